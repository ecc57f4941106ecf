//! Positions that are won by force within a few plies, found and proved.
//!
//! A ply is a side's turn, whether it places a stone or is skipped; so within 5 plies the side to
//! move places at most three stones. Won means decided: connected, or under the preset rules joined
//! by a diagonal span.

mod find;
mod forced_win;
mod lack;
mod miner;
mod rows;

// In reading order.
pub use find::{BadFind, Find};
pub use forced_win::{ForcedWin, MOST_PLIES};
pub use miner::Miner;
