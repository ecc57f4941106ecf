// The engine in a thread of its own: it takes lines and passes on what the engine says, as it comes.
// Messages to it: {line}. From it: {begun: true}, {said: text}, {fault: text}, which is its last.

import { begin } from "./module.js";

const page = /** @type {Worker} */ (/** @type {unknown} */ (self));
/** @type {import("./module.js").Engine | null} */
let engine = null;
/** @type {string[]} */
const early = [];

// A portion of work is a message to ourselves, so that lines that arrive meanwhile come first.
const portions = new MessageChannel();
let due = false;

function next() {
  if (due || !engine?.isWorking()) return;
  due = true;
  portions.port2.postMessage(null);
}

/** @param {(engine: import("./module.js").Engine) => string} step */
function run(step) {
  if (!engine) return;
  try {
    const said = step(engine);
    if (said) page.postMessage({ said });
    next();
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  engine = null;
  page.postMessage({ fault: error instanceof Error ? error.message : String(error) });
}

/** @param {string} line */
function take(line) {
  run((engine) => engine.line(line, performance.now()));
}

portions.port1.onmessage = () => {
  due = false;
  run((engine) => engine.work(performance.now()));
};
page.onmessage = ({ data: { line } }) => {
  if (engine) take(line);
  else early.push(line);
};

async function load() {
  const answer = await fetch(new URL("engine.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`engine.wasm: ${answer.status}`);
  engine = await begin(await WebAssembly.compile(await answer.arrayBuffer()));
  page.postMessage({ begun: true });
  early.splice(0).forEach(take);
}

load().catch(fail);
