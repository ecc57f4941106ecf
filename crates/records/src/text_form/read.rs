//! Reading the text form.

use super::value::unescape;
use super::{TITLE, VERSION};
use crate::abstract_play::kept;
use crate::bad_record::{BadRecord, TextFault};
use crate::drawing;
use crate::excerpt::excerpt;
use crate::format::Format;
use crate::import::Import;
use crate::note::{Note, Notes};
use crate::record::{Player, Record};
use crate::replay::{Replay, Replayed};
use crate::verdict::parse_outcome;
use crate::words::{is_number, without_comment, words};
use minefield_rules::{Color, Game, Outcome, Ruleset, Setup, Size, diagram};
use std::collections::BTreeMap;

/// The keys that a record may have, `moves` apart.
const KEYS: [&str; 12] =
    ["size", "rules", "black", "white", "started", "ended", "generated", "site", "comment", "kept", "result", "start"];

/// Whether `text` is meant as this form.
pub(crate) fn is_meant(text: &str) -> bool {
    version(text).is_some()
}

/// The version, with its line, of a text that begins as this form does.
fn version(text: &str) -> Option<(usize, &str)> {
    let (line, content) = lines(text).find(|(_, content)| !content.is_empty())?;
    let title = content.get(..TITLE.len()).filter(|title| title.eq_ignore_ascii_case(TITLE))?;
    let version = &content[title.len()..];
    (version.is_empty() || version.starts_with(char::is_whitespace)).then(|| (line, version.trim()))
}

/// The lines, numbered from 1, without remarks and blanks around.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines().map(|line| without_comment(line).trim()))
}

/// Reads a record of this form.
pub(crate) fn read(text: &str) -> Result<Import, BadRecord> {
    let (title, version) = version(text).unwrap_or((1, ""));
    if version != VERSION {
        return Err(BadRecord::Text { line: title, fault: TextFault::Newer(excerpt(version)) });
    }
    let mut notes = Notes::default();
    let head = Head::read(text, title, &mut notes)?;
    let mut replay = Replay::new(head.game()?, notes);
    for (line, content) in lines(text).skip_while(|&(line, _)| head.moves.is_none_or(|moves| line < moves)) {
        let content = moves_of(content).unwrap_or(content);
        for word in words(content).filter(|word| !is_number(word)) {
            replay.read(format_args!("line {line}"), word);
        }
    }
    let Replayed { game, notes, fault } = replay.finish_as(head.outcome()?);
    Ok(Import { record: head.record(game)?, format: Format::Text, notes, fault })
}

/// What stands before the moves.
struct Head {
    /// Every value with its line.
    values: BTreeMap<&'static str, (usize, String)>,
    /// The rows of the drawing, each on the line where it stands.
    rows: String,
    /// The last line read.
    last: usize,
    /// The line of `moves:`.
    moves: Option<usize>,
}

impl Head {
    fn read(text: &str, title: usize, notes: &mut Notes) -> Result<Head, BadRecord> {
        let mut head = Head { values: BTreeMap::new(), rows: String::new(), last: title, moves: None };
        for (line, content) in lines(text) {
            head.last = line;
            if line > title && moves_of(content).is_some() {
                head.moves = Some(line);
                break;
            }
            let is_row = head.values.contains_key("start");
            head.rows += if is_row { content } else { "" };
            head.rows.push('\n');
            if line > title && !content.is_empty() && !is_row {
                head.value(line, content, notes)?;
            }
        }
        Ok(head)
    }

    fn value(&mut self, line: usize, content: &str, notes: &mut Notes) -> Result<(), BadRecord> {
        let bad = |fault| BadRecord::Text { line, fault };
        let not_understood = || bad(TextFault::NotUnderstood(excerpt(content)));
        let (key, value) = content.split_once(':').ok_or_else(not_understood)?;
        let Some(known) = KEYS.into_iter().find(|known| known.eq_ignore_ascii_case(key.trim())) else {
            notes.push(Note::NotKept { path: format!("line {line}: `{}`", excerpt(key)) });
            return Ok(());
        };
        let value = unescape(value.trim());
        match self.values.get_mut(known) {
            None => drop(self.values.insert(known, (line, value))),
            Some((_, comment)) if known == "comment" => *comment += &format!("\n{value}"),
            Some(_) => return Err(bad(TextFault::Twice(known))),
        }
        Ok(())
    }

    fn text(&self, key: &str) -> Option<String> {
        self.values.get(key).map(|(_, value)| value.clone()).filter(|value| !value.is_empty())
    }

    /// Reads a value, if it is there; a fault gets its line.
    fn parse<T>(&self, key: &str, read: impl FnOnce(&str) -> Result<T, TextFault>) -> Result<Option<T>, BadRecord> {
        let Some((line, value)) = self.values.get(key) else { return Ok(None) };
        read(value).map(Some).map_err(|fault| BadRecord::Text { line: *line, fault })
    }

    fn game(&self) -> Result<Game, BadRecord> {
        let size = self.parse("size", parse_size)?;
        let size = size.ok_or(BadRecord::Text { line: self.last, fault: TextFault::Missing("size") })?;
        let rules = self.parse("rules", |word| Ok(Ruleset::from_word(word)?))?;
        let rules = rules.unwrap_or_else(Ruleset::minefield);
        match self.start(size)? {
            Some(setup) => Ok(Game::from_setup(&setup, &rules)?),
            None => Ok(Game::new(size, &rules)),
        }
    }

    fn start(&self, size: Size) -> Result<Option<Setup>, BadRecord> {
        let turn = |word: &str| drawing::parse_turn(word).ok_or_else(|| TextFault::Turn(excerpt(word)));
        let Some(turn) = self.parse("start", turn)? else { return Ok(None) };
        let mut setup = diagram::parse(&self.rows)?;
        setup.turn = turn;
        self.parse("start", |_| match setup.size() {
            drawn if drawn == size => Ok(()),
            drawn => Err(TextFault::SizeDiffers { drawn, size }),
        })?;
        Ok(Some(setup))
    }

    fn outcome(&self) -> Result<Option<Outcome>, BadRecord> {
        self.parse("result", |words| parse_outcome(words).ok_or_else(|| TextFault::Result(excerpt(words))))
    }

    fn record(&self, game: Game) -> Result<Record, BadRecord> {
        let player = |color: Color| Player::new(self.text(&color.to_string()).unwrap_or_default());
        let mut record = Record {
            black: player(Color::Black),
            white: player(Color::White),
            started: self.text("started"),
            ended: self.text("ended"),
            generated: self.text("generated"),
            site: self.text("site"),
            comment: self.text("comment"),
            ..Record::new(game)
        };
        self.parse("kept", |json| kept::read_json(json, &mut record).map_err(TextFault::Kept))?;
        Ok(record)
    }
}

/// What follows `moves:`, if the line begins with it.
fn moves_of(content: &str) -> Option<&str> {
    content.split_once(':').filter(|(key, _)| key.trim().eq_ignore_ascii_case("moves")).map(|(_, moves)| moves)
}

fn parse_size(text: &str) -> Result<Size, TextFault> {
    Ok(Size::new(text.parse().map_err(|_| TextFault::Size(excerpt(text)))?)?)
}
