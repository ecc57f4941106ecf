//! Why something can't be read as a record.

use crate::import::MAX_BYTES;
use minefield_rules::line::BadLine;
use minefield_rules::{BadSetup, BadSize};
use thiserror::Error;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadRecord {
    /// Longer than [`MAX_BYTES`].
    #[error("the record has {0} bytes; {MAX_BYTES} is the most")]
    TooLong(usize),
    /// Nothing but blanks.
    #[error("the record is empty")]
    Empty,
    /// Not text.
    #[error("byte {offset} (line {line}) is 0x{byte:02x}, which is not UTF-8 text{hint}")]
    NotUtf8 {
        /// The byte's place in the file, from 1.
        offset: usize,
        /// Its line, from 1.
        line: usize,
        /// The byte.
        byte: u8,
        /// What it looks like instead, or nothing.
        hint: &'static str,
    },
    /// Not like any format.
    #[error("`{}` starts none of the known formats: own text, one-line form, Abstract Play JSON, drawing, list of moves", .0.escape_debug())]
    Unknown(String),
    /// Not JSON, or JSON that breaks off.
    #[error("line {line}, column {column}: {reason}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 at the end of the line before.
        column: usize,
        /// What is wrong.
        reason: String,
    },
    /// JSON of another shape.
    #[error("{path}: {expected} is expected")]
    Shape {
        /// Where in the JSON.
        path: String,
        /// What should be there.
        expected: &'static str,
    },
    /// A record of another game.
    #[error("this is a record of `{}`, not of Minefield", .0.escape_debug())]
    OtherGame(String),
    /// A board that is not square.
    #[error("`{}` names a board that is not square", .0.escape_debug())]
    NotSquare(String),
    /// A board size out of range.
    #[error("{place}: {fault}")]
    Size {
        /// Where in the record.
        place: String,
        /// The size.
        fault: BadSize,
    },
    /// A one-line form with a fault.
    #[error(transparent)]
    Line(#[from] BadLine),
    /// The arrangement can't be played on.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// A line of a text form with a fault.
    #[error("line {line}: {fault}")]
    Text {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        fault: String,
    },
}
