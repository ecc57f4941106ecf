// The engine's module on this side: lines in, text out. crates/wasm/src/exports.rs is its other side.

/** @typedef {(line: string, now: number) => string} Take */

/**
 * A conversation with the engine. Where `now` is asked for: milliseconds since any fixed moment.
 * A call throws when the engine breaks off; then the conversation is worth nothing any more.
 * @typedef {object} Engine
 * @property {Take} line takes a line, without its line end, and returns what is said to it at once
 * @property {() => boolean} isWorking whether there is work
 * @property {(now: number) => string} work does about 10 ms of it, and returns what is said meanwhile
 */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Engine>}
 */
export async function begin(module) {
  const { exports } = await WebAssembly.instantiate(module, {});
  const calls = /** @type {Record<string, (...values: number[]) => number>} */ (/** @type {unknown} */ (exports));
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory);
  // The memory may have grown, and moved, since the last call.
  const bytes = (/** @type {number} */ at, /** @type {number} */ length) => new Uint8Array(memory.buffer, at, length);
  const said = () => new TextDecoder().decode(bytes(calls.output() >>> 0, calls.output_length() >>> 0));
  return {
    line(line, now) {
      const text = new TextEncoder().encode(line);
      const room = calls.room(text.length) >>> 0;
      bytes(room, text.length).set(text);
      calls.line(now);
      return said();
    },
    isWorking: () => calls.is_working() !== 0,
    work(now) {
      calls.work(now);
      return said();
    },
  };
}
