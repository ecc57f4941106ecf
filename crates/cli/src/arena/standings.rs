//! Ratings of all players of some games.

use super::results::GameLine;
use minefield_lab::arena::{Anchor, BadRatings, Encounter, Rating, ratings};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Draws that are added to the games of each two players; see [`ratings`].
const PRIOR: f64 = 1.0;
/// Who is rated 0 if nobody is said to have any other rating.
const USUAL_ANCHOR: &str = "random";

/// A player in a table of ratings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub player: String,
    /// In Elo.
    pub elo: f64,
    /// Half the width of the 95 % confidence interval in Elo; 0 for an anchor.
    pub error: f64,
    /// Whether the rating was given.
    pub anchor: bool,
    /// Games played.
    pub games: u32,
    /// Its mean score, 0 to 1.
    pub score: f64,
}

/// The players of some games, the strongest first. Without anchors `random` is rated 0, or else the first player.
///
/// # Errors
/// A sentence that says what ties the players not together, or which anchor hasn't played.
pub fn standings(games: &[GameLine], anchors: &[(String, f64)]) -> Result<Vec<Standing>, String> {
    let names = names(games);
    let place = |name: &str| names.iter().position(|other| *other == name);
    let mut pinned = Vec::new();
    for (name, elo) in anchors {
        let player = place(name).ok_or_else(|| format!("the anchor {name} has not played"))?;
        pinned.push(Anchor { player, elo: *elo });
    }
    if pinned.is_empty() && !names.is_empty() {
        pinned.push(Anchor { player: place(USUAL_ANCHOR).unwrap_or(0), elo: 0.0 });
    }
    let encounters = encounters(games, &names);
    let ratings = ratings(names.len(), &encounters, &pinned, PRIOR).map_err(|fault| match fault {
        BadRatings::Unconnected(player) => format!("no chain of games leads from {} to an anchor", names[player]),
        other => other.to_string(),
    })?;
    let row = |(player, rating)| standing(player, rating, &names, &encounters, &pinned);
    let mut rows: Vec<Standing> = ratings.into_iter().enumerate().map(row).collect();
    rows.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    Ok(rows)
}

/// All players, in the order in which they first played.
fn names(games: &[GameLine]) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for name in games.iter().flat_map(|game| [&game.black, &game.white]) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names
}

fn encounters(games: &[GameLine], names: &[&str]) -> Vec<Encounter> {
    let mut points: BTreeMap<[usize; 2], [f64; 2]> = BTreeMap::new();
    for game in games {
        let place = |name: &str| names.iter().position(|other| *other == name).unwrap_or_default();
        let (black, white) = (place(&game.black), place(&game.white));
        let score = game.black_score();
        let (players, [one, other]) = if black < white {
            ([black, white], [score, score.other()])
        } else {
            ([white, black], [score.other(), score])
        };
        let sum = points.entry(players).or_default();
        sum[0] += one.points();
        sum[1] += other.points();
    }
    points.into_iter().map(|(players, points)| Encounter { players, points }).collect()
}

fn standing(player: usize, rating: Rating, names: &[&str], encounters: &[Encounter], anchors: &[Anchor]) -> Standing {
    let (mut won, mut games) = (0.0, 0.0);
    for encounter in encounters {
        for (_, points) in encounter.players.iter().zip(encounter.points).filter(|(other, _)| **other == player) {
            won += points;
            games += encounter.points.iter().sum::<f64>();
        }
    }
    Standing {
        player: names[player].to_owned(),
        elo: rating.elo,
        error: rating.error,
        anchor: anchors.iter().any(|anchor| anchor.player == player),
        games: games as u32,
        score: won / f64::max(games, 1.0),
    }
}

/// A table for people.
pub fn table(standings: &[Standing]) -> String {
    let longest = standings.iter().map(|row| row.player.chars().count()).max().unwrap_or_default();
    let width = longest.max("player".len());
    let mut text = format!("{:<width$}     Elo    ±95 %   games   score\n", "player");
    for row in standings {
        let [elo, error, score] = cells(row);
        let _ = writeln!(text, "{:<width$} {elo:>7} {error:>8} {:>7} {score:>7}", row.player, row.games);
    }
    text
}

/// The same in Markdown.
pub fn markdown(standings: &[Standing]) -> String {
    let mut text = "| player | Elo | ±95 % | games | score |\n|---|---:|---:|---:|---:|\n".to_owned();
    for row in standings {
        let [elo, error, score] = cells(row);
        let _ = writeln!(text, "| {} | {elo} | {error} | {} | {score} |", row.player.replace('|', "\\|"), row.games);
    }
    text
}

fn cells(row: &Standing) -> [String; 3] {
    let error = if row.anchor { "anchor".to_owned() } else { format!("{:.0}", row.error) };
    // Adding 0 turns -0 into 0.
    [format!("{:.0}", row.elo.round() + 0.0), error, format!("{:.1} %", row.score * 100.0)]
}
