import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, clickMoves, expectPoint, expectText, point } from "./table.js";

atTheTable("by mouse", (table) => {
  test("a whole game against the computer, from the start page to its end", async () => {
    const page = await table.open("/");
    await page.selectOption("[name=opponent]", "1");
    await page.fill("[name=size]", "5");
    await page.getByText("White", { exact: true }).first().click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(/\/games\//);
    while (!(await isOver(page))) {
      const open = await openPoint(page);
      if (open) await open.click();
      else await page.waitForTimeout(30);
    }
    await expectText(page, "#status", /wins/);
    assert(await page.locator(".path path").count() > 0, "the winning path is drawn");
    await page.getByRole("link", { name: "Play again" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".stones circle").length < 3);
  });

  test("two people play to a win; the path and the last stone are marked", async () => {
    const page = await table.open(await table.game({ size: 3 }));
    await clickMoves(page, "b3 a1 b2 a2 b1");
    await expectText(page, "#status", /Black wins/);
    await expectPoint(page, "b2", /on the winning path/);
    await expectPoint(page, "b1", /the last one placed/);
    assert.equal(await page.locator(".last circle").count(), 1);
    assert.equal(await page.locator("#type").isVisible(), false);
  });

  test("a stone shows under the mouse where it may be placed, and only there", async () => {
    const page = await table.open(await table.game({}, "e5"));
    await point(page, "c3").hover();
    assert.equal(await page.locator(".ghost .stone.white").count(), 1);
    await point(page, "e5").hover();
    assert.equal(await page.locator(".ghost .stone").count(), 0);
  });
});

/** @param {import("./table.js").Page} page */
function isOver(page) {
  return page.locator("#ended").isVisible();
}

/**
 * An empty point that the person may place on, if it is their turn.
 * @param {import("./table.js").Page} page
 */
async function openPoint(page) {
  const turn = await page.locator("#seat-black.turn, #seat-white.turn").filter({ hasText: "You" }).count();
  const open = page.locator("[data-point][aria-label$=', empty']").first();
  return turn && (await open.count()) ? open : null;
}
