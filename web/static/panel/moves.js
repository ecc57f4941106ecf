// The list of moves; each shows the position after it.

import { byId, html, keyed, setAttributes } from "../dom.js";
import { message } from "../messages.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").MoveMade} MoveMade */

/** @param {State} state */
export function drawMoves(state) {
  const { moves } = state.view;
  const list = byId("moves");
  const shown = state.ui.shown ?? moves.length;
  keyed(list, moves, keyOf, line, ({ firstElementChild: button }, { number }) => {
    if (button) setAttributes(button, { "aria-current": number === shown ? "true" : null });
  });
  scrollTo(list, shown);
  setAttributes(byId("moves-none"), { hidden: moves.length > 0 });
}

/**
 * Brings the current move into the list's view, once.
 * @param {HTMLElement} list
 * @param {number} number
 */
function scrollTo(list, number) {
  if (list.dataset.at === String(number)) return;
  list.dataset.at = String(number);
  const item = list.children[number - 1];
  if (item instanceof HTMLElement) list.scrollTop = item.offsetTop - list.clientHeight / 2;
  else list.scrollTop = 0;
}

/** @param {MoveMade} made */
function keyOf({ number, color, move, skipped }) {
  return [number, color, move, skipped ?? ""].join(" ");
}

/** @param {MoveMade} made */
function line({ number, color, move, skipped }) {
  const stone = html("span", { class: `dot ${color}`, role: "img", "aria-label": message(color) });
  const words = move === "swap" ? message("swap") : move;
  const digits = html("span", { class: "number" }, String(number));
  const button = html("button", { type: "button", class: "move", "data-number": number }, digits, stone, words);
  const item = html("li", {}, button);
  if (skipped) item.append(html("small", {}, message(`skipped-short-${skipped}`)));
  return item;
}

/**
 * The move number to show when one steps through the game; null: the game as it stands.
 * @param {State} state
 * @param {string} step "first", "previous", "next" or "last"
 * @returns {number | null}
 */
export function stepTo({ view, ui }, step) {
  const end = view.moves.length;
  const at = ui.shown ?? end;
  const to = { first: 0, previous: Math.max(0, at - 1), next: at + 1 }[step] ?? end;
  return to >= end ? null : to;
}
