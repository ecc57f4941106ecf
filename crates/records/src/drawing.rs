//! A board drawn as text, with its rules and turn if they are named.
//!
//! ```text
//! rules: pinwheel
//! turn: white
//!
//!    a b c
//!  3 . B .  3
//!  2 W . .  2
//!  1 . B .  1
//!    a b c
//! ```

use crate::bad_record::{BadRecord, TextFault};
use crate::format::Format;
use crate::import::Import;
use crate::note::{Note, Notes};
use crate::record::Record;
use crate::words::{is_number, without_comment};
use minefield_rules::{Color, Game, Position, Ruleset, Setup, column_name, diagram};

/// Whether `text` is meant as a drawing: its first two lines look like rows, or its only one.
pub(crate) fn is_meant(text: &str) -> bool {
    let lines = text.lines().map(without_comment).filter(|line| !line.trim().is_empty() && header(line).is_none());
    let mut looks = lines.take(2).map(looks_drawn).peekable();
    looks.peek().is_some() && looks.all(|drawn| drawn)
}

fn looks_drawn(line: &str) -> bool {
    let words = || line.split_whitespace();
    let letters = words().enumerate().all(|(column, word)| word == column_name(column));
    let point = |letter| matches!(letter, '.' | '+' | 'B' | 'b' | 'W' | 'w' | 'X' | 'x' | 'O' | 'o');
    let row = words().all(|word| is_number(word) || word.chars().all(point));
    letters || row && !words().all(is_number)
}

/// The key and value of a line that says something about the drawing.
fn header(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    let key = ["rules", "turn"].into_iter().find(|known| known.eq_ignore_ascii_case(key.trim()))?;
    Some((key, value.trim()))
}

/// Reads a drawing; a game starts there.
pub(crate) fn read(text: &str) -> Result<Import, BadRecord> {
    let (mut rules, mut turn) = (None, None);
    let mut rows = String::new();
    for (line, content) in (1..).zip(text.lines().map(without_comment)) {
        let bad = |fault| BadRecord::Text { line, fault };
        match header(content) {
            Some(("rules", word)) => rules = Some(Ruleset::from_word(word).map_err(|fault| bad(fault.into()))?),
            Some((_, word)) => turn = Some(parse_turn(word).ok_or_else(|| bad(TextFault::Turn(word.to_owned())))?),
            None => rows += content,
        }
        rows.push('\n');
    }
    let mut notes = Notes::default();
    let mut setup = diagram::parse(&rows)?;
    setup.turn = turn.unwrap_or_else(|| next_by_count(&setup, &mut notes));
    let rules = rules.unwrap_or_else(|| {
        notes.push(Note::RulesAssumed);
        Ruleset::minefield()
    });
    let record = Record::new(Game::from_setup(&setup, &rules)?);
    Ok(Import { record, format: Format::Diagram, notes: notes.into_vec(), fault: None })
}

/// Reads `black`, `w` and the like.
pub(crate) fn parse_turn(word: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| {
        word.eq_ignore_ascii_case(&color.to_string()) || word.eq_ignore_ascii_case(&color.letter().to_string())
    })
}

fn next_by_count(setup: &Setup, notes: &mut Notes) -> Color {
    let count = |color| setup.stones(color).len();
    let turn = if count(Color::Black) > count(Color::White) { Color::White } else { Color::Black };
    notes.push(Note::TurnAssumed(turn));
    turn
}

/// Draws a position.
pub(crate) fn write(position: &Position) -> String {
    let setup = position.to_setup();
    format!("rules: {}\nturn: {}\n\n{}", position.rules().to_word(), setup.turn, diagram::draw(&setup))
}
