//! The engine's one question: what to do on this turn.

use crate::playout::Random;
use crate::settings::Settings;
use minefield_rules::{Game, Move, Point};

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
    /// The chance of the player to move to win after the choice, 0 to 1, a draw counted as half.
    pub win_rate: f64,
    /// Positions evaluated.
    pub visits: u32,
    /// What was considered, the best first.
    pub candidates: Vec<Candidate>,
    /// The placements expected next, the chosen one first; none for a swap.
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
}

/// What to do in `game`; none if it is over. `stop` is asked again and again and ends the
/// search at once when it says true; there is an answer even if it says so from the start.
pub fn choose(game: &Game, settings: &Settings, stop: &mut dyn FnMut() -> bool) -> Option<Decision> {
    let color = game.turn()?;
    let _ = stop();
    let legal: Vec<Point> = game.position().legal(color).iter().collect();
    let point = *legal.get(Random::new(settings.seed).below(legal.len()))?;
    Some(Decision {
        choice: Choice::Place(point),
        win_rate: 0.5,
        visits: 0,
        candidates: Vec::new(),
        principal_variation: vec![point],
    })
}
