//! What surrounds a point: the contents of cells, and the eight neighbours as one number.

use crate::point::{Point, SPAN, STRIDE};

/// What a cell holds. The low two bits are its code: 0 empty, 1 Black, 2 White, 3 off the board;
/// for a cell just outside an edge the next two name the owner.
pub(crate) mod cell {
    pub(crate) const EMPTY: u8 = 0;
    pub(crate) const BLACK: u8 = 1;
    pub(crate) const WHITE: u8 = 2;
    /// Outside the board and owned by nobody.
    pub(crate) const OFF: u8 = 3;
    /// Just outside an edge of Black.
    pub(crate) const EDGE_BLACK: u8 = 3 | 4;
    /// Just outside an edge of White.
    pub(crate) const EDGE_WHITE: u8 = 3 | 8;

    /// The bit of a cell in a condition's mask.
    pub(crate) const fn bit(cell: u8) -> u16 {
        1 << (cell & 15)
    }
}

/// The eight neighbours as (columns, rows): first the orthogonal four, then the diagonal four,
/// each group clockwise. Neighbour k has bits 2k and 2k+1 of a near code: 0 empty, 1 Black,
/// 2 White, 3 off the board.
pub(crate) const NEIGHBOURS: [(i32, i32); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The bits of a near code that mean: neighbour k is Black's (shift by one for White's).
pub(crate) const BLACK_BITS: u16 = 0x5555;

/// The neighbour that sees this one as `k`.
pub(crate) const fn opposite(k: usize) -> usize {
    k & 4 | (k + 2) & 3
}

/// The index differences of [`NEIGHBOURS`].
pub(crate) const STEPS: [i16; 8] = {
    let mut steps = [0; 8];
    let mut k = 0;
    while k < 8 {
        steps[k] = Point::offset(NEIGHBOURS[k].0, NEIGHBOURS[k].1);
        k += 1;
    }
    steps
};

/// The cells that a code can stand for.
pub(crate) const fn bits_of_code(code: usize) -> u16 {
    match code {
        0 => cell::bit(cell::EMPTY),
        1 => cell::bit(cell::BLACK),
        2 => cell::bit(cell::WHITE),
        _ => cell::bit(cell::OFF) | cell::bit(cell::EDGE_BLACK) | cell::bit(cell::EDGE_WHITE),
    }
}

/// What neighbour `k` holds in a near code.
pub(crate) fn cell_of(code: u16, k: usize) -> u8 {
    let off = |column, row| {
        let at = NEIGHBOURS.iter().position(|&step| step == (column, row));
        at.is_some_and(|at| code >> (2 * at) & 3 == 3)
    };
    match code >> (2 * k) & 3 {
        0 => cell::EMPTY,
        1 => cell::BLACK,
        2 => cell::WHITE,
        _ => match NEIGHBOURS[k] {
            (0, _) => cell::EDGE_BLACK,
            (_, 0) => cell::EDGE_WHITE,
            (column, row) => match (off(column, 0), off(0, row)) {
                (true, false) => cell::EDGE_WHITE,
                (false, true) => cell::EDGE_BLACK,
                _ => cell::OFF,
            },
        },
    }
}

/// Tells the first `N` neighbours of `point` about a stone: sets `CODE` (1 black, 2 white) in each
/// neighbour's near code, in the place of `point`.
#[inline]
pub(crate) fn mark_around<const N: usize, const CODE: u16>(codes: &mut [u16; SPAN], point: Point) {
    const REACH: usize = STRIDE as usize + 1;
    let first = point.index().saturating_sub(REACH);
    if let Some(around) = codes[first..].first_chunk_mut::<{ 2 * REACH + 1 }>() {
        for (k, &step) in STEPS[..N].iter().enumerate() {
            around[(REACH as i16 + step) as usize] |= CODE << (2 * opposite(k));
        }
    }
}
