//! What came out of a contest, for people.

use super::contest::Plan;
use super::results::GameLine;
use super::tally::Tally;
use minefield_lab::arena::{Estimate, Verdict};
use std::fmt::Write;

/// The state of a contest in a few words; of more than two players only how far they are.
pub fn brief(plan: &Plan, games: &[GameLine]) -> String {
    if plan.players.len() != 2 {
        return String::new();
    }
    let tally = plan.tally(games, [0, 1]);
    let Some(elo) = tally.pairs.elo() else { return String::new() };
    let mut text = format!("{} pairs, {}, Elo {}", tally.pairs.pairs(), points(&tally), with_error(&elo));
    if let Some(sprt) = &plan.sprt {
        let [low, high] = sprt.bounds();
        let ratio = sprt.log_likelihood_ratio(&tally.pairs);
        let _ = write!(text, ", LLR {ratio:.2} ({low:.2}, {high:.2})");
    }
    text
}

/// The report of a finished contest.
pub fn full(plan: &Plan, games: &[GameLine]) -> String {
    let mut text = String::new();
    for players in plan.matches() {
        let [first, second] = players.map(|index| plan.players[index].name.as_str());
        let tally = plan.tally(games, players);
        let _ = writeln!(text, "{first} against {second}");
        for line in lines(plan, &tally) {
            let _ = writeln!(text, "  {line}");
        }
    }
    text
}

fn lines(plan: &Plan, tally: &Tally) -> Vec<String> {
    let (Some(elo), Some(score)) = (tally.pairs.elo(), tally.pairs.score()) else {
        return vec!["no pair of games is finished".to_owned()];
    };
    let [won, drawn, lost] = tally.games;
    let [low, high] = [elo.low, elo.high].map(signed);
    let counts = tally.pairs.counts();
    let mut lines = vec![
        format!(
            "score  {} of {} games ({:.1} %): {won} won, {drawn} drawn, {lost} lost",
            points(tally),
            won + drawn + lost,
            score * 100.0
        ),
        format!(
            "pairs  {}: {} lost 0-2, {} 1/2-1 1/2, {} split, {} 1 1/2-1/2, {} won 2-0",
            tally.pairs.pairs(),
            counts[0],
            counts[1],
            counts[2],
            counts[3],
            counts[4]
        ),
        format!("Elo    {}, 95 % between {low} and {high}", signed(elo.value)),
    ];
    if let Some(sprt) = &plan.sprt {
        let [elo0, elo1] = sprt.hypotheses();
        let [low, high] = sprt.bounds();
        let verdict = match sprt.verdict(&tally.pairs) {
            Some(Verdict::Elo0) => format!("{elo0} is accepted"),
            Some(Verdict::Elo1) => format!("{elo1} is accepted"),
            None => "not decided".to_owned(),
        };
        let ratio = sprt.log_likelihood_ratio(&tally.pairs);
        lines.push(format!("SPRT   Elo {elo0} or {elo1}: LLR {ratio:.2}, bounds {low:.2} and {high:.2}: {verdict}"));
    }
    lines
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
