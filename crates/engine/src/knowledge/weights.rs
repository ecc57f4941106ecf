//! The learned numbers, read from `weights.txt`.

use super::features::FEATURES;
use std::fmt;
use std::sync::LazyLock;

/// What was learned about features: the natural logarithm of how much each makes a placement more
/// likely to be the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of every feature, for the priors of a search.
    pub prior: Vec<f32>,
    /// Of neighbourhoods and replies, for playouts; 0 for all others.
    pub habit: Vec<f32>,
}

/// A line of a table of weights that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights {
    /// The line, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, text) = (self.line, self.text.escape_debug());
        write!(f, "line {line}: `{text}` is not `prior` or `habit`, a feature below {FEATURES} and a weight")
    }
}

impl std::error::Error for BadWeights {}

static SHIPPED: LazyLock<Weights> =
    LazyLock::new(|| Weights::parse(include_str!("weights.txt")).expect("a test reads them"));

impl Weights {
    /// Those that the engine uses.
    #[must_use]
    pub fn shipped() -> &'static Weights {
        &SHIPPED
    }

    /// Nothing known.
    #[must_use]
    pub fn none() -> Weights {
        Weights { prior: vec![0.0; FEATURES], habit: vec![0.0; FEATURES] }
    }

    /// Reads lines such as `prior 65617 1.329`; empty lines and those that start with `#` don't
    /// matter, and a feature not named weighs 0.
    ///
    /// # Errors
    /// [`BadWeights`] for the first line that is anything else.
    pub fn parse(text: &str) -> Result<Weights, BadWeights> {
        let mut weights = Weights::none();
        for (k, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let bad = || BadWeights { line: k + 1, text: line.chars().take(40).collect() };
            let mut words = line.split(' ');
            let list = match words.next() {
                Some("prior") => &mut weights.prior,
                Some("habit") => &mut weights.habit,
                _ => return Err(bad()),
            };
            let feature: usize = words.next().and_then(|word| word.parse().ok()).ok_or_else(bad)?;
            let weight: f32 = words.next().and_then(|word| word.parse().ok()).ok_or_else(bad)?;
            let slot = list.get_mut(feature).ok_or_else(bad)?;
            if words.next().is_some() || !weight.is_finite() {
                return Err(bad());
            }
            *slot = weight;
        }
        Ok(weights)
    }
}

impl fmt::Display for Weights {
    /// The lines that [`parse`](Weights::parse) reads, without those that weigh nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, list) in [("prior", &self.prior), ("habit", &self.habit)] {
            for (feature, weight) in list.iter().enumerate().filter(|(_, weight)| weight.abs() >= 0.0005) {
                writeln!(f, "{name} {feature} {weight:.3}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{BadWeights, Weights};

    #[test]
    fn what_is_shipped_is_what_is_written() {
        let shipped = Weights::shipped();
        assert_eq!(Weights::parse(&shipped.to_string()).as_ref(), Ok(shipped));
        assert!(shipped.prior.iter().any(|&weight| weight != 0.0));
    }

    #[test]
    fn a_bad_line_is_named() {
        for text in
            ["prior", "prior 1", "prior 1 x", "prior 999999 1", "prior 1 1 1", "prior 1 inf", "other 1 1", "prior -1 1"]
        {
            let bad = BadWeights { line: 3, text: text.to_owned() };
            assert_eq!(Weights::parse(&format!("# made\n\n{text}\n")), Err(bad));
        }
    }
}
