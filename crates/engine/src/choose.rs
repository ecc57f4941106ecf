//! The engine's one question: what to do on this turn.

use crate::decision::Decision;
use crate::settings::Settings;
use crate::thought::Thought;
use minefield_rules::Game;

/// What to do in `game`; none if it is over. `stop` is asked again and again and ends the
/// search at once when it says true; there is an answer even if it says so from the start.
pub fn choose(game: &Game, settings: &Settings, stop: &mut dyn FnMut() -> bool) -> Option<Decision> {
    let mut thought = Thought::new(game, settings)?;
    thought.advance(u32::MAX, stop);
    Some(thought.decision())
}
