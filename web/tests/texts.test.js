import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { root } from "./program.js";

const folder = path.join(root, "web/locales");

/**
 * The messages of a language and the values each is given.
 * @param {string} file
 */
function messages(file) {
  const found = new Map();
  for (const entry of readFileSync(path.join(folder, file), "utf8").split(/\n(?=[\w-]+ =)/)) {
    const [, key, text] = /^([\w-]+) =([^]*)/.exec(entry) ?? [];
    if (key) found.set(key, [...new Set(text.match(/\$\w+/g))].sort().join(" "));
  }
  return found;
}

test("every language has every message, with the same values", () => {
  const english = messages("en.ftl");
  assert(english.size > 100);
  for (const file of readdirSync(folder)) assert.deepEqual(messages(file), english, file);
});

test("what scripts fill in has no selectors", () => {
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(path.join(folder, file), "utf8").split("\n");
    assert.deepEqual(lines.filter((line) => line.startsWith("js-") && line.includes("->")), []);
  }
});
