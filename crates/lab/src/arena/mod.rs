//! The arithmetic of contests between players: Elo from pairs of games, a sequential test, ratings of many.
//!
//! Games are played in pairs: one opening, the colours swapped. The two games of a pair are not independent, so a
//! pair is the unit that is counted here.
//!
//! ```
//! use minefield_lab::arena::{PairCounts, Score};
//!
//! let mut pairs = PairCounts::default();
//! for _ in 0..50 {
//!     pairs.add(Score::Win, Score::Loss);
//!     pairs.add(Score::Win, Score::Win);
//! }
//! let elo = pairs.elo().ok_or("no pairs")?;
//! assert!((elo.value - 190.8).abs() < 0.1 && elo.low > 145.0 && elo.high < 245.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod elo;
mod inverse;
mod pairs;
mod ratings;
mod sprt;

// In reading order.
pub use elo::{Estimate, elo_of_score, expected_score};
pub use pairs::{PairCounts, Score};
pub use ratings::{Anchor, BadRatings, Encounter, Rating, ratings};
pub use sprt::{BadSprt, Sprt, Verdict};
