//! What a rule set is compiled to: for the eight points around an empty point, may a stone be
//! placed there?
//!
//! A figure that lies within one step of the new stone is answered by one look-up in a table of
//! all surroundings ([`Tables::near`]). A larger figure leaves, for surroundings that match its
//! inner part, a short list of conditions on points further away.

use crate::color::Color;
use crate::figure::{Edges, Figure, Mark};
use crate::point::{Point, SPAN};
use std::collections::{BTreeMap, BTreeSet};

/// What a cell holds. The low two bits are its code: 0 empty, 1 Black, 2 White, 3 off the board;
/// for a cell just outside an edge the next two name the owner.
pub(crate) mod cell {
    pub(crate) const EMPTY: u8 = 0;
    pub(crate) const BLACK: u8 = 1;
    pub(crate) const WHITE: u8 = 2;
    /// Outside the board and owned by nobody.
    pub(crate) const OFF: u8 = 3;
    /// Just outside an edge of Black.
    pub(crate) const EDGE_BLACK: u8 = 3 | 4;
    /// Just outside an edge of White.
    pub(crate) const EDGE_WHITE: u8 = 3 | 8;

    /// The bit of a cell in a condition's mask.
    pub(crate) const fn bit(cell: u8) -> u16 {
        1 << (cell & 15)
    }
}

/// The eight neighbours as (columns, rows): first the orthogonal four, then the diagonal four,
/// each group clockwise. Neighbour k has bits 2k and 2k+1 of a near code: 0 empty, 1 Black,
/// 2 White, 3 off the board.
pub(crate) const NEIGHBOURS: [(i32, i32); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The bits of a near code that mean: neighbour k is Black's (shift by one for White's).
pub(crate) const BLACK_BITS: u16 = 0x5555;

/// The neighbour that sees this one as `k`.
pub(crate) const fn opposite(k: usize) -> usize {
    k & 4 | (k + 2) & 3
}

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

/// The cell some columns and rows away holds one of `mask` (by [`cell::bit`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Condition {
    column: i32,
    row: i32,
    mask: u16,
}

impl Condition {
    fn offset(&self) -> i16 {
        Point::offset(self.column, self.row)
    }

    fn fits(&self, cells: &[u8; SPAN], point: Point) -> bool {
        cell::bit(cells[point.step(self.offset()).index()]) & self.mask != 0
    }

    fn neighbour(&self) -> Option<usize> {
        NEIGHBOURS.iter().position(|&step| step == (self.column, self.row))
    }
}

/// By near code: [`FREE`], [`FORBIDDEN`], or the number of a set of probes that must be asked.
type NearTable = Box<[u8; 1 << 16]>;

const FREE: u8 = 0;
const FORBIDDEN: u8 = 1;

/// What a near code leaves open, for a new stone of one colour.
struct Far {
    probes: Vec<Probe>,
    /// By the number in the near table: which probes to ask, one bit each.
    sets: [u32; 256],
}

/// A question about points further away than the neighbours, for all triggers that ask the same
/// of the neighbours. Up to four cells are looked at at once; that nearly always answers it.
struct Probe {
    /// Places in a [`window`].
    places: [u8; 4],
    /// By the codes of those four cells.
    verdicts: [Verdict; 256],
    /// The triggers' conditions on cells further away than the neighbours.
    triggers: Vec<Vec<Condition>>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Allowed = 0,
    /// Not all that matters is among the four cells: ask the triggers.
    Look = 1,
    Forbidden = 2,
}

