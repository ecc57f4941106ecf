//! The command line of `minefield play`, and the game it asks for.

use super::state::{Hand, State};
use crate::board_picture::Palette;
use crate::exit::Failure;
use crate::level_choice::{STRENGTHS, strength};
use crate::{contents, input, rules_choice};
use minefield_engine::Strength;
use minefield_records::{Record, import};
use minefield_rules::{Game, Ruleset, Size};
use std::path::Path;

const ABOUT: &str = "\
Plays in this terminal, by keys and mouse: against the computer, with somebody beside you, or watching the computer \
play itself. Forbidden points are marked with a cross; on one of them the cursor shows the figure it would make and \
says so in words. Press ? for the keys.";

const EXAMPLES: &str = "\
Examples:
  minefield play                                  you are Black on 11x11
  minefield play --size 9 --black computer --white person --level 5
  minefield play --level custom:5s                as well as it can in 5 seconds a move
  minefield play --rules pinwheel --white person  two people at one terminal
  minefield play mfg1-9-minefield-e5.d4           go on with a game from its line
  minefield play game.json                        go on with a recorded game

Leaving prints the game as a line, so nothing is lost. NO_COLOR=1 draws the board
in letters. The terminal needs two columns and a line for each point along a
side, and 5 lines and 7 columns more; 80x24 is enough for 19x19.";

const HANDS: &str = "person, computer, or computer:LEVEL";

/// The options of `minefield play`.
#[derive(clap::Args)]
#[command(about = "Play in this terminal", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// A game or position to go on with: a file (- is not possible) or a line (mfg1-... or mfp1-...)
    #[arg(value_name = "FILE|LINE", conflicts_with_all = ["size", "rules"])]
    game: Option<String>,
    /// Points along a side of the board, 1 to 32 [default: 11]
    #[arg(long, value_parser = rules_choice::size)]
    size: Option<Size>,
    #[arg(long, help = rules_choice::HELP)]
    rules: Option<String>,
    #[arg(long, default_value = "person", value_parser = player, help = format!("Who plays Black: {HANDS}"))]
    black: Player,
    #[arg(long, default_value = "computer", value_parser = player, help = format!("Who plays White: {HANDS}"))]
    white: Player,
    #[arg(long, default_value = "3", value_parser = strength, help = format!("How well the computer plays: {STRENGTHS}"))]
    level: Strength,
    /// Start of the computer's random numbers, for the same game again [default: by the clock]
    #[arg(long)]
    seed: Option<u64>,
}

/// A player as the command line names them.
#[derive(Clone, Copy, Debug)]
enum Player {
    Person,
    Computer(Option<Strength>),
}

fn player(text: &str) -> Result<Player, String> {
    match text.split_once(':') {
        Some(("computer", text)) => match strength(text) {
            Ok(strength) => Ok(Player::Computer(Some(strength))),
            Err(fault) => Err(fault.to_string()),
        },
        None if text == "person" => Ok(Player::Person),
        None if text == "computer" => Ok(Player::Computer(None)),
        _ => Err(format!("write {HANDS}")),
    }
}

/// The game that the command line asks for.
pub fn first_state(args: &Args) -> Result<State, Failure> {
    let record = match &args.game {
        Some(text) => record_of(text)?,
        None => {
            let rules = args.rules.as_deref().map_or_else(|| Ok(Ruleset::minefield()), rules_choice::find)?;
            let default = Size::new(11).map_err(|fault| Failure::Usage(fault.to_string()));
            Record::new(Game::new(args.size.map_or(default, Ok)?, &rules))
        }
    };
    let hands = [args.black, args.white].map(|player| match player {
        Player::Person => Hand::Person,
        Player::Computer(strength) => Hand::Computer(strength.unwrap_or(args.level)),
    });
    let seed = args.seed.unwrap_or_else(|| jiff::Timestamp::now().as_microsecond().unsigned_abs());
    Ok(State::new(record, hands, seed, Palette::of_environment()))
}

/// A line, or the record in a file. What can't be played on is refused, as `minefield check` would.
fn record_of(text: &str) -> Result<Record, Failure> {
    if text == "-" {
        let why = "a game can't come from standard input, where the keys come from: name a file or give its line";
        return Err(Failure::Usage(why.to_owned()));
    }
    let is_line = text.starts_with("mfg") || text.starts_with("mfp");
    let import = if is_line && !Path::new(text).exists() {
        import(text.as_bytes())
            .map(Box::new)
            .map_err(|fault| Failure::Faulty("the line".to_owned(), fault.to_string()))?
    } else {
        contents::read_record(Path::new(text))?
    };
    match import.fault {
        Some(fault) => Err(Failure::Faulty(input::name(Path::new(text)), fault.to_string())),
        None => Ok(import.record),
    }
}
