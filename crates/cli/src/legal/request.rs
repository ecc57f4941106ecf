//! What a line asks for.

use crate::exit::Failure;
use crate::rules_choice;
use minefield_rules::{BadPoint, BadSize, Game, IllegalMove, Move, Ruleset, Size};
use serde::Deserialize;
use std::collections::HashMap;
use std::io;
use std::path::Path;

/// The most bytes of a faulty line's text that an error repeats.
const MAX_QUOTED: usize = 40;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    size: i64,
    #[serde(default = "minefield")]
    rules: String,
    #[serde(default)]
    moves: Vec<String>,
}

fn minefield() -> String {
    "minefield".to_owned()
}

/// Why a line can't be answered.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Longer than a line may be.
    #[error("the line is longer than {} bytes", super::MAX_LINE)]
    TooLong,
    /// Nothing on it.
    #[error("the line is empty")]
    Empty,
    /// Not text.
    #[error("byte {} of the line is not UTF-8 text", .0 + 1)]
    NotUtf8(usize),
    /// Not the JSON asked for.
    #[error("{0}")]
    Json(String),
    /// The size is out of range.
    #[error("board size {0} is not between 1 and {max}", max = Size::MAX)]
    Size(i64),
    /// No such rules.
    #[error("{0}")]
    Rules(Failure),
    /// A move that is none.
    #[error("ply {ply}: {fault}")]
    Move {
        /// Its number, from 1.
        ply: usize,
        /// What is wrong with it.
        fault: BadPoint,
    },
    /// A move that can't be played.
    #[error("ply {ply}: {reason}")]
    Illegal {
        /// Its number, from 1.
        ply: usize,
        /// The move.
        action: Move,
        /// Why.
        reason: IllegalMove,
    },
}

/// Rule sets found before, by what they were asked for as: a rule file is read once.
#[derive(Default)]
pub struct RulesCache(HashMap<String, Ruleset>);

impl RulesCache {
    /// The most rule sets kept; a compiled one takes about 150 kB.
    const MAX: usize = 64;

    fn find(&mut self, text: &str) -> Result<Ruleset, Failure> {
        if let Some(rules) = self.0.get(text) {
            return Ok(rules.clone());
        }
        if Ruleset::preset(text).is_none() && Path::new(text).exists() && !Path::new(text).is_file() {
            // A pipe or a terminal would keep the answers waiting.
            let source = io::Error::other("it is not a plain file");
            return Err(Failure::Read { path: text.into(), source });
        }
        let rules = rules_choice::find(text)?;
        if self.0.len() >= RulesCache::MAX {
            self.0.clear();
        }
        self.0.insert(text.to_owned(), rules.clone());
        Ok(rules)
    }
}

/// Reads a line and plays its moves.
pub fn read(line: &[u8], rules: &mut RulesCache) -> Result<Game, Fault> {
    let text = std::str::from_utf8(line).map_err(|error| Fault::NotUtf8(error.valid_up_to()))?;
    if text.trim().is_empty() {
        return Err(Fault::Empty);
    }
    if !text.trim_start().starts_with('{') {
        return Err(Fault::Json("not the JSON asked for: column 1: expected an object, `{\"size\":9}`".to_owned()));
    }
    let request: Request = serde_json::from_str(text).map_err(|error| Fault::Json(json_fault(&error)))?;
    let side = usize::try_from(request.size).map_err(|_| Fault::Size(request.size))?;
    let size = Size::new(side).map_err(|BadSize(_)| Fault::Size(request.size))?;
    let mut game = Game::new(size, &rules.find(&request.rules).map_err(Fault::Rules)?);
    for (ply, word) in (1..).zip(&request.moves) {
        let action: Move = word.parse().map_err(|fault| Fault::Move { ply, fault })?;
        game.play(action).map_err(|reason| Fault::Illegal { ply, action, reason })?;
    }
    Ok(game)
}

/// The reason and the place: every request is one line, so that the column is enough.
fn json_fault(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let reason = text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason);
    let reason: String = reason.chars().take(4 * MAX_QUOTED).collect();
    format!("not the JSON asked for: column {}: {reason}", error.column())
}
