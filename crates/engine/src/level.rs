//! Levels of strength.

use crate::settings::Limits;
use minefield_rules::Size;
use std::fmt;

/// A level of strength, 1 (a first-day player can win) to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level does.
struct Strength {
    /// Visits for each point of the board.
    visits: u32,
    slack: f64,
    milliseconds: u32,
}

const fn strength(visits: u32, slack: f64, milliseconds: u32) -> Strength {
    Strength { visits, slack, milliseconds }
}

const STRENGTHS: [Strength; 10] = [
    strength(5, 0.15, 1000),
    strength(10, 0.10, 1000),
    strength(20, 0.08, 1000),
    strength(40, 0.06, 1000),
    strength(80, 0.04, 1000),
    strength(160, 0.02, 1500),
    strength(320, 0.0, 2000),
    strength(640, 0.0, 2500),
    strength(1300, 0.0, 3000),
    strength(2600, 0.0, 4000),
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
        Limits { visits: Some(self.strength().visits * size.area() as u32) }
    }

    /// How far below the best a move may be that it chooses, in win rate; see
    /// [`Settings::slack`](crate::Settings::slack).
    #[must_use]
    pub const fn slack(self) -> f64 {
        self.strength().slack
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
