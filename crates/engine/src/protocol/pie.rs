//! The pie rule: how even a first stone is, and whether to swap.

use super::arguments::Arguments;
use super::desk::{Answer, Desk};
use super::refusal::Refusal;
use super::task::Purpose;
use super::thinking;
use crate::decision::Choice;
use crate::thought::Thought;

/// `minefield-pie`: the first stone that makes the most even game, or whether to swap.
pub(super) fn pie(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    let opens = desk.game.plies().is_empty() && desk.game.position().is_empty();
    if !opens && !desk.game.can_swap() {
        return Err(Refusal::new("the pie rule concerns the first stone and White's answer to it, nothing later"));
    }
    let color = desk.turn()?;
    thinking::choose(desk, color, Purpose::Pie, None)
}

/// The choice, the win rate of who makes it, and how far from even the first stone is.
pub(super) fn conclude(thought: &Thought) -> String {
    let decision = thought.decision();
    // With the worse of two halves the one who opens gets 1/2 less the margin.
    let margin = (decision.win_rate - 0.5).abs();
    let choice = match decision.choice {
        Choice::Swap => "swap".to_owned(),
        Choice::Place(point) if thought.position().is_empty() => format!("open {point}"),
        Choice::Place(point) => format!("place {point}"),
    };
    format!("{choice} winrate {:.4} margin {margin:.4} visits {}", decision.win_rate, decision.visits)
}
