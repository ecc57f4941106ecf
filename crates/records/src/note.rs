//! What an import kept, ignored or took for granted.

use minefield_rules::{Color, Size};
use thiserror::Error;

/// Something worth telling about a record that was read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Note {
    /// The record gives the win to a side that has a diagonal span but no orthogonal path.
    #[error("ended by a diagonal span: {0} is recorded as the winner without an orthogonal path")]
    EndedBySpan(Color),
    /// No size was named.
    #[error("no board size is named: {0}x{0} is assumed")]
    SizeAssumed(Size),
    /// No rule set was named.
    #[error("no rules are named: minefield is assumed")]
    RulesAssumed,
    /// Whose turn it is was not said.
    #[error("whose turn it is isn't said: by the number of stones, {0}'s")]
    TurnAssumed(Color),
    /// A variant that this program doesn't know; its name is kept.
    #[error("variant `{0}` is not known here: its name is kept, its rules are not")]
    UnknownVariant(String),
    /// Both variants of the rules are named.
    #[error("both pinwheel and cartwheel are named: cartwheel, the stricter, is taken")]
    TwoVariants,
    /// A pass although the side to move could place.
    #[error("{place}: the pass is ignored, because {color} can place a stone")]
    PassIgnored {
        /// Where in the record.
        place: String,
        /// The side to move.
        color: Color,
    },
    /// An entry without a move.
    #[error("{place}: the empty entry is ignored")]
    EmptyEntry {
        /// Where in the record.
        place: String,
    },
    /// A word about the end of the game that isn't followed.
    #[error("{place}: `{word}` is ignored: {why}")]
    WordIgnored {
        /// Where in the record.
        place: String,
        /// The word.
        word: String,
        /// Why.
        why: &'static str,
    },
    /// The recorded result differs from what the board shows.
    #[error("the record says {recorded}, but on the board {shown}; the board is followed")]
    ResultContradicted {
        /// What the record says.
        recorded: String,
        /// What the board shows.
        shown: String,
    },
    /// The recorded result of a game of which not all moves could be played.
    #[error("the record says {0}; the moves can't be played so far")]
    ResultNotReached(String),
    /// The winner is recorded, but not why.
    #[error("the record doesn't say how {0} won: taken as the other side's resignation")]
    EndingAssumed(Color),
    /// The record says how the game ended, but not who won.
    #[error("the record doesn't say who won: the side to move, {0}, is taken as the loser")]
    LoserAssumed(Color),
    /// Neither player has won, and no word says why.
    #[error("neither player has won and nothing says why: the game is taken as abandoned")]
    AbandonmentAssumed,
    /// The players swapped, but there is nothing to swap.
    #[error("the record says that the players swapped, but there is no first stone to swap")]
    SwapWithoutStone,
    /// Something has another type than it should and is ignored.
    #[error("{path} is ignored: {expected} is expected")]
    Unreadable {
        /// Where in the record.
        path: String,
        /// What should be there.
        expected: &'static str,
    },
    /// Something has no place in this format and isn't kept.
    #[error("{path} is not part of this format and is not kept")]
    NotKept {
        /// Where in the record.
        path: String,
    },
    /// The stones of the last position differ from the moves.
    #[error("the last board of the record differs from its moves; the moves are followed")]
    BoardDiffers,
    /// There was more to tell.
    #[error("there is more to note, left out here")]
    More,
}

/// The most notes that one import gives.
const MAX_NOTES: usize = 100;

/// Notes being taken; past [`MAX_NOTES`] only that there are more.
#[derive(Debug, Default)]
pub(crate) struct Notes(Vec<Note>);

impl Notes {
    pub fn push(&mut self, note: Note) {
        match self.0.len() {
            MAX_NOTES => {}
            count if count + 1 == MAX_NOTES => self.0.push(Note::More),
            _ => self.0.push(note),
        }
    }

    pub fn extend(&mut self, notes: impl IntoIterator<Item = Note>) {
        notes.into_iter().for_each(|note| self.push(note));
    }

    pub fn into_vec(self) -> Vec<Note> {
        self.0
    }
}
