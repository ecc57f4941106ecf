//! `minefield bench`: what the engine finds, as one number, and how fast this machine plays,
//! always beside a simpler way of doing the same, so that the ratio means something on a busy machine too.

mod plain;
mod rules;
mod search;
mod signature;
mod slices;

use crate::exit::{Exit, Failure};
use std::io::Write;

const ABOUT: &str = "\
Searches a list of positions and prints `Bench: N`. N is the same on every machine and changes with any change of \
what the engine finds: its placements, visits, win rates or expected lines. With a command, measures this machine.";

const EXAMPLES: &str = "\
Examples:
  minefield bench           the number
  minefield bench rules     random games, legal points
  minefield bench search    visits of the engine beside those of the first UCT";

/// The options of `minefield bench`.
#[derive(clap::Args)]
#[command(about = "Tell the engine's signature, or measure how fast this machine plays")]
#[command(long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    what: Option<What>,
}

/// What is measured.
#[derive(clap::Subcommand)]
enum What {
    /// Random games and legal points, beside the plain way of doing each
    Rules,
    /// Visits of the search, beside those of the first UCT
    Search,
}

/// Measures and prints.
pub fn run(args: &Args, output: impl Write) -> Result<Exit, Failure> {
    match args.what {
        None => signature::run(output)?,
        Some(What::Rules) => rules::run(output)?,
        Some(What::Search) => search::run(output)?,
    }
    Ok(Exit::Fine)
}
