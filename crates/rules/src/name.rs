//! Names of rule sets and of kinds of figures.

use std::fmt;

/// The most characters of a name.
pub(crate) const MAX_LENGTH: usize = 32;

/// A text that is not a name: empty, longer than [`Ruleset::MAX_NAME`](crate::Ruleset::MAX_NAME),
/// or with other characters than ASCII letters, digits and single blanks between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadName(pub String);

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.escape_debug();
        write!(f, "`{text}` is not a name: use ASCII letters, digits and single blanks, {MAX_LENGTH} at the most")
    }
}

impl std::error::Error for BadName {}

/// Refuses what is not a name.
pub(crate) fn check(text: &str) -> Result<(), BadName> {
    let words = text.split(' ').all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    if words && text.len() <= MAX_LENGTH { Ok(()) } else { Err(BadName(text.chars().take(MAX_LENGTH + 8).collect())) }
}
