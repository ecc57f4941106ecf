//! A player in this process: the engine with its settings.

use super::halt::Halt;
use super::seed;
use super::spec::{Kind, Tuning};
use minefield_engine::{Decision, Limits, Settings, choose};
use minefield_rules::{Game, Size};
use std::time::{Duration, Instant};

/// The engine as a player, for one game.
pub struct EnginePlayer {
    settings: Settings,
    time: Option<Duration>,
    seed: u64,
}

impl EnginePlayer {
    /// The player that `kind` means on a board of `size`; none if it isn't the engine.
    pub fn new(kind: &Kind, size: Size, seed: u64) -> Option<EnginePlayer> {
        let (settings, tuning) = settings(kind, size)?;
        Some(EnginePlayer { settings, time: tuning.ms.map(|ms| Duration::from_millis(ms.into())), seed })
    }

    /// What it would do in `game`; none if the game is over.
    pub fn think(&mut self, game: &Game, halt: &Halt) -> Option<Decision> {
        let start = Instant::now();
        self.settings.seed = seed::derive(&[self.seed, game.plies().len() as u64]);
        let is_late = || self.time.is_some_and(|time| start.elapsed() >= time);
        choose(game, &self.settings, &mut || halt.is_on() || is_late())
    }
}

/// Which settings of the engine a kind of player means.
fn settings(kind: &Kind, size: Size) -> Option<(Settings, Tuning)> {
    let limits = |tuning: &Tuning| Limits { visits: tuning.visits };
    match kind {
        Kind::Level(level, tuning) => Some((Settings::of_level(*level, size, 0), *tuning)),
        Kind::Uct(tuning) | Kind::Engine(tuning) => Some((Settings::new(limits(tuning), 0), *tuning)),
        Kind::Random(_) | Kind::Gtp(_) => None,
    }
}
