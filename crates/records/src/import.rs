//! Reading a record of whatever format.

use crate::abstract_play;
use crate::bad_record::BadRecord;
use crate::drawing;
use crate::excerpt::excerpt;
use crate::format::Format;
use crate::json;
use crate::move_list;
use crate::note::Note;
use crate::one_line;
use crate::record::Record;
use crate::text_form;
use minefield_rules::{BadPoint, IllegalMove};
use std::borrow::Cow;
use thiserror::Error;

/// The most bytes a record may have: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// A record that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The record, up to the fault if there is one.
    pub record: Record,
    /// The format it was in.
    pub format: Format,
    /// What was kept, ignored or taken for granted.
    pub notes: Vec<Note>,
    /// The first move that can't be played.
    pub fault: Option<Fault>,
}

/// A move that can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {ply} (`{}`, {place}) can't be played: {reason}", .text.escape_debug())]
pub struct Fault {
    /// The place of the move in the game, from 1, a swap counted.
    pub ply: usize,
    /// The move, as it is written.
    pub text: String,
    /// Where it is written: `line 8`, `moves[3][1]`.
    pub place: String,
    /// Why it can't be played.
    pub reason: Unplayable,
    /// The moves after it, as they are written.
    pub rest: Vec<String>,
}

/// Why a move can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unplayable {
    /// The rules forbid it; for a forbidden point the reason holds the figure.
    #[error("{0}")]
    Illegal(#[from] IllegalMove),
    /// It is no move.
    #[error("{0}")]
    NotAMove(#[from] BadPoint),
}

/// Reads a record; its format is found out.
///
/// # Errors
/// [`BadRecord`] says what is wrong and where. A move that can't be played is no such error: the
/// game is read up to there, see [`Import::fault`].
pub fn import(bytes: &[u8]) -> Result<Import, BadRecord> {
    let text = text_of(bytes)?;
    let start = text.trim_start();
    if start.is_empty() {
        Err(BadRecord::Empty)
    } else if start.starts_with(['{', '[']) {
        abstract_play::read(json::parse(&text)?)
    } else if text_form::is_meant(&text) {
        text_form::read(&text)
    } else if let Some(line) = one_line::find(start) {
        one_line::read(line)
    } else if drawing::is_meant(&text) {
        drawing::read(&text)
    } else {
        move_list::read(&text)?.ok_or_else(|| BadRecord::Unknown(excerpt(start.lines().next().unwrap_or_default())))
    }
}

/// The text of a file, without a byte order mark and with `\n` at the end of its lines.
fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, BadRecord> {
    if bytes.len() > MAX_BYTES {
        return Err(BadRecord::TooLong(bytes.len()));
    }
    let text = std::str::from_utf8(bytes).map_err(|fault| not_utf8(bytes, fault.valid_up_to()))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    Ok(if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n").into() } else { text.into() })
}

fn not_utf8(bytes: &[u8], at: usize) -> BadRecord {
    let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
    let utf16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    let hint = if utf16 { "; it looks like UTF-16: save it as UTF-8" } else { "" };
    BadRecord::NotUtf8 { offset: at + 1, line, byte: bytes.get(at).copied().unwrap_or_default(), hint }
}
