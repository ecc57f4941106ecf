language-name = English

## Pages

title = Minefield
description = Minefield, a game of connection by Mark Steere: play against the computer or a friend.
skip-link = Skip to the content
nav = Site
help = Help
dark = Dark colours
close = Close
to-start = To the start page
new-game = New game
black = Black
white = White
random = Random
cancel = Cancel

welcome = Connect your edges. Mind the corners.
welcome-text = Black joins top and bottom, White joins left and right. Neither may leave a forbidden figure on the board, and that makes it a minefield.
recent = Recent games
recent-none = Games you play are kept here.
remove = Remove
remove-game = Remove this game: { $game }
form-size = Board
form-size-label = Points along each edge, 1 to 32
form-rules = Rules
rules-own = Own file
rule-file = Your rule set: a name, then each forbidden figure as a picture
choose-file = Choose a file
form-color = You play
form-opponent = Opponent
form-seconds = Seconds a move at full strength, 1 to 60
form-clock = Clock
form-clock-text = For two people. Without minutes there is no clock.
form-minutes = Minutes each
form-increment = Seconds added per move
form-start = Start the game
form-import = Open a game
import-help = Paste a record, a position or a link, or drop a file anywhere on this page. Minefield’s own text forms and Abstract Play’s are understood.
import-button = Open
import-notes = About the record that was read
form-move = Type a move
form-play = Play
form-play-on = Play on from here
play-on-text = This makes a game of your own; the link stays as it is.

about-game = { $rules }, { $size } × { $size }
board-label = Board, { $size } by { $size }, { $rules }
clock-black = Black’s time
clock-white = White’s time
undo = Undo
redo = Redo
resign = Resign
resign-question = End the game here?
resign-black = Black resigns
resign-white = White resigns
keep-playing = Keep playing
show = On the board
choose-marks = Forbidden for the side to move
choose-others = Forbidden for the other side
choose-confirm = Confirm each move: choose a point twice
engine-to-browser = Use this browser
engine-to-server = Use the server
engine-plain = In a browser without scripts only the server’s engine can move.
engine-missing = This program was built without an engine for browsers.
swap-plain = White may take over Black and the first stone instead of placing one. The stone stays; Black’s player becomes White and moves next.
swap-button = Swap: take Black
again = Play again
retry = Try again
to-game = Back to the game
reason-more = More than one figure: choose the point again to see the next one.
moves = Moves
moves-none = No stone yet. Black begins.
step-first = To the start
step-previous = One move back
step-next = One move on
step-last = To the last move
share = Share
copy-link = Copy link
link = Link to this game
export = Download

help-title = How to play
help-goal = Black owns the top and bottom edges, White the left and right ones. Whoever first joins both of their edges with stones that touch along the lines has won. Stones that touch only diagonally are not joined.
help-turns = Black begins. In turn, each places one stone on an empty point. Stones never move and are never taken.
help-swap = After Black’s first stone, White may swap instead of placing: White’s player takes over Black with that stone, and the other plays White from then on and is to move.
help-figures = Forbidden figures
help-figures-text = No stone may complete one of these, turned, mirrored or with colours exchanged. The ringed points are empty.
help-in-all = in all three rule sets
help-cartwheel = Cartwheel; here an edge counts as its owner’s stones
help-skip = Who has no point left to place on is skipped. One side can always place, so there is never a draw.
help-board = The board
help-marks = A cross marks a point where the side to move may not place; point at it to see the figure. Rings do the same for the other side, once switched on.
key-arrows = move over the board
key-ends = to the end of the row or column
key-enter = place a stone, or see why not
key-typed = type a move
key-swap = swap, when it is offered
key-undo = take back (Ctrl+Z too)
key-escape = put away what is asked or shown
key-help = this page

## Filled in by scripts; a value is written as it is, so no selectors here.

