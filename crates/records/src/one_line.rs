//! The one-line forms of positions and games, also as the end of a link.

use crate::bad_record::{BadRecord, TextFault};
use crate::excerpt::excerpt;
use crate::format::Format;
use crate::import::{Fault, Import, Unplayable};
use crate::record::Record;
use minefield_rules::line::{self, BadLine};
use minefield_rules::{Game, IllegalMove};

const STARTS: [&str; 2] = ["mfg", "mfp"];

/// Where a one-line form begins, if `text` (without blanks in front) is one or a link to one.
pub(crate) fn find(text: &str) -> Option<&str> {
    if STARTS.iter().any(|start| text.starts_with(start)) {
        return Some(text);
    }
    let link = text.starts_with("http://") || text.starts_with("https://");
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let words = text[..end].split(['/', '?', '#', '=', '&']).filter(|_| link);
    words.into_iter().find(|word| STARTS.iter().any(|start| word.starts_with(start)))
}

/// Reads a one-line form; more lines may not follow.
pub(crate) fn read(text: &str) -> Result<Import, BadRecord> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (_, first) = lines.next().unwrap_or_default();
    if let Some((line, _)) = lines.next() {
        return Err(BadRecord::Text { line, fault: TextFault::AfterOneLine });
    }
    if first.starts_with("mfp") {
        let setup = line::parse_setup(first)?;
        let game = Game::from_setup(&setup.0, &setup.1)?;
        return Ok(imported(game, Format::PositionLine, None));
    }
    match line::parse_game(first) {
        Ok(game) => Ok(imported(game, Format::GameLine, None)),
        Err(BadLine::Illegal(number, reason, game)) => {
            let fault = fault(first, number, reason, &game);
            Ok(imported(*game, Format::GameLine, Some(fault)))
        }
        Err(fault) => Err(fault.into()),
    }
}

fn imported(game: Game, format: Format, fault: Option<Fault>) -> Import {
    Import { record: Record::new(game), format, notes: Vec::new(), fault }
}

fn fault(line: &str, number: usize, reason: IllegalMove, game: &Game) -> Fault {
    let moves = line.rsplit('-').next().unwrap_or_default();
    let mut words = moves.split('.').filter(|word| !word.is_empty()).skip(number - 1).map(excerpt);
    Fault {
        ply: game.plies().len() + 1,
        text: words.next().unwrap_or_default(),
        place: format!("move {number} of the line"),
        reason: Unplayable::Illegal(reason),
        rest: words.collect(),
    }
}
