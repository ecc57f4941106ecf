//! The commands about the board and the moves.

use super::arguments::{Arguments, point};
use super::desk::{Answer, Desk, done};
use super::refusal::{Refusal, quoted};
use minefield_rules::{Color, Ending, Game, Move, Outcome, PointSet, Size, diagram};

/// How a swap is written.
pub(super) const SWAP: &str = "swap-sides";

/// `boardsize SIDE [SIDE]`: a new game with the same rules. Programs for Hex name both sides.
pub(super) fn boardsize(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let word = arguments.word("a board size")?;
    let other = arguments.next().unwrap_or(word);
    arguments.end()?;
    let fault = || Refusal::new(format!("unacceptable size: {} is not a number from 1 to {}", quoted(word), Size::MAX));
    let size = word.parse().ok().and_then(|side| Size::new(side).ok()).ok_or_else(fault)?;
    if other != word {
        return Err(Refusal::new("unacceptable size: a board is square"));
    }
    desk.start(Game::new(size, &desk.game.rules().clone()));
    done("")
}

/// `clear_board`: a new game of the same size with the same rules.
pub(super) fn clear_board(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    desk.start(Game::new(desk.game.size(), &desk.game.rules().clone()));
    done("")
}

/// `play COLOUR MOVE`.
pub(super) fn play(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let word = arguments.word("a move")?;
    arguments.end()?;
    play_word(&mut desk.game, color, word)?;
    done("")
}

/// The side that has just been skipped: the turn went past it because it has no legal point.
pub(super) fn skipped(game: &Game) -> Option<Color> {
    let other = game.turn()?.other();
    let was_skipped = match game.plies().last() {
        Some(ply) => ply.skipped == Some(other),
        None => game.position().legal(other).is_empty(),
    };
    was_skipped.then_some(other)
}

/// Plays what a word says: a point, `swap-sides`, `resign`, or `pass` for a side that has been skipped.
pub(super) fn play_word(game: &mut Game, color: Color, word: &str) -> Result<(), Refusal> {
    let is = |name: &str| word.eq_ignore_ascii_case(name);
    if is("pass") {
        return pass(game, color);
    }
    if is("swap-pieces") {
        return Err(Refusal::illegal(format!("the stone stays where it is; the swap is written {SWAP}")));
    }
    if is("resign") {
        return if game.resign(color) { Ok(()) } else { Err(Refusal::illegal("the game is over")) };
    }
    let action = match word {
        _ if is(SWAP) || is("swap") => Move::Swap,
        _ => Move::Place(point(word, game.size())?),
    };
    match game.turn() {
        None => Err(Refusal::illegal("the game is over")),
        Some(turn) if turn != color => Err(Refusal::illegal(format!("it is the turn of {turn}"))),
        Some(_) => game.play(action).map(drop).map_err(Refusal::illegal),
    }
}

/// A skip is no move, so nothing happens when it is told; nor after the end, where controllers pass.
fn pass(game: &Game, color: Color) -> Result<(), Refusal> {
    match game.turn() {
        None => Ok(()),
        Some(_) if skipped(game) == Some(color) => Ok(()),
        Some(turn) if turn == color => Err(Refusal::illegal(format!("{color} has a legal point and can't pass"))),
        Some(turn) => Err(Refusal::illegal(format!("{color} wasn't skipped: it is the turn of {turn}"))),
    }
}

/// `undo`: takes back the last move, or a resignation.
pub(super) fn undo(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    if desk.game.undo() { done("") } else { Err(Refusal::new("cannot undo: no move has been made")) }
}

/// `showboard`: the board drawn, then whose turn it is.
pub(super) fn showboard(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    let drawing = diagram::draw(&desk.game.position().to_setup());
    let state = match desk.game.turn() {
        Some(color) => format!("{color} to move"),
        None => format!("the game is over: {}", score(&desk.game).unwrap_or_default()),
    };
    done(format!("\n{drawing}{}, {state}", desk.game.rules().name()))
}

/// `final_score`: `B+`, `W+`, the same with a reason, or `0` for a draw.
pub(super) fn final_score(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    score(&desk.game).map_or_else(|| Err(Refusal::new("cannot score: the game is not over")), done)
}

fn score(game: &Game) -> Option<String> {
    let outcome = game.outcome()?;
    let reason = match outcome {
        Outcome::Ended(Ending::Resigned(_)) => "Resign",
        Outcome::Ended(Ending::TimedOut(_)) => "Time",
        _ => "",
    };
    Some(outcome.winner().map_or("0".to_owned(), |color| format!("{}+{reason}", color.letter())))
}

/// `all_legal_moves`: what the side to move may play; nothing after the end.
pub(super) fn all_legal_moves(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    let Some(turn) = desk.game.turn() else { return done("") };
    let mut moves = points(desk.game.position().legal(turn));
    if desk.game.can_swap() {
        moves = format!("{moves} {SWAP}");
    }
    done(moves)
}

/// Points in board order with blanks between.
pub(super) fn points(set: &PointSet) -> String {
    set.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
}
