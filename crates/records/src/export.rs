//! Writing a record.

use crate::abstract_play;
use crate::drawing;
use crate::format::Format;
use crate::move_list;
use crate::record::Record;
use crate::text_form;
use minefield_rules::line;
use thiserror::Error;

/// Why a record can't be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotExport {
    /// The format is only read.
    #[error("{} is a format that is only read", .0.name())]
    OnlyRead(Format),
    /// The format has no place for a rule set of one's own.
    #[error("{} knows minefield, pinwheel and cartwheel, not the rule set `{rules}`", .format.name())]
    OwnRules {
        /// The format.
        format: Format,
        /// The name of the rule set.
        rules: String,
    },
    /// The format has no place for a game that starts from an arrangement.
    #[error("{} has no place for a game that starts with stones on the board", .0.name())]
    Arrangement(Format),
    /// A date that is none.
    #[error("{key} `{}` is not a date such as 2026-05-01T10:00:00Z", .text.escape_debug())]
    Date {
        /// Which date.
        key: &'static str,
        /// Its text.
        text: String,
    },
}

/// Writes a record.
///
/// [`Format::Text`] holds everything; the one-line forms, the drawing and the list of moves hold
/// the game or the position only.
///
/// # Errors
/// [`CannotExport`] says what the format can't hold.
pub fn export(record: &Record, format: Format) -> Result<String, CannotExport> {
    match format {
        Format::GameLine => Ok(line::of_game(&record.game)),
        Format::PositionLine => Ok(line::of_position(record.game.position())),
        Format::Text => Ok(text_form::write(record)),
        Format::AbstractPlay => abstract_play::write(record),
        Format::AbstractPlayState => Err(CannotExport::OnlyRead(format)),
        Format::Diagram => Ok(drawing::write(record.game.position())),
        Format::MoveList => move_list::write(&record.game),
    }
}
