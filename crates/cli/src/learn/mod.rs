//! `minefield learn`: makes the engine's table of weights.

mod fit;
mod play;

use crate::exit::{Exit, Failure};
use std::io::Write;

const ABOUT: &str = "\
Makes the table of weights by which the engine's searches and playouts prefer some placements to others. `play` lets the \
engine play with itself and writes down what its searches find; `fit` finds the weights that come nearest to that. \
docs/ENGINE.md tells the whole way.";

const EXAMPLES: &str = "\
Examples:
  minefield learn play --size 9 --games 500 --visits 2000 --out nine.txt
  minefield learn fit nine.txt eleven.txt --out weights.txt";

/// What `minefield learn` can do.
#[derive(clap::Args)]
#[command(about = "Make the engine's table of weights", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Play(play::Args),
    Fit(fit::Args),
}

/// Plays or fits.
pub fn run(args: &Args, output: impl Write) -> Result<Exit, Failure> {
    match &args.task {
        Task::Play(args) => play::run(args),
        Task::Fit(args) => fit::run(args, output),
    }
}
