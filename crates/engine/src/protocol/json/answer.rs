//! The lines that are answered.

use super::fields::Fault;
use crate::protocol::board::skipped;
use crate::protocol::ranking::ranking;
use crate::thought::Thought;
use minefield_rules::{Color, Game, Outcome, Point};
use serde::Serialize;

/// What an analysis has found, so far or in the end.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Findings<'a> {
    id: &'a str,
    is_during_search: bool,
    move_infos: Vec<MoveInfo>,
    root_info: RootInfo,
    turn_number: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveInfo {
    lcb: f64,
    #[serde(rename = "move")]
    point: Name<Point>,
    order: usize,
    prior: f64,
    proven: bool,
    pv: Vec<Name<Point>>,
    visits: u32,
    winrate: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RootInfo {
    current_player: Option<char>,
    proven: bool,
    skipped: Option<char>,
    visits: u32,
    winner: Option<char>,
    winrate: Option<f64>,
}

/// Written as its name.
struct Name<T>(T);

impl<T: std::fmt::Display> Serialize for Name<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The numbers are told to a millionth.
fn rounded(fraction: f64) -> f64 {
    (fraction * 1e6).round() / 1e6
}

impl<'a> Findings<'a> {
    /// What is known about `game`, which stands after so many moves; without a thought, it is over.
    pub(super) fn new(id: &'a str, game: &Game, thought: Option<&Thought>, is_during_search: bool) -> Findings<'a> {
        let root_info = RootInfo {
            current_player: game.turn().map(Color::letter),
            proven: thought.is_none_or(Thought::is_proven),
            skipped: skipped(game).map(Color::letter),
            visits: thought.map_or(0, Thought::visits),
            winner: game.outcome().and_then(Outcome::winner).map(Color::letter),
            winrate: thought.map(|thought| rounded(thought.win_rate())),
        };
        let move_infos = thought.map(move_infos).unwrap_or_default();
        Findings { id, is_during_search, move_infos, root_info, turn_number: game.plies().len() }
    }
}

fn move_infos(thought: &Thought) -> Vec<MoveInfo> {
    let ranking = ranking(thought, 1, usize::MAX);
    let info = |(order, ranked): (usize, crate::protocol::ranking::Ranked)| MoveInfo {
        lcb: rounded(ranked.lcb),
        point: Name(ranked.candidate.point),
        order,
        prior: rounded(ranked.candidate.prior),
        proven: ranked.candidate.proven,
        pv: ranked.line.into_iter().map(Name).collect(),
        visits: ranked.candidate.visits,
        winrate: rounded(ranked.candidate.win_rate),
    };
    ranking.into_iter().enumerate().map(info).collect()
}

/// A position that was given up before anything was found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct NoResults<'a> {
    id: &'a str,
    is_during_search: bool,
    no_results: bool,
    turn_number: usize,
}

impl<'a> NoResults<'a> {
    pub(super) const fn new(id: &'a str, turn_number: usize) -> NoResults<'a> {
        NoResults { id, is_during_search: false, no_results: true, turn_number }
    }
}

/// Why a query, or one position of it, is not analysed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Refused<'a> {
    error: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn_number: Option<usize>,
}

impl<'a> Refused<'a> {
    pub(super) fn new(id: Option<&'a str>, fault: &'a Fault, turn_number: Option<usize>) -> Refused<'a> {
        Refused { error: &fault.error, field: fault.field, id, turn_number }
    }
}

/// Something in a query that plays no part.
#[derive(Serialize)]
pub(super) struct Warning<'a> {
    pub(super) field: String,
    pub(super) id: &'a str,
    pub(super) warning: &'static str,
}

/// Appends a line.
pub(super) fn write(line: &impl Serialize, out: &mut String) {
    // Structs and maps with text as keys can always be written; if not, the reader learns it.
    *out += &serde_json::to_string(line).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"));
    out.push('\n');
}
