//! What came out of a contest, for people.

use super::contest::Plan;
use super::player::Reason;
use super::results::GameLine;
use super::standings::{self, standings};
use super::tally::Tally;
use crate::words::count;
use minefield_lab::arena::{Estimate, Sprt, Verdict};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The state of a contest of two in a few words; of more players nothing.
pub fn brief(plan: &Plan, games: &[GameLine]) -> String {
    if plan.players.len() != 2 {
        return String::new();
    }
    let tally = plan.tally(games, [0, 1]);
    let Some(elo) = tally.pairs.elo() else { return String::new() };
    let played: u32 = tally.games.iter().sum();
    let pairs = count(tally.pairs.pairs() as usize, "pair");
    let mut text = format!("{pairs}, {} of {played}, Elo {}", points(&tally), with_error(&elo));
    if let Some(sprt) = &plan.sprt {
        let [low, high] = sprt.bounds();
        let _ = write!(text, ", LLR {:.2} ({low:.2}, {high:.2})", sprt.log_likelihood_ratio(&tally.pairs));
    }
    text
}

/// The report of a contest.
pub fn full(plan: &Plan, games: &[GameLine]) -> String {
    let mut text = String::new();
    for players in plan.matches() {
        let names = players.map(|index| plan.players[index].name.as_str());
        let _ = writeln!(text, "{} against {}", names[0], names[1]);
        for line in lines(plan, names, &plan.tally(games, players)) {
            let _ = writeln!(text, "  {line}");
        }
    }
    if plan.players.len() > 2
        && let Ok(rows) = standings(games, &[])
    {
        let _ = write!(text, "\n{}", standings::table(&rows));
    }
    text
}

fn lines(plan: &Plan, names: [&str; 2], tally: &Tally) -> Vec<String> {
    let (Some(elo), Some(score)) = (tally.pairs.elo(), tally.pairs.score()) else {
        return vec!["no pair of games is finished".to_owned()];
    };
    let [won, drawn, lost] = tally.games;
    let [low, high] = [elo.low, elo.high].map(signed);
    let [zero, half, one, more, two] = tally.pairs.counts();
    let played = count((won + drawn + lost) as usize, "game");
    let [first, second] = tally.ms.map(|ms| ms as f64 / 1000.0);
    let mut lines = vec![
        format!("score  {} of {played}, {:.1} %: {won} won, {drawn} drawn, {lost} lost", points(tally), score * 100.0),
        format!("pairs  {zero} with 0 points, {half} with 1/2, {one} with 1, {more} with 1 1/2, {two} with 2"),
        format!("Elo    {}, 95 % between {low} and {high}", signed(elo.value)),
        format!("ends   {}", reasons(&tally.reasons)),
        format!("time   {first:.1} s and {second:.1} s"),
    ];
    for (name, faults) in names.iter().zip(&tally.faults).filter(|(_, faults)| !faults.is_empty()) {
        lines.push(format!("lost without the board by {name}: {}", reasons(faults)));
    }
    lines.extend(plan.sprt.as_ref().map(|sprt| sprt_line(sprt, tally)));
    lines
}

fn sprt_line(sprt: &Sprt, tally: &Tally) -> String {
    let [elo0, elo1] = sprt.hypotheses();
    let [low, high] = sprt.bounds();
    let verdict = match sprt.verdict(&tally.pairs) {
        Some(Verdict::Elo0) => format!("{elo0} is accepted"),
        Some(Verdict::Elo1) => format!("{elo1} is accepted"),
        None => "not decided".to_owned(),
    };
    let after = tally.decided_by.map_or(String::new(), |pair| format!(" by pair {pair}"));
    let ratio = sprt.log_likelihood_ratio(&tally.pairs);
    format!("SPRT   Elo {elo0} or {elo1}: LLR {ratio:.2}, bounds {low:.2} and {high:.2}: {verdict}{after}")
}

/// `12 span, 3 connected`.
fn reasons(counts: &BTreeMap<Reason, u32>) -> String {
    counts.iter().map(|(reason, count)| format!("{count} {reason}")).collect::<Vec<_>>().join(", ")
}

/// The first player's points: `12 1/2`.
fn points(tally: &Tally) -> String {
    let [won, drawn, _] = tally.games;
    let half = if drawn % 2 == 1 { " 1/2" } else { "" };
    format!("{}{half}", won + drawn / 2)
}

fn with_error(elo: &Estimate) -> String {
    let error = elo.error();
    if error.is_finite() { format!("{:+.0} ±{error:.0}", elo.value) } else { signed(elo.value) }
}

fn signed(elo: f64) -> String {
    if elo.is_finite() {
        format!("{elo:+.1}")
    } else if elo > 0.0 {
        "+infinite".to_owned()
    } else {
        "-infinite".to_owned()
    }
}
