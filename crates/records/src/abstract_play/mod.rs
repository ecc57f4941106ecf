//! The JSON of Abstract Play: game records and pasted game states.
//!
//! A record is `{"header": {...}, "moves": [["c11", "d4"], ["e5"]]}`. The players stand in the
//! order of their final seats, so the first is Black; that they swapped shows only in
//! `header.pied` (`header["pie-invoked"]` in a page download), never in the moves. The site's
//! program ends a game at a diagonal span.

pub(crate) mod kept;
mod record;
mod state;
mod variants;
mod write;

use crate::bad_record::BadRecord;
use crate::import::Import;
use crate::note::{Note, Notes};
use serde_json::Value;

pub(crate) use write::write;

/// Reads a record or a state.
pub(crate) fn read(root: Value) -> Result<Import, BadRecord> {
    let shape = |path: &str, expected| BadRecord::Shape { path: path.to_owned(), expected };
    let Value::Object(map) = root else {
        return Err(shape("the JSON", "one record, an object with `header` and `moves`,"));
    };
    if map.contains_key("header") || map.contains_key("moves") {
        record::read(map)
    } else if map.contains_key("stack") {
        state::read(map)
    } else {
        Err(shape("the JSON", "a record with `header` and `moves`, or a state with `game` and `stack`,"))
    }
}

/// Refuses another game than this one.
fn check_game(name: Option<&str>) -> Result<(), BadRecord> {
    match name.filter(|name| !name.trim().eq_ignore_ascii_case("minefield")) {
        Some(other) => Err(BadRecord::OtherGame(crate::excerpt::excerpt(other))),
        None => Ok(()),
    }
}

/// The texts of a list; what is no text is noted.
fn texts(list: Vec<Value>, path: &'static str, notes: &mut Notes) -> Vec<String> {
    let mut texts = Vec::new();
    for (k, value) in list.into_iter().enumerate() {
        match value {
            Value::String(text) => texts.push(text),
            _ => notes.push(Note::Unreadable { path: format!("{path}[{k}]"), expected: "a text" }),
        }
    }
    texts
}
