//! Examples made ready to learn from.

use super::example::Example;
use super::regression::Case;
use minefield_engine::knowledge::features;
use minefield_engine::playout::Random;
use minefield_rules::{Color, Game, Move, Ply, Point};

/// Positions with the features of their placements, game by game.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    games: Vec<Vec<Case>>,
    /// The moves of the last position.
    last: Vec<Ply>,
}

impl Lessons {
    /// No position yet.
    #[must_use]
    pub fn new() -> Lessons {
        Lessons::default()
    }

    /// Adds a position: to the game of the one before if it goes on from there, else to a new one.
    pub fn add(&mut self, example: &Example) {
        let case = case(example);
        let plies = example.game.plies();
        match self.games.last_mut() {
            Some(game) if plies.len() > self.last.len() && plies.starts_with(&self.last) => game.push(case),
            _ => self.games.push(vec![case]),
        }
        self.last = plies.to_vec();
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// The number of positions.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.games.iter().map(Vec::len).sum()
    }

    /// The positions to learn from and those to test on: this part of the games, 0 to 1, drawn at
    /// random. Positions of one game are alike, so they stay together.
    pub(super) fn parted(&self, hold_out: f64, seed: u64) -> [Vec<&Case>; 2] {
        let mut random = Random::new(seed);
        let mut games: Vec<&Vec<Case>> = self.games.iter().collect();
        for k in (1..games.len()).rev() {
            games.swap(k, random.below(k + 1));
        }
        let held_out = ((games.len() as f64 * hold_out) as usize).min(games.len());
        let (test, train) = games.split_at(held_out);
        [train, test].map(|games| games.iter().flat_map(|game| game.iter()).collect())
    }
}

/// The features of all legal placements, and the shares of the visits.
fn case(example: &Example) -> Case {
    let placements = features(example.game.position(), last_stones(&example.game));
    let visits = |point: Point| {
        let found = example.visits.iter().find(|(other, _)| *other == point);
        found.map_or(0.0, |&(_, visits)| visits as f32)
    };
    Case::new(placements.iter().map(|(point, features)| (&features[..], visits(*point))))
}

/// The last stones of Black and White.
fn last_stones(game: &Game) -> [Option<Point>; 2] {
    Color::BOTH.map(|color| {
        let mut own = game.plies().iter().rev().filter(|ply| ply.color == color);
        own.find_map(|ply| if let Move::Place(point) = ply.action { Some(point) } else { None })
    })
}
