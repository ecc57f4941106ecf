language-name = English
title = Minefield

form-size = Size
form-rules = Rules
form-opponent = Opponent
form-start = Start
form-import = Read a game
form-move = Move
form-play = Play
form-play-on = Play on from here

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

player-person = Person
player-computer = Computer, level { $level }
opponent-person = A person on this device
opponent-computer = Computer, level { $level }
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
error-size = { $size } is not a board size: sizes are 1 to 32.
error-rules = There is no rule set “{ $name }”; known are minefield, pinwheel and cartwheel.
error-rule-file = The rule file can’t be used. Line { $line }: { $reason }
error-line = That is not a game or a position: { $reason }
error-import = The record can’t be read: { $reason }
error-export = The game can’t be written in this form: { $reason }
error-format = There is no form “{ $name }”.
error-opponent = The opponent is a person or the computer at level 1 to 10.
error-color = The colour is black, white or random.
error-clock = A clock has 1 to 600 minutes and 0 to 600 seconds for each move.
error-point = “{ $text }” is not a move: write a point such as e5, or swap.
error-stale = The game has gone on in the meantime; nothing was done. This is how it stands now.
