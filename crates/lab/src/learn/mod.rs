//! Where the engine's table of weights comes from: games of the engine with itself, and weights of
//! features that fit what its searches found there.

mod example;
mod fit;
mod lessons;
mod regression;
mod self_play;

// In reading order.
pub use example::{BadExample, Example};
pub use fit::{Epoch, Recipe, Table, fit};
pub use lessons::Lessons;
pub use regression::{Agreement, Case, Regression};
pub use self_play::SelfPlay;