js-black = Black
js-white = White
js-swap = swap
js-point-empty = { $point }, empty
js-point-black = { $point }, black stone
js-point-white = { $point }, white stone
js-point-last = the last one placed
js-point-path = on the winning path
js-point-forbidden-black = { $point }, forbidden for Black. { $text }
js-point-forbidden-white = { $point }, forbidden for White. { $text }
js-point-closed-black = { $point }, empty, forbidden for Black
js-point-closed-white = { $point }, empty, forbidden for White
js-said-black = Black: { $point }.
js-said-white = White: { $point }.
js-said-swap = White swapped: the players change colours, the stone stays.
js-taken-back = Taken back.
js-skipped-short-black = Black skipped
js-skipped-short-white = White skipped
js-swap-offer = White may take over Black and the stone on { $point } instead of placing one. The stone stays; Black’s player becomes White and moves next.
js-decided-black = Black’s stones already span the board with diagonals: White can’t connect any more.
js-decided-white = White’s stones already span the board with diagonals: Black can’t connect any more.
js-confirm = Place on { $point }
js-looking-back = Position after move { $number }.
js-taken = There is a stone on { $point } already.
js-no-such-point = “{ $text }” is not a point of this board: a1 to { $point }.
js-lost = The program does not answer. Your game is safe; this page keeps trying.
js-lost-move = The program does not answer, so the move was not sent. It is sent as soon as the program is back.
js-engine-fails = The engine can’t run in this browser ({ $reason }), so the server’s goes on.
js-engine-lost = The engine in this browser broke off ({ $reason }), so the server’s goes on.
js-copied = Link copied.
js-copy-by-hand = Copy the link from this field.
js-rules-good = { $name }: understood.
js-rules-line = Line { $line }: { $text }
js-reading = Reading…
js-too-large = This file is too large: 1 MiB is the most.

## Said by the server: figures, the state of a game, refusals.
## Colours arrive as black or white.

figure-hard-corner = hard corner
    .a = a hard corner
figure-switch = switch
    .a = a switch
figure-long-switch = long switch
    .a = a long switch
figure-pinwheel = pinwheel
    .a = a pinwheel
figure-cartwheel = cartwheel
    .a = a cartwheel
# A figure of somebody's own rule set; it has no message.
figure-own = the figure “{ $name }”

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
edge = { $color ->
    [black] Black’s edge
   *[white] White’s edge
}

forbidden = { $point } is forbidden for { $color ->
    [black] Black
   *[white] White
}: it would make { $figure } with { $spots }.
forbidden-alone = { $point } is forbidden for { $color ->
    [black] Black
   *[white] White
}: it would make { $figure }.
illegal-off-board = { $point } is not on this { $size }×{ $size } board.
illegal-occupied = { $point } is taken: there is a { $color ->
    [black] black
   *[white] white
} stone.
illegal-over = The game is over.
illegal-no-swap = A swap is only possible on White’s first turn.
refused-not-yours = It is the computer’s turn.
refused-no-undo = There is nothing to take back.
refused-no-redo = There is nothing to make again.
refused-color = That colour is the computer’s.
refused-not-browsers = It is not the turn of a computer that thinks in this browser.
refused-no-computer = No computer plays in this game.

state-turn = It is { $color ->
    [black] Black’s
   *[white] White’s
} turn.
state-thinking = The computer is thinking for { $color ->
    [black] Black
   *[white] White
}.
state-stuck = The computer failed to move for { $color ->
    [black] Black
   *[white] White
}. Take back a move or start another game.
state-swap = White may swap colours instead of placing a stone.
state-skipped = { $color ->
    [black] Black
   *[white] White
} has no legal point and is skipped.
outcome-connection = { $winner ->
    [black] Black wins: its stones join top and bottom.
   *[white] White wins: its stones join left and right.
}
outcome-resignation = { $winner ->
    [black] Black wins: White resigned.
   *[white] White wins: Black resigned.
}
outcome-time = { $winner ->
    [black] Black wins: White ran out of time.
   *[white] White wins: Black ran out of time.
}
outcome-abandoned = { $winner ->
    [black] Black wins: White left the game.
   *[white] White wins: Black left the game.
}
outcome-span = { $winner ->
    [black] Black wins: its record was ended by a diagonal span.
   *[white] White wins: its record was ended by a diagonal span.
}
outcome-stall = A draw: neither side can place a stone.
outcome-draw = A draw by agreement.
outcome-both-left = Both players left the game; nobody wins.

player-you = You
player-first = First player
player-second = Second player
player-computer = Computer, level { $level }
player-computer-seconds = { $seconds ->
    [one] Computer, 1 second a move
   *[other] Computer, { $seconds } seconds a move
}
player-computer-visits = { $visits ->
    [one] Computer, 1 visit a move
   *[other] Computer, { $visits } visits a move
}
player-computer-limits = Computer, { $seconds } s or { $visits } visits a move
engine-at-browser = The computer thinks in this browser.
engine-at-server = The computer thinks on the server.
opponent-person = A person on this device
opponent-computer = Computer, level { $level }
opponent-custom = Computer, full strength
game-title = { $rules }, { $size }×{ $size }
export-line = One line
export-text = Text
export-abstract-play = Abstract Play
export-svg = Picture (SVG)
export-diagram = Diagram

import-nothing = There is nothing to read: paste a game or choose a file.
import-fault = Move { $ply } ({ $move }) can’t be played: { $reason } The game is shown up to there.

