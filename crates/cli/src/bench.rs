//! `minefield bench`: how fast this machine plays.

use crate::exit::{Exit, Failure};

/// What is measured.
#[derive(clap::Subcommand)]
pub enum What {
    /// Random games and legal points, beside the simple way of doing each
    Rules,
}

/// Measures and prints.
pub fn run(what: &What) -> Result<Exit, Failure> {
    match what {
        What::Rules => rules(),
    }
}

/// Measures the rules.
pub fn rules() -> Result<Exit, Failure> {
    Err(Failure::Refused("`bench rules` is not written yet".to_owned()))
}
