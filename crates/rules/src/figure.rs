//! Forbidden figures: small pictures of stones and empty points.

use crate::name::{self, BadName};
use std::fmt;

/// What one place of a figure asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A stone of the one colour, drawn `X`.
    X,
    /// A stone of the other colour, drawn `O`.
    O,
    /// An empty point of the board, drawn `.`.
    Empty,
    /// Anything, on the board or off it, drawn `?`.
    Any,
}

impl Mark {
    /// The mark drawn as `letter`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Mark> {
        match letter {
            'X' | 'x' => Some(Mark::X),
            'O' | 'o' => Some(Mark::O),
            '.' => Some(Mark::Empty),
            '?' => Some(Mark::Any),
            _ => None,
        }
    }

    /// How this mark is drawn.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Mark::X => 'X',
            Mark::O => 'O',
            Mark::Empty => '.',
            Mark::Any => '?',
        }
    }

    /// The mark with the colours reversed.
    #[must_use]
    pub const fn reversed(self) -> Mark {
        match self {
            Mark::X => Mark::O,
            Mark::O => Mark::X,
            same => same,
        }
    }
}

/// What the points just outside the board count as while a figure is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edges {
    /// Nothing: the figure lies wholly on the board.
    Nothing,
    /// Stones of the colour that owns the edge; the four outer corners count as nothing.
    Stones,
}

/// A figure that no placement may complete, in any rotation, reflection or colour reversal.
///
/// ```text
/// X O
/// . .
/// O X
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    name: String,
    edges: Edges,
    rows: Vec<Vec<Mark>>,
}

/// Why a picture is not a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadFigure {
    /// The kind is not a name.
    Name(BadName),
    /// The picture has no rows.
    NoRows,
    /// More than [`Figure::MAX_SIDE`] rows.
    TooTall(usize),
    /// Row `row` (from 1) has more than [`Figure::MAX_SIDE`] places.
    TooWide {
        /// The row, from 1.
        row: usize,
        /// Its number of places.
        width: usize,
    },
    /// Row `row` (from 1) is not as long as the first.
    Ragged {
        /// The row, from 1.
        row: usize,
        /// Its number of places.
        width: usize,
        /// The number of places in the first row.
        first: usize,
    },
    /// No place asks for a stone.
    NoStone,
}

impl fmt::Display for BadFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let max = Figure::MAX_SIDE;
        match self {
            BadFigure::Name(fault) => fault.fmt(f),
            BadFigure::NoRows => write!(f, "the figure has no picture: draw it in rows of X, O, . and ?"),
            BadFigure::TooTall(rows) => write!(f, "the figure has {rows} rows; {max} is the most"),
            BadFigure::TooWide { row, width } => {
                write!(f, "row {row} of the figure has {width} places; {max} is the most")
            }
            BadFigure::Ragged { row, width, first } => {
                write!(f, "row {row} of the figure is {width} wide, its first row {first}")
            }
            BadFigure::NoStone => write!(f, "the figure has no stone: no placement could complete it"),
        }
    }
}

impl std::error::Error for BadFigure {}

impl Figure {
    /// The most rows, and the most places in a row.
    pub const MAX_SIDE: usize = 4;

    /// A figure from its kind and its picture, rows from the top.
    ///
    /// # Errors
    /// [`BadFigure`] says what is wrong.
    pub fn new(name: &str, edges: Edges, rows: Vec<Vec<Mark>>) -> Result<Figure, BadFigure> {
        name::check(name).map_err(BadFigure::Name)?;
        let first = rows.first().ok_or(BadFigure::NoRows)?.len();
        if rows.len() > Figure::MAX_SIDE {
            return Err(BadFigure::TooTall(rows.len()));
        }
        for (row, width) in (1..).zip(rows.iter().map(Vec::len)) {
            if width > Figure::MAX_SIDE {
                return Err(BadFigure::TooWide { row, width });
            }
            if width != first {
                return Err(BadFigure::Ragged { row, width, first });
            }
        }
        if !rows.iter().flatten().any(|mark| matches!(mark, Mark::X | Mark::O)) {
            return Err(BadFigure::NoStone);
        }
        Ok(Figure { name: name.to_owned(), edges, rows })
    }

    /// The kind of figure, as named in the rule set: `hard corner`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the points just outside the board count as.
    #[must_use]
    pub const fn edges(&self) -> Edges {
        self.edges
    }

    /// The picture, rows from the top.
    #[must_use]
    pub fn rows(&self) -> &[Vec<Mark>] {
        &self.rows
    }
}

impl fmt::Display for Figure {
    /// The picture as text, one row a line, places separated by blanks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let letters: Vec<String> = row.iter().map(|mark| mark.letter().to_string()).collect();
            writeln!(f, "{}", letters.join(" "))?;
        }
        Ok(())
    }
}
