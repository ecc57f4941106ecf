//! What the engine answers.

use minefield_rules::{Move, Point};

/// What the engine would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Place a stone.
    Place(Point),
    /// Take over Black and the first stone.
    Swap,
}

impl From<Choice> for Move {
    fn from(choice: Choice) -> Move {
        match choice {
            Choice::Place(point) => Move::Place(point),
            Choice::Swap => Move::Swap,
        }
    }
}

/// A choice and what led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What to play.
    pub choice: Choice,
    /// The chance of the player who makes the choice to win after it, 0 to 1, a draw counted as
    /// half. After a swap this player is Black.
    pub win_rate: f64,
    /// Positions evaluated.
    pub visits: u32,
    /// The placements that were considered, the best first. With a swap: White's answers.
    pub candidates: Vec<Candidate>,
    /// The placements expected next, both sides', the chosen one first. With a swap: from White's
    /// answer on.
    pub principal_variation: Vec<Point>,
}

/// A placement that was considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The point.
    pub point: Point,
    /// Visits of the position after it.
    pub visits: u32,
    /// The chance of the side to move to win after it, 0 to 1.
    pub win_rate: f64,
    /// Whether the win rate is proven: 0, 1/2 or 1.
    pub proven: bool,
    /// How likely knowledge thought it to be best before any visit, 0 to 1; those of all
    /// candidates sum to about 1.
    pub prior: f64,
}
