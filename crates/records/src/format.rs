//! The formats that records are read from and written in.

/// A form of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A game as one line: `mfg1-9-minefield-e5.d4`.
    GameLine,
    /// A position as one line: `mfp1-...`.
    PositionLine,
    /// This program's own multi-line text.
    Text,
    /// An Abstract Play game record (JSON).
    AbstractPlay,
    /// A game state pasted from Abstract Play (JSON); only read.
    AbstractPlayState,
    /// A board drawn as text.
    Diagram,
    /// Moves and little else: `9x9 1. e5 d4 2. c3`.
    MoveList,
}

/// Each format with its name and the usual ending of its files.
const FORMATS: [(Format, &str, &str); 7] = [
    (Format::Text, "text", "minefield"),
    (Format::GameLine, "game-line", "mfg"),
    (Format::PositionLine, "position-line", "mfp"),
    (Format::AbstractPlay, "abstract-play", "json"),
    (Format::AbstractPlayState, "abstract-play-state", "json"),
    (Format::Diagram, "diagram", "txt"),
    (Format::MoveList, "move-list", "txt"),
];

impl Format {
    /// Every format, the fullest first.
    pub fn all() -> impl Iterator<Item = Format> {
        FORMATS.into_iter().map(|(format, ..)| format)
    }

    /// The name by which a user asks for it: `abstract-play`.
    #[must_use]
    pub fn name(self) -> &'static str {
        FORMATS.iter().find(|(format, ..)| *format == self).map_or("", |(_, name, _)| name)
    }

    /// The format of this name, in any case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Format> {
        FORMATS.iter().find(|(_, other, _)| other.eq_ignore_ascii_case(name)).map(|&(format, ..)| format)
    }

    /// The usual ending of a file's name, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        FORMATS.iter().find(|(format, ..)| *format == self).map_or("", |(.., extension)| extension)
    }

    /// Whether this program writes the format, not only reads it.
    #[must_use]
    pub fn is_written(self) -> bool {
        self != Format::AbstractPlayState
    }
}
