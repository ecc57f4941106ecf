// The two players: who sits there, whose turn it is, the time left.

import { byId, setText } from "../dom.js";
import { timeLeft } from "../state.js";
import { digits, URGENT } from "./clock.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Color} Color */

/** @param {State} state */
export function drawSeats(state) {
  drawSeat(state, "black");
  drawSeat(state, "white");
}

/**
 * @param {State} state
 * @param {Color} color
 */
function drawSeat(state, color) {
  const { view } = state;
  const seat = byId(`seat-${color}`);
  seat.classList.toggle("turn", view.turn === color);
  seat.classList.toggle("winner", view.outcome?.winner === color);
  seat.classList.toggle("thinking", view.thinking && view.turn === color);
  setText(byId(`player-${color}`), view.seats[color].text);
  const time = timeLeft(state, color);
  const clock = byId(`clock-${color}`);
  clock.hidden = time === null;
  clock.classList.toggle("urgent", time !== null && time < URGENT && view.turn !== null);
  if (time !== null) setText(clock, digits(time));
}
