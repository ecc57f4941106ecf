//! What [`update`](super::update()) asks the world for.

use minefield_engine::Strength;
use minefield_records::Record;
use minefield_rules::Game;
use std::path::PathBuf;

/// Something to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let the computer think; the answer is an input.
    Think(Thought),
    /// The answer is not needed any more.
    StopThinking,
    /// Write the record to a file; whether it worked is an input.
    Save {
        /// The file.
        path: PathBuf,
        /// Whether a file that is there may be replaced.
        replace: bool,
        /// The record.
        record: Box<Record>,
    },
    /// Leave.
    Quit,
}

/// A question to the computer.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The number of the search.
    pub number: u64,
    /// How well to play.
    pub strength: Strength,
    /// Start of the random numbers.
    pub seed: u64,
    /// The game.
    pub game: Box<Game>,
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// It is there already.
    Exists(PathBuf),
    /// It could not be.
    Failed(String),
}
