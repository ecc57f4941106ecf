//! `minefield check`: says what a file holds and whether anything is wrong with it.

use crate::contents::{self, Contents};
use crate::exit::{Exit, Failure};
use crate::{fault, input, show, words};
use minefield_records::{Fault, Import};
use minefield_rules::{Edges, Ruleset};
use std::io::Write;
use std::path::{Path, PathBuf};

const ABOUT: &str = "\
Replays recorded games and says of each its format, board, rules, number of moves, result, and whatever was ignored or \
taken for granted. A move that can't be played is named with the figure it would make, and the game up to it is drawn. \
Rule files are checked too: the figures are drawn, or the line and the fault named.";

const EXAMPLES: &str = "\
Examples:
  minefield check game.json
  minefield check games/*.json mine.txt
  minefield check - < game.json

Status 0: every file is fine; 1: at least one is faulty; 3: none is faulty, but
at least one can't be read. Every file is looked at.";

/// The options of `minefield check`.
#[derive(clap::Args)]
#[command(about = "Check recorded games and rule files", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// The files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks every file.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    let mut exit = Exit::Fine;
    for path in &args.files {
        let name = input::name(path);
        let one = match contents::read(path) {
            Ok(Contents::Rules(rules)) => fine(&name, &rules_in_words(&rules), &mut output),
            Ok(Contents::Record(import)) => check(path, &import, &mut output),
            Err(Failure::Faulty(what, why)) => {
                writeln!(output, "{what}: FAULTY: {why}")?;
                Ok(Exit::Faulty)
            }
            Err(failure) => failure.report(),
        };
        exit = exit.max(one?);
        output.flush()?;
    }
    Ok(exit)
}

fn fine(name: &str, about: &str, output: &mut impl Write) -> Result<Exit, Failure> {
    writeln!(output, "{name}: fine: {about}")?;
    Ok(Exit::Fine)
}

fn check(path: &Path, import: &Import, output: &mut impl Write) -> Result<Exit, Failure> {
    let name = input::name(path);
    let exit = match &import.fault {
        None => fine(&name, &record_in_words(import), output)?,
        Some(fault) => {
            writeln!(output, "{name}: FAULTY: {}", fault_in_words(fault))?;
            writeln!(output, "  read so far: {}", record_in_words(import))?;
            let board = show::board(&import.record.game, Some(fault));
            board.lines().try_for_each(|line| writeln!(output, "  {line}"))?;
            Exit::Faulty
        }
    };
    import.notes.iter().try_for_each(|note| writeln!(output, "  note: {note}"))?;
    Ok(exit)
}

/// `abstract-play, 15x15 pinwheel, 34 moves, swapped; White wins: Black resigned.`
fn record_in_words(import: &Import) -> String {
    let game = &import.record.game;
    let (size, rules) = (game.size(), game.rules().name());
    let (length, status) = (contents::length(game), words::status(game));
    format!("{}, {size}x{size} {rules}, {length}; {status}", import.format.name())
}

/// The move, where it stands, and why it can't be played, a figure in words.
fn fault_in_words(fault: &Fault) -> String {
    let Some((point, color, violations)) = fault::forbidden(fault) else { return fault.to_string() };
    let reasons = words::forbidden(point, color, violations).join(" ");
    format!("move {} (`{}`, {}) can't be played: {reasons}", fault.ply, fault.text, fault.place)
}

fn rules_in_words(rules: &Ruleset) -> String {
    let mut text = format!("the rule set `{}`, {}", rules.name(), words::count(rules.figures().len(), "figure"));
    for figure in rules.figures() {
        let edges = if figure.edges() == Edges::Stones { ", edges count as stones" } else { "" };
        text += &format!("\n\n  {}{edges}", figure.name());
        figure.to_string().lines().for_each(|line| text += &format!("\n    {line}"));
    }
    if rules.figures().is_empty() { text } else { text + "\n" }
}
