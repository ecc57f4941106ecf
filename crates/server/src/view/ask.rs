//! What the browser's engine is asked: lines of the engine's protocol.

use crate::game::{Contest, Engine};
use crate::side::Side;
use minefield_rules::line;

/// The lines to which the last answer is the computer's move, if that is the browser's to find now.
pub fn lines(contest: &Contest) -> Vec<String> {
    let Some((color, level)) = contest.computer_to_move_at(Engine::Browser) else { return Vec::new() };
    vec![
        format!("minefield-position {}", line::of_game(contest.game())),
        format!("minefield-level {level}"),
        format!("minefield-options seed {}", contest.seed()),
        format!("genmove {}", Side::from(color).name()),
    ]
}
