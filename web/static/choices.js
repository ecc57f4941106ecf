// What the person chose to see, kept by the browser from one visit to the next.

/** @typedef {import("./types.js").Choices} Choices */

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}

/**
 * The choices of the last visit; at the first one, moves are confirmed where a finger points.
 * @returns {Choices}
 */
export function recallChoices() {
  const chosen = (/** @type {string} */ name, /** @type {boolean} */ first) => {
    const kept = recall(name);
    return kept === null ? first : kept === "on";
  };
  const finger = matchMedia("(pointer: coarse)").matches;
  return { marks: chosen("marks", true), others: chosen("others", false), confirm: chosen("confirm", finger) };
}

/**
 * @param {keyof Choices} name
 * @param {boolean} on
 */
export function rememberChoice(name, on) {
  remember(name, on ? "on" : "off");
}
