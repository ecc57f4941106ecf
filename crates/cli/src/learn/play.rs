//! `minefield learn play`: games of the engine with itself.

use crate::exit::{Exit, Failure};
use crate::game_log::GameLog;
use crate::interrupt;
use crate::progress::Progress;
use crate::{rules_choice, seed};
use minefield_lab::learn::SelfPlay;
use minefield_rules::Size;
use std::path::PathBuf;

const ABOUT: &str = "\
Lets the engine play with itself and writes down what it finds. A game begins with one to five random stones; then the \
best placement is made, one time in eight another one, drawn by visits; it ends when it is decided.

A line of the file holds a position, the points that got at least 0.5 % of the visits, and the chance of the side to move \
to win: `mfg1-9-minefield-e5.d4 | c3:812 f7:61 | 0.534`. Where a win is proven only its point is named; positions that \
are proven lost are left out. `# game N` follows the lines of each game. The same command with the same file goes on where \
it stopped, with more `--games` too.";

const EXAMPLES: &str = "\
Examples:
  minefield learn play --size 9 --games 500 --visits 2000 --out nine.txt
  minefield learn play --size 11 --rules pinwheel --seed 2 --out eleven.txt

Ctrl-C ends it; the games finished by then stay (status 130).";

/// The options of `minefield learn play`.
#[derive(clap::Args)]
#[command(about = "Let the engine play with itself", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Points along a side of the board, 1 to 32
    #[arg(long, default_value = "9", value_parser = rules_choice::size)]
    size: Size,
    #[arg(long, default_value = "minefield", help = rules_choice::HELP)]
    rules: String,
    /// How many games the file is to hold
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Visits of each search
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    visits: u32,
    /// What all random numbers follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write, or to go on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Plays.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    let play = SelfPlay { size: args.size, rules: rules_choice::find(&args.rules)?, visits: args.visits };
    let (size, rules, visits) = (args.size, play.rules.to_word(), args.visits);
    let header = format!("# minefield learn play --size {size} --rules {rules} --visits {visits} --seed {}", args.seed);
    let stop = interrupt::watch(|| {})?;
    let (mut log, kept) = GameLog::open(&args.out, &header)?;
    let mut progress = Progress::new(args.games, "games");
    let mut positions = 0;
    for game in kept.games + 1..=args.games {
        progress.show(game - 1, || format!("{positions} positions"));
        let Ok(examples) = play.game(seed::derive(&[args.seed, game]), &mut || stop.is_asked()) else {
            progress.finish();
            return Ok(Exit::Interrupted);
        };
        positions += examples.len();
        log.add(game, &examples.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    }
    progress.finish();
    Ok(Exit::Fine)
}
