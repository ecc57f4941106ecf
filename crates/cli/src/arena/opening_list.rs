//! Openings from a file, one a line.

use crate::exit::Failure;
use crate::input;
use crate::seed;
use minefield_records::{MAX_BYTES, import};
use minefield_rules::{Game, Ruleset, Size, line};
use std::path::Path;

/// Reads a file of openings for a board: on each line moves (`e5 d4`), a game line or a position line. Empty lines and
/// those that begin with `#` are left out.
///
/// # Errors
/// With the line of the first opening that can't be used.
pub fn read(path: &Path, board: &(Size, Ruleset)) -> Result<Vec<Game>, Failure> {
    let bytes = input::read(path, MAX_BYTES)?;
    let faulty = |why: String| Failure::Faulty(input::name(path), why);
    let text = std::str::from_utf8(&bytes).map_err(|_| faulty("it is no UTF-8 text".to_owned()))?;
    let lines = (1..).zip(text.lines().map(str::trim));
    let openings: Result<Vec<Game>, Failure> = lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| read_line(line, board).map_err(|why| faulty(format!("line {number}: {why}"))))
        .collect();
    openings.and_then(|games| if games.is_empty() { Err(faulty("it holds no opening".to_owned())) } else { Ok(games) })
}

fn read_line(text: &str, (size, rules): &(Size, Ruleset)) -> Result<Game, String> {
    // A list of moves may say its board; if it doesn't, it is for this one.
    let is_line = text.starts_with("mfg") || text.starts_with("mfp");
    let whole = if is_line { text.to_owned() } else { format!("{size}x{size} {} {text}", rules.to_word()) };
    let import = import(whole.as_bytes()).map_err(|fault| fault.to_string())?;
    if let Some(fault) = import.fault {
        return Err(fault.to_string());
    }
    let game = import.record.game;
    if game.size() != *size || game.rules() != rules {
        return Err(format!(
            "it is for {0}x{0} {1}, not {size}x{size} {2}",
            game.size(),
            game.rules().name(),
            rules.name()
        ));
    }
    if game.swapped() {
        return Err("an opening has no swap".to_owned());
    }
    if game.position().is_empty() {
        return Err("an opening has at least one stone".to_owned());
    }
    if game.turn().is_none() { Err("the game is over".to_owned()) } else { Ok(game) }
}

/// A short text that is another one for other openings.
pub fn mark(games: &[Game]) -> String {
    let lines = games.iter().map(line::of_game);
    let parts: Vec<u64> = lines.map(|line| seed::derive(&line.bytes().map(u64::from).collect::<Vec<_>>())).collect();
    format!("{:016x}", seed::derive(&parts))
}
