//! Questions about the game and its rule sets, answered by counting; the arithmetic of contests ([`arena`]); what the
//! engine learns from games with itself ([`learn`]); and positions to try it on ([`mine`]).

pub mod arena;
mod figure_free;
pub mod learn;
pub mod mine;
mod perft;
mod reach;
mod stones;
mod uncounted;
mod walk;

// In reading order.
pub use figure_free::figure_free;
pub use perft::{Counts, perft, perft_by_depth, perft_watched};
pub use reach::{Reach, reach, reach_watched};
pub use uncounted::{Stopped, Uncounted};
