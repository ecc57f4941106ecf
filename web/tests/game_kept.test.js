import assert from "node:assert/strict";
import { test } from "node:test";
import { startProgram } from "./program.js";
import { atTheTable, clickMoves, expectPoint, expectText, point } from "./table.js";

atTheTable("a game goes on", (table) => {
  test("undo and redo, by their buttons", async () => {
    const page = await table.open(await table.game({}, "e5 d5 c3"));
    await page.click("#undo");
    await expectPoint(page, "c3", /empty/);
    await expectText(page, "#live", /Taken back/);
    await page.click("#redo");
    await expectPoint(page, "c3", /black stone/);
  });

  test("resigning asks first, in the page", async () => {
    const page = await table.open(await table.game({}, "e5"));
    await page.getByText("Resign", { exact: true }).click();
    await page.getByRole("button", { name: "Keep playing" }).click();
    await page.getByText("Resign", { exact: true }).click();
    assert.equal(await page.getByRole("button", { name: "Black resigns" }).isVisible(), false);
    await page.getByRole("button", { name: "White resigns" }).click();
    await expectText(page, "#status", /Black wins: White resigned/);
    assert(await page.locator("#again").isVisible());
  });

  test("reloading keeps it, and the start page lists it", async () => {
    const path = await table.game();
    const page = await table.open(path);
    await clickMoves(page, "e5 d5 c3");
    await page.reload();
    await expectPoint(page, "c3", /black stone, the last one placed/);
    await page.goto("/");
    await page.locator(`a[href="${path}"]`).click();
    await expectPoint(page, "c3", /black stone/);
  });

  test("a move made in another window appears", async () => {
    const path = await table.game();
    const here = await table.open(path);
    const there = await table.open(path);
    await clickMoves(there, "e5");
    await expectPoint(here, "e5", /black stone/);
    await expectText(here, "#live", /Black: e5/);
  });

  test("earlier positions can be looked at, and left again", async () => {
    const page = await table.open(await table.game({}, "e5 d5 c3"));
    await page.click("#moves [data-number='1']");
    await expectText(page, "#back", /Position after move 1/);
    assert.equal(await page.locator(".stones circle").count(), 1);
    await page.click("#next");
    assert.equal(await page.locator(".stones circle").count(), 2);
    await page.click("#return");
    assert.equal(await page.locator(".stones circle").count(), 3);
  });

  test("a clock wished for two people isn't sent against the computer, and is remembered", async () => {
    const page = await table.open("/");
    await page.selectOption("#opponent", "person");
    await page.click(".clock-choice summary");
    await page.fill("[name=minutes]", "10");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectText(page, "#clock-black", /^10:00/);
    await page.goto("/");
    await page.selectOption("#opponent", "1");
    const sent = page.waitForRequest("**/games");
    await page.getByRole("button", { name: "Start the game" }).click();
    assert.doesNotMatch((await sent).postData() ?? "", /minutes|increment/);
    await page.waitForURL(/\/games\//);
    await page.goto("/");
    await page.selectOption("#opponent", "person");
    assert.equal(await page.inputValue("[name=minutes]"), "10");
  });

  test("a clock runs for two people", async () => {
    const page = await table.open(await table.game({ clock: { minutes: 10, increment: 5 } }, "e5"));
    await expectText(page, "#clock-white", /^(10:0|9:)\d/);
    await expectText(page, "#clock-black", /^10:0\d/);
  });

  test("when the program is gone the page says so, keeps the move, and sends it when it is back", async () => {
    let program = await startProgram();
    const made = await fetch(`${program.address}/api/games`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ size: 9, rules: "minefield", opponent: { kind: "person" }, color: "black" }),
    });
    const { url } = /** @type {{url: string}} */ (await made.json());
    const page = await table.open(program.address + url);
    await program.stop();
    await point(page, "e5").click();
    await expectText(page, "#trouble", /does not answer/);
    assert.equal(await page.locator(".ghost .firm").count(), 1, "the stone stays in sight");
    program = await startProgram({ port: program.port, home: program.home });
    await page.click("#retry");
    await expectPoint(page, "e5", /black stone/);
    assert.equal(await page.locator("#trouble").isVisible(), false);
    await page.close();
    await program.stop();
    program.clean();
  });
});
