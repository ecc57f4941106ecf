// Asking the server. It answers with a view, refuses with a reason, or cannot be reached.

/** @typedef {import("./types.js").View} View */

/** The server could not be reached, or broke off. */
export class Lost extends Error {}

/** The server said no, and why. */
export class Refused extends Error {
  /**
   * @param {{error?: {code?: string, message?: string, line?: number}, view?: View}} answer
   * @param {number} status
   */
  constructor(answer, status) {
    super(answer.error?.message ?? String(status));
    this.code = answer.error?.code ?? String(status);
    this.line = answer.error?.line ?? null;
    this.view = answer.view ?? null;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {BodyInit | null} [body]
 * @param {string} [type]
 * @returns {Promise<any>} null when there is nothing new
 */
async function ask(method, path, body = null, type = "application/json") {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  if (body !== null) headers["Content-Type"] = type;
  let response;
  let text;
  try {
    response = await fetch(path, { method, headers, body });
    text = await response.text();
  } catch (error) {
    throw new Lost(String(error));
  }
  if (response.status === 204) return null;
  const answer = parse(text);
  if (response.ok && answer) return answer;
  throw new Refused(answer ?? {}, response.status);
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} id
 * @returns {Promise<View>}
 */
export function getGame(id) {
  return ask("GET", `/api/games/${id}`);
}

/**
 * Waits until the game has more than `seq` events, or a while.
 * @param {string} id
 * @param {number} seq
 * @returns {Promise<View | null>}
 */
export function waitForGame(id, seq) {
  return ask("GET", `/api/games/${id}?since=${seq}`);
}

/**
 * @param {string} id
 * @param {number} seq
 * @param {string} move a point or "swap"
 * @returns {Promise<View>}
 */
export function postMove(id, seq, move) {
  return ask("POST", `/api/games/${id}/moves`, JSON.stringify({ seq, move }));
}

/**
 * @param {string} id
 * @param {number} seq
 * @param {"undo" | "redo" | "resign"} what
 * @param {import("./types.js").Color | null} color who resigns
 * @returns {Promise<View>}
 */
export function postChange(id, seq, what, color) {
  return ask("POST", `/api/games/${id}/${what}`, JSON.stringify(color ? { seq, color } : { seq }));
}

/**
 * The computer's move, found in this browser.
 * @param {string} id
 * @param {number} seq
 * @param {string} move a point or "swap"
 * @returns {Promise<View>}
 */
export function postBrought(id, seq, move) {
  return ask("POST", `/api/games/${id}/computer`, JSON.stringify({ seq, move }));
}

/**
 * Where the computer thinks from now on.
 * @param {string} id
 * @param {number} seq
 * @param {"server" | "browser"} engine
 * @returns {Promise<View>}
 */
export function postEngine(id, seq, engine) {
  return ask("POST", `/api/games/${id}/engine`, JSON.stringify({ seq, engine }));
}

/**
 * @param {object} wishes
 * @returns {Promise<{id: string, url: string}>}
 */
export function postGame(wishes) {
  return ask("POST", "/api/games", JSON.stringify(wishes));
}

/**
 * @param {BodyInit} record
 * @returns {Promise<{id: string, url: string}>}
 */
export function postImport(record) {
  return ask("POST", "/api/import", record, "application/octet-stream");
}

/**
 * @param {string} rules the text of a rule file
 * @returns {Promise<{name: string, word: string}>}
 */
export function checkRules(rules) {
  return ask("POST", "/api/rules/check", rules, "text/plain; charset=utf-8");
}
