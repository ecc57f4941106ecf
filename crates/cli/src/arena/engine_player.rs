//! A player in this process: the engine with its settings.

use super::halt::Halt;
use super::spec::{Strength, Tuning};
use crate::seed;
use minefield_engine::{Decision, Limits, Settings, Style, Thought};
use minefield_rules::{Game, Size};
use std::time::{Duration, Instant};

/// The engine as a player, for one game.
pub struct EnginePlayer {
    strength: Strength,
    settings: Settings,
    time: Option<Duration>,
    seed: u64,
    /// What was found out for the move before.
    earlier: Option<Thought>,
}

impl EnginePlayer {
    /// A player on a board of `size`.
    pub fn new(strength: Strength, tuning: Tuning, size: Size, seed: u64) -> EnginePlayer {
        let time = tuning.ms.map(|ms| Duration::from_millis(ms.into()));
        EnginePlayer { strength, settings: settings(strength, tuning, size), time, seed, earlier: None }
    }

    /// What it would do in `game`; none if the game is over.
    pub fn think(&mut self, game: &Game, halt: &Halt) -> Option<Decision> {
        let start = Instant::now();
        let time = self.time;
        let is_late = || time.is_some_and(|time| start.elapsed() >= time);
        self.settings.seed = seed::derive(&[self.seed, game.plies().len() as u64]);
        let mut thought = Thought::following(self.earlier.take(), game, &self.settings)?;
        thought.advance(u32::MAX, &mut || halt.is_on() || is_late());
        let decision = thought.decision();
        // The first UCT remembers nothing.
        self.earlier = (self.strength != Strength::Uct).then_some(thought);
        Some(decision)
    }
}

/// Which settings of the engine these are.
fn settings(strength: Strength, tuning: Tuning, size: Size) -> Settings {
    let threads = tuning.threads.unwrap_or(1);
    let full = Settings { threads, ..Settings::new(Limits { visits: tuning.visits }, 0) };
    match strength {
        Strength::Level(level) => Settings::of_level(level, size, 0),
        Strength::Uct => Settings { style: Style::Uct, ..full },
        Strength::Full => full,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_anchor_is_the_first_uct_and_the_engine_the_present_search() {
        let size = Size::new(9).expect("a size");
        let tuning = Tuning { visits: Some(50), ..Tuning::default() };
        let found = [Strength::Uct, Strength::Full].map(|strength| settings(strength, tuning, size));
        assert_eq!(found.each_ref().map(|settings| settings.style), [Style::Uct, Style::Knowledge]);
        assert!(found.iter().all(|settings| settings.limits.visits == Some(50) && settings.looseness == 0.0));
        assert!(found.iter().all(|settings| settings.threads == 1));
        let tuning = Tuning { threads: Some(3), ..tuning };
        assert_eq!(self::settings(Strength::Full, tuning, size).threads, 3);
    }
}
