//! Reading a game state: a stack of boards, the empty one first, each with its last move.

use super::{check_game, variants};
use crate::bad_record::BadRecord;
use crate::format::Format;
use crate::import::Import;
use crate::json::Fields;
use crate::note::{Note, Notes};
use crate::record::{Kept, Record};
use crate::replay::{Replay, Replayed};
use crate::verdict::{Terminal, Verdict};
use minefield_rules::{Color, Game, Point, PointSet, Setup};
use serde_json::{Map, Value};

/// Reads the state whose top level this is.
pub(super) fn read(root: Map<String, Value>) -> Result<Import, BadRecord> {
    let mut notes = Notes::default();
    let mut fields = Fields::new(root, "", &mut notes);
    check_game(fields.text("game").as_deref())?;
    let names = fields.list("variants").unwrap_or_default();
    let is_over = fields.flag("gameover").unwrap_or(false);
    let winners = fields.list("winner").unwrap_or_default();
    let stack = fields.list("stack");
    let stack = stack.ok_or(BadRecord::Shape { path: "stack".to_owned(), expected: "a list of boards" })?;
    let names = super::texts(names, "variants", &mut notes);
    let variants = variants::read(names, "variants", &mut notes)?;

    let game = Game::new(variants.size, &variants.rules);
    let verdict = if is_over { verdict(&winners) } else { None };
    let Replayed { game, mut notes, fault } = play(game, notes, &stack, verdict);
    if fault.is_none() && stack.last().is_some_and(|last| differs(&game, last)) {
        notes.push(Note::BoardDiffers);
    }
    let time = |entry: Option<&Value>| Some(entry?.get("_timestamp")?.as_str()?.to_owned());
    let record = Record {
        started: time(stack.first()),
        ended: time(stack.last()).filter(|_| is_over),
        site: Some("Abstract Play".to_owned()),
        kept: Kept { variants: variants.unknown, ..Kept::default() },
        ..Record::new(game)
    };
    Ok(Import { record, format: Format::AbstractPlayState, notes, fault })
}

/// Player 1 is Black; nobody is listed if nobody won.
fn verdict(winners: &[Value]) -> Option<Verdict> {
    let won = |player: u64| winners.iter().any(|winner| winner.as_u64() == Some(player));
    Some(match (won(1), won(2)) {
        (true, false) => Verdict::Won(Color::Black),
        (false, true) => Verdict::Won(Color::White),
        (true, true) => Verdict::Even,
        (false, false) => Verdict::Nobody,
    })
}

/// Plays the last move of each board, or where none is named, the stone that is new on it.
fn play(game: Game, notes: Notes, stack: &[Value], verdict: Option<Verdict>) -> Replayed {
    let mut replay = Replay::new(game, notes);
    for (number, pair) in (1..).zip(stack.windows(2)) {
        let place = format_args!("stack[{number}].lastmove");
        match pair[1].get("lastmove").and_then(Value::as_str) {
            Some(text) => replay.read(place, text),
            None => match new_stone(&pair[0], &pair[1]) {
                Some(point) => replay.read(place, &point.to_string()),
                None => replay.empty(place),
            },
        }
        if let Some(word) = final_word(&pair[1]) {
            replay.read(format_args!("stack[{number}]._results"), word);
        }
    }
    replay.finish(verdict)
}

/// How the game ended, if the results of a move say so otherwise than by a winner.
fn final_word(entry: &Value) -> Option<&str> {
    let results = entry.get("_results")?.as_array()?;
    let words = results.iter().filter_map(|result| result.get("type")?.as_str());
    words.into_iter().find(|word| Terminal::of(word).is_some())
}

/// The stones of a board in a state; what is no stone counts as none.
fn stones(entry: &Value) -> impl Iterator<Item = (Point, Color)> {
    let board = entry.get("board").map(|board| board.get("value").unwrap_or(board));
    board.and_then(Value::as_array).into_iter().flatten().filter_map(|stone| {
        let color = match stone.get(1)?.as_u64()? {
            1 => Color::Black,
            2 => Color::White,
            _ => return None,
        };
        Some((stone.get(0)?.as_str()?.parse().ok()?, color))
    })
}

fn new_stone(before: &Value, after: &Value) -> Option<Point> {
    let before: PointSet = stones(before).map(|(point, _)| point).collect();
    stones(after).map(|(point, _)| point).find(|&point| !before.contains(point))
}

fn differs(game: &Game, last: &Value) -> bool {
    let mut shown = Setup::empty(game.size());
    stones(last).for_each(|(point, color)| shown.put(point, Some(color)));
    game.size().points().any(|point| game.position().stone(point) != shown.stone(point))
}
