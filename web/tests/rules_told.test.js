import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, clickMoves, expectPoint, expectText, PHONE, point } from "./table.js";

atTheTable("what the rules do is told", (table) => {
  test("the swap is offered in plain words and done by one button", async () => {
    const page = await table.open(await table.game());
    await clickMoves(page, "e5");
    await expectText(page, "#offer", /take over Black and the stone on e5/);
    await page.getByRole("button", { name: "Swap: take Black" }).click();
    await expectText(page, "#moves", /swap/);
    await expectPoint(page, "e5", /black stone/);
    await expectText(page, "#status", /White/);
    assert.equal(await page.locator("#offer").isVisible(), false);
  });

  test("a skip is announced", async () => {
    const page = await table.open(await table.game({ size: 3 }));
    await clickMoves(page, "c3 a3 b2 c1 a1");
    await expectText(page, "#status", /White has no legal point and is skipped/);
    await expectText(page, "#live", /Black: a1\. White has no legal point and is skipped/);
    await expectText(page, "#moves", /White skipped/);
    await expectText(page, "#seat-black.turn", /./);
  });

  test("a forbidden point is explained under the mouse", async () => {
    const page = await table.open(await table.game({}, "e5 d5"));
    assert((await page.locator(".marks .cross").count()) > 0);
    await point(page, "d4").hover();
    await expectText(page, "#reason", /d4 is forbidden for Black.*hard corner/);
    assert.equal(await page.locator(".figure .stone.black.pale").count(), 1);
    assert.equal(await page.locator(".figure .hole").count(), 1);
    await page.mouse.move(1, 1);
    assert.equal(await page.locator("#reason").isVisible(), false);
  });

  test("a forbidden point is explained when it is tapped", async () => {
    const page = await table.open(await table.game({}, "e5 d5"), PHONE);
    await point(page, "d4").tap();
    await expectText(page, "#reason", /d4 is forbidden for Black.*hard corner/);
    assert.equal(await page.locator(".stones circle").count(), 2);
  });

  test("edges that take part in a figure are drawn outside the board", async () => {
    const page = await table.open(await table.game({ rules: "cartwheel" }, "a5 c3 a2 c4 b2 h8"));
    await point(page, "b5").hover();
    await expectText(page, "#reason", /cartwheel/);
    assert.equal(await page.locator(".figure .outside .stone.white").count(), 2);
  });

  test("marks can be switched off, and rings on for the other side; both are remembered", async () => {
    const page = await table.open(await table.game({}, "e5 d5"));
    await page.uncheck("#choose-marks");
    assert.equal(await page.locator(".marks .cross").count(), 0);
    await page.check("#choose-others");
    assert((await page.locator(".marks .ring").count()) > 0);
    await page.reload();
    assert.equal(await page.locator(".marks .cross").count(), 0);
    assert((await page.locator(".marks .ring").count()) > 0);
  });
});
