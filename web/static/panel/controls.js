// Buttons, switches and links: what can be used now.

import { byId, setAttributes, setText } from "../dom.js";
import { isLookingBack } from "../state.js";

/** @typedef {import("../types.js").State} State */

/** @param {State} state */
export function drawControls(state) {
  const { view, ui } = state;
  const busy = ui.sending !== null;
  disable("undo", busy || !view.canUndo);
  disable("redo", busy || !view.canRedo);
  const atStart = ui.shown === 0 || view.moves.length === 0;
  for (const name of ["first", "previous"]) disable(name, atStart);
  for (const name of ["next", "last"]) disable(name, !isLookingBack(state));
  for (const name of /** @type {const} */ (["marks", "others", "confirm"])) {
    const box = /** @type {HTMLInputElement} */ (byId(`choose-${name}`));
    box.checked = ui.choices[name];
  }
  setAttributes(byId("link"), { href: `/open/${view.line}` });
  setText(byId("copied"), ui.copied);
  for (const field of document.querySelectorAll("input[name=seq]")) setAttributes(field, { value: view.seq });
}

/**
 * @param {string} id
 * @param {boolean} disabled
 */
function disable(id, disabled) {
  const button = /** @type {HTMLButtonElement} */ (byId(id));
  if (button.disabled !== disabled) button.disabled = disabled;
}
