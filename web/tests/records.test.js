import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { atTheTable, clickMoves, expectPoint, expectText } from "./table.js";

atTheTable("records", (table) => {
  test("a downloaded game can be opened from its file", async () => {
    for (const format of ["text", "abstract-play", "line", "diagram"]) {
      const page = await table.open(await table.game({}, "e5 d5 c3"));
      const file = await download(page, format);
      await page.goto("/");
      await page.setInputFiles("#import-file", file);
      await page.waitForURL(/\/games\//);
      await expectPoint(page, "c3", /black stone/);
      await expectPoint(page, "d5", /white stone/);
    }
  });

  test("a downloaded game can be pasted", async () => {
    const page = await table.open(await table.game({}, "e5 d5 c3"));
    const record = await readFile(await download(page, "text"), "utf8");
    await page.goto("/");
    await page.fill("#import-text", record);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.waitForURL(/\/games\//);
    await expectPoint(page, "c3", /black stone/);
  });

  test("a file can be dropped on the page", async () => {
    const page = await table.open(await table.game({}, "e5 d5"));
    const record = await readFile(await download(page, "line"), "utf8");
    await page.goto("/");
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "game.txt", { type: "text/plain" }));
      return transfer;
    }, record);
    await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
    await page.waitForURL(/\/games\//);
    await expectPoint(page, "d5", /white stone/);
  });

  test("a broken record is refused in words, and what was pasted stays", async () => {
    const page = await table.open("/");
    await page.fill("#import-text", "this is no game");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expectText(page, "#import-answer", /can’t be read/);
    assert.equal(await page.inputValue("#import-text"), "this is no game");
  });

  test("a broken file is refused in words, and again by the button beside it", async () => {
    const page = await table.open("/");
    await page.setInputFiles("#import-file", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no game") });
    await expectText(page, "#import-answer", /can’t be read/);
    const answered = page.waitForResponse("**/api/import");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await answered;
    await expectText(page, "#import-answer", /can’t be read/);
  });

  test("a record with an illegal move is shown up to there, and says which and why", async () => {
    const page = await table.open("/");
    await page.fill("#import-text", await illegal(table));
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.waitForURL(/\/games\//);
    await expectText(page, ".import", /Move 3 \(d4\).*hard corner/);
    await expectPoint(page, "d5", /white stone/);
  });

  test("a link to a game opens as a picture, and can be played on from", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await table.open(await table.game({}, "e5 d5"), { permissions });
    await page.click("#copy");
    await expectText(page, "#copied", /copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await table.open(link);
    await other.selectOption("[name=opponent]", "person");
    await other.getByRole("button", { name: "Play on from here" }).click();
    await other.waitForURL(/\/games\//);
    await clickMoves(other, "c3");
    await expectPoint(page, "c3", /empty/);
  });

  test("where the clipboard is closed, the link is there to copy by hand", async () => {
    const page = await table.open(await table.game({}, "e5"));
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.click("#copy");
    await expectText(page, "#copied", /from this field/);
    assert.match(await page.inputValue("#address"), /\/open\/mfg1-/);
  });
});

/**
 * @param {import("./table.js").Page} page
 * @param {string} format
 * @returns {Promise<string>} the file's path
 */
async function download(page, format) {
  await page.getByText("Download", { exact: true }).click();
  const begun = page.waitForEvent("download");
  await page.click(`.exports a[href$="/export/${format}"]`);
  return (await begun).path();
}

/**
 * A game's line whose third move makes a hard corner.
 * @param {import("./table.js").Table} table
 */
async function illegal(table) {
  const { line } = await table.get(`/api${await table.game({}, "e5 d5 c3")}`);
  assert.match(line, /c3$/);
  return line.replace(/c3$/, "d4");
}
