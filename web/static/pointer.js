// Mouse and finger on the board.

import { extent, MARGIN } from "./board/frame.js";
import { pointName } from "./points.js";

/** @typedef {import("./types.js").PointName} PointName */

/**
 * The point nearest to where the pointer is, or null off the board.
 * @param {HTMLElement} root
 * @param {number} size
 * @param {MouseEvent} event
 * @returns {PointName | null}
 */
function pointUnder(root, size, event) {
  const box = (root.querySelector("svg") ?? root).getBoundingClientRect();
  const cell = box.width / extent(size);
  const column = Math.round((event.clientX - box.left) / cell - MARGIN);
  const row = size - 1 - Math.round((event.clientY - box.top) / cell - MARGIN);
  const inside = Math.min(column, row) >= 0 && Math.max(column, row) < size;
  return inside ? pointName(column, row) : null;
}

/**
 * @param {HTMLElement} root
 * @param {import("./actions.js").Store} store
 * @param {import("./actions.js").Actions} actions
 */
export function listenToPointer(root, store, actions) {
  const hover = (/** @type {PointName | null} */ point) => {
    if (store.state().ui.hover !== point) actions.ui({ hover: point, ...(point ? { figure: 0 } : {}) });
  };
  root.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch") hover(pointUnder(root, store.state().view.size, event));
  });
  root.addEventListener("pointerleave", () => hover(null));
  root.addEventListener("pointerdown", () => actions.ui({ keyboard: false }));
  root.addEventListener("click", (event) => {
    const point = pointUnder(root, store.state().view.size, event);
    if (!point) return;
    actions.ui({ cursor: point });
    actions.choose(point);
  });
}
