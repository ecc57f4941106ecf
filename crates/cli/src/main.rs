//! The program `minefield`: reads the command line and hands over to the command.

mod analysis;
mod arena;
mod arrivals;
mod bench;
mod board_picture;
mod check;
mod completions;
mod contents;
mod convert;
mod exit;
mod fault;
mod game_log;
mod given_files;
mod gtp;
mod input;
mod interrupt;
mod learn;
mod legal;
mod level_choice;
mod lines;
mod mine;
mod open_to_append;
mod output_file;
mod perft;
mod play;
mod progress;
mod rules;
mod rules_choice;
mod seed;
mod show;
mod web;
mod words;

use clap::{CommandFactory, Parser, Subcommand};
use exit::{Exit, Failure};
use std::io;
use std::process::ExitCode;

const ABOUT: &str = "The board game Minefield: play it, judge it, read its records, count its positions.";

const LONG_ABOUT: &str = "\
The board game Minefield (Mark Steere, 2024): play it, judge it, read its records, count its positions.

Without a command the game is served to the browser of this machine, and of no other: the address is printed, and the \
browser opened. Games are kept and can be gone on with later.";

const EXAMPLES: &str = "\
Examples:
  minefield                          play in the browser
  minefield --port 0 --no-open       at any free port; open the address yourself
  minefield play --size 9            play in this terminal
  minefield show game.json           see a recorded game
  minefield help legal               learn what a command does

";

/// The command line.
#[derive(Parser)]
#[command(name = "minefield", version, about = ABOUT, long_about = LONG_ABOUT, args_conflicts_with_subcommands = true)]
#[command(after_help = exit::STATUSES, after_long_help = format!("{EXAMPLES}{}", exit::STATUSES))]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    web: web::Args,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Show(show::Args),
    Convert(convert::Args),
    Check(check::Args),
    Legal(legal::Args),
    Gtp(gtp::Args),
    Analysis(analysis::Args),
    Rules(rules::Args),
    Perft(perft::Args),
    Arena(Box<arena::Args>),
    Learn(learn::Args),
    Mine(mine::Args),
    Bench(bench::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    match run(CommandLine::parse()) {
        Ok(exit) => exit.into(),
        Err(failure) if failure.is_closed_pipe() => Exit::Fine.into(),
        Err(failure) => {
            exit::tell(&failure);
            failure.status()
        }
    }
}

fn run(line: CommandLine) -> Result<Exit, Failure> {
    let Some(command) = line.command else { return web::run(&line.web) };
    match command {
        Command::Play(args) => play::run(&args, io::stdout()),
        Command::Show(args) => show::run(&args, io::stdout().lock()),
        Command::Convert(args) => convert::run(&args, io::stdout().lock()),
        Command::Check(args) => check::run(&args, io::stdout().lock()),
        Command::Legal(args) => legal::run(&args, io::stdin().lock(), io::BufWriter::new(io::stdout().lock())),
        Command::Gtp(args) => gtp::run(&args, io::stdout().lock()),
        Command::Analysis(args) => analysis::run(&args, io::stdout()),
        Command::Rules(args) => rules::run(&args, io::stdout().lock()),
        Command::Perft(args) => perft::run(&args, io::stdout().lock()),
        Command::Arena(args) => arena::run(&args, io::stdout().lock()),
        Command::Learn(args) => learn::run(&args, io::stdout().lock()),
        Command::Mine(args) => mine::run(&args),
        Command::Bench(args) => bench::run(&args, io::stdout().lock()),
        Command::Completions(args) => completions::run(&args, CommandLine::command(), io::stdout().lock()),
    }
}
