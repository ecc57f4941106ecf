//! What came out of a contest, for programs.

use super::contest::Plan;
use super::player::Reason;
use super::results::{GameLine, Header};
use super::standings::{Standing, standings};
use super::tally::Tally;
use minefield_lab::arena::{Estimate, Sprt, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;

/// All that came out.
#[derive(Serialize)]
pub struct Summary<'a> {
    #[serde(flatten)]
    header: &'a Header,
    matches: Vec<Match<'a>>,
    /// Only of more than two players that are tied together by games.
    ratings: Option<Vec<Standing>>,
}

/// Two players and what came out between them, from the first one's view.
#[derive(Serialize)]
struct Match<'a> {
    first: &'a str,
    second: &'a str,
    won: u32,
    drawn: u32,
    lost: u32,
    /// Pairs of games with 0, 1/2, 1, 1 1/2 and 2 points.
    pairs: [u32; 5],
    /// The mean score a game, 0 to 1.
    score: Option<f64>,
    /// An infinite number is null.
    elo: Option<Elo>,
    sprt: Option<Test>,
    /// How many of the games ended for which reason.
    reasons: BTreeMap<Reason, u32>,
}

#[derive(Serialize)]
struct Elo {
    value: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    log_likelihood_ratio: f64,
    bounds: [f64; 2],
    /// The Elo difference that is accepted.
    accepted: Option<f64>,
}

impl<'a> Summary<'a> {
    /// What came out of these games.
    pub fn new(plan: &'a Plan, header: &'a Header, games: &[GameLine]) -> Summary<'a> {
        let matches = plan.matches().into_iter().map(|players| {
            let [first, second] = players.map(|index| plan.players[index].name.as_str());
            Match::new(first, second, plan.tally(games, players), plan.sprt.as_ref())
        });
        let ratings = if plan.players.len() > 2 { standings(games, &[]).ok() } else { None };
        Summary { header, matches: matches.collect(), ratings }
    }
}

impl<'a> Match<'a> {
    fn new(first: &'a str, second: &'a str, tally: Tally, sprt: Option<&Sprt>) -> Match<'a> {
        let [won, drawn, lost] = tally.games;
        Match {
            first,
            second,
            won,
            drawn,
            lost,
            pairs: tally.pairs.counts(),
            score: tally.pairs.score(),
            elo: tally.pairs.elo().map(Elo::from),
            sprt: sprt.map(|sprt| Test::new(sprt, &tally)),
            reasons: tally.reasons,
        }
    }
}

impl From<Estimate> for Elo {
    fn from(Estimate { value, low, high }: Estimate) -> Elo {
        Elo { value, low, high }
    }
}

impl Test {
    fn new(sprt: &Sprt, tally: &Tally) -> Test {
        let [elo0, elo1] = sprt.hypotheses();
        let accepted = sprt.verdict(&tally.pairs).map(|verdict| match verdict {
            Verdict::Elo0 => elo0,
            Verdict::Elo1 => elo1,
        });
        let log_likelihood_ratio = sprt.log_likelihood_ratio(&tally.pairs);
        Test { elo0, elo1, log_likelihood_ratio, bounds: sprt.bounds(), accepted }
    }
}
