// The words beside the board: whose turn, the swap, a skip, a move to confirm, why a point is forbidden, trouble.

import { byId, html, keyed, setText, show } from "../dom.js";
import { message } from "../messages.js";
import { isLookingBack, isMyTurn, resigner, shownReason } from "../state.js";

/** @typedef {import("../types.js").State} State */

/** @param {State} state */
export function drawNotices(state) {
  drawStatus(state);
  drawOffer(state);
  drawPending(state);
  drawReason(state);
  drawTrouble(state);
  drawEnd(state);
}

/** @param {State} state */
function drawStatus(state) {
  const { view } = state;
  setText(byId("status"), view.text);
  const title = `${view.text} · Minefield`;
  if (document.title !== title) document.title = title;
  show(byId("decided"), view.decided !== null && view.outcome === null);
  if (view.decided) setText(byId("decided"), message(`decided-${view.decided}`));
  byId("status").classList.toggle("skip-told", view.skipped !== null);
  show(byId("back"), isLookingBack(state));
  setText(byId("back-text"), message("looking-back", { number: state.ui.shown ?? "" }));
}

/** @param {State} state */
function drawOffer(state) {
  const shown = state.view.canSwap && isMyTurn(state);
  show(byId("offer"), shown);
  if (shown) setText(byId("offer-text"), message("swap-offer", { point: state.view.last ?? "" }));
}

/** @param {State} state */
function drawPending({ ui }) {
  show(byId("pending"), ui.pending !== null);
  if (ui.pending !== null) setText(byId("confirm"), message("confirm", { point: ui.pending }));
}

/**
 * Why a point is forbidden, all of its figures; the one drawn on the board is marked.
 * @param {State} state
 */
function drawReason(state) {
  const reason = shownReason(state);
  const violations = reason?.violations ?? [];
  show(byId("reason"), violations.length > 0);
  const drawn = violations.length > 0 ? state.ui.figure % violations.length : 0;
  keyed(
    byId("reason-list"),
    violations.map((violation, index) => ({ text: violation.text, index })),
    ({ text }) => text,
    ({ text }) => html("li", {}, text),
    (element, { index }) => element.classList.toggle("drawn", violations.length > 1 && index === drawn),
  );
  show(byId("reason-more"), violations.length > 1);
}

/** @param {State} state */
function drawTrouble({ ui: { trouble } }) {
  show(byId("trouble"), trouble !== null);
  show(byId("retry"), trouble?.kind === "lost");
  if (trouble) setText(byId("trouble-text"), trouble.text);
}

/** @param {State} state */
function drawEnd(state) {
  show(byId("ended"), state.view.outcome !== null);
  byId("game").classList.toggle("over", state.view.outcome !== null);
  const color = resigner(state);
  show(byId("resign"), color !== null);
  for (const button of byId("resign").querySelectorAll("button[name=color]")) {
    show(/** @type {HTMLElement} */ (button), button.getAttribute("value") === color);
  }
}
