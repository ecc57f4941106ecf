//! Which rules: a preset, a rule file, or a rule set spelt out in one word.

use crate::exit::Failure;
use crate::input;
use minefield_rules::{Ruleset, Size, rule_file};
use std::path::Path;

/// The help of every `--rules`.
pub const HELP: &str = "minefield, pinwheel, cartwheel, a rule file, or a rule set spelt out as in a game line";

/// Finds the rule set that `text` means. A file called as a preset is is written `./pinwheel`.
pub fn find(text: &str) -> Result<Ruleset, Failure> {
    if let Some(preset) = Ruleset::preset(text) {
        return Ok(preset);
    }
    let path = Path::new(text);
    if path.exists() {
        return read(path);
    }
    Ruleset::from_word(text).map_err(|fault| {
        let file = if text.contains('~') { "" } else { ", and there is no such file" };
        Failure::Faulty("rules".to_owned(), format!("{fault}{file}"))
    })
}

/// As [`find`]; `-` means the rule file on standard input.
pub fn find_or_read(text: &str) -> Result<Ruleset, Failure> {
    if text == "-" { read(Path::new(text)) } else { find(text) }
}

fn read(path: &Path) -> Result<Ruleset, Failure> {
    let bytes = input::read(path, rule_file::MAX_BYTES)?;
    Ruleset::from_file(&bytes).map_err(|fault| Failure::Faulty(input::name(path), fault.to_string()))
}

/// Reads a board size from the command line.
pub fn size(text: &str) -> Result<Size, String> {
    let side = text.parse().map_err(|_| "a board size is a number from 1 to 32".to_owned())?;
    Size::new(side).map_err(|fault| fault.to_string())
}
