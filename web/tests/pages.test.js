import AxeBuilder from "@axe-core/playwright";
import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, expectText, PHONE } from "./table.js";

const LARGEST = 150 * 1024;

atTheTable("pages", (table) => {
  test("axe finds nothing on any page, in light and dark, on a desk and on a phone", async () => {
    for (const device of [{}, PHONE]) {
      for (const [path, prepare] of await places(table)) {
        const page = await table.open(path, device);
        await prepare(page);
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
          assert.deepEqual(found, [], `${path} ${colorScheme}`);
        }
        await page.context().close();
      }
    }
  });

  test("no page weighs 150 KB", async () => {
    for (const [path] of await places(table)) {
      const page = await table.open("about:blank");
      /** @type {Promise<{responseBodySize: number}>[]} */
      const sizes = [];
      page.on("requestfinished", (request) => sizes.push(request.sizes()));
      await page.goto(path);
      const times = await page.evaluate(() => {
        const [{ responseEnd, loadEventStart }] = performance.getEntriesByType("navigation").map((entry) => entry.toJSON());
        return `answered after ${responseEnd.toFixed(0)} ms, ready after ${loadEventStart.toFixed(0)} ms`;
      });
      const weight = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      const weighed = `${(weight / 1024).toFixed(1)} KB in ${sizes.length} answers`;
      console.log(`${path.slice(0, 24)}: ${weighed}, ${times}`);
      assert(weight > 0 && weight < LARGEST);
      await page.context().close();
    }
  });

  test("French, by the browser's language and by the button", async () => {
    const page = await table.open("/", { locale: "fr-FR" });
    assert.equal(await page.getAttribute("html", "lang"), "fr");
    await expectText(page, "h1", /Reliez/);
    const english = await table.open("/");
    await english.getByRole("button", { name: "Français" }).click();
    await expectText(english, "h1", /Reliez/);
    await english.goto(await table.game({}, "e5 d5"));
    await expectText(english, "#undo", /Défaire/);
    await english.locator("#point-d4").hover();
    await expectText(english, "#reason", /d4 est interdit à Noir/i);
  });

  test("without scripts a game is set up, played, taken back, resigned and opened", async () => {
    const page = await table.open("/", { javaScriptEnabled: false });
    await page.selectOption("[name=opponent]", "person");
    await page.fill("[name=size]", "9");
    await page.getByRole("button", { name: "Start the game" }).click();
    const play = async (/** @type {string} */ move) => {
      await page.fill("#move", move);
      await page.getByRole("button", { name: "Play", exact: true }).click();
    };
    await play("e5");
    await expectText(page, "#moves", /e5/);
    await play("d5");
    await play("d4");
    await expectText(page, "#trouble", /hard corner/);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.doesNotMatch((await page.textContent("#moves")) ?? "", /d5/);
    await page.getByRole("button", { name: "Swap" }).click();
    await expectText(page, "#moves", /swap/);
    await page.getByText("Resign", { exact: true }).click();
    await page.getByRole("button", { name: "White resigns" }).click();
    await expectText(page, "#status", /Black wins/);
    await page.click("#link");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expectText(page, "#moves", /swap/);
  });

  test("the colours follow the button, and are remembered", async () => {
    const page = await table.open("/", { colorScheme: "light" });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.click("#theme");
    const dark = await ground();
    assert.notEqual(dark, light);
    await page.reload();
    assert.equal(await ground(), dark);
  });

  test("an own rule set is checked as it is typed, and played with", async () => {
    const page = await table.open("/");
    await page.selectOption("[name=opponent]", "person");
    await page.getByText("Own file", { exact: true }).click();
    await page.fill("#rule-file", "name: odd\n\nfigure: knot\nX Z\nO X\n");
    await page.press("#rule-file", "Tab");
    await expectText(page, "#rule-answer", /Line 4/);
    await page.fill("#rule-file", "name: odd\n\nfigure: knot\nX O\nO X\n");
    await page.press("#rule-file", "Tab");
    await expectText(page, "#rule-answer", /odd: understood/);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectText(page, ".about", /odd/i);
  });
});

/**
 * Every page, and what is done there first.
 * @param {import("./table.js").Table} table
 * @returns {Promise<[string, (page: import("./table.js").Page) => Promise<void>][]>}
 */
async function places(table) {
  const nothing = async () => {};
  const game = await table.game({}, "e5 d5");
  const { line } = await table.get(`/api${game}`);
  return [
    ["/", nothing],
    ["/", (page) => page.click("[popovertarget=help]")],
    ["/", (page) => page.selectOption("#opponent", "custom").then(nothing)],
    [game, (page) => page.locator("#point-d4").hover()],
    [await table.game({}, "e5"), nothing],
    [await table.game({ opponent: { kind: "computer", level: 1 }, engine: "browser" }), nothing],
    [await table.game({ size: 3 }, "b3 a1 b2 a2 b1"), nothing],
    [await table.game({ size: 11, clock: { minutes: 5, increment: 3 } }, "e5 d5"), (page) => page.focus("#board")],
    [`/open/${line}`, nothing],
    ["/games/none", nothing],
  ];
}