/// The compiled figures of a rule set.
pub(crate) struct Tables {
    /// By colour of the new stone.
    near: [NearTable; 2],
    /// By colour of the new stone.
    far: [Far; 2],
    pub(crate) shapes: Vec<Shape>,
    /// By colour of the new stone.
    triggers: [Vec<Trigger>; 2],
    /// From a new stone to the points whose legality it may change.
    pub(crate) affected: Vec<i16>,
}

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
        let [(black_near, black_far), (white_near, white_far)] =
            [NearBuilder::build(&triggers[0]), NearBuilder::build(&triggers[1])];
        let (near, far) = ([black_near, white_near], [black_far, white_far]);
        Tables { near, far, shapes, triggers, affected: affected.into_iter().collect() }
    }

    /// Whether a stone of `color` on the empty `point` completes no figure.
    #[inline(always)]
    pub(crate) fn allows(&self, near: u16, cells: &[u8; SPAN], point: Point, color: Color) -> bool {
        match self.near[color.index()][usize::from(near)] {
            FREE => true,
            FORBIDDEN => false,
            set => self.far[color.index()].allows(set, cells, point),
        }
    }

    /// Every trigger that a stone of `color` on the empty `point` pulls.
    pub(crate) fn pulled(&self, cells: &[u8; SPAN], point: Point, color: Color) -> impl Iterator<Item = &Trigger> {
        let pulled = move |trigger: &&Trigger| trigger.conditions.iter().all(|c| c.fits(cells, point));
        self.triggers[color.index()].iter().filter(pulled)
    }
}

impl Far {
    #[inline]
    fn allows(&self, set: u8, cells: &[u8; SPAN], point: Point) -> bool {
        let mut set = self.sets[usize::from(set)];
        while set != 0 {
            if !self.probes[set.trailing_zeros() as usize].allows(cells, point) {
                return false;
            }
            set &= set - 1;
        }
        true
    }
}

impl Probe {
    /// For triggers given by their outer conditions.
    fn new(triggers: Vec<Vec<Condition>>) -> Probe {
        let mut seen: Vec<(i32, i32)> = Vec::new();
        for condition in triggers.iter().flatten() {
            if seen.len() < 4 && !seen.contains(&(condition.column, condition.row)) {
                seen.push((condition.column, condition.row));
            }
        }
        let place = |k: usize| seen.get(k).map_or(0, |&(column, row)| WINDOW_CENTRE + Point::offset(column, row));
        let places = std::array::from_fn(|k| place(k) as u8);
        let verdicts = std::array::from_fn(|codes| {
            let verdicts = triggers.iter().map(|conditions| verdict_of(conditions, &seen, codes));
            verdicts.max().unwrap_or(Verdict::Allowed)
        });
        Probe { places, verdicts, triggers }
    }

    #[inline(always)]
    fn verdict(&self, cells: &[u8; SPAN], point: Point) -> Verdict {
        let window = window(cells, point);
        let code = |k: usize| window[usize::from(self.places[k])] & 3;
        self.verdicts[usize::from(code(0) | code(1) << 2 | code(2) << 4 | code(3) << 6)]
    }

    fn allows(&self, cells: &[u8; SPAN], point: Point) -> bool {
        match self.verdict(cells, point) {
            Verdict::Allowed => true,
            Verdict::Forbidden => false,
            Verdict::Look => !self.triggers.iter().any(|trigger| trigger.iter().all(|c| c.fits(cells, point))),
        }
    }
}

/// The place of the point itself in its window: three rows and three columns from the first cell.
const WINDOW_CENTRE: i16 = Point::offset(3, 3);

/// The cells around a point, from three rows and columns before it.
#[inline]
fn window(cells: &[u8; SPAN], point: Point) -> &[u8; 256] {
    cells[point.step(-WINDOW_CENTRE).index()..].first_chunk().expect("SPAN leaves room after the last point")
}

/// What the codes of the `seen` cells say of one trigger.
fn verdict_of(conditions: &[Condition], seen: &[(i32, i32)], codes: usize) -> Verdict {
    let mut verdict = Verdict::Forbidden;
    for condition in conditions {
        let at = seen.iter().position(|&place| place == (condition.column, condition.row));
        let possible = at.map_or(u16::MAX, |k| bits_of_code(codes >> (2 * k) & 3));
        if possible & condition.mask == 0 {
            return Verdict::Allowed;
        }
        if possible & !condition.mask != 0 {
            verdict = Verdict::Look;
        }
    }
    verdict
}

