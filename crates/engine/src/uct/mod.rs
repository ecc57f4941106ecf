//! The first UCT, frozen: plain Monte-Carlo tree search with uniformly random playouts and proofs.
//!
//! Ratings hang on it (see `docs/ARENA.md`), so its play must not change.

mod evaluator;
mod parameters;
mod search;
mod tree;

pub(crate) use search::Search;
