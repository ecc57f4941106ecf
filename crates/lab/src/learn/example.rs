//! A position and what a search found there, as a line of text.

use minefield_rules::line::{self, BadLine};
use minefield_rules::{BadPoint, Game, Illegal, Point};
use std::fmt;
use std::str::FromStr;

/// A position of a game, and how a search divided its visits.
///
/// As text: `mfg1-9-minefield-e5.d4 | c3:812 f7:61 | 0.534`.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The game up to the position, in which a side is to move.
    pub game: Game,
    /// Legal points and their visits: at least one point, none twice, each at least 1.
    pub visits: Vec<(Point, u32)>,
    /// The chance of the side to move to win, 0 to 1.
    pub win_rate: f64,
}

impl fmt::Display for Example {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} |", line::of_game(&self.game))?;
        self.visits.iter().try_for_each(|(point, visits)| write!(f, " {point}:{visits}"))?;
        write!(f, " | {:.3}", self.win_rate)
    }
}

/// Why a line is no example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadExample {
    /// So many parts between bars instead of three.
    Parts(usize),
    /// The game.
    Game(BadLine),
    /// The game is over.
    Over,
    /// A word that is no `point:visits`.
    Visits(String),
    /// A point that is none.
    Point(BadPoint),
    /// A point where the side to move can't place.
    Illegal(Illegal),
    /// A point that occurs twice.
    Twice(Point),
    /// No point.
    NoPoint,
    /// The win rate.
    WinRate(String),
}

impl fmt::Display for BadExample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadExample::Parts(count) => write!(f, "{count} parts between bars; an example has 3"),
            BadExample::Game(fault) => fault.fmt(f),
            BadExample::Over => f.write_str("the game is over"),
            BadExample::Visits(word) => {
                write!(f, "`{}` is not a point and its visits, as in e5:120", word.escape_debug())
            }
            BadExample::Point(fault) => fault.fmt(f),
            BadExample::Illegal(fault) => fault.fmt(f),
            BadExample::Twice(point) => write!(f, "{point} occurs twice"),
            BadExample::NoPoint => f.write_str("no point was visited"),
            BadExample::WinRate(text) => write!(f, "`{}` is not a win rate from 0 to 1", text.escape_debug()),
        }
    }
}

impl std::error::Error for BadExample {}

impl FromStr for Example {
    type Err = BadExample;

    fn from_str(text: &str) -> Result<Example, BadExample> {
        let parts: Vec<&str> = text.split('|').map(str::trim).collect();
        let [game, visits, win_rate] = parts[..] else { return Err(BadExample::Parts(parts.len())) };
        let game = line::parse_game(game).map_err(BadExample::Game)?;
        if game.turn().is_none() {
            return Err(BadExample::Over);
        }
        let visits = parse_visits(&game, visits)?;
        let number = win_rate.parse().ok().filter(|rate| (0.0..=1.0).contains(rate));
        let win_rate = number.ok_or_else(|| BadExample::WinRate(short(win_rate)))?;
        Ok(Example { game, visits, win_rate })
    }
}

fn parse_visits(game: &Game, text: &str) -> Result<Vec<(Point, u32)>, BadExample> {
    let mut found: Vec<(Point, u32)> = Vec::new();
    for word in text.split_whitespace() {
        let bad = || BadExample::Visits(short(word));
        let (point, visits) = word.split_once(':').ok_or_else(bad)?;
        let visits = visits.parse().ok().filter(|&visits| visits > 0).ok_or_else(bad)?;
        let point: Point = point.parse().map_err(BadExample::Point)?;
        game.position().check(point).map_err(BadExample::Illegal)?;
        if found.iter().any(|(other, _)| *other == point) {
            return Err(BadExample::Twice(point));
        }
        found.push((point, visits));
    }
    if found.is_empty() { Err(BadExample::NoPoint) } else { Ok(found) }
}

fn short(text: &str) -> String {
    text.chars().take(20).collect()
}
