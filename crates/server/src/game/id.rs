//! Names of games in URLs.

use std::fmt;

/// A game's id: 16 letters and digits, 80 random bits. Who doesn't know it can't guess it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(String);

/// Thirty-two letters and digits, those left out that are taken for others (Crockford's base 32).
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

const LENGTH: usize = 16;

impl GameId {
    /// A new id.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn random() -> Result<GameId, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(GameId(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()))
    }

    /// The id written as `text`, if it can be one.
    pub fn parse(text: &str) -> Option<GameId> {
        let known = text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        known.then(|| GameId(text.to_owned()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
