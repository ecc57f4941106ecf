//! A mined position and its line of text.

use minefield_rules::line::{self, BadLine};
use minefield_rules::{BadPoint, Point, Position};
use std::fmt;
use std::str::FromStr;

/// A position that the side to move wins by force.
///
/// As text: `mfp1-5-minefield-b-... | 3 | c3 d2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// The position.
    pub position: Position,
    /// The fewest plies within which the win can be forced, at least 1.
    pub plies: u32,
    /// Where the side to move can place to win within these plies; at least one point.
    pub points: Vec<Point>,
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} |", line::of_position(&self.position), self.plies)?;
        self.points.iter().try_for_each(|point| write!(f, " {point}"))
    }
}

/// Why a line is no mined position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadFind {
    /// So many parts between bars instead of three.
    Parts(usize),
    /// The position.
    Position(BadLine),
    /// The number of plies.
    Plies(String),
    /// A word that is no point.
    Point(BadPoint),
    /// A point where the side to move can't place.
    Illegal(Point),
    /// No point.
    NoPoint,
}

impl fmt::Display for BadFind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFind::Parts(count) => write!(f, "{count} parts between bars; a mined position has 3"),
            BadFind::Position(fault) => fault.fmt(f),
            BadFind::Plies(text) => write!(f, "`{}` is not a number of plies, at least 1", text.escape_debug()),
            BadFind::Point(fault) => fault.fmt(f),
            BadFind::Illegal(point) => write!(f, "the side to move can't place on {point}"),
            BadFind::NoPoint => f.write_str("no winning point"),
        }
    }
}

impl std::error::Error for BadFind {}

impl FromStr for Find {
    type Err = BadFind;

    fn from_str(text: &str) -> Result<Find, BadFind> {
        let parts: Vec<&str> = text.split('|').map(str::trim).collect();
        let [position, plies, points] = parts[..] else { return Err(BadFind::Parts(parts.len())) };
        let position = line::parse_position(position).map_err(BadFind::Position)?;
        let number = plies.parse().ok().filter(|&plies| plies > 0);
        let plies = number.ok_or_else(|| BadFind::Plies(plies.chars().take(20).collect()))?;
        let points: Result<Vec<Point>, _> = points.split_whitespace().map(str::parse).collect();
        let points = points.map_err(BadFind::Point)?;
        match points.iter().find(|&&point| position.check(point).is_err()) {
            Some(&point) => Err(BadFind::Illegal(point)),
            None if points.is_empty() => Err(BadFind::NoPoint),
            None => Ok(Find { position, plies, points }),
        }
    }
}
