//! A figure in all its ways: the shapes it can take, and how a new stone completes one.

use crate::color::Color;
use crate::figure::{Edges, Figure, Mark};
use crate::near_code::{NEIGHBOURS, cell};
use crate::point::{Point, SPAN};
use std::collections::BTreeSet;

/// A figure turned, mirrored and coloured in one way; places that may hold anything are left out.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The figure's place in the rule set.
    pub(crate) figure: usize,
    pub(crate) places: Vec<Place>,
}

/// One place of a shape, relative to an arbitrary origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Place {
    pub(crate) column: i32,
    pub(crate) row: i32,
    /// X stands for Black and O for White.
    pub(crate) mark: Mark,
}

/// One way for a new stone to complete a shape: its other places seen from the stone.
#[derive(Clone, Debug)]
pub(crate) struct Trigger {
    pub(crate) shape: usize,
    pub(crate) stone: Place,
    pub(crate) conditions: Vec<Condition>,
}

/// The cell some columns and rows away holds one of `mask` (by [`cell::bit`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Condition {
    pub(crate) column: i32,
    pub(crate) row: i32,
    pub(crate) mask: u16,
}

impl Condition {
    pub(crate) fn offset(&self) -> i16 {
        Point::offset(self.column, self.row)
    }

    pub(crate) fn fits(&self, cells: &[u8; SPAN], point: Point) -> bool {
        cell::bit(cells[point.step(self.offset()).index()]) & self.mask != 0
    }

    pub(crate) fn neighbour(&self) -> Option<usize> {
        NEIGHBOURS.iter().position(|&step| step == (self.column, self.row))
    }
}

/// All rotations, reflections and colour reversals of a figure, each once.
pub(crate) fn shapes_of(index: usize, figure: &Figure) -> Vec<Shape> {
    let drawn: Vec<Place> = (0..)
        .zip(figure.rows().iter().rev())
        .flat_map(|(row, marks)| (0..).zip(marks).map(move |(column, &mark)| Place { column, row, mark }))
        .filter(|place| place.mark != Mark::Any)
        .collect();
    let mut seen = BTreeSet::new();
    for way in 0..16 {
        let turned = drawn.iter().map(|&place| turn(place, way));
        seen.insert(at_origin(turned.collect()));
    }
    seen.into_iter().map(|places| Shape { figure: index, places }).collect()
}

/// `way` is 0 to 15: transpose (8), mirror columns (4), mirror rows (2), reverse colours (1).
fn turn(place: Place, way: u8) -> Place {
    let Place { mut column, mut row, mut mark } = place;
    if way & 8 != 0 {
        (column, row) = (row, column);
    }
    if way & 4 != 0 {
        column = -column;
    }
    if way & 2 != 0 {
        row = -row;
    }
    if way & 1 != 0 {
        mark = mark.reversed();
    }
    Place { column, row, mark }
}

fn at_origin(mut places: Vec<Place>) -> Vec<Place> {
    let left = places.iter().map(|place| place.column).min().unwrap_or(0);
    let bottom = places.iter().map(|place| place.row).min().unwrap_or(0);
    for place in &mut places {
        place.column -= left;
        place.row -= bottom;
    }
    places.sort_unstable();
    places
}

pub(crate) fn triggers_of(index: usize, shape: &Shape, edges: Edges, color: Color) -> Vec<Trigger> {
    let mark = match color {
        Color::Black => Mark::X,
        Color::White => Mark::O,
    };
    let stones = shape.places.iter().filter(|place| place.mark == mark);
    stones
        .map(|&stone| {
            let others = shape.places.iter().filter(|&&place| place != stone);
            let mut conditions: Vec<Condition> = others
                .map(|place| Condition {
                    column: place.column - stone.column,
                    row: place.row - stone.row,
                    mask: mask_of(place.mark, edges),
                })
                .collect();
            conditions.sort_by_key(|condition| condition.mask == cell::bit(cell::EMPTY));
            Trigger { shape: index, stone, conditions }
        })
        .collect()
}

fn mask_of(mark: Mark, edges: Edges) -> u16 {
    let edge = |cell| if edges == Edges::Stones { cell::bit(cell) } else { 0 };
    match mark {
        Mark::X => cell::bit(cell::BLACK) | edge(cell::EDGE_BLACK),
        Mark::O => cell::bit(cell::WHITE) | edge(cell::EDGE_WHITE),
        Mark::Empty => cell::bit(cell::EMPTY),
        Mark::Any => u16::MAX,
    }
}
