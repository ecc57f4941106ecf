import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, expectText, point } from "./table.js";

const IN_BROWSER = { size: 5, opponent: { kind: "computer", level: 1 }, color: "black", engine: "browser" };

atTheTable("the computer thinks in the browser", (table) => {
  /** Skips a test where the program has no engine for browsers. @param {import("node:test").TestContext} context */
  async function hasEngine(context) {
    const { ok } = await fetch(`${table.program?.address}/static/engine/engine.wasm`);
    if (ok) return true;
    const reason = "the program was built without an engine for browsers: rustup target add wasm32-unknown-unknown";
    if (process.env.MINEFIELD_REQUIRE_ALL === "1") assert.fail(reason);
    context.skip(reason);
    return false;
  }

  test("and plays a whole game", async (context) => {
    if (!(await hasEngine(context))) return;
    const path = await table.game(IN_BROWSER);
    const page = await table.open(path);
    await expectText(page, "#engine-text", /in this browser/);
    for (let view = await table.get(`/api${path}`); !view.outcome; ) {
      await point(page, legal(view)).click();
      view = await waitUntil(table, path, (/** @type {any} */ now) => now.seq > view.seq && !now.thinking);
    }
    await expectText(page, "#status", /wins/);
    assert.equal(await page.locator("#engine").isVisible(), false, "nothing is left to think about");
  });

  test("and begins when the person is White, who swaps", async (context) => {
    if (!(await hasEngine(context))) return;
    const page = await table.open(await table.game({ ...IN_BROWSER, color: "white" }));
    await expectText(page, "#status", /White’s turn/);
    await page.click("#offer button");
    await expectText(page, "#status", /Black’s turn/);
    assert.equal(await page.locator(".stones circle").count(), 2, "the computer, White now, has placed a stone");
  });

  test("until it is told to use the server, by keyboard; each device keeps its choice", async (context) => {
    if (!(await hasEngine(context))) return;
    const page = await table.open(await table.game({ ...IN_BROWSER, engine: "server" }));
    await page.getByRole("button", { name: "Use this browser" }).press("Enter");
    await expectText(page, "#engine-text", /in this browser/);
    await expectText(page, "#live", /The computer thinks in this browser/);
    assert(await page.locator("#board:focus").count(), "the focus is on the board");
    await page.goto("/");
    await page.selectOption("#opponent", "1");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectText(page, "#engine-text", /in this browser/);
    await page.getByRole("button", { name: "Use the server" }).press("Space");
    await expectText(page, "#engine-text", /on the server/);
    await page.goto("/");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectText(page, "#engine-text", /on the server/);
  });

  test("and speaks the whole protocol: answers, refusals, analyses until they are ended", async (context) => {
    if (!(await hasEngine(context))) return;
    const page = await table.open("/");
    const said = await page.evaluate(async (module) => {
      const { EngineClient } = await import(module);
      const engine = new EngineClient();
      const refused = engine.send("play black z99").catch((/** @type {Error} */ error) => `${error.name}: ${error.message}`);
      /** @type {string[]} */
      const heard = [];
      const answer = await engine.send("boardsize 5").then(() => engine.send("known_command genmove"));
      const analysis = engine.send("kata-analyze black 1", (/** @type {string} */ line) => heard.push(line));
      while (heard.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      engine.send("");
      await analysis;
      const after = await engine.send("minefield-line");
      engine.stop();
      const stopped = await engine.send("name").catch((/** @type {Error} */ error) => error.message);
      return { refused: await refused, answer, heard, after, stopped };
    }, "/static/engine/client.js");
    assert.match(said.refused, /`z99` is not a point/);
    assert.deepEqual([said.answer, said.after, said.stopped], ["true", "mfg1-5-minefield-", "stopped"]);
    for (const line of said.heard) assert.match(line, /^info move [a-e][1-5] visits \d+/);
  });

  test("undo ends its thinking", async (context) => {
    if (!(await hasEngine(context))) return;
    const path = await table.game({ ...IN_BROWSER, size: 19, opponent: { kind: "computer", level: 10 } });
    const page = await table.open(path);
    await point(page, "k10").click();
    await expectText(page, "#status", /thinking/);
    await page.click("#undo");
    await expectText(page, "#status", /Black’s turn/);
    assert.equal((await table.get(`/api${path}`)).line, "mfg1-19-minefield-");
  });

  for (const [name, body] of [["isn’t there", null], ["is damaged", "\0asm and then nonsense"]]) {
    test(`the server’s goes on when the browser’s ${name}, which the page says`, async () => {
      const page = await table.open("/");
      await page.route("**/engine.wasm", (route) => (body ? route.fulfill({ body }) : route.fulfill({ status: 404 })));
      await page.goto(await table.game(IN_BROWSER));
      await point(page, "c3").click();
      await expectText(page, "#trouble", /can’t run in this browser \(.+\), so the server’s goes on/);
      await expectText(page, "#engine-text", /on the server/);
      await expectText(page, "#status", /’s turn/);
    });
  }

  test("the server’s goes on when the browser’s breaks off, which the page says", async () => {
    const page = await table.open("/");
    const body = 'postMessage({ begun: true }); onmessage = () => postMessage({ fault: "unreachable" });';
    await page.route("**/worker.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
    await page.goto(await table.game(IN_BROWSER));
    await point(page, "c3").click();
    await expectText(page, "#trouble", /broke off \(unreachable\), so the server’s goes on/);
    await expectText(page, "#status", /’s turn/);
  });

  test("without scripts the server’s can be chosen", async () => {
    const page = await table.open(await table.game(IN_BROWSER, "c3"), { javaScriptEnabled: false });
    await expectText(page, "#engine", /without scripts only the server’s engine can move/);
    assert.equal(await page.getByRole("button", { name: "Use this browser" }).isVisible(), false);
    await page.getByRole("button", { name: "Use the server" }).click();
    await expectText(page, "#engine-text", /on the server/);
  });

  test("two people are told nothing of it", async () => {
    const page = await table.open(await table.game());
    assert.equal(await page.locator("#engine").isVisible(), false);
  });
});

/**
 * The first point where the side to move may place.
 * @param {{turn: "black" | "white", rows: string[], forbidden: Record<string, Record<string, unknown>>}} view
 */
function legal({ turn, rows, forbidden }) {
  const points = rows.flatMap((row, fromTop) =>
    [...row].map((letter, column) => ({ letter, name: `${"abcde"[column]}${rows.length - fromTop}` })),
  );
  const open = points.find(({ letter, name }) => letter === "." && !(name in forbidden[turn]));
  assert(open, "there is a legal point");
  return open.name;
}

/**
 * @param {import("./table.js").Table} table
 * @param {string} path
 * @param {(view: any) => boolean} isWanted
 */
async function waitUntil(table, path, isWanted) {
  for (let tries = 0; tries < 300; tries++) {
    const view = await table.get(`/api${path}`);
    if (isWanted(view)) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail("the game does not go on");
}
