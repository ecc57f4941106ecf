//! How well the computer plays for people: a level, or as well as it can within limits of their own.

use crate::level::Level;
use crate::settings::{Limits, Settings};
use minefield_rules::Size;
use std::fmt;
use std::str::FromStr;

/// How well the computer is to play. Written `7`, `custom:5s`, `custom:20000` or `custom:5s,20000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// At a level.
    Level(Level),
    /// As well as it can within limits.
    Custom(Custom),
}

/// The limits of a move, at least one of them; the search ends at the one that is reached first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Custom {
    seconds: Option<u32>,
    visits: Option<u32>,
}

/// Why something is no strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStrength {
    /// The text is none; its beginning.
    Word(String),
    /// Not the number of a level.
    Level,
    /// Too few or too many seconds.
    Seconds,
    /// Too few or too many visits.
    Visits,
    /// No limit is given, or one twice.
    Limits,
}

impl Strength {
    /// What the search is told on a board of `size`; `seed` starts its random numbers.
    #[must_use]
    pub fn settings(self, size: Size, seed: u64) -> Settings {
        match self {
            Strength::Level(level) => Settings::of_level(level, size, seed),
            Strength::Custom(custom) => Settings::new(Limits { visits: custom.visits }, seed),
        }
    }

    /// After how many milliseconds the caller should stop it, whatever the visits.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Strength::Level(level) => level.milliseconds(),
            Strength::Custom(Custom { seconds: Some(seconds), .. }) => seconds * 1000,
            Strength::Custom(_) => Custom::MAX_SECONDS * 1000,
        }
    }
}

impl Custom {
    /// The most seconds of a move, and what one takes at most if only visits are given.
    pub const MAX_SECONDS: u32 = 60;
    /// The most visits of a move.
    pub const MAX_VISITS: u32 = 10_000_000;

    /// Limits of 1 to [`MAX_SECONDS`](Custom::MAX_SECONDS) seconds, 1 to
    /// [`MAX_VISITS`](Custom::MAX_VISITS) visits, or both.
    ///
    /// # Errors
    /// A limit out of its range, or no limit at all.
    pub fn new(seconds: Option<u32>, visits: Option<u32>) -> Result<Custom, BadStrength> {
        let fits = |limit: Option<u32>, most| limit.is_none_or(|limit| (1..=most).contains(&limit));
        match (seconds, visits) {
            (None, None) => Err(BadStrength::Limits),
            _ if !fits(seconds, Custom::MAX_SECONDS) => Err(BadStrength::Seconds),
            _ if !fits(visits, Custom::MAX_VISITS) => Err(BadStrength::Visits),
            _ => Ok(Custom { seconds, visits }),
        }
    }

    /// The most seconds of a move.
    #[must_use]
    pub const fn seconds(self) -> Option<u32> {
        self.seconds
    }

    /// The most visits of a move.
    #[must_use]
    pub const fn visits(self) -> Option<u32> {
        self.visits
    }
}

impl FromStr for Strength {
    type Err = BadStrength;

    /// Reads what `Display` writes, limits in any order.
    fn from_str(text: &str) -> Result<Strength, BadStrength> {
        let unknown = || BadStrength::Word(text.chars().take(40).collect());
        if let Some(limits) = text.strip_prefix("custom:") {
            return custom(limits, unknown).map(Strength::Custom);
        }
        let number = number(text).ok_or_else(unknown)?;
        let level = u8::try_from(number).ok().and_then(Level::new).ok_or(BadStrength::Level)?;
        Ok(Strength::Level(level))
    }
}

fn custom(limits: &str, unknown: impl Fn() -> BadStrength) -> Result<Custom, BadStrength> {
    let (mut seconds, mut visits) = (None, None);
    for limit in limits.split(',') {
        let (place, digits) = match limit.strip_suffix('s') {
            Some(digits) => (&mut seconds, digits),
            None => (&mut visits, limit),
        };
        if place.replace(number(digits).ok_or_else(&unknown)?).is_some() {
            return Err(BadStrength::Limits);
        }
    }
    Custom::new(seconds, visits)
}

