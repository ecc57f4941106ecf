// What the forms, buttons and switches beside the board do.

import { postGame } from "../api.js";
import { rememberChoice } from "../choices.js";
import { byId } from "../dom.js";
import { message } from "../messages.js";
import { otherColor, withUi } from "../state.js";
import { stepTo } from "./moves.js";

/** @typedef {import("../actions.js").Store} Store */
/** @typedef {import("../actions.js").Actions} Actions */

/**
 * @param {Store} store
 * @param {Actions} actions
 */
export function listenToPanel(store, actions) {
  listenToForms(store, actions);
  listenToMoves(store, actions);
  listenToChoices(store);
  listenToLink(store, actions);
}

/**
 * The forms work without scripts too; here they are sent without leaving the page.
 * @param {Store} store
 * @param {Actions} actions
 */
function listenToForms({ state }, actions) {
  byId("type").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (byId("move"));
    if (field.value.trim() && actions.type(field.value)) field.value = "";
  });
  byId("move").addEventListener("keydown", (event) => {
    if (event.key === "Escape") byId("board").focus();
  });
  for (const name of ["undo", "redo", "resign", "swap"]) {
    const element = byId(name === "swap" ? "offer" : name);
    const form = element.closest("form");
    form?.addEventListener("submit", (event) => {
      if (!element.contains(event.submitter)) return;
      event.preventDefault();
      actions.perform(name);
      if (element instanceof HTMLDetailsElement) element.open = false;
      byId("board").focus({ preventScroll: true });
    });
  }
  byId("keep-playing").addEventListener("click", () => {
    /** @type {HTMLDetailsElement} */ (byId("resign")).open = false;
    byId("resign").querySelector("summary")?.focus();
  });
  const toBoard = () => byId("board").focus({ preventScroll: true });
  byId("confirm").addEventListener("click", () => {
    const { pending } = state().ui;
    if (pending) actions.perform(pending);
    toBoard();
  });
  byId("cancel").addEventListener("click", () => {
    actions.cancel();
    toBoard();
  });
  byId("retry").addEventListener("click", () => actions.retry());
}

/**
 * @param {Store} store
 * @param {Actions} actions
 */
function listenToMoves({ state }, actions) {
  const show = (/** @type {number | null} */ shown) => actions.ui({ shown, pending: null, asked: null });
  byId("moves").addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-number]") : null;
    if (!button) return;
    const number = Number(button.getAttribute("data-number"));
    show(number < state().view.moves.length ? number : null);
  });
  for (const step of ["first", "previous", "next", "last"]) {
    byId(step).addEventListener("click", () => show(stepTo(state(), step)));
  }
  byId("return").addEventListener("click", () => show(null));
}

/** @param {Store} store */
function listenToChoices({ update }) {
  for (const name of /** @type {const} */ (["marks", "others", "confirm"])) {
    const box = /** @type {HTMLInputElement} */ (byId(`choose-${name}`));
    box.addEventListener("change", () => {
      const on = box.checked;
      rememberChoice(name, on);
      update((now) => withUi(now, { pending: null, choices: { ...now.ui.choices, [name]: on } }));
    });
  }
}

/**
 * @param {Store} store
 * @param {Actions} actions
 */
function listenToLink({ state }, actions) {
  byId("copy").addEventListener("click", async () => {
    const address = new URL(`/open/${state().view.line}`, location.href).href;
    const field = /** @type {HTMLInputElement} */ (byId("address"));
    field.value = address;
    try {
      await navigator.clipboard.writeText(address);
      actions.ui({ copied: message("copied") });
    } catch {
      field.hidden = false;
      field.select();
      actions.ui({ copied: message("copy-by-hand") });
    }
  });
  byId("again").addEventListener("click", (event) => {
    event.preventDefault();
    again(state().view, actions);
  });
}

/**
 * A new game like this one, colours changed. Its line is this game's, without the moves.
 * @param {import("../types.js").View} view
 * @param {Actions} actions
 */
async function again(view, actions) {
  const computer = view.seats.black.kind === "computer" ? view.seats.black : view.seats.white;
  const mine = view.seats.black.kind === "person" ? "black" : "white";
  const { kind, level, custom } = computer;
  const opponent = kind === "computer" ? { kind, level, custom } : { kind };
  const line = `${view.line.split("-").slice(0, 3).join("-")}-`;
  const clock = view.clock?.minutes ? { minutes: view.clock.minutes, increment: view.clock.increment / 1000 } : null;
  try {
    const { url } = await postGame({ line, opponent, color: otherColor(mine), clock, engine: view.engine?.at });
    location.assign(url);
  } catch {
    actions.ui({ trouble: { kind: "lost", text: message("lost") } });
  }
}
