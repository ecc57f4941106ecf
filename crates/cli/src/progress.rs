//! How far a long run has come.

use crate::exit::tell;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// Between two lines where there is no terminal.
const INTERVAL: Duration = Duration::from_secs(60);

/// Shows how far a run has come: as a bar in a terminal, else as a line now and then.
pub struct Progress {
    /// What is counted: `games`.
    things: &'static str,
    /// How many there will be.
    all: u64,
    shown: Shown,
}

enum Shown {
    /// A bar.
    Bar(ProgressBar),
    /// Lines; when the next is due.
    Lines(Instant),
}

impl Progress {
    /// Nothing is shown yet.
    pub fn new(all: u64, things: &'static str) -> Progress {
        if !stderr().is_terminal() {
            return Progress { things, all, shown: Shown::Lines(Instant::now() + INTERVAL) };
        }
        let style = ProgressStyle::with_template("{pos}/{len} {bar:12} {wide_msg} {eta}").ok();
        let bar = ProgressBar::new(all).with_style(style.unwrap_or_else(ProgressStyle::default_bar));
        bar.enable_steady_tick(Duration::from_secs(1));
        Progress { things, all, shown: Shown::Bar(bar) }
    }

    /// Shows how many are done, and more in a few words.
    pub fn show(&mut self, done: u64, more: impl FnOnce() -> String) {
        match &mut self.shown {
            Shown::Bar(bar) => {
                if bar.position() == 0 {
                    // What was finished before says nothing about the time that is left.
                    bar.set_position(done);
                    bar.reset_eta();
                }
                bar.set_position(done);
                bar.set_message(more());
            }
            Shown::Lines(due) if Instant::now() >= *due => {
                tell(format!("{done}/{} {} {}", self.all, self.things, more()).trim_end());
                *due = Instant::now() + INTERVAL;
            }
            Shown::Lines(_) => {}
        }
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        if let Shown::Bar(bar) = &self.shown {
            bar.finish_and_clear();
        }
    }
}
