// Whom to play: the field for the computer's seconds counts only where they are asked for.

import { byId } from "./dom.js";

const opponent = /** @type {HTMLSelectElement} */ (byId("opponent"));
const seconds = /** @type {HTMLInputElement} */ (byId("seconds"));

/** A field that isn't shown is neither checked nor sent. */
export function drawSeconds() {
  seconds.disabled = opponent.value !== "custom";
  seconds.required = !seconds.disabled;
}

opponent.addEventListener("change", drawSeconds);
drawSeconds();
