//! What a rule set is compiled to: for the eight points around an empty point, may a stone be
//! placed there?
//!
//! A figure that lies within one step of the new stone is answered by one look-up in a table of
//! all surroundings ([`Tables::near`]). A larger figure leaves, for surroundings that match its
//! inner part, a short list of conditions on points further away.

use crate::color::Color;
use crate::figure::{Edges, Figure, Mark};
use crate::point::Point;
use std::collections::{BTreeSet, HashMap};

/// What a cell holds, one bit each, so that a condition is a mask.
pub(crate) mod cell {
    pub(crate) const EMPTY: u8 = 1;
    pub(crate) const BLACK: u8 = 2;
    pub(crate) const WHITE: u8 = 4;
    /// Outside the board and owned by nobody.
    pub(crate) const OFF: u8 = 8;
    /// Just outside an edge of Black.
    pub(crate) const EDGE_BLACK: u8 = 16;
    /// Just outside an edge of White.
    pub(crate) const EDGE_WHITE: u8 = 32;
}

/// The eight neighbours as (columns, rows): first the orthogonal four, then the diagonal four,
/// each group clockwise. Neighbour k has bits 2k and 2k+1 of a near code: 0 empty, 1 Black,
/// 2 White, 3 off the board.
pub(crate) const NEIGHBOURS: [(i32, i32); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The index differences of [`NEIGHBOURS`].
pub(crate) const STEPS: [i16; 8] = {
    let mut steps = [0; 8];
    let mut k = 0;
    while k < 8 {
        steps[k] = Point::offset(NEIGHBOURS[k].0, NEIGHBOURS[k].1);
        k += 1;
    }
    steps
};

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
    conditions: Vec<Condition>,
}

/// The cell `offset` away holds one of `mask`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Condition {
    column: i32,
    row: i32,
    mask: u8,
}

impl Condition {
    fn offset(&self) -> i16 {
        Point::offset(self.column, self.row)
    }

    fn neighbour(&self) -> Option<usize> {
        NEIGHBOURS.iter().position(|&step| step == (self.column, self.row))
    }
}

/// A step of a far list: if the cell fits go on to the next step, and if this was the last of its
/// trigger the placement is forbidden; else jump `skip` steps ahead, to the next trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FarStep {
    offset: i16,
    mask: u8,
    skip: u8,
}

/// By near code.
type NearTable = Box<[u16; 1 << 16]>;
/// By number and colour; list 0 is empty.
type FarLists = Vec<[Box<[FarStep]>; 2]>;

/// The compiled figures of a rule set.
pub(crate) struct Tables {
    /// By near code: bits 15 and 14 say that Black and White may not place; the rest, if not 0,
    /// is a far list.
    near: NearTable,
    far: FarLists,
    pub(crate) shapes: Vec<Shape>,
    /// By colour of the new stone.
    triggers: [Vec<Trigger>; 2],
    /// From a new stone to the points whose legality it may change.
    pub(crate) affected: Vec<i16>,
}

const FORBIDDEN: [u16; 2] = [1 << 15, 1 << 14];
const FAR_LIST: u16 = (1 << 14) - 1;
/// Far lists are kept per near code if their triggers number less than this in all.
const MAX_LISTED: usize = 1 << 18;

impl Tables {
    pub(crate) fn compile(figures: &[Figure]) -> Tables {
        let shapes: Vec<Shape> = figures.iter().enumerate().flat_map(|(k, figure)| shapes_of(k, figure)).collect();
        let edges = |shape: &Shape| figures[shape.figure].edges();
        let triggers = Color::BOTH.map(|color| {
            let triggers = shapes.iter().enumerate().flat_map(|(k, shape)| triggers_of(k, shape, edges(shape), color));
            triggers.collect::<Vec<_>>()
        });
        let affected: BTreeSet<i16> = triggers
            .iter()
            .flatten()
            .flat_map(|trigger| trigger.conditions.iter().map(|condition| -condition.offset()))
            .collect();
        let (near, far) = NearBuilder::build(&triggers);
        Tables { near, far, shapes, triggers, affected: affected.into_iter().collect() }
    }

