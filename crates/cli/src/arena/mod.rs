//! `minefield arena`: players against each other, and how strong that shows them to be.

mod command_words;
mod contest;
mod engine_player;
mod game;
mod halt;
mod opening_list;
mod openings;
mod options;
mod peer;
mod peer_process;
mod peers;
mod player;
mod rate;
mod report;
mod results;
mod results_file;
mod spec;
mod standings;
mod summary;
mod tally;
#[cfg(test)]
mod tests;

use crate::exit::{Exit, Failure, tell};
use crate::interrupt;
use contest::Contest;
use halt::Halt;
use openings::Openings;
use options::ContestArgs;
use results_file::ResultsFile;
use std::io::Write;
use summary::Summary;

const ABOUT: &str = "\
Lets players play each other: levels, the engine with a number of visits or a time for a move, random players, and any \
program that speaks GTP. Each opening is played twice with the colours swapped; nobody can swap in a game. What comes \
out is a score, a difference in Elo with its 95 % interval, and if wanted a sequential test (SPRT).

A player is one of
  random              places at random
  level:N             a level, 1 to 10, with the visits of the level
  uct:visits=N        the first UCT with so many visits a move; uct:ms=N: so many milliseconds
  engine:visits=N     the engine at full strength; engine:ms=N
  gtp:COMMAND         a program; '...' or \"...\" hold its arguments together
with more settings after commas (seed=N), and NAME= in front if it is to be called otherwise.

With --out each finished game is written to a file at once; the same command with the same file goes on where it \
stopped. docs/ARENA.md describes the file, the rules for programs and the arithmetic.";

const EXAMPLES: &str = "\
Examples:
  minefield arena --first engine:ms=1000 --second uct:ms=1000 --size 11 --pairs 100
  minefield arena --first level:4 --second level:3 --sprt 0,50 --out games.jsonl
  minefield arena --player random --player level:1 --player level:2 --pairs 50
  minefield arena --first level:5 --second 'mine=gtp:./my-engine --gtp'
  minefield arena rate games.jsonl

Ctrl-C ends it; the games finished by then stay (status 130).";

/// The options of `minefield arena`.
#[derive(clap::Args)]
#[command(about = "Let players play each other, and measure their strength", long_about = ABOUT)]
#[command(after_long_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    contest: ContestArgs,
}

#[derive(clap::Subcommand)]
enum Task {
    Rate(rate::Args),
}

/// Plays a contest, or rates players.
pub fn run(args: &Args, output: impl Write) -> Result<Exit, Failure> {
    match &args.task {
        Some(Task::Rate(args)) => rate::run(args, output),
        None => contest(&args.contest, output),
    }
}

fn contest(args: &ContestArgs, mut output: impl Write) -> Result<Exit, Failure> {
    let mut plan = args.plan()?;
    let judge = args.judge()?;
    let (source, source_name) = args.openings(&plan.board)?;
    plan.peer_rules.positions = source.has_position();
    let header = args.header(&plan, source_name);
    let (file, results) = match &args.out {
        Some(path) => ResultsFile::open(path, &header).map(|(file, results)| (Some(file), results))?,
        None => (None, None),
    };
    let (kept, games) = results.map_or_else(|| Ok(Default::default()), options::gone_on_with)?;
    let openings = Openings::new(source, judge, plan.board.clone(), plan.seed, kept);
    let halt = Halt::new(interrupt::watch(|| {})?);
    let games = Contest::new(&plan, &halt, openings, games, file).run()?;
    if args.json {
        let summary = serde_json::to_string(&Summary::new(&plan, &header, &games)).map_err(std::io::Error::from)?;
        writeln!(output, "{summary}")?;
    } else {
        write!(output, "{}", report::full(&plan, &games))?;
    }
    output.flush()?;
    if !halt.was_asked() {
        return Ok(Exit::Fine);
    }
    let hint = if args.out.is_some() { "; the same command goes on" } else { "" };
    tell(format!("stopped: {} of {} games are finished{hint}", games.len(), plan.games()));
    Ok(Exit::Interrupted)
}
