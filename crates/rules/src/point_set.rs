//! Sets of points.

use crate::point::{Point, SPAN, Size};
use std::fmt;

const WORDS: usize = SPAN / 64;

/// A set of points, iterated by row from the bottom, then by column.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// The empty set.
    pub const EMPTY: PointSet = PointSet([0; WORDS]);

    /// All points of a board.
    #[must_use]
    pub fn all(size: Size) -> PointSet {
        size.points().collect()
    }

    /// Whether `point` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 == 1
    }

    /// Adds `point`.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Removes `point`.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        self.0[point.index() / 64] &= !(1 << (point.index() % 64));
    }

    /// Adds or removes `point`.
    #[inline]
    pub const fn set(&mut self, point: Point, member: bool) {
        if member { self.insert(point) } else { self.remove(point) }
    }

    /// Whether there is no point in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The number of points in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The points of either set.
    #[must_use]
    pub fn union(&self, other: &PointSet) -> PointSet {
        PointSet(std::array::from_fn(|k| self.0[k] | other.0[k]))
    }

    /// The points of both sets.
    #[must_use]
    pub fn intersection(&self, other: &PointSet) -> PointSet {
        PointSet(std::array::from_fn(|k| self.0[k] & other.0[k]))
    }

    /// The points of this set that are not in `other`.
    #[must_use]
    pub fn difference(&self, other: &PointSet) -> PointSet {
        PointSet(std::array::from_fn(|k| self.0[k] & !other.0[k]))
    }

    /// The points, by row from the bottom, then by column.
    pub fn iter(&self) -> impl Iterator<Item = Point> {
        self.0.iter().enumerate().flat_map(|(k, &word)| {
            std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|&rest| rest != 0)
                .map(move |rest| Point::from_index(k * 64 + rest.trailing_zeros() as usize))
        })
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
