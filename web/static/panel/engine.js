// Where the computer thinks, and the button that changes it.

import { remember } from "../choices.js";
import { byId, setText, show } from "../dom.js";

/** @typedef {import("../types.js").State} State */

/** @param {State} state */
export function drawEngine({ view, ui }) {
  const { engine } = view;
  show(byId("engine"), engine !== null && view.outcome === null);
  if (!engine) return;
  setText(byId("engine-text"), engine.text);
  for (const button of buttons()) {
    show(button, button.value !== engine.at);
    button.disabled = ui.sending !== null;
  }
}

/** @param {import("../actions.js").Actions} actions */
export function listenToEngine(actions) {
  byId("engine").addEventListener("submit", (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    remember("engine", submitter.value);
    byId("board").focus({ preventScroll: true });
    actions.perform(`engine-${submitter.value}`);
  });
}

/** @returns {NodeListOf<HTMLButtonElement>} */
function buttons() {
  return byId("engine").querySelectorAll("button");
}
