//! Writing the text form.

use super::{TITLE, VERSION, value::escape};
use crate::abstract_play::kept;
use crate::record::{Record, starts_anew};
use crate::verdict::outcome_words;
use minefield_rules::{Game, diagram};

/// Moves on a line.
const MOVES_ON_A_LINE: usize = 10;

/// Writes a record.
pub(crate) fn write(record: &Record) -> String {
    let game = &record.game;
    let mut text = format!("{TITLE} {VERSION}\nsize: {}\nrules: {}\n", game.size(), game.rules().to_word());
    for (key, value) in texts(record) {
        text += &format!("{key}: {}\n", escape(value));
    }
    for line in record.comment.iter().filter(|comment| !comment.is_empty()).flat_map(|comment| comment.split('\n')) {
        text += &format!("comment: {}\n", escape(line));
    }
    if let Some(kept) = kept::to_json(record) {
        text += &format!("kept: {}\n", escape(&kept));
    }
    if let Some(outcome) = game.outcome() {
        text += &format!("result: {}\n", outcome_words(outcome));
    }
    text + &start(game) + "\n" + &moves(game)
}

/// The plain texts of a record that aren't empty, with their keys.
fn texts(record: &Record) -> impl Iterator<Item = (&'static str, &str)> {
    let all = [
        ("black", Some(record.black.name.as_str())),
        ("white", Some(record.white.name.as_str())),
        ("started", record.started.as_deref()),
        ("ended", record.ended.as_deref()),
        ("generated", record.generated.as_deref()),
        ("site", record.site.as_deref()),
    ];
    all.into_iter().filter_map(|(key, value)| Some((key, value.filter(|value| !value.is_empty())?)))
}

fn start(game: &Game) -> String {
    if starts_anew(game) {
        return String::new();
    }
    let setup = game.start().to_setup();
    format!("start: {}\n{}", setup.turn, diagram::draw(&setup))
}

fn moves(game: &Game) -> String {
    let mut text = "moves:\n".to_owned();
    for (line, plies) in game.plies().chunks(MOVES_ON_A_LINE).enumerate() {
        let moves: Vec<String> = plies.iter().map(|ply| ply.action.to_string()).collect();
        text += &format!("{:>4}. {}\n", line * MOVES_ON_A_LINE + 1, moves.join(" "));
    }
    text
}
