//! The commands that ask for a move, and the answers to them.

use super::arguments::Arguments;
use super::board::{SWAP, skipped};
use super::desk::{Answer, Desk, Reply, done};
use super::options::{AfterEnd, Options, Resignation};
use super::refusal::Refusal;
use super::reports::Reports;
use super::task::{Plan, Purpose};
use crate::decision::Choice;
use crate::settings::{Limits, Settings};
use crate::thought::Thought;
use minefield_rules::{Color, Game, Outcome};
use std::time::Duration;

/// `genmove COLOUR`: chooses a move and plays it.
pub(super) fn genmove(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    arguments.end()?;
    choose(desk, color, Purpose::Move(color), None)
}

/// `reg_genmove COLOUR`: chooses a move without playing it.
pub(super) fn reg_genmove(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    arguments.end()?;
    choose(desk, color, Purpose::Suggestion(color), None)
}

/// Begins to think about a move of `color`, unless the answer is certain.
pub(super) fn choose(desk: &mut Desk, color: Color, purpose: Purpose, reports: Option<Reports>) -> Answer {
    if let Some(word) = without_thinking(desk, color)? {
        let told = if reports.is_some() { format!("\nplay {word}") } else { word.to_owned() };
        return done(told);
    }
    if let Purpose::Move(own) = purpose {
        desk.own = Some(own);
    }
    let settings = desk.options.settings(&desk.game);
    let budget = budget(desk, color, &settings);
    think(desk, purpose, budget, reports, &settings)
}

/// Begins to think about the game as it stands.
pub(super) fn think(
    desk: &mut Desk,
    purpose: Purpose,
    budget: Option<Duration>,
    reports: Option<Reports>,
    settings: &Settings,
) -> Answer {
    let thought = Thought::following(desk.kept.take(), &desk.game, settings);
    let thought = thought.ok_or_else(|| Refusal::new("the game is over"))?;
    Ok(Reply::Think(Box::new(Plan { thought, purpose, budget, reports })))
}

/// What a side answers that has no choice: it is skipped, or the game is over.
fn without_thinking(desk: &Desk, color: Color) -> Result<Option<&'static str>, Refusal> {
    match (desk.game.outcome(), desk.options.after_end) {
        (Some(outcome), AfterEnd::Resign) => return Ok(Some(after_end(outcome, color))),
        (Some(_), AfterEnd::Error) | (None, _) => {}
    }
    if skipped(&desk.game) == Some(color) {
        return Ok(Some("pass"));
    }
    desk.expect_turn(color)?;
    Ok(None)
}

fn after_end(outcome: Outcome, color: Color) -> &'static str {
    if outcome.winner() == Some(color.other()) { "resign" } else { "pass" }
}

/// The longest a move of `color` may take.
fn budget(desk: &Desk, color: Color, settings: &Settings) -> Option<Duration> {
    let limits = [desk.options.time(), desk.clocks.budget(color, desk.game.position())];
    let shortest = limits.into_iter().flatten().min();
    let is_unlimited = shortest.is_none() && settings.limits.visits.is_none();
    if is_unlimited { Some(Options::DEFAULT_TIME) } else { shortest }
}

/// What to do on the other side's time, if anything.
pub(super) fn pondering(desk: &mut Desk) -> Option<Plan> {
    let is_other_turn = desk.own.is_some_and(|own| desk.game.turn() == Some(own.other()));
    if !(desk.options.ponder && is_other_turn) || desk.game.position().is_empty() {
        return None;
    }
    let settings = Settings { limits: Limits::default(), ..desk.options.settings(&desk.game) };
    let thought = Thought::following(desk.kept.take(), &desk.game, &settings)?;
    Some(Plan { thought, purpose: Purpose::Pondering, budget: None, reports: None })
}

/// The move that a thought about a move of `color` has led to; it is played if it is to be.
pub(super) fn conclude(game: &mut Game, options: &Options, thought: &Thought, color: Color, is_played: bool) -> String {
    let decision = thought.decision();
    if resigns(options.resign, thought, decision.win_rate) {
        return "resign".to_owned();
    }
    let choice = match (decision.choice, decision.candidates.first()) {
        (Choice::Swap, Some(best)) if !options.swap => Choice::Place(best.point),
        (choice, _) => choice,
    };
    if is_played && game.turn() == Some(color) {
        // A choice is legal in the game that was thought about.
        let played = game.play(choice.into());
        debug_assert!(played.is_ok(), "{choice:?}: {played:?}");
    }
    match choice {
        Choice::Place(point) => point.to_string(),
        Choice::Swap => SWAP.to_owned(),
    }
}

fn resigns(when: Resignation, thought: &Thought, win_rate: f64) -> bool {
    let is_lost = thought.is_proven() && win_rate == 0.0;
    match when {
        Resignation::Never => false,
        Resignation::Proven => is_lost,
        Resignation::Below(hundredths) => is_lost || win_rate < f64::from(hundredths) / 100.0,
    }
}
