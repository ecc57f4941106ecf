// Pictures of every page: node tests/screenshots.js FOLDER. Also makes docs/screenshot.png for the README.

import { mkdirSync } from "node:fs";
import path from "node:path";
import { root } from "./program.js";
import { PHONE, point, Table } from "./table.js";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: npm run screenshots -- FOLDER");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

// After these moves Black would make a switch on i5.
const GAME = "e5 f7 d6 c4 f4 e7 d3 d2 c7 b6 g3 h5 h3 g6 b8 c2 d8 i7 h7 b4";
const LARGE = { size: 19, rules: "pinwheel", clock: { minutes: 20, increment: 10 } };

const table = new Table();
await table.lay();
try {
  const explained = await table.game({ opponent: { kind: "person" } }, GAME);
  const { line } = await table.get(`/api${explained}`);
  /** @type {[string, string, (page: import("./table.js").Page) => Promise<void>][]} */
  const views = [
    ["game", explained, explain],
    ["browser", await table.game({ opponent: { kind: "computer", level: 4 }, engine: "browser" }, "e5"), answered],
    ["swap", await table.game({}, "e5"), async () => {}],
    ["won", await table.game({ size: 3 }, "b3 a1 b2 a2 b1"), async () => {}],
    ["large", await table.game(LARGE, "k10 d4 q16"), (page) => page.focus("#board")],
    ["home", "/", async () => {}],
    ["help", "/", (page) => page.click("[popovertarget=help]")],
    ["open", `/open/${line}`, async () => {}],
    ["error", "/games/none", async () => {}],
  ];
  const devices = { desk: { viewport: { width: 1280, height: 860 } }, phone: PHONE };
  for (const [name, address, prepare] of views) {
    for (const [device, options] of Object.entries(devices)) {
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        for (const locale of ["en-GB", "fr-FR"]) {
          const page = await table.open(address, { ...options, colorScheme, locale });
          await prepare(page);
          await shoot(page, path.join(folder, `${name}-${device}-${colorScheme}-${locale.slice(0, 2)}.png`));
          await page.context().close();
        }
      }
    }
  }
  const page = await table.open(explained, { viewport: { width: 1200, height: 800 }, colorScheme: "light" });
  await explain(page);
  await shoot(page, path.join(root, "docs/screenshot.png"));
} finally {
  await table.clear();
}

/**
 * Points at the point that would make a switch.
 * @param {import("./table.js").Page} page
 */
async function explain(page) {
  await point(page, "i5").hover();
}

/**
 * Waits for the computer's first move.
 * @param {import("./table.js").Page} page
 */
async function answered(page) {
  await page.locator("#moves li").nth(1).waitFor();
}

/**
 * @param {import("./table.js").Page} page
 * @param {string} file
 */
async function shoot(page, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  await page.waitForTimeout(200);
  await page.screenshot({ path: file });
}
