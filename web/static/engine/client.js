// The page's side of the engine's worker: a line goes out, its answer comes back.

/** The engine can't begin, or broke off. */
export class EngineFault extends Error {
  /**
   * @param {boolean} begun whether it had begun
   * @param {string} reason
   */
  constructor(begun, reason) {
    super(reason);
    this.begun = begun;
  }
}

/** The engine refused a line, and why. */
export class LineRefused extends Error {}

/**
 * A line that waits for its answer.
 * @typedef {object} Asked
 * @property {(text: string) => void} answer
 * @property {(error: Error) => void} refuse
 * @property {(line: string) => void} hear
 */

/** How long the engine may take to load; milliseconds. */
const PATIENCE = 20000;

export class EngineClient {
  /** @type {Asked[]} */
  #asked = [];
  /** The lines of the answer that is arriving. @type {string[]} */
  #answer = [];
  #rest = "";
  #begun = false;
  /** @type {EngineFault | null} */
  #fault = null;

  constructor() {
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (data.begun) this.#begin();
      else if (data.said) this.#hear(data.said);
      else if (data.fault) this.#fail(data.fault);
    };
    this.worker.onerror = (event) => this.#fail(event.message || "worker.js");
    this.timer = setTimeout(() => this.#fail(`${PATIENCE / 1000} s`), PATIENCE);
  }

  /**
   * Sends a line of the protocol. An empty one has no answer of its own, and ends an analysis.
   * @param {string} line
   * @param {(line: string) => void} [hear] told each line of an answer that comes in pieces, after its first
   * @returns {Promise<string>} the answer, without the sign before it
   * @throws {LineRefused | EngineFault}
   */
  send(line, hear = () => {}) {
    return new Promise((answer, refuse) => {
      if (this.#fault) return refuse(this.#fault);
      this.worker.postMessage({ line });
      if (line.trim() === "") return answer("");
      this.#asked.push({ answer, refuse, hear });
    });
  }

  /** Ends the engine, whatever it is doing; what was asked stays without an answer. */
  stop() {
    clearTimeout(this.timer);
    this.worker.terminate();
    this.#asked = [];
    this.#fault = new EngineFault(this.#begun, "stopped");
  }

  #begin() {
    this.#begun = true;
    clearTimeout(this.timer);
  }

  /** @param {string} said */
  #hear(said) {
    const lines = (this.#rest + said).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#hearLine(line);
  }

  /**
   * An answer begins with = or ?, and ends with an empty line.
   * @param {string} line
   */
  #hearLine(line) {
    if (line !== "") {
      if (this.#answer.length > 0) this.#asked[0]?.hear(line);
      this.#answer.push(line);
      return;
    }
    const [first, ...more] = this.#answer.splice(0);
    const asked = first === undefined ? undefined : this.#asked.shift();
    const text = [first?.replace(/^[=?]\d*\s*/, ""), ...more].join("\n");
    if (first?.startsWith("?")) asked?.refuse(new LineRefused(text));
    else asked?.answer(text);
  }

  /** @param {string} reason */
  #fail(reason) {
    const asked = this.#asked;
    this.stop();
    this.#fault = new EngineFault(this.#begun, reason);
    for (const { refuse } of asked) refuse(this.#fault);
  }
}
