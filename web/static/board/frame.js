// What stays the same during a game: wood, edges in their owners' colours, lines, coordinates.

import { svg } from "../dom.js";
import { columnName } from "../points.js";

/** Distance from the outermost lines to the picture's rim, in cells. */
export const MARGIN = 1.6;
const WOOD = 0.86;
const BAND = 0.6;
const LETTERS = 1.24;

/**
 * Where a column is drawn.
 * @param {number} column
 */
export function x(column) {
  return column + MARGIN;
}

/**
 * Where a row is drawn; row 0 is at the bottom.
 * @param {number} row
 * @param {number} size
 */
export function y(row, size) {
  return size - 1 - row + MARGIN;
}

/**
 * Width and height of the picture, in cells.
 * @param {number} size
 */
export function extent(size) {
  return size - 1 + 2 * MARGIN;
}

/**
 * @param {number} size
 * @returns {SVGElement}
 */
export function frame(size) {
  const from = MARGIN - WOOD;
  const length = size - 1 + 2 * WOOD;
  const wood = svg("rect", { class: "wood", x: from, y: from, width: length, height: length, rx: 0.12 });
  return svg("g", { "aria-hidden": "true" }, wood, edges(size), lines(size), stars(size), coordinates(size));
}

/**
 * Top and bottom belong to Black, left and right to White; mitred at the corners, which belong to both.
 * @param {number} size
 */
function edges(size) {
  const outer = [MARGIN - WOOD, MARGIN + size - 1 + WOOD];
  const inner = [MARGIN - BAND, MARGIN + size - 1 + BAND];
  const bands = [0, 1].flatMap((side) => {
    const across = [
      [outer[0], outer[side]],
      [outer[1], outer[side]],
      [inner[1], inner[side]],
      [inner[0], inner[side]],
    ];
    const down = across.map(([along, depth]) => [depth, along]);
    return [
      svg("polygon", { class: "edge black", points: across.join(" ") }),
      svg("polygon", { class: "edge white", points: down.join(" ") }),
    ];
  });
  return svg("g", {}, ...bands);
}

/** @param {number} size */
function lines(size) {
  const [from, to] = [MARGIN, MARGIN + size - 1];
  const steps = Array.from({ length: size }, (_, step) => MARGIN + step);
  const path = steps.map((at) => `M${from} ${at}H${to}M${at} ${from}V${to}`).join("");
  return svg("path", { class: "lines", d: path });
}

/**
 * Small dots that help the eye count: the middle, and four nearer the corners on large boards.
 * @param {number} size
 */
function stars(size) {
  const dots = size >= 7 && size % 2 === 1 ? [[(size - 1) / 2, (size - 1) / 2]] : [];
  if (size >= 9) {
    const near = size >= 13 ? 3 : 2;
    const far = size - 1 - near;
    dots.push([near, near], [near, far], [far, near], [far, far]);
  }
  const dot = (/** @type {number[]} */ [column, row]) => svg("circle", { class: "star", cx: x(column), cy: y(row, size), r: 0.085 });
  return svg("g", {}, ...dots.map(dot));
}

/** @param {number} size */
function coordinates(size) {
  const far = MARGIN + size - 1;
  const group = svg("g", { class: "coordinates" });
  for (let step = 0; step < size; step++) {
    for (const at of [MARGIN - LETTERS, far + LETTERS]) {
      group.append(
        svg("text", { x: x(step), y: at, dy: "0.35em" }, columnName(step)),
        svg("text", { x: at, y: y(step, size), dy: "0.35em" }, String(step + 1)),
      );
    }
  }
  return group;
}
