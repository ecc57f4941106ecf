// What the page holds: one view of the game, and what the person is doing with it.
// Everything here is a pure function; what is legal, whose turn it is and who won, the view says.

import { parsePoint, place, pointName } from "./points.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").PointName} PointName */
/** @typedef {import("./types.js").Violation} Violation */

/** @typedef {{point: PointName, color: Color, violations: Violation[]}} Reason */

/**
 * @param {View} view
 * @param {number} now
 * @param {import("./types.js").Choices} choices
 * @returns {State}
 */
export function firstState(view, now, choices) {
  const middle = Math.floor((view.size - 1) / 2);
  return {
    view,
    received: now,
    now,
    ui: {
      cursor: view.last ?? pointName(middle, middle),
      keyboard: false,
      hover: null,
      asked: null,
      figure: 0,
      pending: null,
      sending: null,
      unsent: null,
      shown: null,
      trouble: null,
      copied: "",
      choices,
    },
  };
}

/**
 * @param {State} state
 * @param {Partial<Ui>} changes
 * @returns {State}
 */
export function withUi(state, changes) {
  return { ...state, ui: { ...state.ui, ...changes } };
}

/**
 * Takes a newer view in. What was about the old position is put away when the game moved on.
 * @param {State} state
 * @param {View} view
 * @param {number} now
 * @returns {State}
 */
export function withView(state, view, now) {
  if (view.seq < state.view.seq) return state;
  const next = { ...state, view, received: now, now };
  if (view.seq === state.view.seq) return next;
  return withUi(next, { asked: null, figure: 0, pending: null, unsent: null, shown: null, copied: "" });
}

/**
 * @param {Color} color
 * @returns {Color}
 */
export function otherColor(color) {
  return color === "black" ? "white" : "black";
}

/**
 * The number of the move after which the board is shown; null: as it stands.
 * @param {State} state
 * @returns {number | null}
 */
function shownMove({ view, ui }) {
  return ui.shown !== null && ui.shown < view.moves.length ? ui.shown : null;
}

/**
 * Whether an earlier position is being looked at.
 * @param {State} state
 */
export function isLookingBack(state) {
  return shownMove(state) !== null;
}

/**
 * The stones on the board shown.
 * @param {State} state
 * @returns {Map<PointName, Color>}
 */
export function stones(state) {
  const { view } = state;
  /** @type {Map<PointName, Color>} */
  const found = new Map();
  view.rows.forEach((row, fromTop) => {
    [...row].forEach((letter, column) => {
      if (letter !== ".") found.set(pointName(column, view.size - 1 - fromTop), letter === "B" ? "black" : "white");
    });
  });
  const shown = shownMove(state);
  if (shown !== null) for (const later of view.moves.slice(shown)) found.delete(later.move);
  return found;
}

/**
 * The stone to mark as the last one placed.
 * @param {State} state
 * @returns {PointName | null}
 */
export function lastStone(state) {
  const shown = shownMove(state);
  if (shown === null) return state.view.last;
  const placed = state.view.moves.slice(0, shown).filter(({ move }) => move !== "swap");
  return placed.at(-1)?.move ?? null;
}

/**
 * Whether a person at this page is to move.
 * @param {State} state
 */
export function isMyTurn({ view }) {
  return view.turn !== null && view.seats[view.turn].kind === "person";
}

/**
 * Whether the board takes a move now.
 * @param {State} state
 */
export function takesMoves(state) {
  return isMyTurn(state) && state.ui.sending === null && !isLookingBack(state);
}

/**
 * @param {State} state
 * @param {PointName} point
 * @returns {Color | null}
 */
export function stoneAt({ view }, point) {
  const { column, row } = place(point);
  const letter = view.rows[view.size - 1 - row][column];
  return letter === "B" ? "black" : letter === "W" ? "white" : null;
}

/**
 * Whether the side to move may place on `point`: it is empty and the server does not list it as forbidden.
 * @param {State} state
 * @param {PointName} point
 */
export function isOpen(state, point) {
  const { turn, forbidden } = state.view;
  return turn !== null && stoneAt(state, point) === null && !(point in forbidden[turn]);
}

/**
 * Why the side to move, or else the other side where its marks are shown, may not place on `point`.
 * @param {State} state
 * @param {PointName} point
 * @returns {Reason | null}
 */
export function reasonAt(state, point) {
  const { turn, forbidden } = state.view;
  if (turn === null || isLookingBack(state)) return null;
  const colors = state.ui.choices.others ? [turn, otherColor(turn)] : [turn];
  for (const color of colors) {
    const violations = forbidden[color][point];
    if (violations?.length) return { point, color, violations };
  }
  return null;
}

/**
 * The reason to draw and to put in words: under the mouse, else under the keyboard's cursor, else the one asked for.
 * @param {State} state
 * @returns {Reason | null}
 */
export function shownReason(state) {
  const { hover, keyboard, cursor, asked } = state.ui;
  for (const point of [hover, keyboard ? cursor : null, asked]) {
    const reason = point === null ? null : reasonAt(state, point);
    if (reason) return reason;
  }
  return null;
}

/**
 * The stone shown before it is placed: being sent, waiting for a second tap, or under the mouse.
 * @param {State} state
 * @returns {{point: PointName, color: Color, firm: boolean} | null}
 */
export function ghost(state) {
  const { view, ui } = state;
  if (view.turn === null || isLookingBack(state)) return null;
  const sent = ui.sending ?? ui.unsent;
  const firm = sent !== null && parsePoint(sent, view.size) ? sent : ui.pending;
  if (firm !== null) return { point: firm, color: view.turn, firm: true };
  if (ui.hover === null || !takesMoves(state) || !isOpen(state, ui.hover)) return null;
  return { point: ui.hover, color: view.turn, firm: false };
}

/**
 * Who resigns when the person at this page does: the side to move if a person plays it, else the person's side.
 * @param {State} state
 * @returns {Color | null}
 */
export function resigner(state) {
  const { turn, seats } = state.view;
  if (turn === null) return null;
  const color = isMyTurn(state) ? turn : otherColor(turn);
  return seats[color].kind === "person" ? color : null;
}

/**
 * Milliseconds left on a clock at the state's `now`.
 * @param {State} state
 * @param {Color} color
 * @returns {number | null}
 */
export function timeLeft({ view, received, now }, color) {
  if (!view.clock) return null;
  const spent = view.clock.running === color ? now - received : 0;
  return Math.max(0, view.clock[color] - spent);
}
