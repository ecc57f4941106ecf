//! One position to be analysed.

use super::answer::{Findings, NoResults, Refused, write};
use super::fields::Fault;
use super::query::Query;
use crate::protocol::pace::Pace;
use crate::settings::Settings;
use crate::thought::Thought;
use minefield_rules::Game;
use std::sync::Arc;
use std::time::Duration;

/// One position of a query, taken from an [`Analyst`](super::Analyst) to be worked upon, in whatever
/// thread, and to be given back.
pub struct Job {
    /// Its place in the order of arrival.
    pub(super) number: u64,
    pub(super) query: Arc<Query>,
    pub(super) turn: usize,
    pub(super) priority: i64,
    stage: Stage,
    pace: Pace,
    next_report: Option<Duration>,
}

enum Stage {
    Waiting,
    Thinking(Box<Game>, Box<Thought>),
    Done(Box<Game>, Option<Box<Thought>>),
    Refused(Fault),
}

impl Job {
    pub(super) fn new(number: u64, query: Arc<Query>, turn: usize, priority: i64) -> Job {
        Job { number, query, turn, priority, stage: Stage::Waiting, pace: Pace::new(), next_report: None }
    }

    /// Whether it has been worked upon.
    pub(super) const fn is_begun(&self) -> bool {
        !matches!(self.stage, Stage::Waiting)
    }

    /// Whether there is nothing more to do.
    pub(super) const fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done(..) | Stage::Refused(_))
    }

    /// Works for about 10 ms.
    pub fn work(&mut self, now: Duration) {
        if let Stage::Waiting = self.stage {
            self.stage = self.begin();
            self.next_report = self.query.report_every.map(|every| now.saturating_add(every));
        }
        let Stage::Thinking(_, thought) = &mut self.stage else { return };
        if thought.advance(self.pace.portion(now), &mut || false)
            && let Stage::Thinking(game, thought) = std::mem::replace(&mut self.stage, Stage::Waiting)
        {
            self.stage = Stage::Done(game, Some(thought));
        }
    }

    fn begin(&self) -> Stage {
        let whole = &self.query.game;
        // Only the game as a whole knows how it was ended otherwise than on the board.
        let game = if self.turn == whole.plies().len() { whole.clone() } else { whole.truncated(self.turn) };
        if game.turn().is_none() {
            return Stage::Done(Box::new(game), None);
        }
        let mut settings = Settings::with_visits(self.query.visits, self.query.seed);
        settings.parameters.hash = self.query.hash;
        let among = self.query.among(game.position());
        match Thought::analysis(None, game.position(), among.as_ref(), &settings) {
            Some(thought) => Stage::Thinking(Box::new(game), Box::new(thought)),
            None => Stage::Refused(Fault::new("allowMoves", "no legal move is left to be analysed")),
        }
    }

    /// Appends what is due: the report at the end, or one meanwhile.
    pub(super) fn report(&mut self, now: Duration, out: &mut String) {
        let (id, turn) = (&self.query.id, self.turn);
        match &self.stage {
            Stage::Waiting => {}
            Stage::Done(game, thought) => write(&Findings::new(id, game, thought.as_deref(), false), out),
            Stage::Refused(fault) => write(&Refused::new(Some(id), fault, Some(turn)), out),
            Stage::Thinking(game, thought) => {
                if self.next_report.is_some_and(|time| now >= time) {
                    write(&Findings::new(id, game, Some(thought), true), out);
                    self.next_report = self.query.report_every.map(|every| now.saturating_add(every));
                }
            }
        }
    }

    /// Appends what has been found when the job is given up.
    pub(super) fn give_up(&self, out: &mut String) {
        match &self.stage {
            Stage::Thinking(game, thought) if thought.visits() > 0 => {
                write(&Findings::new(&self.query.id, game, Some(thought), false), out);
            }
            _ => write(&NoResults::new(&self.query.id, self.turn), out),
        }
    }
}
