// The board by keyboard: arrows move the cursor, Enter places, letters start a typed move.

import { byId } from "./dom.js";
import { columnName, place, pointName } from "./points.js";

/** @typedef {import("./types.js").State} State */

/**
 * Where a key takes the cursor, [column, row], or null if it is no such key.
 * @param {string} key
 * @param {number} column
 * @param {number} row
 * @param {number} last
 * @returns {[number, number] | null}
 */
function target(key, column, row, last) {
  switch (key) {
    case "ArrowLeft": return [Math.max(0, column - 1), row];
    case "ArrowRight": return [Math.min(last, column + 1), row];
    case "ArrowUp": return [column, Math.min(last, row + 1)];
    case "ArrowDown": return [column, Math.max(0, row - 1)];
    case "Home": return [0, row];
    case "End": return [last, row];
    case "PageUp": return [column, last];
    case "PageDown": return [column, 0];
    default: return null;
  }
}

/**
 * @param {HTMLElement} root
 * @param {import("./actions.js").Store} store
 * @param {import("./actions.js").Actions} actions
 */
export function listenToKeys(root, store, actions) {
  root.addEventListener("focus", () => actions.ui({ keyboard: root.matches(":focus-visible") }));
  root.addEventListener("blur", () => actions.ui({ keyboard: false }));
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey) return;
    const handled = event.ctrlKey ? pressWithControl(event.key) : press(event.key);
    if (handled) event.preventDefault();
  });

  /** @param {string} key */
  function press(key) {
    const { cursor } = store.state().ui;
    const { column, row } = place(cursor);
    const next = target(key, column, row, store.state().view.size - 1);
    if (next) actions.ui({ cursor: pointName(...next), keyboard: true, hover: null, figure: 0 });
    else if (key === "Enter" || key === " ") actions.choose(cursor);
    else if (key === "Escape") actions.cancel();
    else if (key === "?") byId("help").togglePopover();
    else return pressLetter(key.toLowerCase());
    return true;
  }

  /**
   * U and S are shortcuts as long as no column of the board is called so.
   * @param {string} key
   */
  function pressLetter(key) {
    const { view } = store.state();
    if (key === "s" && view.canSwap) actions.perform("swap");
    else if (key === "u" && view.size < 21) undo();
    else if (isColumn(key, view.size)) typeFrom(key);
    else return false;
    return true;
  }

  /** @param {string} key */
  function pressWithControl(key) {
    if (key.toLowerCase() === "z") undo();
    else if (key.toLowerCase() === "y" && store.state().view.canRedo) actions.perform("redo");
    else return false;
    return true;
  }

  function undo() {
    if (store.state().view.canUndo) actions.perform("undo");
  }
}

/**
 * @param {string} key
 * @param {number} size
 */
function isColumn(key, size) {
  return /^[a-z]$/.test(key) && Array.from({ length: size }, (_, column) => columnName(column)).includes(key);
}

/** @param {string} letter */
function typeFrom(letter) {
  const field = /** @type {HTMLInputElement} */ (byId("move"));
  field.value = letter;
  field.focus();
}
