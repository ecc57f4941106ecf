//! Moves and little else: `9x9 pinwheel 1. e5 d4 2. c3`.

use crate::bad_record::{BadRecord, TextFault};
use crate::excerpt::excerpt;
use crate::export::CannotExport;
use crate::format::Format;
use crate::import::Import;
use crate::note::{Note, Notes};
use crate::record::{Record, starts_anew};
use crate::replay::{Replay, Replayed};
use crate::usual_sizes;
use crate::verdict::Terminal;
use crate::words::{Word, dimensions, is_number, move_words, words};
use minefield_rules::line::ENDINGS;
use minefield_rules::{Game, Move, Outcome, Ruleset, Size};

/// Words that may stand before the moves and say nothing by themselves.
const FILLERS: [&str; 4] = ["size", "board", "rules", "moves"];

/// What stands before the moves.
#[derive(Default)]
struct Head {
    size: Option<Size>,
    rules: Option<Ruleset>,
}

/// Reads a list of moves; none if the text is no such list.
pub(crate) fn read(text: &str) -> Result<Option<Import>, BadRecord> {
    let mut all = (1..).zip(text.lines()).flat_map(|(line, content)| words(content).map(move |word| (line, word)));
    let mut head = Head::default();
    let mut moves: Vec<Word> = Vec::new();
    let mut before = "";
    for (line, word) in all.by_ref() {
        if word.parse::<Move>().is_ok() || head.size.is_some() && Terminal::of(word).is_some() {
            moves.push((line, word));
            break;
        }
        if !head.read(line, word, before)? {
            return Ok(None);
        }
        before = word;
    }
    if moves.is_empty() && head.size.is_none() {
        return Ok(None);
    }
    moves.extend(all.filter(|(_, word)| !is_number(word)));
    Ok(Some(play(head, &moves)))
}

impl Head {
    /// Reads a word before the moves; false if it has no place there.
    fn read(&mut self, line: usize, word: &str, before: &str) -> Result<bool, BadRecord> {
        let bad = |fault| BadRecord::Text { line, fault };
        if is_number(word) {
            if ["size", "board"].iter().any(|filler| filler.eq_ignore_ascii_case(before)) {
                let side = word.parse().unwrap_or(usize::MAX);
                self.size = Some(Size::new(side).map_err(|fault| bad(TextFault::SizeRange(fault)))?);
            }
        } else if let Some((width, height)) = dimensions(word).filter(|_| is_size(word)) {
            if width != height {
                return Err(BadRecord::NotSquare(excerpt(word)));
            }
            self.size = Some(Size::new(width).map_err(|fault| bad(TextFault::SizeRange(fault)))?);
        } else if word.contains('~') || Ruleset::preset(word).is_some() {
            self.rules = Some(Ruleset::from_word(word).map_err(|fault| bad(fault.into()))?);
        } else {
            return Ok(FILLERS.iter().any(|filler| filler.eq_ignore_ascii_case(word)));
        }
        Ok(true)
    }
}

/// Whether a word is two numbers and what stands between them, and nothing more.
fn is_size(word: &str) -> bool {
    word.chars().filter(|letter| !letter.is_ascii_digit()).count() == 1
}

fn play(head: Head, moves: &[Word]) -> Import {
    let mut notes = Notes::default();
    let size = head.size.unwrap_or_else(|| {
        let size = usual_sizes::smallest_for(moves.iter().filter_map(|(_, word)| word.parse().ok()));
        notes.push(Note::SizeAssumed(size));
        size
    });
    let rules = head.rules.unwrap_or_else(|| {
        notes.push(Note::RulesAssumed);
        Ruleset::minefield()
    });
    let mut replay = Replay::new(Game::new(size, &rules), notes);
    for (line, word) in moves {
        replay.read(format_args!("line {line}"), word);
    }
    let Replayed { game, notes, fault } = replay.finish(None);
    Import { record: Record::new(game), format: Format::MoveList, notes, fault }
}

/// Writes a game that starts on an empty board as a list.
pub(crate) fn write(game: &Game) -> Result<String, CannotExport> {
    if !starts_anew(game) {
        return Err(CannotExport::Arrangement(Format::MoveList));
    }
    let mut text = format!("{0}x{0} {1}", game.size(), game.rules().to_word());
    for (number, round) in (1..).zip(move_words(game).chunks(2)) {
        text += &format!(" {number}. {}", round.join(" "));
    }
    if let Some(Outcome::Ended(ending)) = game.outcome() {
        let word = ENDINGS.iter().find(|(_, other)| *other == ending).map_or("", |(word, _)| word);
        text += &format!(" {word}");
    }
    text.push('\n');
    Ok(text)
}
