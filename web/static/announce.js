// What is said aloud: the difference between two states, in words.

import { message } from "./messages.js";
import { reasonAt } from "./state.js";

/** @typedef {import("./types.js").State} State */

/**
 * @param {State} before
 * @param {State} after
 * @returns {string} empty when there is nothing to say
 */
export function announcement(before, after) {
  const said = [...aboutMoves(before, after), ...aboutQuestions(before, after)];
  return said.filter(Boolean).join(" ");
}

/**
 * @param {State} before
 * @param {State} after
 */
function aboutMoves({ view: old }, { view }) {
  if (view.seq === old.seq) return [];
  if (view.engine && view.engine.at !== old.engine?.at) return [view.engine.text];
  if (view.moves.length < old.moves.length) return [message("taken-back"), view.text];
  const made = view.moves
    .slice(old.moves.length)
    .map(({ color, move }) => (move === "swap" ? message("said-swap") : message(`said-${color}`, { point: move })));
  return [...made, view.text];
}

/**
 * @param {State} before
 * @param {State} after
 */
function aboutQuestions({ ui: old }, after) {
  const { asked, figure, pending, trouble } = after.ui;
  const said = [];
  if (asked !== null && (asked !== old.asked || figure !== old.figure)) {
    const violations = reasonAt(after, asked)?.violations;
    if (violations) said.push(violations[figure % violations.length].text);
  }
  if (pending !== null && pending !== old.pending) said.push(message("confirm", { point: pending }));
  if (trouble && trouble.text !== old.trouble?.text) said.push(trouble.text);
  if (after.ui.copied && after.ui.copied !== old.copied) said.push(after.ui.copied);
  return said;
}
