// The button that changes between light and dark.

import { remember } from "./choices.js";

const button = document.getElementById("theme");
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  return root.dataset.theme ? root.dataset.theme === "dark" : system.matches;
}

function draw() {
  button?.setAttribute("aria-pressed", String(isDark()));
}

button?.addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  remember("theme", root.dataset.theme);
  draw();
});
system.addEventListener("change", draw);
draw();
