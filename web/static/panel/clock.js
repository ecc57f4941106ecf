// Time in digits.

/**
 * 1:02:03, 4:05 or, when it gets short, 0:06.7.
 * @param {number} milliseconds
 * @returns {string}
 */
export function digits(milliseconds) {
  if (milliseconds < 10000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Below this, a clock is drawn as urgent; milliseconds. */
export const URGENT = 20000;
