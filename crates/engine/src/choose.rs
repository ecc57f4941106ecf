//! The engine's one question: what to do on this turn.

use crate::decision::{Candidate, Choice, Decision};
use crate::finish::{longest_resistance, point_when_decided, winning_point};
use crate::opening::choose_opening;
use crate::playout::Random;
use crate::search::Search;
use crate::settings::Settings;
use minefield_rules::{Color, Game, Point, PointSet, Position};

/// What to do in `game`; none if it is over. `stop` is asked again and again and ends the
/// search at once when it says true; there is an answer even if it says so from the start.
///
/// White swaps if a search of the position as it stands gives Black the better chances; a first
/// stone is chosen for an even game, since the other side may swap.
pub fn choose(game: &Game, settings: &Settings, stop: &mut dyn FnMut() -> bool) -> Option<Decision> {
    let turn = game.turn()?;
    let position = game.position();
    if let Some(point) = winning_point(position, turn) {
        return Some(certain(point, 1.0));
    }
    if let Some(winner) = position.decided() {
        let point = point_when_decided(position, winner, turn)?;
        return Some(certain(point, if winner == turn { 1.0 } else { 0.0 }));
    }
    let opens = position.is_empty() && turn == Color::Black;
    if opens && let Some(decision) = choose_opening(position, settings, stop) {
        return Some(decision);
    }
    let points = points_in_sight(position, settings.sight)?;
    let mut search = Search::among(&points, position, &settings.parameters, settings.seed)?;
    search.run(&settings.limits, &mut |_| stop());
    if game.can_swap() && search.win_rate() < 0.5 { Some(swap(&search)) } else { place(&search, position, settings) }
}

/// A placement whose result needs no search.
fn certain(point: Point, win_rate: f64) -> Decision {
    Decision {
        choice: Choice::Place(point),
        win_rate,
        visits: 0,
        candidates: vec![Candidate { point, visits: 0, win_rate, proven: true }],
        principal_variation: vec![point],
    }
}

/// The swap instead of White's best placement.
fn swap(search: &Search) -> Decision {
    Decision {
        choice: Choice::Swap,
        win_rate: 1.0 - search.win_rate(),
        visits: search.visits(),
        candidates: search.candidates(),
        principal_variation: search.principal_variation(),
    }
}

/// A placement that a search likes.
fn place(search: &Search, position: &Position, settings: &Settings) -> Option<Decision> {
    let candidates = search.candidates();
    let best = candidates.first()?;
    let chosen = match best {
        Candidate { proven: true, win_rate: 0.0, .. } => resisting(position, &candidates)?,
        _ => with_slack(&candidates, settings)?,
    };
    let (point, is_best) = (chosen.point, chosen.point == best.point);
    Some(Decision {
        choice: Choice::Place(point),
        win_rate: if is_best { search.win_rate() } else { chosen.win_rate },
        visits: search.visits(),
        principal_variation: if is_best { search.principal_variation() } else { vec![point] },
        candidates,
    })
}

/// The legal points of the side to move that are near enough to a stone, or all if none is.
fn points_in_sight(position: &Position, sight: Option<u8>) -> Option<PointSet> {
    let legal = position.legal(position.turn()?);
    let Some(sight) = sight.map(usize::from) else { return Some(legal.clone()) };
    let stones = Color::BOTH.map(|color| position.board().stones(color));
    let stones: Vec<Point> = stones.iter().flat_map(PointSet::iter).collect();
    let near = |one: Point, other: Point| {
        one.column().abs_diff(other.column()) <= sight && one.row().abs_diff(other.row()) <= sight
    };
    let seen: PointSet = legal.iter().filter(|&point| stones.iter().any(|&stone| near(point, stone))).collect();
    Some(if seen.is_empty() { legal.clone() } else { seen })
}

/// The best of candidates that all lose: one that isn't lost at the next move if there is one.
fn resisting<'a>(position: &Position, candidates: &'a [Candidate]) -> Option<&'a Candidate> {
    let points: Vec<Point> = candidates.iter().map(|candidate| candidate.point).collect();
    let holding = longest_resistance(position, position.turn()?, &points);
    candidates.iter().find(|candidate| Some(candidate.point) == holding).or(candidates.first())
}

/// A random candidate, the less likely the further its win rate is below the best candidate's,
/// and none that is further below than the slack.
fn with_slack<'a>(candidates: &'a [Candidate], settings: &Settings) -> Option<&'a Candidate> {
    const WHOLE: f64 = (1u64 << 32) as f64;
    let best = candidates.first()?;
    let weight = |candidate: &Candidate| {
        let below = (best.win_rate - candidate.win_rate).max(0.0);
        if below < settings.slack { 1.0 - below / settings.slack } else { 0.0 }
    };
    let total: f64 = candidates.iter().map(weight).sum();
    let mut rest = (Random::new(!settings.seed).bits() >> 32) as f64 / WHOLE * total;
    let drawn = candidates.iter().find(|candidate| {
        rest -= weight(candidate);
        rest < 0.0
    });
    drawn.or(Some(best))
}
