// The computer at the board, when it thinks in this browser: the server says what to ask the engine,
// the page passes its answer on, and the server judges it as it judges any move.

import { Lost, postBrought, Refused } from "../api.js";
import { remember } from "../choices.js";
import { message } from "../messages.js";
import { EngineClient, EngineFault } from "./client.js";

/**
 * What is looked for, and the move once it is found. `seq`: the game's number of events then.
 * @typedef {{seq: number, found: string | null}} Search
 */

/**
 * @param {import("../actions.js").Store} store
 * @param {import("../actions.js").Actions} actions
 * @returns {{see: () => void, heard: () => void}} `see` looks at each new state, `heard` knows that the server answers
 */
export function makeOpponent({ state }, actions) {
  /** @type {EngineClient | null} */
  let client = null;
  /** @type {Search | null} */
  let search = null;
  /** Why this browser's engine is of no use. @type {string | null} */
  let fault = null;
  /** The number of events when the server's engine was asked to go on. */
  let handedAt = 0;

  function see() {
    const { view, ui } = state();
    const ask = view.engine?.ask ?? [];
    if (search && (search.seq !== view.seq || ask.length === 0)) forget(search);
    if (view.engine?.at !== "browser") fault = null;
    if (ask.length === 0) return;
    if (fault === null && !search) think((search = { seq: view.seq, found: null }), ask);
    else if (fault !== null && handedAt !== view.seq && ui.sending === null) hand(fault);
  }

  /** @param {Search} old */
  function forget(old) {
    if (old.found === null) stop();
    search = null;
  }

  function stop() {
    client?.stop();
    client = null;
  }

  /**
   * @param {Search} own
   * @param {string[]} ask
   */
  async function think(own, ask) {
    try {
      const engine = (client ??= new EngineClient());
      const answers = await Promise.all(ask.map((line) => engine.send(line)));
      if (search !== own) return;
      const move = answers.at(-1) ?? "";
      own.found = move === "swap-sides" ? "swap" : move;
      await bring(own.seq, own.found);
    } catch (error) {
      fail(error);
    }
  }

  /**
   * If the server can't be reached, `heard` brings the move later.
   * @param {number} seq
   * @param {string} move
   */
  async function bring(seq, move) {
    try {
      actions.hear(await postBrought(state().view.id, seq, move));
    } catch (error) {
      if (error instanceof Lost) return;
      if (!(error instanceof Refused) || !error.view) throw error;
      actions.hear(error.view);
    }
  }

  /** @param {unknown} error */
  function fail(error) {
    const reason = error instanceof Error ? error.message : String(error);
    const begun = !(error instanceof EngineFault) || error.begun;
    if (!begun) remember("engine", "server");
    fault = message(begun ? "engine-lost" : "engine-fails", { reason });
    stop();
    see();
  }

  /**
   * Has the server's engine go on.
   * @param {string} reason
   */
  async function hand(reason) {
    handedAt = state().view.seq;
    await actions.perform("engine-server");
    if (state().view.engine?.at === "server") actions.ui({ trouble: { kind: "refused", text: reason } });
  }

  function heard() {
    if (search?.found) bring(search.seq, search.found).catch(fail);
  }

  return { see, heard };
}