    /// Whether a stone of `color` on the empty `point` completes no figure.
    #[inline]
    pub(crate) fn allows(&self, near: u16, cells: &[u8], point: Point, color: Color) -> bool {
        let entry = self.near[usize::from(near)];
        if entry & FORBIDDEN[color.index()] != 0 {
            return false;
        }
        entry & FAR_LIST == 0 || self.far_allows(entry & FAR_LIST, cells, point, color)
    }

    #[inline]
    fn far_allows(&self, list: u16, cells: &[u8], point: Point, color: Color) -> bool {
        let steps = &self.far[usize::from(list)][color.index()];
        let mut k = 0;
        while let Some(step) = steps.get(k) {
            if cells[point.step(step.offset).index()] & step.mask == 0 {
                k += usize::from(step.skip);
            } else if step.skip == 1 {
                return false;
            } else {
                k += 1;
            }
        }
        true
    }

    /// Every trigger that a stone of `color` on the empty `point` pulls.
    pub(crate) fn pulled(&self, cells: &[u8], point: Point, color: Color) -> impl Iterator<Item = &Trigger> {
        let fits = move |c: &Condition| cells[point.step(c.offset()).index()] & c.mask != 0;
        self.triggers[color.index()].iter().filter(move |trigger| trigger.conditions.iter().all(fits))
    }
}

/// All rotations, reflections and colour reversals of a figure, each once.
fn shapes_of(index: usize, figure: &Figure) -> Vec<Shape> {
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

fn triggers_of(index: usize, shape: &Shape, edges: Edges, color: Color) -> Vec<Trigger> {
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
            conditions.sort_by_key(|condition| condition.mask == cell::EMPTY);
            Trigger { shape: index, stone, conditions }
        })
        .collect()
}

fn mask_of(mark: Mark, edges: Edges) -> u8 {
    match (mark, edges) {
        (Mark::X, Edges::Nothing) => cell::BLACK,
        (Mark::X, Edges::Stones) => cell::BLACK | cell::EDGE_BLACK,
        (Mark::O, Edges::Nothing) => cell::WHITE,
        (Mark::O, Edges::Stones) => cell::WHITE | cell::EDGE_WHITE,
        (Mark::Empty, _) => cell::EMPTY,
        (Mark::Any, _) => u8::MAX,
    }
}

/// What neighbour `k` holds in a near code.
fn cell_of(code: u16, k: usize) -> u8 {
    let off = |column, row| {
        let at = NEIGHBOURS.iter().position(|&step| step == (column, row));
        at.is_some_and(|at| code >> (2 * at) & 3 == 3)
    };
    match code >> (2 * k) & 3 {
        0 => cell::EMPTY,
        1 => cell::BLACK,
        2 => cell::WHITE,
        _ => match NEIGHBOURS[k] {
            (0, _) => cell::EDGE_BLACK,
            (_, 0) => cell::EDGE_WHITE,
            (column, row) => match (off(column, 0), off(0, row)) {
                (true, false) => cell::EDGE_WHITE,
                (false, true) => cell::EDGE_BLACK,
                _ => cell::OFF,
            },
        },
    }
}

/// Fills the near table, a far list per near code that needs one.
struct NearBuilder {
    near: NearTable,
    /// Per near code, the far triggers (colour, number) whose inner part it fits.
    listed: HashMap<u16, Vec<(Color, usize)>>,
    total: usize,
}

impl NearBuilder {
    fn build(triggers: &[Vec<Trigger>; 2]) -> (NearTable, FarLists) {
        let near = vec![0; 1 << 16].into_boxed_slice().try_into().expect("65536 entries");
        let mut builder = NearBuilder { near, listed: HashMap::new(), total: 0 };
        for color in Color::BOTH {
            for (number, trigger) in triggers[color.index()].iter().enumerate() {
                builder.add(color, number, trigger);
            }
        }
        builder.finish(triggers)
    }

