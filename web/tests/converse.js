// Talks to an engine's module: node converse.js MODULE < lines > what is said. Work goes on after
// each line until there is none left.

import { readFileSync } from "node:fs";
import { begin } from "../static/engine/module.js";

const engine = await begin(await WebAssembly.compile(readFileSync(process.argv[2])));
let said = "";
for (const line of readFileSync(0, "utf8").split("\n")) {
  said += engine.line(line, performance.now());
  while (engine.isWorking()) said += engine.work(performance.now());
}
process.stdout.write(said);
