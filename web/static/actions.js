// What a person can do, whichever way it was said: by mouse, finger, key, button or typed move.

import { getGame, Lost, postChange, postEngine, postMove, Refused } from "./api.js";
import { message } from "./messages.js";
import { parsePoint, pointName } from "./points.js";
import { isLookingBack, isMyTurn, isOpen, reasonAt, resigner, stoneAt, takesMoves, withUi, withView } from "./state.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").PointName} PointName */

/** @typedef {{state: () => State, update: (change: (state: State) => State) => void}} Store */

/** @typedef {ReturnType<typeof makeActions>} Actions */

/** @param {Store} store */
export function makeActions({ state, update }) {
  const ui = (/** @type {Partial<Ui>} */ changes) => update((now) => withUi(now, changes));
  const refuse = (/** @type {string} */ text) => ui({ trouble: { kind: "refused", text } });

  /** @param {import("./types.js").View} view */
  function hear(view) {
    const { unsent } = state().ui;
    const before = state().view.seq;
    update((now) => withView(withUi(now, { trouble: withoutLoss(now.ui.trouble) }), view, performance.now()));
    if (unsent !== null && view.seq === before) perform(unsent);
  }

  /** @param {string} what a point, "swap", "undo", "redo", "resign", "engine-server" or "engine-browser" */
  function request(what) {
    const { id, seq } = state().view;
    if (what === "resign") return postChange(id, seq, what, resigner(state()));
    if (what === "undo" || what === "redo") return postChange(id, seq, what, null);
    if (what === "engine-server") return postEngine(id, seq, "server");
    if (what === "engine-browser") return postEngine(id, seq, "browser");
    return postMove(id, seq, what);
  }

  /** @param {string} what */
  async function perform(what) {
    if (state().ui.sending !== null) return;
    ui({ sending: what, unsent: null, trouble: null, hover: null, copied: "" });
    try {
      const view = await request(what);
      update((now) => withView(withUi(now, { sending: null, pending: null }), view, performance.now()));
    } catch (error) {
      fail(what, error);
    }
  }

  /**
   * @param {string} what
   * @param {unknown} error
   */
  function fail(what, error) {
    ui({ sending: null, pending: null });
    if (error instanceof Lost) return ui({ unsent: what, trouble: { kind: "lost", text: message("lost-move") } });
    if (!(error instanceof Refused)) throw error;
    const { view } = error;
    const before = state().view.seq;
    if (view) update((now) => withView(now, view, performance.now()));
    // Where the computer thinks has nothing to do with a move that came in between.
    if (view && view.seq !== before && what.startsWith("engine-")) perform(what);
    else refuse(error.message);
  }

  /**
   * A point was clicked, tapped, or chosen with Enter.
   * @param {PointName} point
   */
  function choose(point) {
    const now = state();
    if (isLookingBack(now)) return ui({ shown: null });
    if (stoneAt(now, point) !== null) return refuse(message("taken", { point }));
    if (reasonAt(now, point) && !isOpen(now, point)) return ask(point);
    if (!takesMoves(now)) return;
    if (now.ui.choices.confirm && now.ui.pending !== point) return ui({ pending: point, asked: null, trouble: null });
    perform(point);
  }

  /**
   * Shows why a point is forbidden; asked again, the next of its figures.
   * @param {PointName} point
   */
  function ask(point) {
    const again = state().ui.asked === point;
    ui({ asked: point, figure: again ? state().ui.figure + 1 : 0, pending: null, trouble: null });
  }

  /**
   * A move as it was typed.
   * @param {string} typed
   * @returns {boolean} whether the text is done with
   */
  function type(typed) {
    const now = state();
    const text = typed.trim().toLowerCase();
    const point = parsePoint(text, now.view.size);
    if (text === "swap" && now.view.canSwap) perform("swap");
    else if (!point) refuse(message("no-such-point", { text: typed.trim(), point: corner(now) }));
    else if (!isMyTurn(now)) refuse(now.view.text);
    else if (!isOpen(now, text)) choose(text);
    else perform(text);
    return point !== null || text === "swap";
  }

  /** Puts away whatever waits: a move to confirm, an explanation, an earlier position. */
  function cancel() {
    ui({ pending: null, asked: null, shown: null, trouble: withoutRefusal(state().ui.trouble) });
  }

  /** Asks the server again after it was gone; what was not sent is sent. */
  async function retry() {
    try {
      hear(await getGame(state().view.id));
    } catch (error) {
      if (error instanceof Refused) refuse(error.message);
    }
  }

  return { ui, hear, perform, choose, type, cancel, retry };
}

/** @param {import("./types.js").Trouble | null} trouble */
function withoutLoss(trouble) {
  return trouble?.kind === "lost" ? null : trouble;
}

/** @param {import("./types.js").Trouble | null} trouble */
function withoutRefusal(trouble) {
  return trouble?.kind === "refused" ? null : trouble;
}

/**
 * The name of the top right point.
 * @param {State} state
 */
function corner({ view }) {
  return pointName(view.size - 1, view.size - 1);
}
