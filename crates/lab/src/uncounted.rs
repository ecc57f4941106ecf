//! Why something was not counted.

use minefield_rules::Size;
use std::fmt;

/// The longest side of a board whose positions can be counted one by one.
pub(crate) const MAX_SIDE: usize = 4;

/// The count was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped before the end")
    }
}

impl std::error::Error for Stopped {}

/// Why positions were not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// The board is larger than 4x4: too many positions.
    TooLarge(Size),
    /// The count was broken off.
    Stopped,
}

impl fmt::Display for Uncounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Uncounted::TooLarge(size) => {
                write!(f, "a {size}x{size} board has too many positions to count; {MAX_SIDE}x{MAX_SIDE} is the most")
            }
            Uncounted::Stopped => Stopped.fmt(f),
        }
    }
}

impl std::error::Error for Uncounted {}
