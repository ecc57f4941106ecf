//! What is told about a game: to scripts as JSON, to pages as the values of their templates.

mod ask;
mod build;

pub use build::{Telling, last_stone, path, violation};

use crate::side::Side;
use crate::strength::Limits;
use serde::Serialize;
use std::collections::BTreeMap;

/// A game as somebody who looks at it is told, its texts in their language.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The game's id.
    pub id: String,
    /// The number of events so far.
    pub seq: u64,
    /// The board's size.
    pub size: usize,
    /// The rule set.
    pub rules: RulesView,
    /// The whole game as one line.
    pub line: String,
    /// The rows from the top: `B W .`.
    pub rows: Vec<String>,
    /// The side to move.
    pub turn: Option<Side>,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
    /// Who plays which colour now.
    pub seats: Sides<SeatView>,
    /// Whether the side to move may swap.
    pub can_swap: bool,
    /// Whether the players swapped.
    pub swapped: bool,
    /// The moves.
    pub moves: Vec<MoveView>,
    /// The last stone.
    pub last: Option<String>,
    /// Who was skipped after the last move.
    pub skipped: Option<Side>,
    /// The winning path.
    pub path: Vec<String>,
    /// Who will win whatever is played.
    pub decided: Option<Side>,
    /// The empty points where a colour may not place, and why.
    pub forbidden: Sides<BTreeMap<String, Vec<ViolationView>>>,
    /// The clock.
    pub clock: Option<ClockView>,
    /// Whether the computer is at work.
    pub thinking: bool,
    /// Where the computer thinks, if it plays.
    pub engine: Option<EngineView>,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something taken back can be made again.
    pub can_redo: bool,
    /// The state in words.
    pub text: String,
    /// Where the game was read from, if it was.
    pub import: Option<ImportView>,
}

/// Something of each colour.
#[derive(Clone, Debug, Serialize)]
pub struct Sides<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

/// A rule set.
#[derive(Clone, Debug, Serialize)]
pub struct RulesView {
    /// Its name.
    pub name: String,
    /// The whole of it as a URL-safe word.
    pub word: String,
    /// Whether it is one of the presets.
    pub preset: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct OutcomeView {
    /// Who won; nobody after a draw.
    pub winner: Option<Side>,
    /// `connection`, `resignation`, `time`, `stall`, `draw`, `abandoned` or `span`.
    pub by: &'static str,
    /// The outcome in words.
    pub text: String,
}

/// Who plays a colour.
#[derive(Clone, Debug, Serialize)]
pub struct SeatView {
    /// `person` or `computer`.
    pub kind: &'static str,
    /// The computer's level, 1 to 10, if it has one.
    pub level: Option<i64>,
    /// What limits its moves instead: `seconds`, `visits`, or both.
    pub custom: Option<Limits>,
    /// The player in words: `Computer, level 3`, or the name in an imported game.
    pub text: String,
}

/// A move that was made.
#[derive(Clone, Debug, Serialize)]
pub struct MoveView {
    /// Its number, from 1.
    pub number: usize,
    /// Who made it.
    pub color: Side,
    /// A point or `swap`.
    #[serde(rename = "move")]
    pub text: String,
    /// Who was skipped after it.
    pub skipped: Option<Side>,
}

/// A figure that a stone would make.
#[derive(Clone, Debug, Serialize)]
pub struct ViolationView {
    /// The figure's name in the rule set.
    pub kind: String,
    /// The figure's name in the page's language.
    pub name: String,
    /// The reason in words.
    pub text: String,
    /// The places of the figure.
    pub spots: Vec<SpotView>,
}

/// A place of a figure.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SpotView {
    /// From 0 at the left; -1 or the size just outside.
    pub column: i32,
    /// From 0 at the bottom; -1 or the size just outside.
    pub row: i32,
    /// `black`, `white` or `empty`.
    pub mark: &'static str,
}

/// The clock at the moment of the answer, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    /// What Black has left.
    pub black: i64,
    /// What White has left.
    pub white: i64,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// What each move adds.
    pub increment: i64,
}

/// Where the computer thinks.
#[derive(Clone, Debug, Serialize)]
pub struct EngineView {
    /// `server` or `browser`.
    pub at: &'static str,
    /// The same in words.
    pub text: String,
    /// The lines of the engine's protocol to which the last answer is the computer's move, if that is
    /// the browser's to find now; otherwise none.
    pub ask: Vec<String>,
}

/// Where a game was read from.
#[derive(Clone, Debug, Serialize)]
pub struct ImportView {
    /// The format's name.
    pub format: String,
    /// What was kept or ignored, in words.
    pub notes: Vec<String>,
    /// The first move that couldn't be played.
    pub fault: Option<FaultView>,
}

/// A move of a record that can't be played.
#[derive(Clone, Debug, Serialize)]
pub struct FaultView {
    /// Its number, from 1.
    pub ply: usize,
    /// The move as the record has it.
    #[serde(rename = "move")]
    pub text: String,
    /// Why not, in words.
    pub message: String,
}
