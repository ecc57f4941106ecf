//! Taking back moves, and taking that back.

use super::effect::Effect;
use super::state::{Hand, State};
use super::update::stop_thinking;
use minefield_rules::Game;

/// Which way to go through the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Back,
    Forth,
}

/// Takes back to where a person was to move last; the computer's answer goes with it.
pub fn undo(state: &mut State) -> Vec<Effect> {
    go(state, Way::Back, "There is nothing to take back.")
}

/// Repeats what was taken back, to where a person is to move next.
pub fn redo(state: &mut State) -> Vec<Effect> {
    go(state, Way::Forth, "There is nothing to repeat.")
}

/// Whether [`undo`] would do something.
pub fn can_undo(state: &State) -> bool {
    moved(state, Way::Back).is_some()
}

/// Whether [`redo`] would do something.
pub fn can_redo(state: &State) -> bool {
    !state.game.undone().is_empty()
}

fn go(state: &mut State, way: Way, nothing: &str) -> Vec<Effect> {
    let Some(game) = moved(state, way) else {
        state.notice = Some(nothing.to_owned());
        return Vec::new();
    };
    state.game = game;
    stop_thinking(state)
}

/// The game where a person is to move next that way, or where it is over; none if there is no such place.
fn moved(state: &State, way: Way) -> Option<Game> {
    let mut game = state.game.clone();
    let mut steps = 0;
    while if way == Way::Back { game.undo() } else { game.redo() } {
        steps += 1;
        if game.turn().is_none_or(|color| state.hand_in(&game, color) == Hand::Person) {
            return Some(game);
        }
    }
    // Past the last move repeated it may be the computer's turn; it thinks again then.
    (way == Way::Forth && steps > 0).then_some(game)
}
