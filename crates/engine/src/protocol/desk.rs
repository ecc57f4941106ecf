//! What the commands of a session work upon, and what they answer.

use super::board::skipped;
use super::clocks::Clocks;
use super::options::Options;
use super::refusal::Refusal;
use super::task::Plan;
use crate::thought::Thought;
use minefield_rules::{Color, Game};

/// A game and how the engine thinks about it.
pub(super) struct Desk {
    pub(super) game: Game,
    pub(super) options: Options,
    pub(super) clocks: Clocks,
    /// What was thought last, to go on from.
    pub(super) kept: Option<Thought>,
    /// The side for which a move was asked last: the engine's own.
    pub(super) own: Option<Color>,
}

/// What a command leads to.
pub(super) enum Reply {
    /// The answer; it may have several lines, none of them empty.
    Done(String),
    /// Thinking, and then the answer.
    Think(Box<Plan>),
    /// The end of the conversation.
    Quit,
}

/// The answer to a command, or why it is refused.
pub(super) type Answer = Result<Reply, Refusal>;

/// A command is done and this is its answer.
pub(super) fn done(text: impl Into<String>) -> Answer {
    Ok(Reply::Done(text.into()))
}

impl Desk {
    pub(super) fn new(game: Game, options: Options) -> Desk {
        Desk { game, options, clocks: Clocks::none(), kept: None, own: None }
    }

    /// Puts another game on the desk: nothing that was thought belongs to it.
    pub(super) fn start(&mut self, game: Game) {
        self.game = game;
        self.clocks = self.clocks.again();
        self.forget();
    }

    /// Forgets what was thought.
    pub(super) fn forget(&mut self) {
        self.kept = None;
        self.own = None;
    }

    /// The side to move.
    pub(super) fn turn(&self) -> Result<Color, Refusal> {
        self.game.turn().ok_or_else(|| Refusal::new("the game is over"))
    }

    /// Refuses unless it is the turn of `color`.
    pub(super) fn expect_turn(&self, color: Color) -> Result<(), Refusal> {
        let turn = self.turn()?;
        match color {
            _ if color == turn => Ok(()),
            _ if skipped(&self.game) == Some(color) => {
                Err(Refusal::new(format!("{color} has no legal point and is skipped: it is the turn of {turn}")))
            }
            _ => Err(Refusal::new(format!("it is the turn of {turn}"))),
        }
    }
}
