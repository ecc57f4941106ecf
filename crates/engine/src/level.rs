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
    slack: f64,
    sight: Option<u8>,
    milliseconds: u32,
}

const fn weak(visits: u32, slack: f64, sight: u8) -> Strength {
    Strength { visits, slack, sight: Some(sight), milliseconds: 1000 }
}

const fn strong(visits: u32, slack: f64, milliseconds: u32) -> Strength {
    Strength { visits, slack, sight: None, milliseconds }
}

const STRENGTHS: [Strength; 10] = [
    weak(40, 0.15, 2),
    weak(80, 0.12, 2),
    weak(160, 0.09, 3),
    weak(320, 0.06, 4),
    strong(700, 0.04, 1000),
    strong(1_400, 0.02, 1500),
    strong(2_600, 0.0, 2000),
    strong(4_600, 0.0, 2500),
    strong(7_500, 0.0, 3000),
    strong(11_000, 0.0, 4000),
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

    /// How far below the best a move may be that it chooses, in win rate; see
    /// [`Settings::slack`](crate::Settings::slack).
    #[must_use]
    pub const fn slack(self) -> f64 {
        self.strength().slack
    }

    /// How far from a stone it looks; see [`Settings::sight`](crate::Settings::sight).
    #[must_use]
    pub const fn sight(self) -> Option<u8> {
        self.strength().sight
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
