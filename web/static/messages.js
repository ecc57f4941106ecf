// The page's texts, written into the page by the server in the reader's language.

const element = document.getElementById("words");
/** @type {Record<string, string>} */
const texts = element ? JSON.parse(element.textContent ?? "{}") : {};

/**
 * The text called `id`, with {name} replaced by the argument of that name.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function message(id, values = {}) {
  const text = texts[id];
  if (text === undefined) return id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