    fn add(&mut self, color: Color, number: usize, trigger: &Trigger) {
        let inner: Vec<(usize, u8)> =
            trigger.conditions.iter().filter_map(|c| c.neighbour().map(|k| (k, c.mask))).collect();
        let is_far = inner.len() < trigger.conditions.len();
        if is_far && self.total >= MAX_LISTED {
            return;
        }
        let mut mask = [u8::MAX; 8];
        inner.iter().for_each(|&(k, needs)| mask[k] = needs);
        for code in codes(&mask) {
            if !inner.iter().all(|&(k, needs)| cell_of(code, k) & needs != 0) {
                continue;
            }
            if is_far {
                self.total += 1;
                self.listed.entry(code).or_default().push((color, number));
            } else {
                self.near[usize::from(code)] |= FORBIDDEN[color.index()];
            }
        }
    }

    fn finish(mut self, triggers: &[Vec<Trigger>; 2]) -> (NearTable, FarLists) {
        if self.total >= MAX_LISTED {
            return self.one_list(triggers);
        }
        let mut far = vec![Default::default()];
        let mut numbers: HashMap<Vec<(Color, usize)>, u16> = HashMap::new();
        let mut codes: Vec<u16> = self.listed.keys().copied().collect();
        codes.sort_unstable();
        for code in codes {
            let list = &self.listed[&code];
            let next = far.len();
            let number = *numbers.entry(list.clone()).or_insert(next.min(usize::from(FAR_LIST)) as u16);
            if usize::from(number) == next {
                far.push(Color::BOTH.map(|color| steps(triggers, list, color, true)));
            }
            self.near[usize::from(code)] |= number;
        }
        if far.len() < usize::from(FAR_LIST) { (self.near, far) } else { self.one_list(triggers) }
    }

    /// The way out for rule sets with very many far triggers: one list, all conditions in it.
    fn one_list(mut self, triggers: &[Vec<Trigger>; 2]) -> (NearTable, FarLists) {
        let is_far = |trigger: &Trigger| trigger.conditions.iter().any(|c| c.neighbour().is_none());
        let list: Vec<(Color, usize)> = Color::BOTH
            .into_iter()
            .flat_map(|color| (0..triggers[color.index()].len()).map(move |number| (color, number)))
            .filter(|&(color, number)| is_far(&triggers[color.index()][number]))
            .collect();
        self.near.iter_mut().for_each(|entry| *entry = *entry & !FAR_LIST | 1);
        let all = Color::BOTH.map(|color| steps(triggers, &list, color, false));
        (self.near, vec![Default::default(), all])
    }
}

/// The near codes whose neighbours `k` each can hold something of `mask[k]`.
fn codes(mask: &[u8; 8]) -> Vec<u16> {
    let off = cell::OFF | cell::EDGE_BLACK | cell::EDGE_WHITE;
    let values = [(0, cell::EMPTY), (1, cell::BLACK), (2, cell::WHITE), (3, off)];
    let mut codes = vec![0];
    for (k, mask) in mask.iter().enumerate() {
        let fitting = values.iter().filter(|(_, holds)| holds & mask != 0);
        codes = fitting.flat_map(|(value, _)| codes.iter().map(move |code| code | value << (2 * k))).collect();
    }
    codes
}

fn steps(triggers: &[Vec<Trigger>; 2], list: &[(Color, usize)], color: Color, outer_only: bool) -> Box<[FarStep]> {
    let of_color = list.iter().filter(|&&(other, _)| other == color);
    let mut steps = Vec::new();
    for &(_, number) in of_color {
        let conditions = triggers[color.index()][number].conditions.iter();
        let kept: Vec<&Condition> = conditions.filter(|c| !outer_only || c.neighbour().is_none()).collect();
        let skips = (1..=kept.len() as u8).rev();
        steps.extend(kept.iter().zip(skips).map(|(c, skip)| FarStep { offset: c.offset(), mask: c.mask, skip }));
    }
    steps.into_boxed_slice()
}
