//! This program's own text form: everything that a record holds, for people to read and edit.
//!
//! ```text
//! Minefield record 1
//! size: 9
//! rules: pinwheel
//! black: Ann
//! white: Bob
//! started: 2026-05-01T10:00:00Z
//! site: at home
//! comment: A short one.
//! comment: Each line of a comment has a line.
//! result: white resigned
//!
//! moves:
//!   1. c2 swap d4 e5 f3 c6 g7 h2 b8 d2
//!  11. e3 f6  # what follows a blank and a hash is a remark and is not kept
//! ```
//!
//! * The first line says what it is, and the version of the form.
//! * `size` is needed; `rules` is a preset's name or the word of a rule set of one's own, as
//!   [`Ruleset::to_word`](minefield_rules::Ruleset::to_word) spells it, and minefield if it is missing.
//! * `black` and `white` are the players by the colours they have at the end. `started`, `ended`,
//!   `generated` and `site` are texts; `kept` is what another program's record said besides (JSON).
//! * `result` says how the game ended: `black connected`, `white resigned`, `black ran out of
//!   time`, `a draw was agreed`, `white left`, `both left`, `black won by a diagonal span`,
//!   `neither side could place`. It is missing while the game goes on.
//! * A game that starts with stones on the board has `start: white` (the side to move) and the
//!   board drawn below, before `moves:`.
//! * After `moves:` all lines hold moves, with numbers for the reader's eye, which aren't checked.
//!   The program numbers the moves one by one, ten on a line. `pass` may stand for a skip.
//! * In values, `\n`, `\\`, `\#` and `\u{..}` stand for a line break, a backslash, a hash and any
//!   character by its number.

mod read;
mod value;
mod write;

pub(crate) use read::{is_meant, read};
pub(crate) use write::write;

/// How the first line begins; the version follows.
const TITLE: &str = "Minefield record";
const VERSION: &str = "1";