notice-memory = Games are kept in memory only and end with this program.
notice-home = Games can’t be kept: { $reason } They live in memory only and end with this program.

error-page = There is no such page.
error-game = There is no such game.
error-method = This address doesn’t answer such requests.
error-too-large = That is too large; { $bytes } bytes is the most.
error-host = This address is not served. Use the address that the program printed when it started.
error-origin = The request came from another site and was refused.
error-internal = Something went wrong inside the program. No game was changed.
error-store = The game could not be read or saved: { $reason }
error-request = The request is not understood: { $reason }
error-no-size = The board needs a size: 1 to 32.
error-size = { $size } is not a board size: sizes are 1 to 32.
error-rules = There is no rule set “{ $name }”; known are minefield, pinwheel and cartwheel.
error-rule-file = The rule file can’t be used. Line { $line }: { $reason }
error-line = That is not a game or a position: { $reason }
error-import = The record can’t be read: { $reason }
error-export = The game can’t be written in this form: { $reason }
error-format = There is no form “{ $name }”.
error-opponent = The opponent is a person, or the computer at level 1 to 10 or at full strength.
error-limits = At full strength the computer takes 1 to { $seconds } seconds a move, or 1 to { $visits } visits.
error-color = The colour is black, white or random.
error-engine = The computer thinks on the “server” or in the “browser”.
error-clock = A clock has 1 to 600 minutes and 0 to 600 seconds for each move.
error-point = “{ $text }” is not a move: write a point such as e5, or swap.
error-stale = The game has gone on in the meantime; nothing was done. This is how it stands now.

## Said by the server: what is wrong with a rule file, a line, a record. Sentences; { $text } is quoted from it.

fault-too-long = It has { $bytes } bytes; { $most } is the most.
fault-not-utf8 = Byte { $column } of the line is not UTF-8 text.
fault-no-name = There is no line “name: …”.
fault-second-name = A second “name:”; a rule file holds one rule set.
fault-before-name = The first line must be “name: …”.
fault-not-understood = “{ $text }” is not understood; “figure: …” was expected.
fault-mark = “{ $text }” is not a mark of a picture; the marks are X O . ?
fault-late-edges = “edges count as stones” stands once, before the picture.
fault-nameless-figure = The figure has no kind; write “figure: hard corner”.
fault-broken-picture = A blank line inside a picture; start each figure with “figure: …”.
fault-no-picture = The figure has no picture: draw it in rows of X, O, . and ?
fault-too-tall = The figure has { $rows } rows; { $most } is the most.
fault-too-wide = Row { $row } of the figure has { $width } places; { $most } is the most.
fault-ragged = Row { $row } of the figure has { $width } places, its first row { $first }.
fault-no-stone = The figure has no stone: no placement could complete it.
fault-no-figures = The rule set has no figures.
fault-many-figures = The rule set has { $count } figures; { $most } is the most.
fault-word-mark = “{ $text }” is not a mark; the marks are x o e (empty) a (anything).
fault-name = “{ $text }” is not a name: use unaccented letters, digits and single blanks, { $most } at the most.
fault-no-line = “{ $text }” starts neither a position (mfp1-…) nor a game (mfg1-…).
fault-game = This is a game; a position was expected.
fault-position = This is a position; a game was expected.
fault-newer = “{ $text }” was written by a newer version of this program.
fault-fields = It has { $count } parts; a position has 5, a game 4 or 6.
fault-size = The size “{ $text }” is not a number.
fault-turn = The turn “{ $text }” is neither b nor w.
fault-rows = There are { $rows } rows for a board of size { $size }.
fault-row = Row { $row } from the top is not a row of this board: write 9 or 4B2W1.
fault-move = Move { $number }: { $reason }
fault-setup-figure = The board contains a { $figure }: { $points }.
fault-crosscut = The board contains a crosscut: { $points }.
fault-no-record = “{ $text }” begins none of the forms that are known.
fault-other-game = This is a record of “{ $name }”, not of Minefield.
fault-not-square = “{ $text }” names a board that is not square.
fault-line = Line { $line }: { $reason }
fault-no-text = This is not UTF-8 text.
fault-no-board = No board is drawn.
fault-drawn-row = There are { $points } points in this row of a board with { $rows } rows.
fault-drawn-point = “{ $text }” is not a point; points are B, W and the full stop.
fault-drawn-size = The board has more than { $most } rows.
fault-export-rules = This form knows minefield, pinwheel and cartwheel, not the rule set “{ $name }”.
fault-export-arrangement = This form has no place for a game that starts with stones on the board.
