// Follows a game on the server: hears of moves made elsewhere, notices when the server is gone and when it is back.

import { getGame, Lost, waitForGame } from "./api.js";

/** @typedef {import("./types.js").View} View */

const PAUSES = [1000, 2000, 4000, 8000, 15000];

/**
 * @param {string} id
 * @param {{seq: () => number, heard: (view: View) => void, lost: () => void}} page
 * @returns {{now: () => void}} `now` asks at once
 */
export function follow(id, page) {
  let wake = () => {};
  const pause = (/** @type {number} */ time) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve(null);
      };
    });
  const visible = () =>
    new Promise((resolve) => {
      if (!document.hidden) resolve(null);
      else document.addEventListener("visibilitychange", resolve, { once: true });
    });

  async function run() {
    let failures = 0;
    for (;;) {
      await visible();
      const asked = performance.now();
      try {
        const view = failures > 0 ? await getGame(id) : await waitForGame(id, page.seq());
        failures = 0;
        if (view) page.heard(view);
        else if (performance.now() - asked < 500) await pause(500);
      } catch (error) {
        if (error instanceof Lost) page.lost();
        await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)]);
      }
    }
  }
  run();
  return { now: () => wake() };
}
