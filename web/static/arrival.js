// Who starts a game by keyboard arrives with the focus on its board.

const NAME = "to-board";

/**
 * Notes, for the page that comes next, whether the button was pressed by a key.
 * @param {MouseEvent} press
 */
export function depart(press) {
  try {
    if (press.detail === 0) sessionStorage.setItem(NAME, "on");
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing: the page begins at its top.
  }
}

/** @param {HTMLElement} board */
export function arrive(board) {
  try {
    if (sessionStorage.getItem(NAME)) board.focus();
    sessionStorage.removeItem(NAME);
  } catch {
    // See above.
  }
}
