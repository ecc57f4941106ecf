//! What a file holds: the record of a game, or a rule set.

use crate::exit::Failure;
use crate::input;
use minefield_records::{Import, MAX_BYTES, import};
use minefield_rules::{Game, Move, Ruleset};
use std::path::Path;

/// What a file holds.
pub enum Contents {
    /// A record, perhaps with a fault in it.
    Record(Box<Import>),
    /// A rule set.
    Rules(Ruleset),
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &Path) -> Result<Contents, Failure> {
    let bytes = input::read(path, MAX_BYTES)?;
    let faulty = |why: String| Failure::Faulty(input::name(path), why);
    if is_rule_file(&bytes) {
        return Ruleset::from_file(&bytes).map(Contents::Rules).map_err(|fault| faulty(fault.to_string()));
    }
    import(&bytes).map(|import| Contents::Record(Box::new(import))).map_err(|fault| faulty(fault.to_string()))
}

/// Reads a record; a rule set is refused.
pub fn read_record(path: &Path) -> Result<Box<Import>, Failure> {
    match read(path)? {
        Contents::Record(import) => Ok(import),
        Contents::Rules(rules) => {
            let why = format!("holds the rule set `{}`, not a game", rules.name());
            Err(Failure::Faulty(input::name(path), why))
        }
    }
}

/// Rule files, and nothing else that we read, begin with `name:` once comments are left out.
fn is_rule_file(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with(b"#"));
    lines.next().is_some_and(|line| line.starts_with(b"name:") || line.starts_with(b"figure:"))
}

/// The moves of a game in one short line: `34 moves, swapped`.
pub fn length(game: &Game) -> String {
    let moves = crate::words::count(game.plies().len(), "move");
    let swapped = game.plies().iter().any(|ply| ply.action == Move::Swap);
    if swapped { format!("{moves}, swapped") } else { moves }
}
