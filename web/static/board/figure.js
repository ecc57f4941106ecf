// A forbidden figure on the board: its cells lit, its empty points ringed, parts outside the board as stones.

import { keyed, svg } from "../dom.js";
import { place } from "../points.js";
import { x, y } from "./frame.js";

/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../state.js").Reason} Reason */

/**
 * @param {{lit: SVGElement, figure: SVGElement}} layers below the stones, and above them
 * @param {Reason | null} reason
 * @param {number} index which of the point's figures
 * @param {number} size
 */
export function drawFigure(layers, reason, index, size) {
  const wanted = reason ? [reason] : [];
  const key = (/** @type {Reason} */ { point, color, violations }) => `${point} ${color} ${index % violations.length}`;
  keyed(layers.lit, wanted, key, (drawn) => svg("g", {}, ...spots(drawn, index).map((spot) => cell(spot, size))));
  keyed(layers.figure, wanted, key, (drawn) => figure(drawn, index, size));
}

/**
 * @param {Reason} reason
 * @param {number} index
 */
function spots({ violations }, index) {
  return violations[index % violations.length].spots;
}

/**
 * @param {Reason} reason
 * @param {number} index
 * @param {number} size
 */
function figure(reason, index, size) {
  const { column, row } = place(reason.point);
  const marks = spots(reason, index).map((spot) => mark(spot, size, spot.column === column && spot.row === row));
  return svg("g", {}, ...marks, refusal(column, row, size));
}

/**
 * @param {Spot} spot
 * @param {number} size
 */
function cell(spot, size) {
  return svg("rect", { x: x(spot.column) - 0.52, y: y(spot.row, size) - 0.52, width: 1.04, height: 1.04, rx: 0.2 });
}

/**
 * @param {Spot} spot
 * @param {number} size
 * @param {boolean} isGhost
 */
function mark(spot, size, isGhost) {
  const at = { cx: x(spot.column), cy: y(spot.row, size) };
  if (spot.mark === "empty") return svg("circle", { class: "hole", ...at, r: 0.24 });
  const outside = Math.min(spot.column, spot.row) < 0 || Math.max(spot.column, spot.row) >= size;
  const ring = svg("circle", { class: "part", ...at, r: 0.45 });
  if (!isGhost && !outside) return ring;
  const stone = svg("circle", { class: `stone ${spot.mark} pale`, ...at, r: 0.43 });
  return svg("g", { class: outside ? "outside" : "" }, stone, ring);
}

/**
 * A cross over the stone that may not be placed.
 * @param {number} column
 * @param {number} row
 * @param {number} size
 */
function refusal(column, row, size) {
  const [cx, cy, r] = [x(column), y(row, size), 0.17];
  const d = `M${cx - r} ${cy - r}L${cx + r} ${cy + r}M${cx - r} ${cy + r}L${cx + r} ${cy - r}`;
  return svg("path", { class: "refusal", d });
}
