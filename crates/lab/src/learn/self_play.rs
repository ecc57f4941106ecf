//! Games of the engine with itself.

use super::example::Example;
use crate::uncounted::Stopped;
use minefield_engine::playout::Random;
use minefield_engine::{Candidate, Settings, Thought};
use minefield_rules::{Game, Move, Point, Ruleset, Size};

/// How the engine plays with itself.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The board's size.
    pub size: Size,
    /// The rules.
    pub rules: Ruleset,
    /// Positions evaluated for each placement, those that are known from the one before among them.
    pub visits: u32,
}

/// The most random stones that a game begins with; there is at least one.
const FIRST_STONES: usize = 5;
/// One placement of so many is drawn by visits; the others are the best.
const DRAWN: usize = 8;
/// Points with less than one of so many visits are no part of an example.
const SEEN: u64 = 200;

impl SelfPlay {
    /// Plays the game of this seed: a few random stones, then the engine's placements until the
    /// game is decided. An example of each position where the engine thought, but of none that is
    /// lost for certain; of one that is won for certain only the winning point.
    ///
    /// # Errors
    /// [`Stopped`] if `stop`, which is asked again and again, says so.
    pub fn game(&self, seed: u64, stop: &mut dyn FnMut() -> bool) -> Result<Vec<Example>, Stopped> {
        let mut random = Random::new(seed);
        let mut game = self.opening(&mut random);
        let mut examples = Vec::new();
        let mut earlier = None;
        while game.position().decided().is_none() {
            let settings = Settings::with_visits(self.visits, random.bits());
            let Some(mut thought) = Thought::following(earlier.take(), &game, &settings) else { break };
            let mut stopped = false;
            thought.advance(u32::MAX, &mut || {
                stopped = stop();
                stopped
            });
            if stopped {
                return Err(Stopped);
            }
            let candidates = thought.candidates();
            examples.extend(example(&game, &candidates, thought.win_rate()));
            if game.play(Move::Place(drawn(&candidates, &mut random))).is_err() {
                break;
            }
            earlier = Some(thought);
        }
        Ok(examples)
    }

    /// A game of some random stones; fewer if it is decided by them.
    fn opening(&self, random: &mut Random) -> Game {
        let mut game = Game::new(self.size, &self.rules);
        for _ in 0..=random.below(FIRST_STONES) {
            let Some(turn) = game.turn().filter(|_| game.position().decided().is_none()) else { break };
            let legal: Vec<Point> = game.position().legal(turn).iter().collect();
            if game.play(Move::Place(legal[random.below(legal.len())])).is_err() {
                break;
            }
        }
        game
    }
}

/// What a search found out of a position; `candidates` are the best first, at least one.
fn example(game: &Game, candidates: &[Candidate], win_rate: f64) -> Option<Example> {
    let best = candidates[0];
    let visits: Vec<(Point, u32)> = if best.proven {
        if best.win_rate < 0.5 { Vec::new() } else { vec![(best.point, 1)] }
    } else {
        let all = visits(candidates);
        let is_seen = |candidate: &&Candidate| candidate.visits > 0 && u64::from(candidate.visits) * SEEN >= all;
        let seen = candidates.iter().filter(is_seen);
        seen.map(|candidate| (candidate.point, candidate.visits)).collect()
    };
    let game = game.clone();
    (!visits.is_empty()).then_some(Example { game, visits, win_rate })
}

/// The best point, or now and then one drawn by visits.
fn drawn(candidates: &[Candidate], random: &mut Random) -> Point {
    let best = candidates[0];
    let all = visits(candidates);
    if best.proven || all == 0 || random.below(DRAWN) > 0 {
        return best.point;
    }
    let mut rest = random.bits() % all;
    let drawn = candidates.iter().find(|candidate| {
        let visits = u64::from(candidate.visits);
        let here = rest < visits;
        rest = rest.saturating_sub(visits);
        here
    });
    drawn.map_or(best.point, |candidate| candidate.point)
}

fn visits(candidates: &[Candidate]) -> u64 {
    candidates.iter().map(|candidate| u64::from(candidate.visits)).sum()
}
