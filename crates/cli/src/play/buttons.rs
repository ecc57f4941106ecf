//! The line of buttons: what can be done now, with the key for it. A click does it too.

use super::input::{Answer, Command, Input};
use super::keys::{KEYS, Key};
use super::state::{Prompt, State};
use super::take_back;

/// What stands between two buttons.
pub const GAP: &str = " ";

/// A button.
pub struct Button {
    /// What it says, the key first.
    pub text: String,
    /// What it does.
    pub input: Input,
}

/// The buttons of the moment, in their order on the line.
pub fn of(state: &State) -> Vec<Button> {
    let answer = |text: &str, answer| Button { text: text.to_owned(), input: Input::Answer(answer) };
    match &state.prompt {
        None => KEYS.iter().filter(|key| applies(key.command, state)).map(button).collect(),
        Some(Prompt::Move(_) | Prompt::Save(_)) => {
            vec![answer("Enter:done", Answer::Yes), answer("Esc:never mind", Answer::No)]
        }
        Some(Prompt::Line | Prompt::Help) => vec![answer("any key:back to the board", Answer::No)],
        Some(_) => vec![answer("y:yes", Answer::Yes), answer("n:no", Answer::No)],
    }
}

fn button(key: &Key) -> Button {
    Button { text: format!("{}:{}", key.key, key.label), input: Input::Command(key.command) }
}

fn applies(command: Command, state: &State) -> bool {
    match command {
        Command::Swap => state.game.can_swap() && state.is_persons_turn(),
        Command::Undo => take_back::can_undo(state),
        Command::Redo => take_back::can_redo(state),
        Command::TypeMove => state.is_persons_turn(),
        Command::Resign => state.resigner().is_some(),
        _ => true,
    }
}
