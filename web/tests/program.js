// Starts the program under test with a home of its own, and stops it.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const BINARY = process.env.MINEFIELD_BIN ?? path.join(ROOT, "target/debug/minefield");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Where the repository is. */
export const root = ROOT;

/** The program under test. */
export const binary = BINARY;

/** The browser's program. */
export const chromium = CHROMIUM;

const NEEDS = [
  [BINARY, "build it with cargo build, or set MINEFIELD_BIN"],
  [CHROMIUM, "install Chromium, or set CHROMIUM"],
];

/**
 * Why the tests can't run here, or false. Where everything is required, that is an error.
 * @param {string[]} [files] what they need
 * @returns {string | false}
 */
export function missing(files = [BINARY, CHROMIUM]) {
  const lacking = NEEDS.filter(([file]) => files.includes(file) && !existsSync(file));
  if (lacking.length === 0) return false;
  const reason = lacking.map(([file, advice]) => `${file} is missing: ${advice}`).join("; ");
  if (process.env.MINEFIELD_REQUIRE_ALL === "1") throw new Error(reason);
  console.log(`skipped: ${reason}`);
  return reason;
}

/**
 * @param {{port?: number, home?: string}} [where]
 */
export async function startProgram({ port = 0, home = mkdtempSync(path.join(tmpdir(), "minefield-")) } = {}) {
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: path.join(home, "data") };
  const child = spawn(BINARY, ["--port", String(port), "--no-open"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const address = await printedAddress(child);
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  const clean = () => rmSync(home, { recursive: true, force: true });
  return { address, home, port: Number(new URL(address).port), stop, clean };
}

/**
 * @param {import("node:child_process").ChildProcessByStdio<null, import("node:stream").Readable, import("node:stream").Readable>} child
 * @returns {Promise<string>}
 */
function printedAddress(child) {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (/** @type {Buffer} */ chunk) => {
      printed += chunk;
      const found = /http:\/\/[\w.[\]:]+/.exec(printed);
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the program ended with ${code}: ${printed}`)));
  });
}
