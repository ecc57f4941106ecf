// Opening a record: pasted, chosen as a file, or dropped anywhere on the page.

import { Lost, postImport } from "./api.js";
import { byId, setText, show } from "./dom.js";
import { message } from "./messages.js";

const LARGEST = 1024 * 1024;

/** @param {string} text */
function answer(text) {
  setText(byId("import-answer"), text);
  show(byId("import-answer"), text !== "");
}

/** @param {Blob | string} record */
async function open(record) {
  if (record instanceof Blob && record.size > LARGEST) return answer(message("too-large"));
  answer(message("reading"));
  try {
    const { url } = await postImport(record);
    location.assign(url);
  } catch (error) {
    answer(error instanceof Lost ? message("lost") : error instanceof Error ? error.message : String(error));
  }
}

export function listenToImports() {
  const file = /** @type {HTMLInputElement} */ (byId("import-file"));
  const text = /** @type {HTMLTextAreaElement} */ (byId("import-text"));
  /** @type {File | undefined} */
  let chosen;
  file.addEventListener("change", () => {
    chosen = file.files?.[0];
    if (chosen) open(chosen);
    file.value = "";
  });
  text.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    open(chosen && text.value.trim() === "" ? chosen : text.value);
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("dropping");
  });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const [dropped] = event.dataTransfer?.files ?? [];
    const words = event.dataTransfer?.getData("text/plain");
    if (dropped) open(dropped);
    else if (words) open(words);
  });
}
