//! `minefield arena`: players against each other, and how strong that shows them to be.

mod command_words;
mod contest;
mod engine_player;
mod game;
mod halt;
mod openings;
mod options;
mod peer;
mod peer_process;
mod peers;
mod player;
mod progress;
mod report;
mod results;
mod results_file;
mod seed;
mod spec;
mod tally;

use crate::exit::{Exit, Failure};
use crate::interrupt;
use contest::Contest;
use halt::Halt;
use openings::Openings;
use results_file::ResultsFile;
use std::io::Write;

pub use options::Args;

/// Plays a contest.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    let plan = args.plan()?;
    let (source, source_name) = args.openings(&plan.board)?;
    let header = args.header(&plan, source_name);
    let (file, results) = match &args.out {
        Some(path) => {
            let (file, results) = ResultsFile::open(path, &header)?;
            (Some(file), results)
        }
        None => (None, None),
    };
    let (kept, games) = results.map_or_else(|| Ok(Default::default()), options::gone_on_with)?;
    let openings = Openings::new(source, args.judge()?, plan.board.clone(), plan.seed, kept);
    let halt = Halt::new(interrupt::watch(|| {})?);
    let games = Contest::new(&plan, &halt, openings, games, file).run()?;
    write!(output, "{}", report::full(&plan, &games))?;
    output.flush()?;
    Ok(if halt.was_asked() { Exit::Interrupted } else { Exit::Fine })
}
