import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, expectPoint, expectText } from "./table.js";

atTheTable("by keyboard alone", (table) => {
  test("a whole game, from the start page to its end", async () => {
    const page = await table.open("/");
    await tabTo(page, "#opponent");
    await page.keyboard.type("A person");
    await tabTo(page, "#size");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/games\//);
    await page.locator("#board:focus-visible").waitFor();
    for (const move of ["b3", "a1", "b2", "a2", "b1"]) {
      await goTo(page, move);
      await page.keyboard.press("Enter");
      await expectPoint(page, move, /stone/);
    }
    await expectText(page, "#status", /Black wins/);
    await expectText(page, "#live", /Black: b1\. Black wins/);
  });

  test("arrows, Home, End and the page keys move the cursor, whose point is spoken", async () => {
    const page = await table.open(await table.game({}, "e5"));
    await page.focus("#board");
    const at = async (/** @type {string} */ key, /** @type {RegExp} */ words) => {
      await page.keyboard.press(key);
      assert.match(await spoken(page), words);
    };
    assert.match(await spoken(page), /^e5, black stone, the last one placed$/);
    await at("ArrowLeft", /^d5, empty$/);
    await at("ArrowUp", /^d6, empty$/);
    await at("Home", /^a6, empty$/);
    await at("End", /^i6, empty$/);
    await at("PageUp", /^i9, empty$/);
    await at("ArrowUp", /^i9, empty$/);
    await at("PageDown", /^i1, empty$/);
    assert.equal(await page.locator(".cursor rect").count(), 2, "the cursor is drawn");
  });

  test("a forbidden point says why, draws its figure and takes no stone", async () => {
    const page = await table.open(await table.game({}, "e5 d5"));
    await page.focus("#board");
    await goTo(page, "d4");
    assert.match(await spoken(page), /^d4, forbidden for Black\..*hard corner/);
    assert((await page.locator(".figure .hole").count()) > 0);
    await page.keyboard.press("Enter");
    await expectText(page, "#live", /hard corner/);
    assert.equal(await page.locator(".stones circle").count(), 2);
  });

  test("a letter starts a typed move; Enter places it and u takes it back", async () => {
    const page = await table.open(await table.game());
    await page.focus("#board");
    await page.keyboard.type("g3");
    await page.keyboard.press("Enter");
    await expectPoint(page, "g3", /black stone/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("u");
    await expectPoint(page, "g3", /empty/);
    await page.keyboard.press("Control+y");
    await expectPoint(page, "g3", /black stone/);
  });

  test("a typed move that can't be is refused in words", async () => {
    const page = await table.open(await table.game({}, "e5 d5"));
    const type = async (/** @type {string} */ move, /** @type {RegExp} */ words) => {
      await page.fill("#move", move);
      await page.press("#move", "Enter");
      await expectText(page, "#live", words);
    };
    await type("z9", /not a point of this board: a1 to i9/);
    await type("e5", /a stone on e5/);
    await type("d4", /hard corner/);
  });

  test("s swaps when it is offered, and ? shows the help", async () => {
    const page = await table.open(await table.game({}, "e5"));
    await page.focus("#board");
    await page.keyboard.press("s");
    await expectText(page, "#moves", /swap/);
    await page.keyboard.press("?");
    await expectText(page, "#help h2", /How to play/);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#help").isVisible(), false);
  });
});

/**
 * Presses Tab until the focus is there.
 * @param {import("./table.js").Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never reaches ${selector}`);
}

/**
 * Moves the cursor to a point with the arrows.
 * @param {import("./table.js").Page} page
 * @param {string} name
 */
async function goTo(page, name) {
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  for (let column = 97; column < name.charCodeAt(0); column++) await page.keyboard.press("ArrowRight");
  for (let row = 1; row < Number(name.slice(1)); row++) await page.keyboard.press("ArrowUp");
}

/**
 * What a screen reader says of the cursor's point.
 * @param {import("./table.js").Page} page
 */
async function spoken(page) {
  const cell = await page.locator("#board").getAttribute("aria-activedescendant");
  return (await page.locator(`#${cell}`).getAttribute("aria-label")) ?? "";
}
