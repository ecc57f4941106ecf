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

    /// The first crosscut on the board: a square of four stones, each diagonal of another colour.
    #[must_use]
    pub fn crosscut(&self) -> Option<[Point; 4]> {
        let square = |from: Point| {
            let at = |columns, rows| self.size.point(from.column() + columns, from.row() + rows);
            Some([at(0, 0)?, at(1, 0)?, at(0, 1)?, at(1, 1)?])
        };
        let crossed = |square: &[Point; 4]| {
            let [a, b, c, d] = square.map(|point| self.stone(point));
            a.is_some() && b.is_some() && a == d && b == c && a != b
        };
        self.size.points().filter_map(square).find(crossed)
    }
}

/// Why an arrangement can't be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// It contains a forbidden figure, so no game leads to it.
    Figure(Violation),
    /// It contains a crosscut: four points in a square, each diagonal of another colour. Under the
    /// preset rules no game leads to it, because its last stone would have made a hard corner.
    Crosscut([Point; 4]),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Figure(figure) => write!(f, "the board contains a figure: {figure}"),
            BadSetup::Crosscut([a, b, c, d]) => write!(f, "the board contains a crosscut at {a}, {b}, {c}, {d}"),
        }
    }
}

impl std::error::Error for BadSetup {}
