//! Questions about the game and its rule sets, answered by counting.

mod perft;
mod reach;

// In reading order.
pub use perft::{Counts, Stopped, perft, perft_watched};
pub use reach::{Reach, reach, reach_watched};
