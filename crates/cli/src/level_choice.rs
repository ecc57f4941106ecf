//! Which level.

use minefield_engine::Level;

/// Reads a level from the command line.
pub fn level(text: &str) -> Result<Level, String> {
    let range = || format!("a level is a number from {} to {}", Level::LOWEST, Level::HIGHEST);
    text.parse().ok().and_then(Level::new).ok_or_else(range)
}
