//! Boards drawn as text.
//!
//! ```text
//!    a b c
//!  3 . B .  3
//!  2 W . .  2
//!  1 . . .  1
//!    a b c
//! ```

use crate::color::Color;
use crate::point::{BadSize, Size, column_name};
use crate::setup::Setup;
use std::fmt;

/// Draws an arrangement, with coordinates; whose turn it is doesn't show.
#[must_use]
pub fn draw(setup: &Setup) -> String {
    let side = setup.size().get();
    let width = column_name(side - 1).len() + 1;
    let names: String = (0..side).map(|column| format!("{:>width$}", column_name(column))).collect();
    let header = format!("  {names}\n");
    let mut text = header.clone();
    for row in (0..side).rev() {
        let letter = |column| {
            let point = setup.size().point(column, row);
            point.and_then(|point| setup.stone(point)).map_or('.', Color::letter)
        };
        let stones: String = (0..side).map(|column| format!("{:>width$}", letter(column))).collect();
        text += &format!("{:>2}{stones} {:>2}\n", row + 1, row + 1);
    }
    text + &header
}

/// The most bytes a drawing may have.
pub const MAX_BYTES: usize = 16 * 1024;

/// A text that draws no board, and the line (from 1) where that shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadDiagram {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: DiagramFault,
}

/// What is wrong with a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramFault {
    /// Longer than [`MAX_BYTES`].
    TooLong(usize),
    /// No row at all.
    Empty,
    /// Not as many points in a row as there are rows.
    Width {
        /// Points in this row.
        points: usize,
        /// Rows in all.
        rows: usize,
    },
    /// A character that draws no point.
    NotAPoint(char),
    /// More rows than a board can have.
    Size(BadSize),
}

impl fmt::Display for BadDiagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            DiagramFault::TooLong(bytes) => write!(f, "the drawing has {bytes} bytes; {MAX_BYTES} is the most"),
            DiagramFault::Empty => f.write_str("no board is drawn"),
            DiagramFault::Width { points, rows } => {
                write!(f, "{points} points in this row of a board with {rows} rows")
            }
            DiagramFault::NotAPoint(letter) => {
                write!(f, "`{}` is not a point; points are B, W and .", letter.escape_default())
            }
            DiagramFault::Size(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for BadDiagram {}

/// Reads a drawing: a row a line from the top, `B W .` (also `X O +`), with or without blanks
/// between points and coordinates around them. Black is to move.
///
/// # Errors
/// [`BadDiagram`] with the line and the fault.
pub fn parse(text: &str) -> Result<Setup, BadDiagram> {
    if text.len() > MAX_BYTES {
        return Err(BadDiagram { line: 1, fault: DiagramFault::TooLong(text.len()) });
    }
    let mut rows = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let fault = |fault| BadDiagram { line, fault };
        let points = row_of(content).map_err(|letter| fault(DiagramFault::NotAPoint(letter)))?;
        if !points.is_empty() {
            rows.push((line, points));
        }
        if rows.len() > Size::MAX {
            return Err(fault(DiagramFault::Size(BadSize(rows.len()))));
        }
    }
    let size = Size::new(rows.len()).map_err(|_| BadDiagram { line: 1, fault: DiagramFault::Empty })?;
    let mut setup = Setup::empty(size);
    for (row, (line, points)) in (0..size.get()).rev().zip(&rows) {
        if points.len() != size.get() {
            let fault = DiagramFault::Width { points: points.len(), rows: rows.len() };
            return Err(BadDiagram { line: *line, fault });
        }
        for (column, &stone) in points.iter().enumerate() {
            if let Some(point) = size.point(column, row) {
                setup.put(point, stone);
            }
        }
    }
    Ok(setup)
}

/// The points of a line; none for a line of column letters. Err is a character that is no point.
fn row_of(line: &str) -> Result<Vec<Option<Color>>, char> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.iter().enumerate().all(|(column, word)| *word == column_name(column)) {
        return Ok(Vec::new());
    }
    let is_number = |word: &&&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let letters = words.iter().filter(|word| !is_number(word)).flat_map(|word| word.chars());
    letters
        .map(|letter| match letter {
            'B' | 'b' | 'X' | 'x' => Ok(Some(Color::Black)),
            'W' | 'w' | 'O' | 'o' => Ok(Some(Color::White)),
            '.' | '+' => Ok(None),
            other => Err(other),
        })
        .collect()
}
