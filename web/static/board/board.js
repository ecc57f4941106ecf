// The board's picture: made once for a game's size, then brought up to date from the state.

import { keyed, setAttributes, svg } from "../dom.js";
import { place } from "../points.js";
import { ghost, isLookingBack, isOpen, lastStone, otherColor, shownReason, stones, takesMoves } from "../state.js";
import { cellId, cells, labelCells } from "./cells.js";
import { drawFigure } from "./figure.js";
import { extent, frame, x, y } from "./frame.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").PointName} PointName */

/**
 * `told` is what the cells' words were last made from: they change less often than the rest.
 * @typedef {{root: HTMLElement, size: number, layers: Record<string, SVGElement>, told: unknown[]}} Board
 */

const LAYERS = ["lit", "marks", "stones", "path", "last", "ghost", "figure", "cursor"];

/**
 * @param {HTMLElement} root the element that becomes the grid
 * @param {number} size
 * @returns {Board}
 */
export function makeBoard(root, size) {
  const side = extent(size);
  const picture = svg("svg", { viewBox: `0 0 ${side} ${side}`, role: "presentation", class: "board" });
  picture.style.setProperty("--extent", String(side));
  /** @type {Record<string, SVGElement>} */
  const layers = { cells: cells(size) };
  for (const name of LAYERS) layers[name] = svg("g", { class: name, "aria-hidden": "true" });
  picture.append(shades(), frame(size), ...LAYERS.map((name) => layers[name]), layers.cells);
  root.replaceChildren(picture);
  setAttributes(root, { role: "grid", tabindex: 0, "aria-rowcount": size, "aria-colcount": size });
  return { root, size, layers, told: [] };
}

/** The light on the stones. */
function shades() {
  const stone = (/** @type {string} */ color) =>
    svg(
      "radialGradient",
      { id: `shade-${color}`, cx: 0.36, cy: 0.3, r: 0.75 },
      svg("stop", { offset: 0, class: `${color}-light` }),
      svg("stop", { offset: 1, class: `${color}-dark` }),
    );
  return svg("defs", {}, stone("black"), stone("white"));
}

/**
 * @param {Board} board
 * @param {State} state
 */
export function drawBoard(board, state) {
  const { layers, size, root } = board;
  drawStones(board, state);
  drawMarks(board, state);
  drawGhost(board, state);
  drawPath(board, state);
  drawFigure({ lit: layers.lit, figure: layers.figure }, shownReason(state), state.ui.figure, size);
  drawCursor(board, state);
  tellCells(board, state);
  setAttributes(root, { "aria-activedescendant": cellId(state.ui.cursor) });
  const { hover } = state.ui;
  root.classList.toggle("ready", takesMoves(state) && hover !== null && isOpen(state, hover));
  root.classList.toggle("back", isLookingBack(state));
}

/**
 * @param {Board} board
 * @param {State} state
 */
function tellCells(board, state) {
  const from = [state.view, state.ui.shown, state.ui.choices.others];
  if (from.every((part, index) => part === board.told[index])) return;
  labelCells(board.layers.cells, state);
  board.told = from;
}

/**
 * Centre of a point.
 * @param {PointName} point
 * @param {number} size
 */
function centre(point, size) {
  const { column, row } = place(point);
  return { cx: x(column), cy: y(row, size) };
}

/**
 * @param {Board} board
 * @param {State} state
 */
function drawStones({ layers, size }, state) {
  const all = [...stones(state)];
  keyed(layers.stones, all, ([point, color]) => `${point} ${color}`, ([point, color]) =>
    svg("circle", { class: `stone ${color}`, ...centre(point, size), r: 0.46 }),
  );
  const last = lastStone(state);
  const marked = last === null ? [] : all.filter(([point]) => point === last);
  keyed(layers.last, marked, ([point]) => point, ([point, color]) =>
    svg("circle", { class: `last on-${color}`, ...centre(point, size), r: 0.19 }),
  );
}

/**
 * A cross where the side to move may not place; a ring where the other side may not.
 * @param {Board} board
 * @param {State} state
 */
function drawMarks({ layers, size }, state) {
  const { turn, forbidden } = state.view;
  const { marks, others } = state.ui.choices;
  const hidden = turn === null || isLookingBack(state);
  const crosses = hidden || !marks ? [] : Object.keys(forbidden[turn]);
  const rings = hidden || !others ? [] : Object.keys(forbidden[otherColor(turn)]);
  const all = [...rings.map((point) => `ring ${point}`), ...crosses.map((point) => `cross ${point}`)];
  keyed(layers.marks, all, (key) => key, (key) => forbiddenMark(key, size));
}

/**
 * @param {string} key "cross e5" or "ring e5"
 * @param {number} size
 */
function forbiddenMark(key, size) {
  const [kind, point] = key.split(" ");
  const { cx, cy } = centre(point, size);
  if (kind === "ring") return svg("circle", { class: "ring", cx, cy, r: 0.25 });
  const r = 0.13;
  return svg("path", { class: "cross", d: `M${cx - r} ${cy - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}` });
}

/**
 * @param {Board} board
 * @param {State} state
 */
function drawGhost({ layers, size }, state) {
  const stone = ghost(state);
  const wanted = stone ? [`${stone.point} stone ${stone.color} pale ${stone.firm ? "firm" : ""}`] : [];
  keyed(layers.ghost, wanted, (key) => key, (key) => {
    const [point, ...looks] = key.split(" ");
    return svg("circle", { class: looks.join(" "), ...centre(point, size), r: 0.46 });
  });
}

/**
 * The winning path as a line through its stones.
 * @param {Board} board
 * @param {State} state
 */
function drawPath({ layers, size }, state) {
  const { path } = state.view;
  const corners = isLookingBack(state) ? [] : path.map((point) => centre(point, size));
  const lines = corners.length === 0 ? [] : [`M${corners.map(({ cx, cy }) => `${cx} ${cy}`).join("L")}h0`];
  keyed(layers.path, lines, (d) => d, (d) =>
    svg("g", {}, svg("path", { class: "halo", d }), svg("path", { class: "thread", d, pathLength: 1 })),
  );
}

/**
 * @param {Board} board
 * @param {State} state
 */
function drawCursor({ layers, size }, { ui }) {
  const shown = ui.keyboard ? [ui.cursor] : [];
  keyed(layers.cursor, shown, (point) => point, (point) => {
    const { cx, cy } = centre(point, size);
    const box = (/** @type {string} */ name) =>
      svg("rect", { class: name, x: cx - 0.48, y: cy - 0.48, width: 0.96, height: 0.96, rx: 0.14 });
    return svg("g", {}, box("under"), box("over"));
  });
}
