//! Choosing moves in Minefield: evaluation, tree search, levels. No input or output, no clock.
//!
//! ```
//! use minefield_engine::{Choice, Level, Settings, choose};
//! use minefield_rules::{Game, Move, Ruleset, Size};
//!
//! let mut game = Game::new(Size::new(5)?, &Ruleset::minefield());
//! let settings = Settings::of_level(Level::LOWEST, game.size(), 1);
//! let decision = choose(&game, &settings, &mut || false).ok_or("the game is over")?;
//! game.play(decision.choice.into())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choose;
mod decision;
mod either;
mod exponential;
mod finish;
mod graph;
mod guided;
pub mod knowledge;
mod level;
mod logarithm;
mod opening;
pub mod playout;
pub mod protocol;
mod search;
mod search_board;
mod settings;
mod strength;
mod team;
mod thought;
mod uct;

// In reading order.
pub use choose::choose;
pub use decision::{Candidate, Choice, Decision};
pub use level::Level;
pub use search::Search;
pub use settings::{Limits, Parameters, Settings, Style};
pub use strength::{BadStrength, Custom, Strength};
pub use thought::Thought;
