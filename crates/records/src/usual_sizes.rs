//! The board sizes that Abstract Play and others use.

use minefield_rules::{Point, Size};

/// The size meant where none is named.
pub(crate) const DEFAULT: Size = usual(11);
const LARGER: [Size; 4] = [usual(13), usual(15), usual(17), usual(19)];

/// Only for constants: a wrong one doesn't compile.
const fn usual(side: usize) -> Size {
    match Size::new(side) {
        Ok(size) => size,
        Err(_) => panic!("not a board size"),
    }
}

/// The smallest size that holds all points, not below the default one, and a usual one if it can be.
pub(crate) fn smallest_for(points: impl Iterator<Item = Point>) -> Size {
    let side = points.map(|point| point.column().max(point.row()) + 1).max().unwrap_or(0);
    let usual = std::iter::once(DEFAULT).chain(LARGER).find(|usual| usual.get() >= side);
    usual.or(Size::new(side).ok()).unwrap_or(DEFAULT)
}
