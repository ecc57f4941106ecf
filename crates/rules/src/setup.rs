//! Any arrangement of stones, and whether it can be played on.

use crate::board::Violation;
use crate::color::Color;
use crate::naive;
use crate::point::{Point, Size};
use crate::point_set::PointSet;
use crate::ruleset::Ruleset;
use std::fmt;

/// Any arrangement of stones and whose turn it is, figures or not.
///
/// To play on from it, check it with [`Position::from_setup`](crate::Position::from_setup).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    size: Size,
    stones: [PointSet; 2],
    /// Whose turn it is, if that side can place.
    pub turn: Color,
}

impl Setup {
    /// An empty board, Black to move.
    #[must_use]
    pub const fn empty(size: Size) -> Setup {
        Setup { size, stones: [PointSet::EMPTY; 2], turn: Color::Black }
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The points with stones of `color`.
    #[must_use]
    pub const fn stones(&self, color: Color) -> &PointSet {
        &self.stones[color.index()]
    }

    /// The stone on `point`, if there is one.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.stones[color.index()].contains(point))
    }

    /// Puts a stone on a point, replaces it, or takes it away; ignores points off the board.
    pub fn put(&mut self, point: Point, stone: Option<Color>) {
        if self.size.contains(point) {
            for color in Color::BOTH {
                self.stones[color.index()].set(point, stone == Some(color));
            }
        }
    }

    /// The number of stones.
    #[must_use]
    pub fn len(&self) -> usize {
        self.stones.iter().map(PointSet::len).sum()
    }

    /// Whether the board is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.stones.iter().all(PointSet::is_empty)
    }

    /// Every figure of `rules` on the board.
    #[must_use]
    pub fn figures(&self, rules: &Ruleset) -> Vec<Violation> {
        naive::figures(self, rules)
    }
}

/// Why an arrangement can't be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// It contains a forbidden figure, so no game leads to it.
    Figure(Violation),
    /// Both colours are connected, which no two paths can be.
    BothConnected,
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Figure(figure) => write!(f, "the board contains a figure: {figure}"),
            BadSetup::BothConnected => f.write_str("both colours are connected"),
        }
    }
}

impl std::error::Error for BadSetup {}
