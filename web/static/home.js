// The start page: what makes its forms quicker. They work without it.

import { checkRules, Refused } from "./api.js";
import { depart } from "./arrival.js";
import { recall, remember } from "./choices.js";
import { byId, setText } from "./dom.js";
import { listenToImports } from "./importing.js";
import { message } from "./messages.js";
import { drawSeconds } from "./opponent.js";

const form = /** @type {HTMLFormElement} */ (byId("new"));
const size = /** @type {HTMLInputElement} */ (byId("size"));
const opponent = /** @type {HTMLSelectElement} */ (byId("opponent"));
const clock = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(".clock-choice input"));
const rules = /** @type {HTMLTextAreaElement} */ (byId("rule-file"));
const KEPT = ["opponent", "seconds", "size", "rules", "color", "minutes", "increment", "ruleFile"];

function drawSizes() {
  for (const chip of byId("sizes").children) {
    chip.setAttribute("aria-pressed", String(chip.getAttribute("data-size") === size.value));
  }
}

/**
 * The form as it was sent last time, as far as the browser kept it.
 * @returns {Record<string, string | undefined>}
 */
function lastTime() {
  try {
    return JSON.parse(recall("new-game") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Fills the form as it was sent last time. */
function fillIn() {
  const kept = lastTime();
  for (const name of KEPT) {
    const field = form.elements.namedItem(name);
    const value = kept[name];
    if (value === undefined || field === null) continue;
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) continue;
    /** @type {{value: string}} */ (field).value = value;
  }
  if (kept.minutes) form.querySelector("details")?.setAttribute("open", "");
}

/** Keeps what is sent. What isn't, such as the clock against the computer, stays as it was. */
function keep() {
  const sent = [...new FormData(form)].filter(([name]) => KEPT.includes(name));
  remember("new-game", JSON.stringify({ ...lastTime(), ...Object.fromEntries(sent) }));
}

/** Only two people play by the clock; nobody sees it otherwise, and it isn't sent. */
function drawClock() {
  for (const field of clock) field.disabled = opponent.value !== "person";
}

/** Has the server read the rule set that was typed, and says what it found. */
async function check() {
  const answer = byId("rule-answer");
  if (rules.value.trim() === "") return setText(answer, "");
  try {
    const { name } = await checkRules(rules.value);
    setText(answer, message("rules-good", { name }));
  } catch (error) {
    if (!(error instanceof Refused)) return setText(answer, message("lost"));
    const { line, message: text } = error;
    setText(answer, line === null ? text : message("rules-line", { line, text }));
  }
}

/** Games are dated in the reader's own words: "5 minutes ago". */
function drawTimes() {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const element of document.querySelectorAll("time")) {
    const seconds = (new Date(element.dateTime).getTime() - Date.now()) / 1000;
    if (Number.isNaN(seconds)) continue;
    const [unit, length] = seconds > -3600 ? ["minute", 60] : seconds > -86400 ? ["hour", 3600] : ["day", 86400];
    const name = /** @type {Intl.RelativeTimeFormatUnit} */ (unit);
    setText(element, words.format(Math.round(seconds / Number(length)), name));
  }
}

byId("sizes").addEventListener("click", (event) => {
  const chosen = event.target instanceof Element ? event.target.getAttribute("data-size") : null;
  if (chosen) size.value = chosen;
  drawSizes();
});
size.addEventListener("input", drawSizes);
opponent.addEventListener("change", drawClock);
form.addEventListener("submit", keep);
form.querySelector("button.primary")?.addEventListener("click", (event) => depart(/** @type {MouseEvent} */ (event)));
rules.addEventListener("change", check);
byId("rule-upload").addEventListener("change", async (event) => {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (!file) return;
  rules.value = await file.text();
  check();
});
if (!document.querySelector("[role=alert]:not([hidden])")) fillIn();
const engine = form.elements.namedItem("engine");
if (engine instanceof HTMLInputElement && recall("engine") === "browser") engine.value = "browser";
drawSizes();
drawClock();
drawSeconds();
drawTimes();
listenToImports();
