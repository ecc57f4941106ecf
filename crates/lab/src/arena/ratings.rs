//! Ratings of many players from the results of their games.

use super::elo::expected_score;
use super::inverse::inverse;
use std::f64::consts::LN_10;
use std::fmt;

/// The games that two players played against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Encounter {
    /// The two, as numbers from 0.
    pub players: [usize; 2],
    /// The points each has won, a draw counted as half for both; not negative.
    pub points: [f64; 2],
}

/// A player whose rating is given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchor {
    /// The player, as a number from 0.
    pub player: usize,
    /// Its rating in Elo.
    pub elo: f64,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo, on the scale of the anchors.
    pub elo: f64,
    /// Half the width of its 95 % confidence interval, the anchors taken for exact; 0 for an anchor.
    pub error: f64,
}

/// Why there are no ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRatings {
    /// No chain of games leads from this player to an anchor.
    Unconnected(usize),
    /// A number is not finite, points are negative, or there is no such player.
    Number,
    /// The results are too extreme for the arithmetic.
    Extreme,
}

impl fmt::Display for BadRatings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRatings::Unconnected(player) => write!(f, "no chain of games leads from player {player} to an anchor"),
            BadRatings::Number => f.write_str("a number is out of range"),
            BadRatings::Extreme => f.write_str("the results are too extreme to be rated"),
        }
    }
}

impl std::error::Error for BadRatings {}

/// The change of a win's log-odds with one point of Elo.
const ODDS: f64 = LN_10 / 400.0;
/// Half of a 95 % interval in standard errors.
const WIDTH_95: f64 = 1.959_963_984_540_054;
/// The farthest a rating moves in one step, in Elo.
const STRIDE: f64 = 200.0;
/// Far more steps than it takes.
const MOST_STEPS: u32 = 10_000;

/// The most likely ratings of `players` players under the model of Bradley and Terry ("Rank analysis of incomplete
/// block designs", 1952), in which a player `d` Elo above another scores [`expected_score`]`(d)`.
///
/// `prior` draws are added to each encounter, so that who has won or lost every game gets a finite rating; above 0.
/// The errors come from the curvature of the likelihood; games are taken as independent.
///
/// # Errors
/// [`BadRatings`] if the results tie a player to no anchor, or a number makes no sense.
pub fn ratings(
    players: usize,
    encounters: &[Encounter],
    anchors: &[Anchor],
    prior: f64,
) -> Result<Vec<Rating>, BadRatings> {
    check(players, encounters, anchors, prior)?;
    let mut elo = vec![0.0; players];
    anchors.iter().for_each(|anchor| elo[anchor.player] = anchor.elo);
    let free: Vec<usize> =
        (0..players).filter(|player| anchors.iter().all(|anchor| anchor.player != *player)).collect();
    for _ in 0..MOST_STEPS {
        let slope = Slope::at(&elo, &free, encounters, prior);
        let covariance = inverse(slope.curvature).ok_or(BadRatings::Extreme)?;
        let steps: Vec<f64> = covariance.iter().map(|row| dot(row, &slope.gradient)).collect();
        let longest = steps.iter().fold(0f64, |longest, step| longest.max(step.abs()));
        let scale = (STRIDE / longest).min(1.0);
        free.iter().zip(&steps).for_each(|(&player, step)| elo[player] += step * scale);
        if longest < 1e-9 {
            let mut ratings: Vec<Rating> = elo.iter().map(|&elo| Rating { elo, error: 0.0 }).collect();
            for (place, &player) in free.iter().enumerate() {
                ratings[player].error = WIDTH_95 * covariance[place][place].sqrt();
            }
            return Ok(ratings);
        }
    }
    Err(BadRatings::Extreme)
}

fn check(players: usize, encounters: &[Encounter], anchors: &[Anchor], prior: f64) -> Result<(), BadRatings> {
    let is_count = |number: f64| number.is_finite() && number >= 0.0;
    let is_fine = |encounter: &Encounter| {
        let [one, other] = encounter.players;
        one < players && other < players && one != other && encounter.points.into_iter().all(is_count)
    };
    let is_anchor = |anchor: &Anchor| anchor.player < players && anchor.elo.is_finite();
    let is_prior = prior > 0.0 && prior.is_finite();
    if is_prior && encounters.iter().all(is_fine) && anchors.iter().all(is_anchor) {
        unconnected(players, encounters, anchors).map_or(Ok(()), |player| Err(BadRatings::Unconnected(player)))
    } else {
        Err(BadRatings::Number)
    }
}

/// The first player from whom no chain of games leads to an anchor.
fn unconnected(players: usize, encounters: &[Encounter], anchors: &[Anchor]) -> Option<usize> {
    let mut connected = vec![false; players];
    anchors.iter().for_each(|anchor| connected[anchor.player] = true);
    for _ in 0..players {
        for Encounter { players: [one, other], .. } in encounters {
            let both = connected[*one] || connected[*other];
            (connected[*one], connected[*other]) = (both, both);
        }
    }
    connected.iter().position(|is| !is)
}

/// How the log-likelihood changes with the free ratings.
struct Slope {
    gradient: Vec<f64>,
    /// The second derivatives with their signs turned: positive definite.
    curvature: Vec<Vec<f64>>,
}

impl Slope {
    fn at(elo: &[f64], free: &[usize], encounters: &[Encounter], prior: f64) -> Slope {
        let mut slope = Slope { gradient: vec![0.0; free.len()], curvature: vec![vec![0.0; free.len()]; free.len()] };
        for Encounter { players: [one, other], points } in encounters {
            let [won, lost] = points.map(|points| points + prior / 2.0);
            let expected = expected_score(elo[*one] - elo[*other]);
            let excess = ODDS * (won - (won + lost) * expected);
            let weight = ODDS * ODDS * (won + lost) * expected * (1.0 - expected);
            let places = [one, other].map(|player| free.iter().position(|other| other == player));
            for (place, sign) in places.into_iter().zip([1.0, -1.0]) {
                let Some(place) = place else { continue };
                slope.gradient[place] += sign * excess;
                slope.curvature[place][place] += weight;
            }
            if let [Some(one), Some(other)] = places {
                slope.curvature[one][other] -= weight;
                slope.curvature[other][one] -= weight;
            }
        }
        slope
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
