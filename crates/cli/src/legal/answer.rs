//! The answer to a line.

use super::request::Fault;
use minefield_rules::{Color, Game, Illegal, IllegalMove, Point, PointSet, Position, Status, Violation};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Where a game stands.
#[derive(serde::Serialize)]
pub struct Answer {
    status: &'static str,
    turn: Option<Named>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<Named>,
    skipped: Vec<usize>,
    decided: Option<Named>,
    black: Vec<Named<Point>>,
    white: Vec<Named<Point>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Why>,
}

/// What was wrong with a line.
#[derive(serde::Serialize)]
pub struct FaultAnswer {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    figures: Vec<FigureAnswer>,
}

/// A figure in the way.
#[derive(serde::Serialize)]
struct FigureAnswer {
    kind: String,
    points: Vec<Named<Point>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    edges: Vec<Named>,
}

/// The figures behind each forbidden point, for both colours.
#[derive(serde::Serialize)]
struct Why {
    black: ByPoint,
    white: ByPoint,
}

/// A JSON object with points as keys, in board order.
struct ByPoint(Vec<(Point, Vec<FigureAnswer>)>);

/// Written as its name.
struct Named<T = Color>(T);

impl<T: std::fmt::Display> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl Serialize for ByPoint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (point, figures) in &self.0 {
            map.serialize_entry(&point.to_string(), figures)?;
        }
        map.end()
    }
}

/// Says where `game` stands, with the figures behind each forbidden point if `why`.
pub fn of(game: &Game, why: bool) -> Answer {
    let position = game.position();
    let (status, winner) = match position.status() {
        Status::Turn(_) => ("turn", None),
        Status::Won(color) => ("won", Some(Named(color))),
        Status::Stalled => ("stalled", None),
    };
    let skips = (1..).zip(game.plies()).filter(|(_, ply)| ply.skipped.is_some());
    Answer {
        status,
        turn: position.turn().map(Named),
        winner,
        skipped: skips.map(|(played, _)| played).collect(),
        decided: position.decided().map(Named),
        black: points(position.legal(Color::Black)),
        white: points(position.legal(Color::White)),
        why: why.then(|| Why { black: forbidden(position, Color::Black), white: forbidden(position, Color::White) }),
    }
}

/// Says what is wrong with a line.
pub fn of_fault(fault: &Fault) -> FaultAnswer {
    let error = fault.to_string();
    match fault {
        Fault::Illegal { ply, action, reason } => {
            let figures = match reason {
                IllegalMove::Placement(Illegal::Forbidden(_, _, violations)) => figures(violations),
                _ => Vec::new(),
            };
            FaultAnswer { error, ply: Some(*ply), action: Some(action.to_string()), figures }
        }
        Fault::Move { ply, .. } => FaultAnswer { error, ply: Some(*ply), action: None, figures: Vec::new() },
        _ => FaultAnswer { error, ply: None, action: None, figures: Vec::new() },
    }
}

fn points(set: &PointSet) -> Vec<Named<Point>> {
    set.iter().map(Named).collect()
}

fn forbidden(position: &Position, color: Color) -> ByPoint {
    let reasons = |point| (point, figures(&position.violations(point, color)));
    ByPoint(position.forbidden(color).iter().map(reasons).collect())
}

fn figures(violations: &[Violation]) -> Vec<FigureAnswer> {
    violations.iter().map(figure).collect()
}

fn figure(violation: &Violation) -> FigureAnswer {
    let points: PointSet = violation.points().collect();
    let outside = |color: &Color| {
        let mut spots = violation.spots.iter();
        spots.any(|spot| spot.point(violation.size).is_none() && spot.color() == Some(*color))
    };
    FigureAnswer {
        kind: violation.kind.clone(),
        points: self::points(&points),
        edges: Color::BOTH.into_iter().filter(outside).map(Named).collect(),
    }
}
