// A table to play at: the program, one browser, and what a person does there.

import assert from "node:assert/strict";
import { after, afterEach, before, describe } from "node:test";
import { chromium as playwright } from "playwright-core";
import { chromium, missing, startProgram } from "./program.js";

const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];
const PATIENCE = 15000;

/** @typedef {import("playwright-core").Page} Page */

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** One browser, as the tests start it. */
export function startBrowser() {
  return playwright.launch({ executablePath: chromium, args: FLAGS });
}

/**
 * Tests that share one program and one browser. Every page is a visitor of its own; at the end of
 * a test no page may have reported a script error or anything that its security policy refused.
 * @param {string} name
 * @param {(table: Table) => void} tests
 */
export function atTheTable(name, tests) {
  describe(name, { skip: missing() }, () => {
    const table = new Table();
    before(() => table.lay());
    afterEach(() => table.check());
    after(() => table.clear());
    tests(table);
  });
}

export class Table {
  /** @type {string[]} */
  faults = [];
  /** @type {import("playwright-core").BrowserContext[]} */
  visitors = [];

  async lay() {
    this.program = await startProgram();
    this.browser = await startBrowser();
  }

  async check() {
    for (const visitor of this.visitors.splice(0)) await visitor.close();
    assert.deepEqual(this.faults.splice(0), []);
  }

  async clear() {
    await this.browser?.close();
    await this.program?.stop();
    this.program?.clean();
  }

  /**
   * Opens a page as a new visitor.
   * @param {string} path
   * @param {import("playwright-core").BrowserContextOptions} [options]
   * @returns {Promise<Page>}
   */
  async open(path, options = {}) {
    assert(this.browser && this.program);
    const usual = { locale: "en-GB", baseURL: this.program.address, reducedMotion: /** @type {const} */ ("reduce") };
    const visitor = await this.browser.newContext({ ...usual, ...options });
    visitor.setDefaultTimeout(PATIENCE);
    this.visitors.push(visitor);
    const page = await visitor.newPage();
    page.on("pageerror", (error) => this.faults.push(String(error)));
    page.on("console", (line) => {
      if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) this.faults.push(line.text());
    });
    await page.goto(path);
    return page;
  }

  /**
   * A game of two people, or as wished, with moves made.
   * @param {object} [wishes]
   * @param {string} [moves] "e5 d5 swap"
   * @returns {Promise<string>} its path
   */
  async game(wishes = {}, moves = "") {
    const usual = { size: 9, rules: "minefield", opponent: { kind: "person" }, color: "black" };
    const game = await this.post("/api/games", { ...usual, ...wishes });
    for (const move of moves.split(" ").filter(Boolean)) {
      const { seq } = await this.get(`/api${game.url}`);
      await this.post(`/api${game.url}/moves`, { seq, move });
    }
    return game.url;
  }

  /** @param {string} path */
  async get(path) {
    const answer = await fetch(this.program?.address + path);
    return answer.json();
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async post(path, body) {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(this.program?.address + path, { method: "POST", headers, body: JSON.stringify(body) });
    const said = await answer.json();
    assert(answer.ok, JSON.stringify(said));
    return said;
  }
}

/**
 * A point of the board.
 * @param {Page} page
 * @param {string} name
 */
export function point(page, name) {
  return page.locator(`#point-${name}`);
}

/**
 * Waits until the point says this.
 * @param {Page} page
 * @param {string} name
 * @param {RegExp} words
 */
export async function expectPoint(page, name, words) {
  await expectWords(() => point(page, name).getAttribute("aria-label"), words);
}

/**
 * Waits until the element says this.
 * @param {Page} page
 * @param {string} selector
 * @param {RegExp} words
 */
export async function expectText(page, selector, words) {
  await page.locator(selector).first().waitFor();
  await expectWords(() => page.locator(selector).first().textContent(), words);
}

/**
 * @param {() => Promise<string | null>} read
 * @param {RegExp} words
 */
async function expectWords(read, words) {
  const end = Date.now() + PATIENCE;
  let said = await read();
  while (!words.test(said ?? "") && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    said = await read();
  }
  assert.match(said ?? "", words);
}

/**
 * Plays moves of both sides by mouse.
 * @param {Page} page
 * @param {string} moves
 */
export async function clickMoves(page, moves) {
  for (const move of moves.split(" ")) {
    await point(page, move).click();
    await expectPoint(page, move, /stone/);
  }
}
