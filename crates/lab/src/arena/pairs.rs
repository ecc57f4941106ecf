//! Results of game pairs: five counts, and what they say about the difference in strength.

use super::elo::{Estimate, elo_of_score};

/// How a game ended for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The first player lost.
    Loss,
    /// Nobody won.
    Draw,
    /// The first player won.
    Win,
}

impl Score {
    /// The same game for the second player.
    #[must_use]
    pub const fn other(self) -> Score {
        match self {
            Score::Loss => Score::Win,
            Score::Draw => Score::Draw,
            Score::Win => Score::Loss,
        }
    }

    /// 0, 1/2 or 1.
    #[must_use]
    pub fn points(self) -> f64 {
        f64::from(self.halves()) / 2.0
    }

    /// 0, 1 or 2 half points.
    const fn halves(self) -> u8 {
        self as u8
    }
}

/// How often pairs of games brought the first player 0, 1/2, 1, 1 1/2 and 2 points (the pentanomial counts of chess
/// engine testing).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairCounts([u32; 5]);

/// The points of a pair as a score a game, 0 to 1.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// Stands for a count of none, so that no result is held to be impossible; from fishtest, Stockfish's testing ground.
const NEARLY_NONE: f64 = 1e-3;
/// Twice the log-likelihood that is lost at the ends of a 95 % interval: the quantile of chi-squared with one degree
/// of freedom.
const CHI_SQUARED_95: f64 = 3.841_458_820_694_124;
/// Halvings of an interval that leave nothing to halve.
const HALVINGS: u32 = 100;

impl PairCounts {
    /// Counts by points: how many pairs brought 0, 1/2, 1, 1 1/2 and 2.
    #[must_use]
    pub const fn new(counts: [u32; 5]) -> PairCounts {
        PairCounts(counts)
    }

    /// Counts a pair.
    pub const fn add(&mut self, one: Score, other: Score) {
        self.0[(one.halves() + other.halves()) as usize] += 1;
    }

    /// The counts by points, 0 first.
    #[must_use]
    pub const fn counts(&self) -> [u32; 5] {
        self.0
    }

    /// The number of pairs.
    #[must_use]
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The first player's mean score a game, 0 to 1; none without pairs.
    #[must_use]
    pub fn score(&self) -> Option<f64> {
        let total: f64 = self.0.iter().zip(SCORES).map(|(&count, score)| f64::from(count) * score).sum();
        let pairs = self.pairs();
        (pairs > 0).then(|| total / f64::from(pairs))
    }

    /// The first player's Elo advantage; none without pairs.
    ///
    /// The interval holds every score that the counts don't speak against at the 5 % level by the ratio of
    /// likelihoods (Owen, "Empirical likelihood ratio confidence intervals for a single functional", 1988). For many
    /// pairs it is the familiar mean plus or minus 1.96 standard errors of the pairs' scores; it stays sensible for
    /// few pairs, and where one side wins nearly all.
    #[must_use]
    pub fn elo(&self) -> Option<Estimate> {
        let mean = self.score()?;
        let best = regular_mean(&self.regular());
        let doubtful = |score: f64| 2.0 * self.log_likelihood_ratio(best, score) > CHI_SQUARED_95;
        let low = boundary(best, 0.0, doubtful);
        let high = boundary(best, 1.0, doubtful);
        Some(Estimate { value: elo_of_score(mean), low: elo_of_score(low), high: elo_of_score(high) })
    }

    /// The logarithm of how much more likely these counts are if the mean score is `one` than if it is `other`, both
    /// above 0 and below 1 and each with the most likely distribution of that mean.
    #[must_use]
    pub fn log_likelihood_ratio(&self, one: f64, other: f64) -> f64 {
        let counts = self.regular();
        let [one, other] = [one, other].map(|mean| most_likely(&counts, mean));
        (0..5).map(|k| counts[k] * (one[k] / other[k]).ln()).sum()
    }

    fn regular(&self) -> [f64; 5] {
        self.0.map(|count| if count == 0 { NEARLY_NONE } else { f64::from(count) })
    }
}

fn regular_mean(counts: &[f64; 5]) -> f64 {
    let total: f64 = counts.iter().sum();
    counts.iter().zip(SCORES).map(|(count, score)| count * score).sum::<f64>() / total
}

/// The distribution of the given mean under which the counts are most likely: each share is divided by
/// `1 + theta (score - mean)` with the one theta that makes the mean right (Van den Bergh, "A practical introduction
/// to the GSPRT", section 4).
fn most_likely(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = counts.iter().sum();
    let share = |k: usize, theta: f64| counts[k] / total / (1.0 + theta * (SCORES[k] - mean));
    let excess = |theta: f64| (0..5).map(|k| share(k, theta) * (SCORES[k] - mean)).sum::<f64>();
    // Between these every share is positive, and the excess falls as theta grows.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let theta = f64::midpoint(low, high);
        if excess(theta) > 0.0 { low = theta } else { high = theta }
    }
    let theta = f64::midpoint(low, high);
    std::array::from_fn(|k| share(k, theta))
}

/// Where between `inside` and `end` the condition begins to hold; `end` itself is never asked about.
fn boundary(inside: f64, end: f64, holds: impl Fn(f64) -> bool) -> f64 {
    let (mut inside, mut outside) = (inside, end);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(inside, outside);
        if middle == inside || middle == outside {
            break;
        }
        if holds(middle) { outside = middle } else { inside = middle }
    }
    outside
}
