// Points by name and by number. Columns and rows count from 0 at the bottom left.

/** @typedef {import("./types.js").PointName} PointName */

/**
 * a, b, ... z, aa, ab, ...
 * @param {number} column
 * @returns {string}
 */
export function columnName(column) {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/**
 * @param {number} column
 * @param {number} row
 * @returns {PointName}
 */
export function pointName(column, row) {
  return columnName(column) + (row + 1);
}

/**
 * Reads "e5" or " AA12 "; null when it is not written like a point or lies outside the board.
 * @param {string} text
 * @param {number} size
 * @returns {{column: number, row: number} | null}
 */
export function parsePoint(text, size) {
  const parts = /^([a-z]{1,2})([1-9]\d?)$/.exec(text.trim().toLowerCase());
  if (!parts) return null;
  let column = -1;
  for (const letter of parts[1]) column = (column + 1) * 26 + letter.charCodeAt(0) - 97;
  const row = Number(parts[2]) - 1;
  return column < size && row < size ? { column, row } : null;
}

/**
 * Column and row of a name the server or this page wrote.
 * @param {PointName} name
 * @returns {{column: number, row: number}}
 */
export function place(name) {
  const point = parsePoint(name, 32);
  if (!point) throw new Error(`not a point: ${name}`);
  return point;
}

/**
 * All points, row by row from the top, as one reads a board.
 * @param {number} size
 * @returns {PointName[][]}
 */
export function pointRows(size) {
  const columns = Array.from({ length: size }, (_, column) => column);
  return columns.map((_, fromTop) => columns.map((column) => pointName(column, size - 1 - fromTop)));
}
