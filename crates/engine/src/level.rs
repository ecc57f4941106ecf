//! Levels of strength.

use crate::settings::Limits;
use std::fmt;

/// A level of strength, 1 (a first-day player can win) to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level does.
struct Strength {
    visits: u32,
    slack: f64,
    milliseconds: u32,
}

const fn strength(visits: u32, slack: f64, milliseconds: u32) -> Strength {
    Strength { visits, slack, milliseconds }
}

const STRENGTHS: [Strength; 10] = [
    strength(100, 0.25, 1000),
    strength(300, 0.18, 1000),
    strength(700, 0.12, 1000),
    strength(1_500, 0.08, 1000),
    strength(4_000, 0.05, 1000),
    strength(10_000, 0.03, 1500),
    strength(25_000, 0.0, 2000),
    strength(60_000, 0.0, 2500),
    strength(120_000, 0.0, 3000),
    strength(250_000, 0.0, 4000),
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

    /// When it stops thinking by itself.
    #[must_use]
    pub const fn limits(self) -> Limits {
        Limits { visits: Some(self.strength().visits) }
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
