//! The stones on a board and what surrounds each point.

use crate::color::Color;
use crate::figure::Mark;
use crate::near_code::{BLACK_BITS, STEPS, cell, mark_around};
use crate::point::{Point, SPAN, Size};
use crate::point_set::PointSet;
use crate::ruleset::Ruleset;

/// Stones on a board, with the surroundings of every point kept up to date.
///
/// A board knows no turn and refuses nothing; [`Position`](crate::Position) does. It is the fast
/// core for those who play many games: placing a stone and asking [`allows`](Board::allows) each
/// take a few nanoseconds.
#[derive(Clone)]
pub struct Board {
    size: Size,
    cells: [u8; SPAN],
    near: [u16; SPAN],
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Board {
        let mut board = Board { size, cells: [cell::OFF; SPAN], near: [0; SPAN] };
        let side = size.get() as i32;
        for k in 0..side {
            board.cells[Point::at(k, -1).index()] = cell::EDGE_BLACK;
            board.cells[Point::at(k, side).index()] = cell::EDGE_BLACK;
            board.cells[Point::at(-1, k).index()] = cell::EDGE_WHITE;
            board.cells[Point::at(side, k).index()] = cell::EDGE_WHITE;
        }
        size.points().for_each(|point| board.cells[point.index()] = cell::EMPTY);
        for point in size.points() {
            for (k, &step) in STEPS.iter().enumerate() {
                if board.cells[point.step(step).index()] != cell::EMPTY {
                    board.near[point.index()] |= 3 << (2 * k);
                }
            }
        }
        board
    }

    /// Makes this board a copy of `other`, touching only the part that boards of its size use.
    pub fn copy_from(&mut self, other: &Board) {
        if self.size != other.size {
            self.clone_from(other);
            return;
        }
        let rows = Point::rows(self.size);
        self.cells[rows.clone()].copy_from_slice(&other.cells[rows.clone()]);
        self.near[rows.clone()].copy_from_slice(&other.near[rows]);
    }

    /// The size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The colour of the stone on `point`, if there is one.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        match self.cells[point.index()] {
            cell::BLACK => Some(Color::Black),
            cell::WHITE => Some(Color::White),
            _ => None,
        }
    }

    /// Whether `point` is on the board and holds no stone.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self, point: Point) -> bool {
        self.cells[point.index()] == cell::EMPTY
    }

    /// The points with stones of `color`.
    #[must_use]
    pub fn stones(&self, color: Color) -> PointSet {
        self.size.points().filter(|&point| self.stone(point) == Some(color)).collect()
    }

    /// The empty points.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.size.points().filter(|&point| self.is_empty(point))
    }

    /// What the eight neighbours of `point` hold, two bits each: 0 empty, 1 Black, 2 White, 3 off
    /// the board; from the lowest bits up: above, right, below, left, above right, below right,
    /// below left, above left.
    #[inline]
    #[must_use]
    pub const fn neighbours(&self, point: Point) -> u16 {
        self.near[point.index()]
    }

    /// What is found `step` away from `point` of this board: 0 empty, 1 Black, 2 White, 3 off the
    /// board. The step goes at most three columns and rows, see [`Point::offset`].
    #[inline]
    #[must_use]
    pub const fn content(&self, point: Point, step: i16) -> u8 {
        self.cells[point.step(step).index()] & 3
    }

    /// Places a stone on an empty point. On another point the board would no longer be true.
    #[inline]
    pub fn place(&mut self, point: Point, color: Color) {
        debug_assert!(self.is_empty(point), "{point} is not empty");
        match color {
            Color::Black => self.place_code::<1>(point),
            Color::White => self.place_code::<2>(point),
        }
    }

    #[inline]
    fn place_code<const CODE: u16>(&mut self, point: Point) {
        self.cells[point.index()] = CODE as u8;
        mark_around::<8, CODE>(&mut self.near, point);
    }

    /// Whether a stone of `color` on the empty `point` completes no figure of `rules`.
    #[inline]
    #[must_use]
    pub fn allows(&self, rules: &Ruleset, point: Point, color: Color) -> bool {
        rules.tables().allows(self.near[point.index()], &self.cells, point, color)
    }

    /// Who moves when it is the turn of `next`: the other side if `next` has no legal point, nobody
    /// if neither has one. It isn't asked whether somebody has won.
    #[must_use]
    pub fn mover(&self, rules: &Ruleset, next: Color) -> Option<Color> {
        let can_place = |color| self.empty_points().any(|point| self.allows(rules, point, color));
        [next, next.other()].into_iter().find(|&color| can_place(color))
    }

    /// The figures that a stone of `color` on the empty `point` would complete, those first that
    /// come first in the rule set.
    #[must_use]
    pub fn violations(&self, rules: &Ruleset, point: Point, color: Color) -> Vec<Violation> {
        let tables = rules.tables();
        let pulled = tables.pulled(&self.cells, point, color);
        pulled
            .map(|trigger| {
                let shape = &tables.shapes[trigger.shape];
                let spot = |place: &crate::shapes::Place| Spot {
                    column: point.column() as i32 + place.column - trigger.stone.column,
                    row: point.row() as i32 + place.row - trigger.stone.row,
                    mark: place.mark,
                };
                let kind = rules.figures()[shape.figure].name().to_owned();
                let spots = shape.places.iter().map(spot).collect();
                Violation { size: self.size, figure: shape.figure, kind, spots }
            })
            .collect()
    }

    /// Whether `point` lies on the second edge of `color`: top for Black, right for White.
    #[inline]
    pub(crate) fn touches_last_edge(&self, point: Point, color: Color) -> bool {
        self.near[point.index()] >> (2 * color.index()) & 3 == 3
    }

    /// The neighbours of `point` with stones of `color` as a bit set: bit 2k for neighbour k in
    /// the order of [`STEPS`], so the lower byte holds the orthogonal four.
    #[inline]
    pub(crate) fn own_neighbours(&self, point: Point, color: Color) -> u16 {
        let code = self.near[point.index()];
        code >> color.index() & !(code >> color.other().index()) & BLACK_BITS
    }
}

/// One figure that a placement would complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The size of the board.
    pub size: Size,
    /// The figure's place in [`Ruleset::figures`].
    pub figure: usize,
    /// The figure's name, its kind: `hard corner`.
    pub kind: String,
    /// The places of the figure, the new stone's among them; those that may hold anything are
    /// left out.
    pub spots: Vec<Spot>,
}

impl Violation {
    /// The points of the board that take part; for a figure that uses an edge, not all of its spots.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.spots.iter().filter_map(|spot| spot.point(self.size))
    }
}

/// A place of a completed figure, on the board or just outside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// From 0 at the left; -1 or the board size for a place outside.
    pub column: i32,
    /// From 0 at the bottom; -1 or the board size for a place outside.
    pub row: i32,
    /// What the figure asks for here: X for Black, O for White, or empty.
    pub mark: Mark,
}

impl Spot {
    /// The colour of the stone (or edge) here, if it is one.
    #[must_use]
    pub const fn color(&self) -> Option<Color> {
        match self.mark {
            Mark::X => Some(Color::Black),
            Mark::O => Some(Color::White),
            Mark::Empty | Mark::Any => None,
        }
    }

    /// The point of the board, unless the place lies outside it.
    #[must_use]
    pub fn point(&self, size: Size) -> Option<Point> {
        size.point(usize::try_from(self.column).ok()?, usize::try_from(self.row).ok()?)
    }
}
