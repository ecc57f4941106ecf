//! Playing the moves of a record one after another, whatever stands among them.

use crate::excerpt::excerpt;
use crate::import::{Fault, Unplayable};
use crate::note::{Note, Notes};
use crate::verdict::{self, Terminal, Verdict};
use minefield_rules::{Color, Game, Move, Outcome};
use std::fmt;

/// A game being played from a record.
pub(crate) struct Replay {
    game: Game,
    notes: Notes,
    fault: Option<Fault>,
    /// The side that was skipped after the last move and for which no pass was read yet.
    skipped: Option<Color>,
    /// Where an entry without a move stands; to be noted only if a move follows.
    gap: Option<String>,
    end: Option<End>,
    swap: Swap,
}

const NOT_LAST: &str = "it is not the end of the moves";

/// The word that ends the game, unless a move follows.
struct End {
    terminal: Terminal,
    place: String,
    word: String,
}

/// Whether the players swapped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Swap {
    /// If so, it stands among the moves.
    AmongMoves,
    /// They did, and it has to be added after the first stone.
    Due,
    /// They did, and it has been added.
    Added,
}

/// What came out.
pub(crate) struct Replayed {
    pub game: Game,
    pub notes: Vec<Note>,
    pub fault: Option<Fault>,
}

impl Replay {
    /// The replay of a record in which a swap stands among the moves.
    pub fn new(game: Game, notes: Notes) -> Replay {
        Replay { game, notes, fault: None, skipped: None, gap: None, end: None, swap: Swap::AmongMoves }
    }

    /// The replay of a record that says elsewhere whether the players swapped.
    pub fn with_swap(game: Game, notes: Notes, swapped: bool) -> Replay {
        Replay { swap: if swapped { Swap::Due } else { Swap::AmongMoves }, ..Replay::new(game, notes) }
    }

    /// Reads one word of the moves: a point, `swap`, `pass` or the way the game ended. Case and
    /// blanks don't matter.
    pub fn read(&mut self, place: fmt::Arguments<'_>, text: &str) {
        if let Some(fault) = &mut self.fault {
            fault.rest.push(excerpt(text));
            return;
        }
        let word: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        if word.is_empty() || word == "-" {
            self.empty(place);
        } else if word.eq_ignore_ascii_case("pass") {
            self.pass(place);
        } else if let Some(terminal) = Terminal::of(&word) {
            self.drop_end(NOT_LAST);
            self.end = Some(End { terminal, place: place.to_string(), word });
        } else {
            self.play(place, text, &word);
        }
    }

    /// Reads an entry that holds no move: it may stand for a skip, or fill up the last round.
    pub fn empty(&mut self, place: fmt::Arguments<'_>) {
        if self.skipped.take().is_none() && self.gap.is_none() {
            self.gap = Some(place.to_string());
        }
    }

    /// A pass stands for a skip; the turn has been handed on already.
    fn pass(&mut self, place: fmt::Arguments<'_>) {
        if self.skipped.take().is_some() {
            return;
        }
        let place = place.to_string();
        self.notes.push(match self.game.turn() {
            Some(color) => Note::PassIgnored { place, color },
            None => Note::WordIgnored { place, word: "pass".to_owned(), why: "the game is over" },
        });
    }

    fn play(&mut self, place: fmt::Arguments<'_>, text: &str, word: &str) {
        let played = match word.parse::<Move>() {
            Ok(Move::Swap) if self.swap == Swap::Added => {
                let (place, word) = (place.to_string(), excerpt(text));
                self.notes.push(Note::WordIgnored { place, word, why: "the swap is recorded elsewhere too" });
                return;
            }
            Ok(action) => self.game.play(action).map_err(Unplayable::Illegal),
            Err(fault) => Err(Unplayable::NotAMove(fault)),
        };
        match played {
            Ok(ply) => {
                self.drop_end(NOT_LAST);
                self.notes.extend(self.gap.take().map(|place| Note::EmptyEntry { place }));
                self.skipped = ply.skipped;
                self.add_swap();
            }
            Err(reason) => {
                let (ply, place) = (self.game.plies().len() + 1, place.to_string());
                self.fault = Some(Fault { ply, text: excerpt(text), place, reason, rest: Vec::new() });
            }
        }
    }

    fn add_swap(&mut self) {
        if self.swap == Swap::Due && self.game.play(Move::Swap).is_ok() {
            self.swap = Swap::Added;
        }
    }

    /// Notes why the word that would have ended the game is not followed, if there was one.
    fn drop_end(&mut self, why: &'static str) {
        if let Some(End { place, word, .. }) = self.end.take() {
            self.notes.push(Note::WordIgnored { place, word: excerpt(&word), why });
        }
    }

    /// The game with its ending: `verdict` is who won by the record, which a word among the moves
    /// doesn't overrule.
    pub fn finish(mut self, verdict: Option<Verdict>) -> Replayed {
        if self.swap == Swap::Due {
            self.notes.push(Note::SwapWithoutStone);
        }
        let terminal = self.end.as_ref().map(|end| end.terminal);
        if self.fault.is_some() {
            self.notes.extend(verdict::not_reached(verdict, terminal));
        } else if let Some(shown) = self.game.outcome() {
            self.notes.extend(verdict::contradiction(shown, verdict));
            self.drop_end("the game is over on the board");
        } else {
            let (ending, note) = verdict::ending(&self.game, verdict, terminal);
            self.notes.extend(note);
            if let Some(ending) = ending {
                self.game.end(ending);
            }
        }
        self.into_replayed()
    }

    /// The game with its ending: `recorded` is what the record says of it, if it says anything.
    pub fn finish_as(mut self, recorded: Option<Outcome>) -> Replayed {
        let Some(recorded) = recorded else { return self.finish(None) };
        let words = verdict::outcome_words(recorded);
        if let Outcome::Ended(ending) = recorded {
            self.drop_end("the result is named apart");
            self.end = Some(End { terminal: Terminal::Exactly(ending), place: "result".to_owned(), word: words });
            return self.finish(None);
        }
        let shown = self.game.outcome();
        if self.fault.is_some() {
            self.notes.push(Note::ResultNotReached(words));
        } else if shown != Some(recorded) {
            let shown = shown.map_or("the game goes on".to_owned(), verdict::outcome_words);
            self.notes.push(Note::ResultContradicted { recorded: words, shown });
        }
        self.into_replayed()
    }

    fn into_replayed(self) -> Replayed {
        Replayed { game: self.game, notes: self.notes.into_vec(), fault: self.fault }
    }
}
