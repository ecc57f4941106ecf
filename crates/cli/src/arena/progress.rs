//! How far a contest has come.

use super::contest::Plan;
use super::report;
use super::results::GameLine;
use crate::exit::tell;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// Between two lines where there is no terminal.
const INTERVAL: Duration = Duration::from_secs(60);

/// Shows how far a contest has come: as a bar in a terminal, else as a line now and then.
pub enum Progress {
    /// A bar.
    Bar(ProgressBar),
    /// Lines; when the next is due.
    Lines(Instant),
}

impl Progress {
    /// Nothing is shown yet.
    pub fn new(plan: &Plan) -> Progress {
        if !stderr().is_terminal() {
            return Progress::Lines(Instant::now() + INTERVAL);
        }
        let style = ProgressStyle::with_template("{pos}/{len} {bar:12} {wide_msg} {eta}").ok();
        let bar = ProgressBar::new(plan.games()).with_style(style.unwrap_or_else(ProgressStyle::default_bar));
        bar.enable_steady_tick(Duration::from_secs(1));
        Progress::Bar(bar)
    }

    /// Shows what has been played.
    pub fn show(&mut self, plan: &Plan, games: &[GameLine]) {
        match self {
            Progress::Bar(bar) => {
                if bar.position() == 0 {
                    // What was finished before says nothing about the time that is left.
                    bar.set_position(games.len() as u64);
                    bar.reset_eta();
                }
                bar.set_position(games.len() as u64);
                bar.set_message(report::brief(plan, games));
            }
            Progress::Lines(due) if Instant::now() >= *due => {
                tell(format!("{}/{} games {}", games.len(), plan.games(), report::brief(plan, games)));
                *due = Instant::now() + INTERVAL;
            }
            Progress::Lines(_) => {}
        }
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        if let Progress::Bar(bar) = self {
            bar.finish_and_clear();
        }
    }
}
