// Runs before the page is drawn: the colours chosen last time, and a sign for the styles that scripts run.
(function () {
  const root = document.documentElement;
  root.classList.add("js");
  try {
    const theme = localStorage.getItem("theme");
    if (theme) root.dataset.theme = theme;
  } catch {
    // No storage: the system's colours.
  }
})();
