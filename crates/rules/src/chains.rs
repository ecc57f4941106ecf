//! Who is connected to what: the stones joined to a colour's first edge.

use crate::board::Board;
use crate::color::Color;
use crate::near_code::{BLACK_BITS, STEPS, mark_around};
use crate::point::{Point, SPAN, Size};
use crate::point_set::PointSet;

/// The bits of a near code for Black's neighbours below and to the left.
const BELOW: u16 = 1 << 4;
const LEFT: u16 = 1 << 6;

/// Which neighbours count as touching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// The four orthogonal neighbours: what wins.
    Orthogonal,
    /// All eight neighbours: what decides (a diagonal span can't be cut).
    Diagonal,
}

/// The stones joined to their colour's first edge (bottom for Black, left for White), grown stone
/// by stone. Each stone is joined once, when the first chain to it closes, so that a whole game
/// costs about one visit per stone.
#[derive(Clone)]
pub struct Chains {
    contact: Contact,
    size: Size,
    /// The joined neighbours of every point, in the layout of a near code: bit 2k for a black
    /// neighbour k, bit 2k+1 for a white one. The first edges count as joined neighbours.
    joined: [u16; SPAN],
    /// Stones being joined, kept to save allocations.
    waiting: Vec<Point>,
}

impl Chains {
    /// No stones yet.
    #[must_use]
    pub fn new(size: Size, contact: Contact) -> Chains {
        let mut joined = [0; SPAN];
        for k in 0..size.get() as i32 {
            joined[Point::at(k, 0).index()] |= BELOW;
            joined[Point::at(0, k).index()] |= LEFT << 1;
        }
        Chains { contact, size, joined, waiting: Vec::new() }
    }

    /// Which neighbours count as touching.
    #[must_use]
    pub const fn contact(&self) -> Contact {
        self.contact
    }

    /// Makes this a copy of `other`, touching only the part that boards of its size use.
    pub fn copy_from(&mut self, other: &Chains) {
        if self.size != other.size {
            self.clone_from(other);
            return;
        }
        self.contact = other.contact;
        let rows = Point::rows(self.size);
        self.joined[rows.clone()].copy_from_slice(&other.joined[rows]);
    }

    /// Takes in the stone of `color` just placed on `point` of `board`; true if that joins both
    /// edges of its colour.
    #[inline]
    pub fn join(&mut self, board: &Board, point: Point, color: Color) -> bool {
        self.hangs_on_joined(point, color) && self.flood(board, point, color)
    }

    /// Whether a stone of `color` on the empty `point` of `board` would join both edges of its colour.
    #[must_use]
    pub fn would_span(&self, board: &Board, point: Point, color: Color) -> bool {
        if !self.hangs_on_joined(point, color) {
            return false;
        }
        let mut seen = PointSet::EMPTY;
        let mut waiting = vec![point];
        while let Some(point) = waiting.pop() {
            if board.touches_last_edge(point, color) {
                return true;
            }
            let mut hanging = self.unjoined_neighbours(board, point, color);
            while hanging != 0 {
                let next = point.step(STEPS[hanging.trailing_zeros() as usize / 2]);
                hanging &= hanging - 1;
                if !seen.contains(next) {
                    seen.insert(next);
                    waiting.push(next);
                }
            }
        }
        false
    }

    /// Whether a stone of `color` on `point` is or would be joined to the first edge.
    #[inline]
    fn hangs_on_joined(&self, point: Point, color: Color) -> bool {
        self.joined[point.index()] >> color.index() & BLACK_BITS != 0
    }

    /// The neighbours with stones of `color` that count and are not joined, as a bit set: bit 2k
    /// for neighbour k.
    #[inline]
    fn unjoined_neighbours(&self, board: &Board, point: Point, color: Color) -> u16 {
        let counted = match self.contact {
            Contact::Orthogonal => 0xff,
            Contact::Diagonal => 0xffff,
        };
        board.own_neighbours(point, color) & !(self.joined[point.index()] >> color.index()) & counted
    }

    fn flood(&mut self, board: &Board, point: Point, color: Color) -> bool {
        match (self.contact, color) {
            (Contact::Orthogonal, Color::Black) => self.flood_over::<4, 1>(board, point, color),
            (Contact::Orthogonal, Color::White) => self.flood_over::<4, 2>(board, point, color),
            (Contact::Diagonal, Color::Black) => self.flood_over::<8, 1>(board, point, color),
            (Contact::Diagonal, Color::White) => self.flood_over::<8, 2>(board, point, color),
        }
    }

    /// Joins a stone and, over the first `N` neighbours, all that hang on it.
    #[inline]
    fn flood_over<const N: usize, const CODE: u16>(&mut self, board: &Board, point: Point, color: Color) -> bool {
        let mut across = false;
        let mut point = point;
        loop {
            across |= board.touches_last_edge(point, color);
            mark_around::<N, CODE>(&mut self.joined, point);
            let mut hanging = self.unjoined_neighbours(board, point, color);
            if hanging == 0 {
                match self.waiting.pop() {
                    Some(next) => point = next,
                    None => return across,
                }
                continue;
            }
            let here = point;
            point = here.step(STEPS[hanging.trailing_zeros() as usize / 2]);
            hanging &= hanging - 1;
            while hanging != 0 {
                self.waiting.push(here.step(STEPS[hanging.trailing_zeros() as usize / 2]));
                hanging &= hanging - 1;
            }
        }
    }
}
