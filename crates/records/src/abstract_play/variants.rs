//! Names of variants: the board's size and the rules.

use crate::bad_record::BadRecord;
use crate::excerpt::excerpt;
use crate::note::{Note, Notes};
use crate::usual_sizes;
use crate::words::dimensions;
use minefield_rules::{Ruleset, Size};
use std::collections::BTreeSet;

/// What the variants say.
pub(super) struct Variants {
    pub size: Size,
    pub rules: Ruleset,
    /// The names that say nothing known, each once.
    pub unknown: Vec<String>,
}

/// Reads display names, possibly localised (`Plateau 8x8`, `Pinwheel`), or the site's own
/// identifiers (`size-8`, `#board`).
pub(super) fn read(names: Vec<String>, path: &str, notes: &mut Notes) -> Result<Variants, BadRecord> {
    let (mut size, mut rules, mut unknown) = (None, Vec::new(), Vec::new());
    let mut seen = BTreeSet::new();
    for name in names.into_iter().filter(|name| seen.insert(name.clone())) {
        if let Some(named) = size_of(&name, path)?.filter(|_| size.is_none()) {
            size = Some(named);
        } else if let Some(preset) = Ruleset::preset(name.trim()) {
            rules.push(preset);
        } else {
            notes.push(Note::UnknownVariant(excerpt(&name)));
            unknown.push(name);
        }
    }
    if rules.len() > 1 {
        notes.push(Note::TwoVariants);
    }
    let size = size.unwrap_or_else(|| {
        notes.push(Note::SizeAssumed(usual_sizes::DEFAULT));
        usual_sizes::DEFAULT
    });
    let strictest = rules.into_iter().max_by_key(|rules| rules.figures().len());
    Ok(Variants { size, rules: strictest.unwrap_or_else(Ruleset::minefield), unknown })
}

fn size_of(name: &str, path: &str) -> Result<Option<Size>, BadRecord> {
    let identifier = name.strip_prefix("size-").and_then(|side| side.parse().ok());
    let side = match (dimensions(name), identifier) {
        _ if name == "#board" => return Ok(Some(usual_sizes::DEFAULT)),
        (Some((width, height)), _) if width != height => return Err(BadRecord::NotSquare(excerpt(name))),
        (Some((side, _)), _) | (None, Some(side)) => side,
        (None, None) => return Ok(None),
    };
    Size::new(side).map(Some).map_err(|fault| BadRecord::Size { place: path.to_owned(), fault })
}

/// The display names of a size and a preset rule set.
pub(super) fn names(size: Size, rules: &Ruleset) -> Vec<String> {
    let mut names = vec![format!("{size}x{size} board")];
    match rules.name() {
        "pinwheel" => names.push("Pinwheel".to_owned()),
        "cartwheel" => names.push("Cartwheel".to_owned()),
        _ => {}
    }
    names
}
