//! Choosing moves.
pub mod playout;
