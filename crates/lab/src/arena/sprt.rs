//! A sequential test between two hypotheses about an Elo difference.

use super::elo::expected_score;
use super::pairs::PairCounts;
use std::fmt;

/// The generalised sequential probability ratio test on pairs of games: is the first player `elo0` or `elo1` stronger?
///
/// After each pair the log-likelihood ratio of the two is compared with two bounds; beyond one of them the test ends
/// (Wald, "Sequential tests of statistical hypotheses", 1945; with pairs: Van den Bergh, "A practical introduction to
/// the GSPRT", and the tests of Stockfish).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// How a test ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `elo0` is accepted.
    Elo0,
    /// `elo1` is accepted.
    Elo1,
}

/// Why numbers make no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSprt {
    /// An Elo difference is not between -2000 and 2000.
    Elo,
    /// The second difference is not greater than the first.
    Order,
    /// An error rate is not above 0 and below 0.5.
    Error,
}

impl fmt::Display for BadSprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadSprt::Elo => "an Elo difference is a number from -2000 to 2000",
            BadSprt::Order => "the second Elo difference must be greater than the first",
            BadSprt::Error => "alpha and beta are above 0 and below 0.5",
        })
    }
}

impl std::error::Error for BadSprt {}

impl Sprt {
    /// The error rates if none are given.
    pub const USUAL_ERROR: f64 = 0.05;

    /// A test of `elo0` against `elo1`; `alpha` is the chance to accept `elo1` although `elo0` is right, `beta` the
    /// chance of the opposite.
    ///
    /// # Errors
    /// [`BadSprt`] if a number is out of range.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, BadSprt> {
        let is_elo = |elo: f64| elo.abs() <= 2000.0;
        let is_error = |rate: f64| rate > 0.0 && rate < 0.5;
        if !is_elo(elo0) || !is_elo(elo1) {
            Err(BadSprt::Elo)
        } else if elo1 <= elo0 {
            Err(BadSprt::Order)
        } else if !is_error(alpha) || !is_error(beta) {
            Err(BadSprt::Error)
        } else {
            Ok(Sprt { elo0, elo1, alpha, beta })
        }
    }

    /// The two Elo differences.
    #[must_use]
    pub const fn hypotheses(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// The log-likelihood ratios at and beyond which `elo0` (negative) and `elo1` (positive) are accepted.
    #[must_use]
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The logarithm of how much more likely `pairs` are under `elo1` than under `elo0`; 0 without pairs.
    #[must_use]
    pub fn log_likelihood_ratio(&self, pairs: &PairCounts) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        pairs.log_likelihood_ratio(expected_score(self.elo1), expected_score(self.elo0))
    }

    /// Which hypothesis the pairs decide for; none: more are needed.
    #[must_use]
    pub fn verdict(&self, pairs: &PairCounts) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(pairs);
        let [low, high] = self.bounds();
        if ratio <= low {
            Some(Verdict::Elo0)
        } else if ratio >= high {
            Some(Verdict::Elo1)
        } else {
            None
        }
    }
}
