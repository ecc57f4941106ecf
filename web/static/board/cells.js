// The board as a grid of cells for keyboards and screen readers: what each point says.

import { svg, setAttributes } from "../dom.js";
import { message } from "../messages.js";
import { place, pointRows } from "../points.js";
import { isLookingBack, lastStone, otherColor, stones } from "../state.js";
import { x, y } from "./frame.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").PointName} PointName */
/** @typedef {import("../types.js").Color} Color */

/**
 * The id of a point's cell.
 * @param {PointName} point
 */
export function cellId(point) {
  return `point-${point}`;
}

/**
 * @param {number} size
 * @returns {SVGElement}
 */
export function cells(size) {
  const rows = pointRows(size).map((names) => svg("g", { role: "row" }, ...names.map((name) => cell(name, size))));
  return svg("g", { role: "presentation", class: "grid" }, ...rows);
}

/**
 * @param {PointName} name
 * @param {number} size
 */
function cell(name, size) {
  const { column, row } = place(name);
  const area = { x: x(column) - 0.5, y: y(row, size) - 0.5, width: 1, height: 1 };
  return svg("rect", { role: "gridcell", id: cellId(name), "data-point": name, ...area });
}

/**
 * @param {SVGElement} layer
 * @param {State} state
 */
export function labelCells(layer, state) {
  const found = stones(state);
  const last = lastStone(state);
  for (const element of layer.querySelectorAll("[data-point]")) {
    const point = element.getAttribute("data-point") ?? "";
    setAttributes(element, { "aria-label": words(state, point, found.get(point), point === last) });
  }
}

/**
 * A point in words: "e5, empty", "d4, black stone, the last one placed", "c3, forbidden for Black: ...".
 * @param {State} state
 * @param {PointName} point
 * @param {Color | undefined} stone
 * @param {boolean} isLast
 * @returns {string}
 */
function words(state, point, stone, isLast) {
  if (stone) {
    const onPath = state.view.path.includes(point) && !isLookingBack(state);
    return [message(`point-${stone}`, { point }), isLast && message("point-last"), onPath && message("point-path")]
      .filter(Boolean)
      .join(", ");
  }
  const { turn, forbidden } = state.view;
  if (turn === null || isLookingBack(state)) return message("point-empty", { point });
  const mine = forbidden[turn][point];
  if (mine) return message(`point-forbidden-${turn}`, { point, text: mine.map(({ text }) => text).join(" ") });
  const other = otherColor(turn);
  const closed = state.ui.choices.others && point in forbidden[other];
  return closed ? message(`point-closed-${other}`, { point }) : message("point-empty", { point });
}
