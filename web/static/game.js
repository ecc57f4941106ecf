// The game page: one state, one way to change it, one way to draw it.

import { makeActions } from "./actions.js";
import { announcement } from "./announce.js";
import { arrive } from "./arrival.js";
import { drawBoard, makeBoard } from "./board/board.js";
import { recallChoices } from "./choices.js";
import { byId } from "./dom.js";
import { makeOpponent } from "./engine/opponent.js";
import { follow } from "./follow.js";
import { listenToKeys } from "./keyboard.js";
import { message } from "./messages.js";
import { drawControls } from "./panel/controls.js";
import { drawEngine, listenToEngine } from "./panel/engine.js";
import { listenToPanel } from "./panel/listen.js";
import { drawMoves } from "./panel/moves.js";
import { drawNotices } from "./panel/notices.js";
import { drawSeats } from "./panel/seats.js";
import { listenToPointer } from "./pointer.js";
import { firstState } from "./state.js";

/** @typedef {import("./types.js").State} State */

let state = firstState(JSON.parse(byId("view").textContent ?? ""), performance.now(), recallChoices());
const root = byId("board");
const board = makeBoard(root, state.view.size);

/** @param {(state: State) => State} change */
function update(change) {
  const before = state;
  state = change(state);
  draw();
  opponent.see();
  const words = announcement(before, state);
  if (words) byId("live").textContent = words;
}

function draw() {
  drawBoard(board, state);
  drawSeats(state);
  drawNotices(state);
  drawMoves(state);
  drawControls(state);
  drawEngine(state);
}

const store = { state: () => state, update };
const actions = makeActions(store);
const opponent = makeOpponent(store, actions);
listenToPointer(root, store, actions);
listenToKeys(root, store, actions);
listenToPanel(store, actions);
listenToEngine(actions);
draw();
opponent.see();
arrive(root);

const following = follow(state.view.id, {
  seq: () => state.view.seq,
  heard: (view) => {
    actions.hear(view);
    opponent.heard();
  },
  lost: () => {
    if (state.ui.trouble?.kind !== "lost") actions.ui({ trouble: { kind: "lost", text: message("lost") } });
  },
});
byId("retry").addEventListener("click", () => following.now());

setInterval(() => {
  if (state.view.clock?.running) update((now) => ({ ...now, now: performance.now() }));
}, 200);
