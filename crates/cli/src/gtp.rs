//! `minefield gtp`: the engine for other programs, in the Go Text Protocol.

use crate::arrivals::{Arrival, arrivals};
use crate::exit::{Exit, Failure};
use crate::level_choice::level;
use crate::rules_choice;
use minefield_engine::protocol::{MAX_LINE, Options, Session, Unreadable};
use minefield_engine::{Level, Settings};
use minefield_rules::{Game, Ruleset, Size};
use std::io::Write;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Instant;

const ABOUT: &str = "\
Speaks the Go Text Protocol, version 2, on standard input and output: the core, analysis as KataGo, Leela Zero and \
Sabaki do it, and commands of its own for forbidden points and their reasons. docs/PROTOCOL.md describes them all.";

const EXAMPLES: &str = "\
Limits of a move: all those given hold, and time_settings too; with none of them a
move takes a second. With --visits, without --ms, with one thread and the same
--seed, the answers to the same commands are always the same.

Examples:
  printf 'genmove black\\nshowboard\\n' | minefield gtp --size 9 --visits 1000
  minefield gtp --level 3
  minefield gtp --size 13 --rules pinwheel --ms 5000 --ponder";

/// The options of `minefield gtp`.
#[derive(clap::Args)]
#[command(about = "Be an engine for other programs (Go Text Protocol)", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Points along a side of the board, 1 to 32
    #[arg(long, default_value = "11", value_parser = rules_choice::size)]
    size: Size,
    #[arg(long, default_value = "minefield", help = rules_choice::HELP)]
    rules: String,
    /// How well to play, 1 to 10 [default: as well as possible]
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// The most visits of a move
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    visits: Option<u32>,
    /// The longest a move may take, in milliseconds
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    ms: Option<u32>,
    /// The memory of a search, in megabytes
    #[arg(long, default_value_t = Options::default().hash, value_parser = megabytes())]
    hash: u32,
    /// How many threads a search has, 1 to 256; they share the memory
    #[arg(long, default_value_t = Options::default().threads, value_parser = threads())]
    threads: u32,
    /// Start of the random numbers, for the same answers again [default: by the clock]
    #[arg(long)]
    seed: Option<u64>,
    /// Think on the other side's time
    #[arg(long)]
    ponder: bool,
}

/// How much memory a search may have.
pub fn megabytes() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=i64::from(Options::MAX_HASH))
}

/// How many threads may think.
pub fn threads() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=i64::from(Settings::MAX_THREADS))
}

/// Converses until `quit` or the end of the input.
pub fn run(args: &Args, output: impl Write) -> Result<Exit, Failure> {
    let rules: Ruleset = rules_choice::find(&args.rules)?;
    let options = Options {
        level: args.level,
        visits: args.visits,
        milliseconds: args.ms,
        hash: args.hash,
        threads: args.threads,
        seed: args.seed.unwrap_or_else(|| jiff::Timestamp::now().as_microsecond().unsigned_abs()),
        ponder: args.ponder,
        ..Options::default()
    };
    let session = Session::new(Game::new(args.size, &rules), options);
    converse(session, &arrivals(MAX_LINE), output)
}

/// Hands lines over as they arrive and lets the session work while none does.
fn converse(mut session: Session, lines: &Receiver<Arrival>, mut output: impl Write) -> Result<Exit, Failure> {
    let (start, mut text, mut has_ended) = (Instant::now(), String::new(), false);
    while !session.is_over() {
        match next(&session, lines, has_ended) {
            Next::Line(line) => session.line(&line, start.elapsed(), &mut text),
            Next::Unreadable(why) => session.unreadable(why, start.elapsed(), &mut text),
            Next::Failed(source) => return Err(Failure::Read { path: "standard input".into(), source }),
            Next::Work => session.work(start.elapsed(), &mut text),
            Next::End if session.ends_by_itself() => has_ended = true,
            Next::End => {
                // An analysis that is still open ends with its empty line.
                session.line("", start.elapsed(), &mut text);
                session.line("quit", start.elapsed(), &mut String::new());
            }
        }
        if !text.is_empty() {
            output.write_all(text.as_bytes())?;
            output.flush()?;
            text.clear();
        }
    }
    Ok(Exit::Fine)
}

/// What is to be done next.
enum Next {
    Line(String),
    Unreadable(Unreadable),
    Failed(std::io::Error),
    Work,
    /// No line will arrive any more.
    End,
}

fn next(session: &Session, lines: &Receiver<Arrival>, has_ended: bool) -> Next {
    if has_ended || !session.takes_lines() {
        return if session.is_working() { Next::Work } else { Next::End };
    }
    let arrival = if session.is_working() { lines.try_recv() } else { lines.recv().map_err(TryRecvError::from) };
    match arrival {
        Ok(Arrival::Line(line)) => Next::Line(line),
        Ok(Arrival::Unreadable(why)) => Next::Unreadable(why),
        Ok(Arrival::Failed(error)) => Next::Failed(error),
        Err(TryRecvError::Empty) => Next::Work,
        Err(TryRecvError::Disconnected) => Next::End,
    }
}
