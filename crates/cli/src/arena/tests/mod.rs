//! The parts of the arena by themselves.

mod spec;
mod tally;
