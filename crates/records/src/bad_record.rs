//! Why something can't be read as a record.

use crate::import::MAX_BYTES;
use minefield_rules::diagram::BadDiagram;
use minefield_rules::line::BadLine;
use minefield_rules::{BadRuleset, BadSetup, BadSize, Size};
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
    /// A drawing with a fault.
    #[error(transparent)]
    Drawing(#[from] BadDiagram),
    /// A line of a text form with a fault.
    #[error("line {line}: {fault}")]
    Text {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        fault: TextFault,
    },
}

/// What is wrong with a line of a text form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextFault {
    /// More lines follow a one-line form.
    #[error("a one-line form is one line; something follows it")]
    AfterOneLine,
    /// A later version of the text form than this program knows.
    #[error("version `{}` of the text form is not known here; a newer program may have written it", .0.escape_debug())]
    Newer(String),
    /// Neither `key: value` nor anything else known.
    #[error("`{}` is not understood; expected `size: 9`, `black: name` and the like, or `moves:`", .0.escape_debug())]
    NotUnderstood(String),
    /// A key for the second time.
    #[error("a second `{0}:`")]
    Twice(&'static str),
    /// A key that may not be missing.
    #[error("no `{0}:` line")]
    Missing(&'static str),
    /// The size is no number.
    #[error("size `{}` is not a number", .0.escape_debug())]
    Size(String),
    /// The size is out of range.
    #[error(transparent)]
    SizeRange(#[from] BadSize),
    /// The rule set is unknown or faulty.
    #[error(transparent)]
    Rules(#[from] BadRuleset),
    /// The turn is neither black nor white.
    #[error("`{}` is not a side: write black or white", .0.escape_debug())]
    Turn(String),
    /// The result is not one that the form knows.
    #[error("result `{}` is not known; it is one of: black connected, black resigned, black ran out of time, \
             black left, black won by a diagonal span (or white), a draw was agreed, both left, \
             neither side could place", .0.escape_debug())]
    Result(String),
    /// The drawing has another size than the record.
    #[error("the drawing has {drawn} rows, but the size is {size}")]
    SizeDiffers {
        /// The size drawn.
        drawn: Size,
        /// The size named.
        size: Size,
    },
    /// What was kept of another program's record can't be read.
    #[error("what was kept of another record is damaged: {0}")]
    Kept(String),
}
