//! What is told while thinking: `info` lines in the dialects of programs for Go.

use super::ranking::{Ranked, ranking};
use crate::thought::Thought;
use std::fmt::Write;
use std::time::Duration;

/// How numbers are written, and what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// `analyze`: as KataGo, and proven results are marked.
    Plain,
    /// `kata-analyze`: fractions from 0 to 1.
    Kata,
    /// `lz-analyze`: whole ten thousandths, 0 to 10000.
    Leela,
}

/// Which reports are wanted.
#[derive(Clone, Debug)]
pub(super) struct Reports {
    pub(super) dialect: Dialect,
    /// Hundredths of a second between them; 0: only one at the end.
    pub(super) centiseconds: u32,
    /// As many candidates as this, even those without visits.
    pub(super) min_moves: usize,
    /// No more candidates than this.
    pub(super) max_moves: usize,
    /// Whether to end with the numbers of the position itself.
    pub(super) root_info: bool,
}

impl Reports {
    pub(super) const fn new(dialect: Dialect) -> Reports {
        Reports { dialect, centiseconds: 0, min_moves: 1, max_moves: usize::MAX, root_info: false }
    }

    /// The time between two.
    pub(super) fn interval(&self) -> Option<Duration> {
        (self.centiseconds > 0).then(|| Duration::from_millis(u64::from(self.centiseconds) * 10))
    }

    /// Appends a report: all candidates on one line.
    pub(super) fn write(&self, thought: &Thought, out: &mut String) {
        let ranking = ranking(thought, self.min_moves, self.max_moves);
        let mut parts: Vec<String> = (0..).zip(&ranking).map(|(order, ranked)| self.info(order, ranked)).collect();
        if self.root_info {
            parts.push(format!("rootInfo visits {} winrate {}", thought.visits(), self.number(thought.win_rate())));
        }
        *out += &parts.join(" ");
        out.push('\n');
    }

    fn info(&self, order: usize, ranked: &Ranked) -> String {
        let candidate = &ranked.candidate;
        let mut text = format!("info move {} visits {}", candidate.point, candidate.visits);
        for (name, value) in [("winrate", candidate.win_rate), ("prior", candidate.prior), ("lcb", ranked.lcb)] {
            // Writing to a String can't fail.
            let _ = write!(text, " {name} {}", self.number(value));
        }
        let proven = if candidate.proven && self.dialect == Dialect::Plain { " proven true" } else { "" };
        let line: Vec<String> = ranked.line.iter().map(|point| point.to_string()).collect();
        format!("{text}{proven} order {order} pv {}", line.join(" "))
    }

    fn number(&self, fraction: f64) -> String {
        match self.dialect {
            Dialect::Plain | Dialect::Kata => format!("{fraction:.4}"),
            Dialect::Leela => format!("{:.0}", fraction * 10_000.0),
        }
    }
}