/// The cells that a code can stand for.
const fn bits_of_code(code: usize) -> u16 {
    match code {
        0 => cell::bit(cell::EMPTY),
        1 => cell::bit(cell::BLACK),
        2 => cell::bit(cell::WHITE),
        _ => cell::bit(cell::OFF) | cell::bit(cell::EDGE_BLACK) | cell::bit(cell::EDGE_WHITE),
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

/// Fills the near table of one colour.
struct NearBuilder {
    near: NearTable,
    /// By inner conditions (those on neighbours): the outer conditions of the triggers with them.
    groups: BTreeMap<Vec<Condition>, Vec<Vec<Condition>>>,
}

impl NearBuilder {
    fn build(triggers: &[Trigger]) -> (NearTable, Far) {
        let near = vec![FREE; 1 << 16].into_boxed_slice().try_into().expect("65536 entries");
        let mut builder = NearBuilder { near, groups: BTreeMap::new() };
        triggers.iter().for_each(|trigger| builder.add(trigger));
        builder.finish()
    }

    fn add(&mut self, trigger: &Trigger) {
        let (mut inner, outer): (Vec<Condition>, Vec<Condition>) =
            trigger.conditions.iter().partition(|c| c.neighbour().is_some());
        inner.sort_unstable();
        if outer.is_empty() {
            matching(&inner).for_each(|code| self.near[usize::from(code)] = FORBIDDEN);
        } else {
            self.groups.entry(inner).or_default().push(outer);
        }
    }

    fn finish(mut self) -> (NearTable, Far) {
        let Some((asked, sets)) = self.sets_of_probes() else { return self.one_probe() };
        for (entry, asked) in self.near.iter_mut().zip(asked) {
            if *entry == FREE && asked != 0 {
                *entry = sets.iter().position(|&set| set == asked).unwrap_or_default() as u8;
            }
        }
        (self.near, Far { probes: self.groups.into_values().map(Probe::new).collect(), sets })
    }

    /// The probes to ask for each near code, and all such sets, numbered from 2; nothing if that
    /// is more than the near table can say.
    fn sets_of_probes(&self) -> Option<(Vec<u32>, [u32; 256])> {
        let mut asked = vec![0u32; 1 << 16];
        for (number, inner) in self.groups.keys().enumerate() {
            let bit = 1u32.checked_shl(number as u32)?;
            matching(inner).for_each(|code| asked[usize::from(code)] |= bit);
        }
        let different: BTreeSet<u32> = asked.iter().copied().filter(|&set| set != 0).collect();
        let mut sets = [0; 256];
        let first = usize::from(FORBIDDEN) + 1;
        sets.get_mut(first..first + different.len())?.iter_mut().zip(different).for_each(|(set, asked)| *set = asked);
        Some((asked, sets))
    }

    /// The way out for rule sets with very many figures: one probe about everything, always asked.
    fn one_probe(mut self) -> (NearTable, Far) {
        let whole = |(inner, outers): (Vec<Condition>, Vec<Vec<Condition>>)| {
            outers.into_iter().map(move |outer| [inner.clone(), outer].concat())
        };
        let probe = Probe::new(self.groups.into_iter().flat_map(whole).collect());
        self.near.iter_mut().filter(|entry| **entry == FREE).for_each(|entry| *entry = FORBIDDEN + 1);
        (self.near, Far { probes: vec![probe], sets: [1; 256] })
    }
}

/// The near codes that fit conditions on neighbours.
fn matching(inner: &[Condition]) -> impl Iterator<Item = u16> {
    let inner: Vec<(usize, u16)> = inner.iter().filter_map(|c| Some((c.neighbour()?, c.mask))).collect();
    let mut masks = [u16::MAX; 8];
    inner.iter().for_each(|&(k, mask)| masks[k] = mask);
    let fits = move |code: &u16| inner.iter().all(|&(k, mask)| cell::bit(cell_of(*code, k)) & mask != 0);
    codes(&masks).into_iter().filter(fits)
}

/// The near codes whose neighbours `k` each can hold something of `masks[k]`.
fn codes(masks: &[u16; 8]) -> Vec<u16> {
    (0..8).fold(vec![0], |codes, k| {
        let values = (0..4u16).filter(|&value| bits_of_code(usize::from(value)) & masks[k] != 0);
        values.flat_map(|value| codes.iter().map(move |code| code | value << (2 * k))).collect()
    })
}
