//! Game files of Minefield, and pictures of its positions.
//!
//! [`import`] finds out by itself which of the [`Format`]s it is given; [`export`] writes one.
//!
//! | format | read | written | holds |
//! |---|---|---|---|
//! | own text ([`text_form`]) | yes | yes | everything |
//! | game line ([`line`](minefield_rules::line)) | yes, also in a link | yes | the game |
//! | position line | yes | yes | the position |
//! | Abstract Play record | yes | yes | everything, for the preset rules and games from an empty board |
//! | Abstract Play state | yes | no | the game |
//! | drawing ([`diagram`](minefield_rules::diagram)) | yes | yes | the position |
//! | list of moves | yes | yes | the game, if it starts on an empty board |
//!
//! ```
//! use minefield_records::{Format, export, import};
//!
//! let import = import(b"9x9 pinwheel 1. e5 d4 2. c3")?;
//! assert_eq!(import.format, Format::MoveList);
//! assert_eq!(import.record.game.plies().len(), 3);
//! assert_eq!(export(&import.record, Format::GameLine)?, "mfg1-9-pinwheel-e5.d4.c3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod abstract_play;
mod bad_record;
mod date;
mod drawing;
mod excerpt;
mod export;
mod format;
mod import;
mod json;
mod move_list;
mod note;
mod one_line;
mod record;
mod replay;
pub mod svg;
pub mod text_form;
mod usual_sizes;
mod verdict;
mod words;

// In reading order.
pub use bad_record::{BadRecord, TextFault};
pub use export::{CannotExport, export};
pub use format::Format;
pub use import::{Fault, Import, MAX_BYTES, Unplayable, import};
pub use note::Note;
pub use record::{Kept, Player, Record};
