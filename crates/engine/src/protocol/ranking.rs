//! The candidates of a thought as the protocols tell them.

use crate::decision::Candidate;
use crate::thought::Thought;
use minefield_rules::Point;

/// A candidate and what else is told about it.
pub(super) struct Ranked {
    pub(super) candidate: Candidate,
    /// The lower end of the 95 % confidence interval of its win rate, 0 to 1.
    pub(super) lcb: f64,
    /// What is expected if it is played, itself first.
    pub(super) line: Vec<Point>,
}

/// The candidates that have visits, the best first, but at least `least` and at most `most` of all.
pub(super) fn ranking(thought: &Thought, least: usize, most: usize) -> Vec<Ranked> {
    let candidates = thought.candidates();
    let told = candidates.into_iter().enumerate().filter(|(order, one)| *order < least || one.visits > 0);
    told.take(most)
        .map(|(_, candidate)| Ranked { candidate, lcb: lower_bound(&candidate), line: thought.line(candidate.point) })
        .collect()
}

/// The lower end of the score interval (Wilson, "Probable inference, the law of succession, and
/// statistical inference", 1927) at 95 %; a proven win rate is certain.
fn lower_bound(candidate: &Candidate) -> f64 {
    const Z: f64 = 1.96;
    if candidate.proven {
        return candidate.win_rate;
    }
    let (visits, rate) = (f64::from(candidate.visits), candidate.win_rate);
    let spread = Z * (visits * rate * (1.0 - rate) + Z * Z / 4.0).max(0.0).sqrt();
    ((visits * rate + Z * Z / 2.0 - spread) / (visits + Z * Z)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use minefield_rules::Size;

    fn check(visits: u32, win_rate: f64, proven: bool, expected: f64) {
        let point = Size::new(5).expect("a size").middle();
        let bound = lower_bound(&Candidate { point, visits, win_rate, proven, prior: 1.0 });
        assert!((bound - expected).abs() < 5e-4, "{visits} visits, {win_rate}: {bound}");
    }

    #[test]
    fn the_bound_comes_closer_with_visits_and_never_leaves_the_range() {
        check(0, 0.5, false, 0.0);
        check(10, 0.5, false, 0.2366);
        check(100, 0.5, false, 0.4038);
        check(10_000, 0.5, false, 0.4902);
        check(100, 0.0, false, 0.0);
        check(100, 1.0, false, 0.9630);
        check(1, 1.0, true, 1.0);
    }
}
