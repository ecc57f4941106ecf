//! Knowledge: what is known of placements before anything is searched.
//!
//! Features describe a placement at a glance; weights, learned from games of the engine with
//! itself, say what each is worth. They order and guide a search and decide nothing in it.

mod features;
mod habits;
mod prior;
mod ways;
mod weights;

pub(crate) use habits::{Habits, REPLIES};
pub(crate) use prior::Prior;

pub use features::{FEATURES, features, is_quick};
pub use weights::{BadWeights, Weights};
