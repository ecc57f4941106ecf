//! Reading a record of whatever format.

use crate::bad_record::BadRecord;
use crate::format::Format;
use crate::note::Note;
use crate::record::Record;
use minefield_rules::{BadPoint, IllegalMove};
use thiserror::Error;

/// The most bytes a record may have: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// A record that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The record, up to the fault if there is one.
    pub record: Record,
    /// The format it was in.
    pub format: Format,
    /// What was kept, ignored or taken for granted.
    pub notes: Vec<Note>,
    /// The first move that can't be played.
    pub fault: Option<Fault>,
}

/// A move that can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {ply} (`{}`, {place}) can't be played: {reason}", .text.escape_debug())]
pub struct Fault {
    /// The place of the move in the game, from 1, a swap counted.
    pub ply: usize,
    /// The move, as it is written.
    pub text: String,
    /// Where it is written: `line 8`, `moves[3][1]`.
    pub place: String,
    /// Why it can't be played.
    pub reason: Unplayable,
    /// The moves after it, as they are written.
    pub rest: Vec<String>,
}

/// Why a move can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unplayable {
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(#[from] IllegalMove),
    /// It is no move.
    #[error("{0}")]
    NotAMove(#[from] BadPoint),
}

/// Reads a record; its format is found out.
///
/// # Errors
/// [`BadRecord`] says what is wrong and where. A move that can't be played is no such error: the
/// game is read up to there, see [`Import::fault`].
pub fn import(bytes: &[u8]) -> Result<Import, BadRecord> {
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    let game = minefield_rules::line::parse_game(text)?;
    Ok(Import { record: Record::new(game), format: Format::GameLine, notes: Vec::new(), fault: None })
}
