// The shapes the server answers with, and the state of the page. Types only; nothing runs here.

/** @typedef {"black" | "white"} Color */

/**
 * A point as it is written: column letters from the left, row number from the bottom: "a1", "aa12".
 * @typedef {string} PointName
 */

/**
 * One cell of a forbidden figure. Column and row count from 0 at the bottom left;
 * -1 and `size` are just outside the board, where an edge counts as a stone.
 * @typedef {{column: number, row: number, mark: Color | "empty"}} Spot
 */

/**
 * Why a colour may not place on a point.
 * @typedef {{kind: string, name: string, text: string, spots: Spot[]}} Violation
 */

/** @typedef {Record<PointName, Violation[]>} Forbidden */

/**
 * Who plays. The computer has a level, or the limits of its moves instead.
 * @typedef {{kind: "person" | "computer", level: number | null, custom: {seconds?: number, visits?: number} | null, text: string}} Seat
 */

/** @typedef {{number: number, color: Color, move: string, skipped: Color | null}} MoveMade */

/** @typedef {{winner: Color | null, by: string, text: string}} Outcome */

/**
 * Milliseconds left when the answer was written; `minutes` is what each side began with.
 * @typedef {{black: number, white: number, running: Color | null, increment: number, minutes?: number}} Clock
 */

/**
 * Where the computer thinks, in words too; and the lines of the engine's protocol to which the last
 * answer is its move, if that is to be found in this browser now.
 * @typedef {{at: "server" | "browser", text: string, ask: string[]}} EngineAt
 */

/**
 * A game as the server tells it: everything there is to draw.
 * @typedef {object} View
 * @property {string} id
 * @property {number} seq number of events so far
 * @property {number} size
 * @property {{name: string, word: string, preset: boolean}} rules
 * @property {string} line the whole game as one line
 * @property {string[]} rows from the top; B, W and .
 * @property {Color | null} turn
 * @property {Outcome | null} outcome
 * @property {Record<Color, Seat>} seats by the colour they play now
 * @property {boolean} canSwap
 * @property {boolean} swapped
 * @property {MoveMade[]} moves
 * @property {PointName | null} last
 * @property {Color | null} skipped who was skipped after the last move
 * @property {PointName[]} path
 * @property {Color | null} decided
 * @property {Record<Color, Forbidden>} forbidden
 * @property {Clock | null} clock
 * @property {boolean} thinking
 * @property {EngineAt | null} engine null when no computer plays
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {string} text
 */

/**
 * What the person chose to see, remembered by the browser.
 * @typedef {{marks: boolean, others: boolean, confirm: boolean}} Choices
 */

/**
 * Something that went wrong: the server is gone (the page keeps trying) or it refused a request.
 * @typedef {{kind: "lost" | "refused", text: string}} Trouble
 */

/**
 * What the page holds besides the game.
 * @typedef {object} Ui
 * @property {PointName} cursor the point the keyboard is on
 * @property {boolean} keyboard whether the board has the keyboard's focus
 * @property {PointName | null} hover the point under the mouse
 * @property {PointName | null} asked the forbidden point that was tapped or typed
 * @property {number} figure which of its figures is drawn, from 0
 * @property {PointName | null} pending the move waiting for a second tap
 * @property {string | null} sending the request under way: a move or "undo", "redo", "resign", "engine-..."
 * @property {string | null} unsent the request that did not reach the server
 * @property {number | null} shown number of the move whose position is shown; null: the game as it stands
 * @property {Trouble | null} trouble
 * @property {string} copied what the copy button answered
 * @property {Choices} choices
 */

/**
 * @typedef {object} State
 * @property {View} view
 * @property {number} received when the view arrived, on the clock of `now`
 * @property {number} now milliseconds of a steady clock
 * @property {Ui} ui
 */

export {};
