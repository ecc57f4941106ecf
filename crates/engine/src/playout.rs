//! Uniformly random play to the end of a game.

use minefield_rules::{Board, Chains, Color, Contact, Point, Position, Ruleset, Size};

/// A small fast random number generator (xorshift64*, Vigna, "An experimental exploration of
/// Marsaglia's xorshift generators, scrambled", 2016). The same seed gives the same numbers
/// everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator started from any number.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `bound`, which must be at least 1 and fit 32 bits.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.bits() >> 32) * bound as u64 >> 32) as usize
    }
}

/// A board set up for playing to the end at random, quickly and again and again.
#[derive(Clone)]
pub struct Playout {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    /// Empty points; `empty[live..]` were tried in vain by the side to move.
    empty: Vec<Point>,
    turn: Option<Color>,
    winner: Option<Color>,
}
