//! The computer player: searches in a thread of its own, one after another.

use super::effect::Thought;
use super::input::Input;
use minefield_engine::{Choice, Strength};
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Searches in the background; its answers are inputs.
pub struct Computer {
    answers: Receiver<Input>,
    sender: Sender<Input>,
    /// Tells the search under way to stop.
    stop: Arc<AtomicBool>,
    kept: Kept,
}

/// The last search and its strength, for the next one of the same strength to go on from. A level's
/// isn't kept: levels are measured without.
type Kept = Arc<Mutex<Option<(Strength, minefield_engine::Thought)>>>;

impl Computer {
    /// A computer that does nothing yet.
    pub fn new() -> Computer {
        let (sender, answers) = channel();
        Computer { answers, sender, stop: Arc::default(), kept: Arc::default() }
    }

    /// Begins a search; the one under way is stopped.
    pub fn think(&mut self, thought: Thought) {
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Arc::clone(&stop);
        let (sender, kept) = (self.sender.clone(), Arc::clone(&self.kept));
        thread::spawn(move || {
            // A search that panics must not leave the game waiting: it has found nothing.
            let choice = catch_unwind(|| search(&thought, &stop, &kept)).unwrap_or_default();
            let input = Input::Thought { number: thought.number, choice };
            // Nobody waits for the answer when the game has been left.
            drop(sender.send(input));
        });
    }

    /// Stops the search under way.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// An answer that has come in.
    pub fn answer(&self) -> Option<Input> {
        self.answers.try_recv().ok()
    }
}

fn search(thought: &Thought, stop: &AtomicBool, kept: &Kept) -> Option<Choice> {
    let strength = thought.strength;
    let settings = strength.settings(thought.game.size(), thought.seed);
    let end = Instant::now() + Duration::from_millis(strength.milliseconds().into());
    let mut is_over = || stop.load(Ordering::Relaxed) || Instant::now() >= end;
    let earlier = kept.lock().unwrap_or_else(PoisonError::into_inner).take();
    let earlier = earlier.filter(|(earlier, _)| *earlier == strength).map(|(_, search)| search);
    let mut found = minefield_engine::Thought::following(earlier, &thought.game, &settings)?;
    found.advance(u32::MAX, &mut is_over);
    let choice = found.decision().choice;
    if matches!(strength, Strength::Custom(_)) {
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some((strength, found));
    }
    Some(choice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use minefield_rules::{Game, Ruleset, Size};

    /// The visits of the search that is kept after one move at this strength, and one more move.
    fn kept_visits(strength: &str) -> Option<u32> {
        let mut game = Game::new(Size::new(7).unwrap(), &Ruleset::minefield());
        game.play("a1".parse().unwrap()).unwrap();
        let kept = Kept::default();
        for number in 0..2 {
            let thought =
                Thought { number, strength: strength.parse().unwrap(), seed: 1, game: Box::new(game.clone()) };
            let choice = search(&thought, &AtomicBool::new(false), &kept).unwrap();
            game.play(choice.into()).unwrap();
        }
        let kept = kept.lock().unwrap();
        kept.as_ref().map(|(_, search)| search.visits())
    }

    #[test]
    fn only_a_search_with_own_limits_is_kept() {
        assert_eq!(kept_visits("1"), None);
        assert_eq!(kept_visits("custom:300"), Some(300));
    }
}
