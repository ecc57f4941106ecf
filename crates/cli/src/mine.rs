//! `minefield mine`: positions that are won by force, and hard to see.

use crate::exit::{Exit, Failure, tell};
use crate::game_log::GameLog;
use crate::interrupt::{self, Stop};
use crate::progress::Progress;
use crate::{rules_choice, seed};
use minefield_lab::Stopped;
use minefield_lab::mine::{MOST_PLIES, Miner};
use minefield_rules::Size;
use std::path::PathBuf;

const ABOUT: &str = "\
Looks for positions that the side to move wins by force within a few plies, whatever is answered, though most of its \
points don't win so: something to try an engine on. They come from the last plies of random and half-random games, and \
an exhaustive search proves each.

A line of the file holds a position, the fewest plies of the win, and the points that win within them: \
`mfp1-5-minefield-b-... | 5 | c3 d2`. A turn that is skipped counts as a ply; a diagonal span counts as won under the \
preset rules. `# game N` says which game brought the positions above it. The same command with the same file goes on \
where it stopped.";

const EXAMPLES: &str = "\
Examples:
  minefield mine --size 7 --count 20 --out seven.txt
  minefield mine --size 9 --rules pinwheel --plies 5 --seed 2 --out nine.txt

Ctrl-C ends it; the positions found by then stay (status 130).";

/// The options of `minefield mine`.
#[derive(clap::Args)]
#[command(about = "Find positions that are won by force", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Points along a side of the board, 1 to 32
    #[arg(long, default_value = "7", value_parser = rules_choice::size)]
    size: Size,
    #[arg(long, default_value = "minefield", help = rules_choice::HELP)]
    rules: String,
    /// The most plies of a win
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(3..=i64::from(MOST_PLIES)))]
    plies: u32,
    /// How many positions the file is to hold
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// The most games that are looked through, those of earlier runs too
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// What all random numbers follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write, or to go on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Args {
    fn header(&self, miner: &Miner) -> String {
        let (size, rules) = (self.size, miner.rules.to_word());
        format!("# minefield mine --size {size} --rules {rules} --plies {} --seed {}", self.plies, self.seed)
    }
}

/// Mines.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    let miner = Miner { size: args.size, rules: rules_choice::find(&args.rules)?, plies: args.plies };
    let stop = interrupt::watch(|| {})?;
    let (mut log, kept) = GameLog::open(&args.out, &args.header(&miner))?;
    let mut lines = kept.lines;
    let mut progress = Progress::new(args.count.into(), "positions");
    let mut exit = Exit::Fine;
    for game in kept.games + 1..=args.games {
        progress.show(lines.len() as u64, || format!("game {game}"));
        if lines.len() >= args.count as usize {
            break;
        }
        let Ok(found) = dig(&miner, args.seed, game, &stop) else {
            exit = Exit::Interrupted;
            break;
        };
        if let Some(line) = found.filter(|line| !lines.contains(line)) {
            log.add(game, std::slice::from_ref(&line))?;
            lines.push(line);
        }
    }
    progress.finish();
    match lines.len() {
        found if found >= args.count as usize => Ok(Exit::Fine),
        found if exit == Exit::Fine => {
            tell(format!("{found} positions found in {} games", args.games));
            Ok(Exit::Faulty)
        }
        _ => Ok(exit),
    }
}

fn dig(miner: &Miner, seed: u64, game: u64, stop: &Stop) -> Result<Option<String>, Stopped> {
    let find = miner.game(seed::derive(&[seed, game]), &mut || stop.is_asked())?;
    Ok(find.map(|find| find.to_string()))
}
