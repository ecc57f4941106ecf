//! What can happen to the game in the terminal.

use super::effect::NotSaved;
use minefield_engine::Choice;
use minefield_rules::Point;
use std::path::PathBuf;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Time has passed.
    Tick,
    /// The mouse is over this point.
    Hover(Point),
    /// The mouse was pressed on this point.
    Click(Point),
    /// An arrow key.
    Step(Step),
    /// A key that asks for something.
    Command(Command),
    /// A key while text is typed.
    Text(Text),
    /// A question is answered, or what is shown has been read.
    Answer(Answer),
    /// The computer has decided; none if it found nothing.
    Thought {
        /// The number of the search.
        number: u64,
        /// What to play.
        choice: Option<Choice>,
    },
    /// A file has been written, or not.
    Saved(Result<PathBuf, NotSaved>),
}

/// A step of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// To the right.
    pub columns: isize,
    /// Up.
    pub rows: isize,
}

/// What a key or a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Place a stone at the cursor.
    Place,
    /// Swap colours.
    Swap,
    /// Take back.
    Undo,
    /// Take back what was taken back.
    Redo,
    /// Resign, after a question.
    Resign,
    /// Mark other forbidden points.
    Marks,
    /// Type a move.
    TypeMove,
    /// Write the game to a file.
    Save,
    /// Show the game as a line.
    Line,
    /// Show the keys.
    Help,
    /// Begin anew.
    NewGame,
    /// Leave, after a question if the game isn't over.
    Quit,
    /// Leave.
    QuitAtOnce,
}

/// A key while text is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// One more letter.
    Letter(char),
    /// One letter less.
    Backspace,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes, or the text as it stands.
    Yes,
    /// No.
    No,
}
