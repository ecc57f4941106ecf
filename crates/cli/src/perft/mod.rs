//! `minefield perft`: counts move sequences, and compares them with known counts.

mod known;
mod table;

use crate::exit::{Exit, Failure, tell};
use crate::interrupt::{self, Stop};
use crate::rules_choice;
use indicatif::{ProgressBar, ProgressStyle};
use known::Known;
use minefield_lab::{Counts, Stopped, perft_watched};
use minefield_rules::{Position, Ruleset, Size, line};
use std::io::Write;
use std::time::{Duration, Instant};

const ABOUT: &str = "\
Counts the sequences of exactly so many placements, depth by depth: how many there are, and after how many of them \
Black has won, White has won, or neither side can place. Skips are not counted, a won game is not played on, and \
there is no swap. Two programs that judge the game alike count alike.";

const EXAMPLES: &str = "\
Examples:
  minefield perft --size 4 --depth 7
  minefield perft --rules mine.txt --size 4 --depth 16
  minefield perft --position mfp1-3-minefield-w-3.1B1.3 --depth 6
  minefield perft --check                  compare every board we know, for seconds
  minefield perft --check --size 5 --depth 8

Ctrl-C ends the count; the depths counted by then stay (status 130). With --check,
status 1 means that a count differs from the known one.";

/// The deepest that is counted if no depth is given.
const DEFAULT_DEPTH: u32 = 5;
/// A board's side if none is given.
const DEFAULT_SIZE: usize = 5;
/// A count takes long when it takes longer than this.
const LONG: Duration = Duration::from_millis(700);

/// The options of `minefield perft`.
#[derive(clap::Args)]
#[command(about = "Count the move sequences of each length", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Points along a side of the board, 1 to 32 [default: 5]
    #[arg(long, value_parser = rules_choice::size)]
    size: Option<Size>,
    #[arg(long, help = rules_choice::HELP)]
    rules: Option<String>,
    /// The longest sequences [default: 5]
    #[arg(long)]
    depth: Option<u32>,
    /// Start from a position (mfp1-...) or the end of a game (mfg1-...) instead of an empty board
    #[arg(long, value_name = "LINE", conflicts_with_all = ["size", "rules", "check"])]
    position: Option<String>,
    /// Compare with the known counts; without a size and rules, of every board known
    #[arg(long)]
    check: bool,
}

/// Counts and prints.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    let stop = interrupt::watch(|| {})?;
    if !args.check {
        let position = start(args)?;
        writeln!(output, "{}", table::heading(&position))?;
        return count(&position, args.depth.unwrap_or(DEFAULT_DEPTH), &[], &mut output, &stop);
    }
    let mut exit = Exit::Fine;
    for (rules, size, rows) in boards(args)? {
        let position = Position::new(size, &rules);
        writeln!(output, "{}", table::heading(&position))?;
        let deepest = args.depth.unwrap_or_else(|| known::deepest_quick(&rows));
        exit = exit.max(count(&position, deepest, &rows, &mut output, &stop)?);
        if exit == Exit::Interrupted {
            return Ok(exit);
        }
    }
    writeln!(output, "{}", if exit == Exit::Fine { "every count is as known" } else { "counts DIFFER" })?;
    Ok(exit)
}

fn start(args: &Args) -> Result<Position, Failure> {
    if let Some(text) = &args.position {
        let is_game = text.trim_start().starts_with("mfg");
        let after = |text| line::parse_game(text).map(|game| game.position().clone());
        let position = if is_game { after(text) } else { line::parse_position(text) };
        return position.map_err(|fault| Failure::Faulty("--position".to_owned(), fault.to_string()));
    }
    let (rules, size) = board(args)?;
    Ok(Position::new(size, &rules))
}

fn board(args: &Args) -> Result<(Ruleset, Size), Failure> {
    let rules = args.rules.as_deref().map_or_else(|| Ok(Ruleset::minefield()), rules_choice::find)?;
    let default = || Size::new(DEFAULT_SIZE).map_err(|fault| Failure::Usage(fault.to_string()));
    Ok((rules, args.size.map_or_else(default, Ok)?))
}

/// The boards to check, with what is known of each.
fn boards(args: &Args) -> Result<Vec<(Ruleset, Size, Vec<Known>)>, Failure> {
    if args.size.is_none() && args.rules.is_none() {
        return Ok(known::boards());
    }
    let (rules, size) = board(args)?;
    let found = known::boards().into_iter().find(|(other, side, _)| *other == rules && *side == size);
    found.map(|found| vec![found]).ok_or_else(|| {
        let known: Vec<String> =
            known::boards().iter().map(|(rules, size, _)| format!("{} {size}", rules.name())).collect();
        Failure::Usage(format!("no counts are known of {} {size}; known are: {}", rules.name(), known.join(", ")))
    })
}

/// Counts depth by depth, each printed as soon as it is known.
fn count(start: &Position, deepest: u32, rows: &[Known], out: &mut impl Write, stop: &Stop) -> Result<Exit, Failure> {
    let mut exit = Exit::Fine;
    for depth in 1..=deepest {
        let begun = Instant::now();
        let Ok(counts) = count_one(start, depth, stop, begun) else {
            out.flush()?;
            tell(format!("stopped within depth {depth}"));
            return Ok(Exit::Interrupted);
        };
        let known = rows.iter().find(|row| row.depth == depth).map(|row| row.counts);
        let verdict = known.map(|known| known == counts);
        writeln!(out, "{}", table::row(depth, &counts, begun.elapsed(), verdict))?;
        if let Some(known) = known.filter(|known| *known != counts) {
            writeln!(out, "{}", table::known_row(&known))?;
            exit = Exit::Faulty;
        }
        out.flush()?;
        if counts.sequences == 0 {
            break;
        }
    }
    Ok(exit)
}

fn count_one(start: &Position, depth: u32, stop: &Stop, begun: Instant) -> Result<Counts, Stopped> {
    const STEPS: u64 = 1000;
    let style = ProgressStyle::with_template("depth {msg} {wide_bar} {percent}% {eta}").ok();
    let bar = ProgressBar::new(STEPS).with_style(style.unwrap_or_else(ProgressStyle::default_bar));
    bar.set_message(depth.to_string());
    let counts = perft_watched(start, depth, &mut |share| {
        if begun.elapsed() > LONG {
            bar.set_position((share * STEPS as f64) as u64);
        }
        stop.is_asked()
    });
    bar.finish_and_clear();
    counts
}
