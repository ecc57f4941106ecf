//! What a record says about the end of its game, and what is made of it.

use crate::note::Note;
use minefield_rules::{Color, Ending, Game, Outcome, line};

/// Who has won, as a record states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// This colour.
    Won(Color),
    /// Both have a point.
    Even,
    /// Neither has one.
    Nobody,
}

impl Verdict {
    fn words(self) -> String {
        match self {
            Verdict::Won(color) => format!("{color} won"),
            Verdict::Even => "a draw".to_owned(),
            Verdict::Nobody => "nobody won".to_owned(),
        }
    }

    fn fits(self, outcome: Outcome) -> bool {
        match self {
            Verdict::Won(color) => outcome.winner() == Some(color),
            Verdict::Even | Verdict::Nobody => outcome.winner().is_none(),
        }
    }
}

/// A word among the moves that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Terminal {
    Resigned,
    TimedOut,
    Drawn,
    Abandoned,
    /// A word that says who, too.
    Exactly(Ending),
}

/// The words that stand for an ending, in lower case and without blanks.
const TERMINALS: [(&str, Terminal); 11] = [
    ("resign", Terminal::Resigned),
    ("resigns", Terminal::Resigned),
    ("resigned", Terminal::Resigned),
    ("timeout", Terminal::TimedOut),
    ("timedout", Terminal::TimedOut),
    ("draw", Terminal::Drawn),
    ("drawn", Terminal::Drawn),
    ("drawagreed", Terminal::Drawn),
    ("abandon", Terminal::Abandoned),
    ("abandoned", Terminal::Abandoned),
    ("gameabandoned", Terminal::Abandoned),
];

impl Terminal {
    /// The ending that `word` (without blanks) stands for, in any case.
    pub fn of(word: &str) -> Option<Terminal> {
        let known = TERMINALS.iter().find(|(other, _)| other.eq_ignore_ascii_case(word)).map(|&(_, terminal)| terminal);
        known.or_else(|| line::parse_ending(word).map(Terminal::Exactly))
    }
}

/// The ending of a game that is open on the board, by what its record says, with what is to be
/// noted; none if the game isn't finished.
pub(crate) fn ending(game: &Game, verdict: Option<Verdict>, word: Option<Terminal>) -> (Option<Ending>, Option<Note>) {
    match verdict {
        Some(Verdict::Won(winner)) => won(game, winner, word),
        Some(Verdict::Even) => (Some(Ending::Drawn), None),
        Some(Verdict::Nobody) => match word {
            Some(Terminal::Drawn | Terminal::Exactly(Ending::Drawn)) => (Some(Ending::Drawn), None),
            Some(_) => (Some(Ending::BothLeft), None),
            None => (Some(Ending::BothLeft), Some(Note::AbandonmentAssumed)),
        },
        None => (word.and_then(|word| without_verdict(game, word)), loser_assumed(game, word)),
    }
}

fn won(game: &Game, winner: Color, word: Option<Terminal>) -> (Option<Ending>, Option<Note>) {
    let loser = winner.other();
    match word {
        Some(Terminal::Resigned) => (Some(Ending::Resigned(loser)), None),
        Some(Terminal::TimedOut) => (Some(Ending::TimedOut(loser)), None),
        Some(Terminal::Abandoned) => (Some(Ending::Abandoned(loser)), None),
        Some(Terminal::Exactly(ending)) if Outcome::Ended(ending).winner() == Some(winner) => (Some(ending), None),
        _ if game.position().span() == Some(winner) => (Some(Ending::Span(winner)), Some(Note::EndedBySpan(winner))),
        _ => (Some(Ending::Resigned(loser)), Some(Note::EndingAssumed(winner))),
    }
}

fn without_verdict(game: &Game, word: Terminal) -> Option<Ending> {
    match word {
        Terminal::Resigned => game.turn().map(Ending::Resigned),
        Terminal::TimedOut => game.turn().map(Ending::TimedOut),
        Terminal::Drawn => Some(Ending::Drawn),
        Terminal::Abandoned => Some(Ending::BothLeft),
        Terminal::Exactly(ending) => Some(ending),
    }
}

fn loser_assumed(game: &Game, word: Option<Terminal>) -> Option<Note> {
    matches!(word?, Terminal::Resigned | Terminal::TimedOut).then(|| game.turn().map(Note::LoserAssumed))?
}

/// What is to be noted if the game was decided on the board.
pub(crate) fn contradiction(shown: Outcome, verdict: Option<Verdict>) -> Option<Note> {
    let verdict = verdict.filter(|verdict| !verdict.fits(shown))?;
    Some(Note::ResultContradicted { recorded: verdict.words(), shown: outcome_words(shown) })
}

/// What is to be noted if the moves can't be played to their end.
pub(crate) fn not_reached(verdict: Option<Verdict>, word: Option<Terminal>) -> Option<Note> {
    let said = match (verdict, word) {
        (Some(verdict), _) => verdict.words(),
        (None, Some(Terminal::Exactly(ending))) => outcome_words(Outcome::Ended(ending)),
        (None, Some(Terminal::Resigned)) => "that somebody resigned".to_owned(),
        (None, Some(Terminal::TimedOut)) => "that somebody ran out of time".to_owned(),
        (None, Some(Terminal::Drawn)) => "a draw".to_owned(),
        (None, Some(Terminal::Abandoned)) => "that it was abandoned".to_owned(),
        (None, None) => return None,
    };
    Some(Note::ResultNotReached(said))
}

/// Every outcome and its words, as the text form writes them.
const OUTCOMES: [(Outcome, &str); 13] = [
    (Outcome::Connected(Color::Black), "black connected"),
    (Outcome::Connected(Color::White), "white connected"),
    (Outcome::Stalled, "neither side could place"),
    (Outcome::Ended(Ending::Resigned(Color::Black)), "black resigned"),
    (Outcome::Ended(Ending::Resigned(Color::White)), "white resigned"),
    (Outcome::Ended(Ending::TimedOut(Color::Black)), "black ran out of time"),
    (Outcome::Ended(Ending::TimedOut(Color::White)), "white ran out of time"),
    (Outcome::Ended(Ending::Drawn), "a draw was agreed"),
    (Outcome::Ended(Ending::Abandoned(Color::Black)), "black left"),
    (Outcome::Ended(Ending::Abandoned(Color::White)), "white left"),
    (Outcome::Ended(Ending::BothLeft), "both left"),
    (Outcome::Ended(Ending::Span(Color::Black)), "black won by a diagonal span"),
    (Outcome::Ended(Ending::Span(Color::White)), "white won by a diagonal span"),
];

/// An outcome in words.
pub(crate) fn outcome_words(outcome: Outcome) -> String {
    OUTCOMES.iter().find(|(other, _)| *other == outcome).map_or_else(String::new, |(_, words)| (*words).to_owned())
}

/// The outcome of these words, in any case.
pub(crate) fn parse_outcome(words: &str) -> Option<Outcome> {
    OUTCOMES.iter().find(|(_, other)| other.eq_ignore_ascii_case(words)).map(|&(outcome, _)| outcome)
}
