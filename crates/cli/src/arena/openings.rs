//! Openings: short even games, the same for all players.

use super::engine_player::EnginePlayer;
use super::game::{self, Until};
use super::halt::Halt;
use super::spec::{Strength, Tuning};
use crate::exit::Failure;
use crate::seed;
use minefield_engine::playout::Random;
use minefield_rules::{Game, Move, Point, Ruleset, Size, line};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The chances of the side to move that make an opening even enough.
pub const EVEN: RangeInclusive<f64> = 0.4..=0.6;
/// So many openings in a row without a new even one, and there are held to be no more.
const PATIENCE: u32 = 1000;

/// Who says how even an opening is.
pub type Judge = (Strength, Tuning);

/// Where openings come from.
pub enum Source {
    /// So many random stones on an empty board, Black and White in turn.
    Random(usize),
    /// A list, used in its order.
    Listed(Vec<Game>),
}

impl Source {
    /// Whether one of them is a position, not moves from an empty board.
    pub fn has_position(&self) -> bool {
        matches!(self, Source::Listed(games) if games.iter().any(|game| !game.start().is_empty()))
    }
}

/// An opening that was kept.
#[derive(Clone)]
pub struct Opening {
    /// The game up to its end.
    pub game: Game,
    /// The judged chance of the side to move to win, 0 to 1; none if it wasn't judged.
    pub value: Option<f64>,
    /// How many openings had been drawn with it.
    pub drawn: u32,
}

/// Draws openings one after another and keeps the even ones.
pub struct Openings {
    source: Source,
    judge: Option<Judge>,
    board: (Size, Ruleset),
    seed: u64,
    kept: Vec<Opening>,
    drawn: u32,
    /// What was drawn before, and whether it was kept.
    seen: BTreeMap<String, bool>,
    exhausted: bool,
}

impl Openings {
    /// Openings from `source`, judged by `judge` or not at all; `kept` have been found before.
    pub fn new(
        source: Source,
        judge: Option<Judge>,
        board: (Size, Ruleset),
        seed: u64,
        kept: Vec<Opening>,
    ) -> Openings {
        let drawn = kept.last().map_or(0, |opening| opening.drawn);
        let seen = kept.iter().map(|opening| (line::of_game(&opening.game), true)).collect();
        Openings { source, judge, board, seed, kept, drawn, seen, exhausted: false }
    }

    /// The openings found so far.
    pub fn kept(&self) -> &[Opening] {
        &self.kept
    }

    /// The opening of a pair, counted from 0; those there are come again when there are no more. None: stopped.
    pub fn of_pair(&mut self, pair: usize, halt: &Halt) -> Result<Option<Game>, Failure> {
        while self.kept.len() <= pair && !self.exhausted {
            if halt.is_on() {
                return Ok(None);
            }
            self.search(halt);
        }
        if self.kept.is_empty() {
            return Err(Failure::Faulty("openings".to_owned(), self.why_none()));
        }
        Ok(Some(self.kept[pair % self.kept.len()].game.clone()))
    }

    fn why_none(&self) -> String {
        let count = crate::words::count(self.seen.len(), "opening");
        let even = format!("{:.2} to {:.2}", EVEN.start(), EVEN.end());
        format!("none of {count} is even (valued {even} for the side to move); --judge none takes them as they are")
    }

    /// Draws until one more is kept, or there are no more.
    fn search(&mut self, halt: &Halt) {
        for _ in 0..PATIENCE {
            let Some(game) = self.draw() else { break };
            self.drawn += 1;
            let name = line::of_game(&game);
            if self.seen.contains_key(&name) {
                continue;
            }
            let value = self.judge(&game, halt);
            if halt.is_on() {
                return;
            }
            let is_even = self.judge.is_none() || value.is_some_and(|value| EVEN.contains(&value));
            let is_open = game::end(game.position(), Until::Span).is_none();
            self.seen.insert(name, is_even && is_open);
            if is_even && is_open {
                self.kept.push(Opening { game, value, drawn: self.drawn });
                return;
            }
        }
        self.exhausted = true;
    }

    fn draw(&self) -> Option<Game> {
        match &self.source {
            Source::Listed(games) => games.get(self.drawn as usize).cloned(),
            Source::Random(stones) => {
                let random = Random::new(seed::derive(&[self.seed, self.drawn.into()]));
                Some(random_opening(self.board.0, &self.board.1, *stones, random))
            }
        }
    }

    fn judge(&self, opening: &Game, halt: &Halt) -> Option<f64> {
        let seen = Game::from_setup(&opening.position().to_setup(), opening.rules()).ok()?;
        let (strength, tuning) = self.judge?;
        EnginePlayer::new(strength, tuning, seen.size(), self.seed).think(&seen, halt).map(|decision| decision.win_rate)
    }
}

fn random_opening(size: Size, rules: &Ruleset, stones: usize, mut random: Random) -> Game {
    let mut game = Game::new(size, rules);
    while let (Some(color), true) = (game.turn(), game.plies().len() < stones) {
        let legal: Vec<Point> = game.position().legal(color).iter().collect();
        if legal.is_empty() || game.play(Move::Place(legal[random.below(legal.len())])).is_err() {
            break;
        }
    }
    game
}
