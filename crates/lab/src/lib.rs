//! Questions about the game and its rule sets, answered by counting.

mod perft;
mod reach;
mod stones;
mod walk;

// In reading order.
pub use perft::{Counts, Stopped, perft, perft_by_depth, perft_watched};
pub use reach::{Reach, Unreached, reach, reach_watched};
