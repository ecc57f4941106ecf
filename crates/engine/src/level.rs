//! Levels of strength.

use crate::settings::Limits;
use minefield_rules::Size;
use std::fmt;

/// A level of strength, 1 (a first-day player can win) to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level does.
struct Strength {
    /// Visits for each point along a side of the board.
    visits: u32,
    looseness: f64,
    oversight: f64,
    milliseconds: u32,
}

const fn weak(visits: u32, looseness: f64, oversight: f64) -> Strength {
    Strength { visits, looseness, oversight, milliseconds: 1000 }
}

const fn strong(visits: u32, milliseconds: u32) -> Strength {
    Strength { visits, looseness: 0.0, oversight: 0.0, milliseconds }
}

/// The first ones think little, overlook much and take what comes near; see `docs/ENGINE.md` for
/// what that comes to.
const STRENGTHS: [Strength; 10] = [
    weak(2, 2.0, 0.65),
    weak(3, 1.2, 0.45),
    weak(5, 0.9, 0.3),
    weak(8, 0.6, 0.15),
    weak(15, 0.4, 0.08),
    weak(30, 0.25, 0.03),
    strong(60, 1000),
    strong(200, 1500),
    strong(1_000, 2500),
    strong(10_000, 4000),
];

impl Level {
    /// Level 1.
    pub const LOWEST: Level = Level(1);
    /// Level 10.
    pub const HIGHEST: Level = Level(STRENGTHS.len() as u8);

    /// The level of this number, 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::LOWEST.0 && number <= Level::HIGHEST.0 { Some(Level(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).map(Level)
    }

    /// The number, 1 to 10.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// When it stops thinking by itself on a board of `size`.
    #[must_use]
    pub const fn limits(self, size: Size) -> Limits {
        Limits { visits: Some(self.strength().visits * size.get() as u32) }
    }

    /// How readily it takes a move that isn't the best; see
    /// [`Settings::looseness`](crate::Settings::looseness).
    #[must_use]
    pub const fn looseness(self) -> f64 {
        self.strength().looseness
    }

    /// The part of the placements that it overlooks; see
    /// [`Settings::oversight`](crate::Settings::oversight).
    #[must_use]
    pub const fn oversight(self) -> f64 {
        self.strength().oversight
    }

    /// After how many milliseconds the caller should stop it, whatever the visits.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        self.strength().milliseconds
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
