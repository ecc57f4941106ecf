import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, expectPoint, expectText, PHONE, point } from "./table.js";

atTheTable("on a touch device", (table) => {
  test("the first tap previews, the second places", async () => {
    const page = await table.open(await table.game(), PHONE);
    await point(page, "e5").tap();
    await expectText(page, "#confirm", /Place on e5/);
    assert.equal(await page.locator(".ghost .firm").count(), 1);
    assert.equal(await page.locator(".stones circle").count(), 0);
    await point(page, "e5").tap();
    await expectPoint(page, "e5", /black stone/);
  });

  test("another tap moves the preview; buttons place it or put it away", async () => {
    const page = await table.open(await table.game(), PHONE);
    await point(page, "e5").tap();
    await point(page, "c3").tap();
    await expectText(page, "#confirm", /Place on c3/);
    await page.tap("#cancel");
    assert.equal(await page.locator(".ghost .stone").count(), 0);
    await point(page, "d7").tap();
    await page.tap("#confirm");
    await expectPoint(page, "d7", /black stone/);
  });

  test("the confirmation can be switched off, and stays off", async () => {
    const page = await table.open(await table.game(), PHONE);
    await page.uncheck("#choose-confirm");
    await page.reload();
    await point(page, "e5").tap();
    await expectPoint(page, "e5", /black stone/);
  });

  test("buttons are 44 pixels high and nothing is wider than the screen", async () => {
    for (const path of ["/", await table.game({}, "e5")]) {
      const page = await table.open(path, PHONE);
      const low = await page.evaluate(() =>
        [...document.querySelectorAll("button, .button, select, #type input")]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
          .map((element) => element.outerHTML));
      assert.deepEqual(low, []);
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    }
  });
});
