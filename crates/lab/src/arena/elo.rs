//! Elo differences and the scores that are expected of them.

/// The score, 0 to 1, expected of a player who is `elo` stronger than the other (Elo, "The Rating of Chessplayers",
/// 1978, in its logistic form).
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference of which `score` is expected: the inverse of [`expected_score`]. Infinite at 0 and 1.
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// An Elo difference with its 95 % confidence interval; all three may be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely difference; positive: the first player is stronger.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Half the width of the interval.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}
