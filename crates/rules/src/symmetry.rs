//! The eight symmetries of the game: board and colours together.
//!
//! Turning the board by a quarter, or mirroring it at a diagonal, gives each colour the other's
//! edges; so those four symmetries exchange the colours.

use crate::color::Color;
use crate::point::{Point, Size};
use crate::setup::Setup;

/// One of the eight symmetries of a square board, with what it does to the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

const TRANSPOSE: u8 = 4;
const MIRROR_COLUMNS: u8 = 2;
const MIRROR_ROWS: u8 = 1;

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// All eight, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(Symmetry)
    }

    /// Whether Black's stones become White's and White's Black's.
    #[must_use]
    pub const fn swaps_colors(self) -> bool {
        self.0 & TRANSPOSE != 0
    }

    /// Where a point of a board of `size` goes: mirrored first, then transposed.
    #[must_use]
    pub fn point(self, size: Size, point: Point) -> Point {
        let last = size.get() as i32 - 1;
        let (mut column, mut row) = (point.column() as i32, point.row() as i32);
        if self.0 & MIRROR_COLUMNS != 0 {
            column = last - column;
        }
        if self.0 & MIRROR_ROWS != 0 {
            row = last - row;
        }
        if self.0 & TRANSPOSE != 0 {
            (column, row) = (row, column);
        }
        Point::at(column, row)
    }

    /// What a colour becomes.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        if self.swaps_colors() { color.other() } else { color }
    }

    /// What an arrangement becomes, its turn too.
    #[must_use]
    pub fn setup(self, setup: &Setup) -> Setup {
        let mut image = Setup::empty(setup.size());
        for color in Color::BOTH {
            for point in setup.stones(color).iter() {
                image.put(self.point(setup.size(), point), Some(self.color(color)));
            }
        }
        image.turn = self.color(setup.turn);
        image
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        if self.0 & TRANSPOSE == 0 {
            return self;
        }
        Symmetry(TRANSPOSE | (self.0 & MIRROR_ROWS) << 1 | (self.0 & MIRROR_COLUMNS) >> 1)
    }
}

impl Setup {
    /// The least of the eight symmetric arrangements, and the symmetry that leads to it.
    #[must_use]
    pub fn canonical(&self) -> (Setup, Symmetry) {
        let images = Symmetry::all().map(|symmetry| (symmetry.setup(self), symmetry));
        images.min_by(|(one, _), (other, _)| one.cmp(other)).unwrap_or((self.clone(), Symmetry::IDENTITY))
    }
}
