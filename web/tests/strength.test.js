import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, expectText, PHONE, point } from "./table.js";

/** @typedef {import("./table.js").Page} Page */

atTheTable("the computer at full strength, in seconds of one's own", (table) => {
  test("a field appears, is checked, and is remembered; the next game is the same", async () => {
    const page = await table.open("/");
    assert.equal(await page.isVisible("#seconds"), false);
    await page.selectOption("#opponent", "custom");
    assert.equal(await page.inputValue("#seconds"), "5");
    await page.fill("#size", "5");
    await page.fill("#seconds", "61");
    await start(page);
    assert.equal(new URL(page.url()).pathname, "/", "61 seconds are too many");
    await page.fill("#seconds", "1");
    await page.getByText("Black", { exact: true }).click();
    await start(page);
    await expectText(page, "#player-white", /^Computer, 1 second a move$/);
    await point(page, "a1").click();
    await answered(page);
    await page.goto("/");
    assert.deepEqual([await page.inputValue("#opponent"), await page.inputValue("#seconds")], ["custom", "1"]);
    await expectText(page, ".recent", /Computer, 1 second a move/);
  });

  test("a number that was typed for nothing is in nobody's way", async () => {
    for (const path of ["/", "/open/mfg1-5-minefield-c3"]) {
      const page = await table.open(path);
      await page.selectOption("#opponent", "custom");
      await page.fill("#seconds", "99");
      await page.selectOption("#opponent", "person");
      assert.equal(await page.isVisible("#seconds"), false);
      await page.locator("button.primary").click();
      await page.waitForURL(/\/games\//);
    }
  });

  test("once more makes a game with the same limits", async () => {
    const opponent = { kind: "computer", custom: { seconds: 2, visits: 100 } };
    const page = await table.open(await table.game({ size: 5, opponent }));
    await expectText(page, "#player-white", /^Computer, 2 s or 100 visits a move$/);
    await page.getByText("Resign", { exact: true }).click();
    await page.getByRole("button", { name: "Black resigns" }).click();
    await page.click("#again");
    await expectText(page, "#player-black", /^Computer, 2 s or 100 visits a move$/);
  });

  test("by keyboard alone", async () => {
    const page = await table.open("/");
    await page.focus("#opponent");
    await page.keyboard.type("Computer, full");
    await page.keyboard.press("Tab");
    assert(await page.locator("#seconds:focus").count());
    await page.keyboard.press("Control+a");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/games\//);
    await expectText(page, ".seats", /Computer, 3 seconds a move/);
  });

  test("without scripts, in French", async () => {
    const page = await table.open("/", { javaScriptEnabled: false, locale: "fr-FR" });
    await page.getByLabel("Secondes par coup à pleine force, de 1 à 60").fill("2");
    await page.selectOption("[name=opponent]", "custom");
    await start(page);
    await expectText(page, ".seats", /Ordinateur, 2 secondes par coup/);
    await page.goto("/open/mfg1-5-minefield-c3");
    await page.selectOption("[name=opponent]", "custom");
    await start(page);
    await expectText(page, ".seats", /Ordinateur, 5 secondes par coup/);
  });

  test("on a phone the field can be hit", async () => {
    const page = await table.open("/", PHONE);
    await page.selectOption("#opponent", "custom");
    const { height } = (await page.locator("#seconds").boundingBox()) ?? { height: 0 };
    assert(height >= 43.5, `${height} pixels`);
    assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });

  test("in the browser's engine too", async (context) => {
    const { ok } = await fetch(`${table.program?.address}/static/engine/engine.wasm`);
    if (!ok) return context.skip("the program was built without an engine for browsers");
    const opponent = { kind: "computer", custom: { seconds: 1 } };
    const page = await table.open(await table.game({ size: 5, opponent, engine: "browser" }));
    await point(page, "a1").click();
    await answered(page);
    await expectText(page, "#engine-text", /in this browser/);
  });
});

/** @param {Page} page */
async function start(page) {
  await page.locator("button.primary").click();
}

/**
 * Waits for the computer's answer to the first stone.
 * @param {Page} page
 */
async function answered(page) {
  await page.locator("#moves li").nth(1).waitFor();
}
