//! A game with what is known about it.

use minefield_rules::{Color, Game, Position};
use serde_json::{Map, Value};

/// A game, who played it, when and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game; how it ended too.
    pub game: Game,
    /// Who ended up as Black: the owner of the first stone.
    pub black: Player,
    /// Who ended up as White.
    pub white: Player,
    /// When it started, best as `2026-05-01T10:00:00.000Z`.
    pub started: Option<String>,
    /// When it ended.
    pub ended: Option<String>,
    /// When this record was written, if another program wrote it; a program that exports to
    /// Abstract Play may set it to the present time.
    pub generated: Option<String>,
    /// Where it was played.
    pub site: Option<String>,
    /// What somebody said about it; lines are separated by `\n`.
    pub comment: Option<String>,
    /// What another program's record said that has no place above.
    pub kept: Kept,
}

/// A person or program that played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The name; empty if unknown.
    pub name: String,
    /// What another program's record said besides.
    pub(crate) kept: Map<String, Value>,
}

/// The parts of an Abstract Play record that are carried along unread, to be written again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// Keys of the header.
    pub(crate) header: Map<String, Value>,
    /// The site's own name for the game.
    pub(crate) game_id: Option<Value>,
    /// Names of variants that this program doesn't know.
    pub(crate) variants: Vec<String>,
}

impl Record {
    /// The record of a game of which nothing else is known.
    #[must_use]
    pub fn new(game: Game) -> Record {
        Record {
            game,
            black: Player::default(),
            white: Player::default(),
            started: None,
            ended: None,
            generated: None,
            site: None,
            comment: None,
            kept: Kept::default(),
        }
    }

    /// Who plays `color` at the end.
    #[must_use]
    pub const fn player(&self, color: Color) -> &Player {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

/// Whether a game starts on an empty board, as a new one does.
pub(crate) fn starts_anew(game: &Game) -> bool {
    *game.start() == Position::new(game.size(), game.rules())
}

impl Player {
    /// A player of this name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Player {
        Player { name: name.into(), kept: Map::new() }
    }
}
