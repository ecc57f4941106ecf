//! The slow clear twin of the fast tables: pictures laid on the board one place after another.
//!
//! Nothing here is compiled or remembered. Tests and benches compare it with the tables.

use crate::board::{Spot, Violation};
use crate::color::Color;
use crate::figure::{Edges, Figure, Mark};
use crate::point::{Point, Size};
use crate::point_set::PointSet;
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use std::collections::HashSet;

/// The points where `color` may place without completing a figure.
#[must_use]
pub fn legal_points(setup: &Setup, rules: &Ruleset, color: Color) -> PointSet {
    let empty = setup.size().points().filter(|&point| setup.stone(point).is_none());
    empty.filter(|&point| allows(setup, rules, point, color)).collect()
}

/// Whether a stone of `color` on the empty `point` completes no figure: the stone is placed and
/// every picture is laid on the board in every place.
#[must_use]
pub fn allows(setup: &Setup, rules: &Ruleset, point: Point, color: Color) -> bool {
    let mut after = setup.clone();
    after.put(point, Some(color));
    let holds_point = |spots: &[Spot]| spots.iter().any(|spot| spot.point(setup.size()) == Some(point));
    !rules.figures().iter().any(|figure| {
        let mut found = false;
        each_match(&after, figure, |spots| found |= holds_point(spots));
        found
    })
}

/// Every figure on the board, each once.
#[must_use]
pub fn figures(setup: &Setup, rules: &Ruleset) -> Vec<Violation> {
    let mut found = Vec::new();
    for (number, figure) in rules.figures().iter().enumerate() {
        let mut seen = HashSet::new();
        each_match(setup, figure, |spots| {
            let mut spots = spots.to_vec();
            spots.sort_by_key(|spot| (spot.row, spot.column));
            if seen.insert(spots.clone()) {
                found.push(Violation { size: setup.size(), figure: number, kind: figure.name().to_owned(), spots });
            }
        });
    }
    found
}

/// Calls `visit` with the spots of every place where the figure lies, in any of its 16 ways.
fn each_match(setup: &Setup, figure: &Figure, mut visit: impl FnMut(&[Spot])) {
    for picture in pictures(figure) {
        let side = setup.size().get() as i32;
        for row in -4..side + 4 {
            for column in -4..side + 4 {
                if let Some(spots) = lay(setup, figure.edges(), &picture, column, row) {
                    visit(&spots);
                }
            }
        }
    }
}

type Picture = Vec<Vec<Mark>>;

/// The 16 pictures of a figure: four quarter turns, mirrored or not, colours reversed or not.
fn pictures(figure: &Figure) -> Vec<Picture> {
    let mut pictures = Vec::new();
    let mut picture = figure.rows().to_vec();
    for _ in 0..4 {
        picture = quarter_turn(&picture);
        let mirrored: Picture = picture.iter().map(|row| row.iter().rev().copied().collect()).collect();
        for one in [&picture, &mirrored] {
            pictures.push(one.clone());
            pictures.push(one.iter().map(|row| row.iter().map(|mark| mark.reversed()).collect()).collect());
        }
    }
    pictures
}

fn quarter_turn(picture: &Picture) -> Picture {
    let width = picture[0].len();
    (0..width).map(|k| picture.iter().rev().map(|row| row[k]).collect()).collect()
}

/// The figure's spots if the picture lies on the board with its upper left place at (column, row).
fn lay(setup: &Setup, edges: Edges, picture: &Picture, column: i32, row: i32) -> Option<Vec<Spot>> {
    let mut spots = Vec::new();
    let mut on_board = false;
    for (down, marks) in (0..).zip(picture) {
        for (right, &mark) in (0..).zip(marks) {
            let spot = Spot { column: column + right, row: row - down, mark };
            if mark == Mark::Any {
                continue;
            }
            if !holds(setup, edges, spot) {
                return None;
            }
            on_board |= mark != Mark::Empty && spot.point(setup.size()).is_some();
            spots.push(spot);
        }
    }
    on_board.then_some(spots)
}

fn holds(setup: &Setup, edges: Edges, spot: Spot) -> bool {
    match (spot.point(setup.size()), spot.mark, edges) {
        (_, Mark::Any, _) => true,
        (Some(point), _, _) => setup.stone(point) == spot.color(),
        (None, Mark::X | Mark::O, Edges::Stones) => spot.color() == edge_owner(setup.size(), spot),
        (None, _, _) => false,
    }
}

/// Who owns the edge that a place just outside the board belongs to.
fn edge_owner(size: Size, spot: Spot) -> Option<Color> {
    let side = size.get() as i32;
    let within = |k: i32| (0..side).contains(&k);
    let just_outside = |k: i32| k == -1 || k == side;
    if within(spot.column) && just_outside(spot.row) {
        Some(Color::Black)
    } else if within(spot.row) && just_outside(spot.column) {
        Some(Color::White)
    } else {
        None
    }
}
