//! The two colours.

use std::fmt;

/// A colour, and so a pair of edges: Black joins top and bottom, White left and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Moves first; owns the top and the bottom edge.
    Black,
    /// Moves second, may swap; owns the left and the right edge.
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// 0 for Black, 1 for White: the place of this colour in an array of two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `B` or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }

    /// The colour whose [`letter`](Color::letter) this is, in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Color> {
        match letter {
            'B' | 'b' => Some(Color::Black),
            'W' | 'w' => Some(Color::White),
            _ => None,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
}
