//! `minefield learn fit`: weights that come near to what searches found.

use crate::exit::{Exit, Failure};
use crate::game_log::MAX_BYTES;
use crate::output_file::{self, Existing};
use crate::{given_files, input, interrupt};
use minefield_lab::learn::{Agreement, BadExample, Epoch, Example, Lessons, Recipe, fit};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

const ABOUT: &str = "\
Fits two lists of weights to what `minefield learn play` has written: `prior`, of all features, for searches; and \
`habit`, of the quick ones, for playouts. Weights are such that the exponentials of the placements' sums come near to the \
shares of the visits (softmax regression).

Printed for each epoch: the cross-entropy (nats), and how often the most visited placement has the greatest sum or \
one of the five greatest; first of the positions learned from, then of those held out. Games are held out whole.";

const EXAMPLES: &str = "\
Examples:
  minefield learn fit nine.txt eleven.txt --out weights.txt
  minefield learn fit nine.txt --epochs 8 --l2 0.001 --out weights.txt --force";

/// The first line of a table.
const HEADER: &str = "# Made by `minefield learn fit`: feature weights, see features.rs and weights.rs.\n";

/// The options of `minefield learn fit`.
#[derive(clap::Args)]
#[command(about = "Fit weights to games of the engine with itself", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Files that `minefield learn play` has written
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The file to write the weights to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Replace FILE if it is there
    #[arg(long)]
    force: bool,
    /// How often each position is learned from
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// How strongly weights are pulled towards 0, 0 to 1
    #[arg(long, default_value = "0.0001", value_name = "WEIGHT", value_parser = |text: &str| number(text, 1.0))]
    l2: f64,
    /// What all random numbers follow from
    #[arg(long, default_value_t = 5)]
    seed: u64,
    /// The part of the games that is only tested on, 0 to 0.9
    #[arg(long, default_value = "0.1", value_name = "PART", value_parser = |text: &str| number(text, 0.9))]
    hold_out: f64,
}

fn number(text: &str, most: f64) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=most).contains(number));
    number.ok_or_else(|| format!("a number from 0 to {most} is expected"))
}

/// Reads, fits and writes.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    given_files::check_once(&args.files)?;
    given_files::check_not_read(&args.out, &args.files)?;
    if !args.force && fs::symlink_metadata(&args.out).is_ok() {
        return Err(Failure::Exists(args.out.clone()));
    }
    let stop = interrupt::watch(|| {})?;
    let mut lessons = Lessons::new();
    for file in &args.files {
        read(file, &mut lessons, &mut || stop.is_asked())?;
    }
    if stop.is_asked() {
        return Ok(Exit::Interrupted);
    }
    if lessons.positions() == 0 {
        return Err(Failure::Faulty(names(&args.files), "there is no position to learn from".to_owned()));
    }
    writeln!(output, "{} games, {} positions", lessons.games(), lessons.positions())?;
    writeln!(output, "table epoch |  learned nats  top 1  top 5 | held out nats  top 1  top 5")?;
    let recipe = Recipe { epochs: args.epochs, l2: args.l2 as f32, seed: args.seed, hold_out: args.hold_out };
    let mut heard = Ok(());
    let weights = fit(&lessons, &recipe, &mut |epoch| {
        heard = writeln!(output, "{}", row(epoch)).and_then(|()| output.flush());
        heard.is_err() || stop.is_asked()
    });
    heard?;
    let Ok(weights) = weights else { return Ok(Exit::Interrupted) };
    let existing = if args.force { Existing::Replace } else { Existing::Keep };
    output_file::write(&args.out, &format!("{HEADER}{weights}"), existing)?;
    Ok(Exit::Fine)
}

fn names(files: &[PathBuf]) -> String {
    files.iter().map(|file| input::name(file)).collect::<Vec<_>>().join(", ")
}

/// Adds the examples of a file.
fn read(path: &Path, lessons: &mut Lessons, stop: &mut dyn FnMut() -> bool) -> Result<(), Failure> {
    let bytes = input::read(path, MAX_BYTES)?;
    let faulty = |line: usize, why: String| Failure::Faulty(input::name(path), format!("line {line}: {why}"));
    for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
        if stop() {
            break;
        }
        let text = std::str::from_utf8(line).map_err(|fault| faulty(number, fault.to_string()))?.trim();
        if !text.is_empty() && !text.starts_with('#') {
            let example: Example = text.parse().map_err(|why: BadExample| faulty(number, why.to_string()))?;
            lessons.add(&example);
        }
    }
    Ok(())
}

fn row(epoch: &Epoch) -> String {
    let Epoch { table, number, learned, held_out } = epoch;
    format!("{table:5} {number:5} | {} | {}", agreement(learned), agreement(held_out))
}

fn agreement(of: &Agreement) -> String {
    if of.cases == 0 {
        return format!("{:>13}  {:>5}  {:>5}", "-", "-", "-");
    }
    format!("{:13.4}  {:.3}  {:.3}", of.cross_entropy, of.first, of.first_five)
}
