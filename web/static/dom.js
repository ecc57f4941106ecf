// Making and changing elements; nothing is touched that is already as wanted.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | null>} Attributes */

/**
 * Sets attributes; null and false take one away.
 * @param {Element} element
 * @param {Attributes} attributes
 */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) element.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
}

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function html(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/**
 * The element with this id, which the page's template promises.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {HTMLElement} element
 * @param {boolean} shown
 */
export function show(element, shown) {
  if (element.hidden === shown) element.hidden = !shown;
}

/**
 * Makes the children of `parent` match `items`, in order, keeping the elements whose key stays.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T) => string} keyOf
 * @param {(item: T) => Element} create
 * @param {(element: Element, item: T) => void} [update]
 */
export function keyed(parent, items, keyOf, create, update) {
  const old = new Map([...parent.children].map((child) => [child.getAttribute("data-key"), child]));
  const wanted = items.map((item) => {
    const key = keyOf(item);
    const kept = old.get(key);
    const element = kept ?? create(item);
    if (!kept) element.setAttribute("data-key", key);
    update?.(element, item);
    return element;
  });
  const staying = new Set(wanted);
  for (const child of [...parent.children]) if (!staying.has(child)) child.remove();
  wanted.forEach((element, index) => {
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
  });
}
