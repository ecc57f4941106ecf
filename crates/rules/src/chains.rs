//! Who is connected to what: chains of stones and the edges they touch.

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, SPAN, Size};
use crate::tables::STEPS;

/// Which neighbours count as touching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// The four orthogonal neighbours: what wins.
    Orthogonal,
    /// All eight neighbours: what decides (a diagonal span can't be cut).
    Diagonal,
}

/// Chains of stones, grown stone by stone (a union-find).
#[derive(Clone)]
pub struct Chains {
    contact: Contact,
    size: Size,
    /// Towards the root of the chain.
    parent: [u16; SPAN],
    /// Of a root: bit 0 if the chain touches its colour's first edge (bottom, left), bit 1 its second.
    edges: [u8; SPAN],
}

impl Chains {
    /// No stones yet.
    #[must_use]
    pub fn new(size: Size, contact: Contact) -> Chains {
        Chains { contact, size, parent: std::array::from_fn(|k| k as u16), edges: [0; SPAN] }
    }

    /// Makes this a copy of `other`, touching only the part that boards of its size use.
    pub fn copy_from(&mut self, other: &Chains) {
        if self.size != other.size {
            self.clone_from(other);
            return;
        }
        self.contact = other.contact;
        let used = Point::used(self.size);
        self.parent[..used].copy_from_slice(&other.parent[..used]);
        self.edges[..used].copy_from_slice(&other.edges[..used]);
    }

    /// Takes in the stone of `color` just placed on `point` of `board`; true if its chain now
    /// joins both edges of its colour.
    #[inline]
    pub fn join(&mut self, board: &Board, point: Point, color: Color) -> bool {
        let mut own = self.touching(board, point, color);
        let mut edges = self.edges_at(point, color);
        let root = point.index();
        while own != 0 {
            let k = own.trailing_zeros() as usize / 2;
            own &= own - 1;
            let other = self.root(point.step(STEPS[k]).index());
            edges |= self.edges[other];
            self.parent[other] = root as u16;
        }
        self.edges[root] = edges;
        edges == 3
    }

    /// Whether a stone of `color` on the empty `point` of `board` would join both edges of its colour.
    #[must_use]
    pub fn would_span(&self, board: &Board, point: Point, color: Color) -> bool {
        let mut own = self.touching(board, point, color);
        let mut edges = self.edges_at(point, color);
        while own != 0 {
            let k = own.trailing_zeros() as usize / 2;
            own &= own - 1;
            edges |= self.edges[self.find(point.step(STEPS[k]).index())];
        }
        edges == 3
    }

    /// Whether two stones are of one chain.
    #[must_use]
    pub fn joined(&self, one: Point, other: Point) -> bool {
        self.find(one.index()) == self.find(other.index())
    }

    /// The neighbours of `point` with stones of `color` that count, as [`Board::own_neighbours`] does.
    #[inline]
    fn touching(&self, board: &Board, point: Point, color: Color) -> u16 {
        let own = board.own_neighbours(point, color);
        if self.contact == Contact::Orthogonal { own & 0xff } else { own }
    }

    /// The root of a chain, the way to it left as it is.
    fn find(&self, mut k: usize) -> usize {
        while usize::from(self.parent[k]) != k {
            k = usize::from(self.parent[k]);
        }
        k
    }

    #[inline]
    fn edges_at(&self, point: Point, color: Color) -> u8 {
        let last = self.size.get() - 1;
        let along = match color {
            Color::Black => point.row(),
            Color::White => point.column(),
        };
        u8::from(along == 0) | u8::from(along == last) << 1
    }

    #[inline]
    fn root(&mut self, mut k: usize) -> usize {
        loop {
            let parent = usize::from(self.parent[k]);
            if parent == k {
                return k;
            }
            let grandparent = self.parent[parent];
            self.parent[k] = grandparent;
            k = usize::from(grandparent);
        }
    }
}
