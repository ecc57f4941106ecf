//! A piece of thinking under way, and what is wanted from it.

use super::reports::Reports;
use crate::thought::Thought;
use minefield_rules::Color;
use std::time::Duration;

/// What a command wants to be thought about.
pub(super) struct Plan {
    pub(super) thought: Thought,
    pub(super) purpose: Purpose,
    /// The longest it may take.
    pub(super) budget: Option<Duration>,
    /// What to tell meanwhile.
    pub(super) reports: Option<Reports>,
}

/// What the thinking is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A move of this colour, to be played.
    Move(Color),
    /// A move of this colour, to be told and not played.
    Suggestion(Color),
    /// Whether to swap, or a first stone, with the chances.
    Pie,
    /// Reports, until another line arrives; whether there is a limit to the thinking.
    Analysis { is_limited: bool },
    /// Nothing: the other side's time is used.
    Pondering,
}

impl Purpose {
    /// Whether any line ends it: it has no end of its own.
    pub(super) const fn is_open(self) -> bool {
        matches!(self, Purpose::Analysis { .. } | Purpose::Pondering)
    }

    /// Whether the thinking ends if no line arrives.
    pub(super) const fn ends_by_itself(self) -> bool {
        !matches!(self, Purpose::Analysis { is_limited: false } | Purpose::Pondering)
    }
}

/// A plan being carried out.
pub(super) struct Task {
    /// The number of the command.
    pub(super) id: String,
    pub(super) plan: Plan,
    pub(super) begun: Duration,
    next_report: Option<Duration>,
    has_worked: bool,
    is_done: bool,
}

impl Task {
    pub(super) fn begin(id: String, plan: Plan, now: Duration) -> Task {
        let interval = plan.reports.as_ref().and_then(Reports::interval);
        let next_report = interval.map(|interval| now.saturating_add(interval));
        Task { id, plan, begun: now, next_report, has_worked: false, is_done: false }
    }

    /// Whether all has been thought.
    pub(super) const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Thinks for at most so many visits and appends the report that is due. There is always one
    /// portion, even if the time is up from the start, and a report at the end.
    pub(super) fn work(&mut self, visits: u32, now: Duration, out: &mut String) {
        let is_late = |budget| now.saturating_sub(self.begun) >= budget;
        let time_is_up = self.has_worked && self.plan.budget.is_some_and(is_late);
        self.is_done = time_is_up || self.plan.thought.advance(visits, &mut || false);
        self.has_worked = true;
        if self.is_done || self.next_report.is_some_and(|time| now >= time) {
            self.report(now, out);
        }
    }

    /// Appends what has been thought so far, if that is to be told.
    pub(super) fn report(&mut self, now: Duration, out: &mut String) {
        let Some(reports) = &self.plan.reports else { return };
        reports.write(&self.plan.thought, out);
        self.next_report = reports.interval().map(|interval| now.saturating_add(interval));
    }
}