/// A number in digits only; one that is far too large is the largest there is.
fn number(digits: &str) -> Option<u32> {
    let are_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    are_digits.then(|| digits.parse().unwrap_or(u32::MAX))
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Level(level) => level.fmt(f),
            Strength::Custom(Custom { seconds: Some(seconds), visits: Some(visits) }) => {
                write!(f, "custom:{seconds}s,{visits}")
            }
            Strength::Custom(Custom { seconds: Some(seconds), visits: None }) => write!(f, "custom:{seconds}s"),
            Strength::Custom(Custom { visits, .. }) => write!(f, "custom:{}", visits.unwrap_or_default()),
        }
    }
}

impl fmt::Display for BadStrength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadStrength::Word(text) => write!(
                f,
                "`{}` is no strength: write a level from {} to {}, custom:5s (seconds a move) or custom:20000 (visits)",
                text.escape_debug(),
                Level::LOWEST,
                Level::HIGHEST
            ),
            BadStrength::Level => write!(f, "a level is a number from {} to {}", Level::LOWEST, Level::HIGHEST),
            BadStrength::Seconds => write!(f, "a move takes 1 to {} seconds", Custom::MAX_SECONDS),
            BadStrength::Visits => write!(f, "a move takes 1 to {} visits", Custom::MAX_VISITS),
            BadStrength::Limits => f.write_str("write one limit of seconds, or one of visits, or one of each"),
        }
    }
}

impl std::error::Error for BadStrength {}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the text is read as, or why it is none; and what is written is read again.
    fn check(text: &str, expected: &str) {
        let read = text.parse::<Strength>();
        let told = read.as_ref().map_or_else(ToString::to_string, ToString::to_string);
        assert_eq!(told, expected, "{text}");
        if let Ok(strength) = read {
            assert_eq!(strength.to_string().parse(), Ok(strength));
        }
    }

    #[test]
    fn a_strength_is_read_as_it_is_written() {
        check("1", "1");
        check("10", "10");
        check("custom:5s", "custom:5s");
        check("custom:60s", "custom:60s");
        check("custom:20000", "custom:20000");
        check("custom:10000000", "custom:10000000");
        check("custom:20000,5s", "custom:5s,20000");
    }

    #[test]
    fn what_is_no_strength_is_refused_with_a_reason() {
        let unknown = |text: &str| {
            let rest = "write a level from 1 to 10, custom:5s (seconds a move) or custom:20000 (visits)";
            format!("`{text}` is no strength: {rest}")
        };
        for text in
            ["", "best", "-1", "custom", "custom:", "custom:s", "custom:5m", "custom:0.5s", "custom:5s,", "Custom:5s"]
        {
            check(text, &unknown(text));
        }
        check(&"x".repeat(5000), &unknown(&"x".repeat(40)));
        check("0", "a level is a number from 1 to 10");
        check("11", "a level is a number from 1 to 10");
        check("99999999999", "a level is a number from 1 to 10");
        check("custom:0s", "a move takes 1 to 60 seconds");
        check("custom:61s", "a move takes 1 to 60 seconds");
        check("custom:0", "a move takes 1 to 10000000 visits");
        check("custom:99999999999", "a move takes 1 to 10000000 visits");
        check("custom:5s,6s", "write one limit of seconds, or one of visits, or one of each");
        assert_eq!(Custom::new(None, None), Err(BadStrength::Limits));
    }

    #[test]
    fn own_limits_have_no_weakness_and_end_in_time() {
        let size = Size::new(9).expect("a size");
        let of = |text: &str| text.parse::<Strength>().map(|one| (one.settings(size, 1), one.milliseconds()));
        assert_eq!(of("custom:5s"), Ok((Settings::new(Limits::default(), 1), 5000)));
        assert_eq!(of("custom:20000"), Ok((Settings::with_visits(20_000, 1), 60_000)));
        assert_eq!(of("custom:5s,20000"), Ok((Settings::with_visits(20_000, 1), 5000)));
        assert_eq!(of("10"), Ok((Settings::of_level(Level::HIGHEST, size, 1), Level::HIGHEST.milliseconds())));
    }
}
