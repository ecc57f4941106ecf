//! What the browser's engine is asked: lines of the engine's protocol.

use crate::game::{Contest, Engine};
use crate::side::Side;
use minefield_engine::Strength;
use minefield_rules::line;

/// The lines to which the last answer is the computer's move, if that is the browser's to find now.
pub fn lines(contest: &Contest) -> Vec<String> {
    let Some((color, strength)) = contest.computer_to_move_at(Engine::Browser) else { return Vec::new() };
    let mut lines = vec![format!("minefield-position {}", line::of_game(contest.game()))];
    lines.extend(told(strength));
    lines.push(format!("minefield-options seed {}", contest.seed()));
    lines.push(format!("genmove {}", Side::from(color).name()));
    lines
}

/// A strength in the words of the protocol.
fn told(strength: Strength) -> Vec<String> {
    let Strength::Custom(custom) = strength else { return vec![format!("minefield-level {strength}")] };
    let mut lines =
        vec!["minefield-level full".to_owned(), format!("minefield-options ms {}", strength.milliseconds())];
    lines.extend(custom.visits().map(|visits| format!("minefield-options visits {visits}")));
    lines
}
