//! The computer player: searches in a thread of its own, one after another.

use super::effect::Thought;
use super::input::Input;
use minefield_engine::{Settings, choose};
use std::panic::catch_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Searches in the background; its answers are inputs.
pub struct Computer {
    answers: Receiver<Input>,
    sender: Sender<Input>,
    /// Tells the search under way to stop.
    stop: Arc<AtomicBool>,
}

impl Computer {
    /// A computer that does nothing yet.
    pub fn new() -> Computer {
        let (sender, answers) = channel();
        Computer { answers, sender, stop: Arc::default() }
    }

    /// Begins a search; the one under way is stopped.
    pub fn think(&mut self, thought: Thought) {
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Arc::clone(&stop);
        let sender = self.sender.clone();
        thread::spawn(move || {
            // A search that panics must not leave the game waiting: it has found nothing.
            let choice = catch_unwind(|| search(&thought, &stop)).unwrap_or_default();
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

fn search(thought: &Thought, stop: &AtomicBool) -> Option<minefield_engine::Choice> {
    let settings = Settings::of_level(thought.level, thought.game.size(), thought.seed);
    let end = Instant::now() + Duration::from_millis(thought.level.milliseconds().into());
    let mut is_over = || stop.load(Ordering::Relaxed) || Instant::now() >= end;
    choose(&thought.game, &settings, &mut is_over).map(|decision| decision.choice)
}
