//! Which level, or which strength.

use minefield_engine::{BadStrength, Level, Strength};

/// Reads a level from the command line.
pub fn level(text: &str) -> Result<Level, String> {
    let range = || format!("a level is a number from {} to {}", Level::LOWEST, Level::HIGHEST);
    text.parse().ok().and_then(Level::new).ok_or_else(range)
}

/// How a strength is written, for the help.
pub const STRENGTHS: &str = "1 to 10, custom:5s (seconds a move), or custom:20000 (visits a move)";

/// Reads a level, or limits of one's own, from the command line.
pub fn strength(text: &str) -> Result<Strength, BadStrength> {
    text.parse()
}
