//! What can be said of a placement at a glance, as a list of numbered features.

use super::ways::{Ground, Rows, Ways};
use crate::search_board::SearchBoard;
use minefield_rules::{Color, Point, Position, Size};
use std::sync::LazyLock;

/// Neighbourhoods: one feature for each arrangement of the eight neighbours.
const NEAR: usize = 0;
const NEARS: usize = 1 << 16;
/// The same, where the other side's last stone is at most two rows and columns away.
const ANSWER: usize = NEAR + NEARS;
/// The ring of sixteen points two steps away: what is there and what lies between.
const RING: usize = ANSWER + NEARS;
const RINGS: usize = 5 * 4 * 4;
/// Where the other side's last stone lies, up to three steps away; where the own one does.
pub(crate) const REPLY: usize = RING + RINGS;
const FOLLOW: usize = REPLY + STEP_CLASSES * STEP_CLASSES;
/// Steps of 0 to 3 rows and columns.
pub(crate) const STEP_CLASSES: usize = 4;
/// Detours of the shortest own way and of the other side's through the point.
const DETOUR: usize = FOLLOW + STEP_CLASSES * STEP_CLASSES;
const DETOURS: usize = 6;
/// The same by how many stones the shortest ways need.
const RACE: usize = DETOUR + DETOURS * DETOURS;
const STAGES: usize = 5;
/// Rows from the own edge, columns from the other side's.
const EDGE: usize = RACE + DETOURS * DETOURS * STAGES * STAGES;
const EDGES: usize = 5;
/// Whether the other side might place here, by its detour.
const SHARED: usize = EDGE + EDGES * EDGES;
/// The number of features.
pub const FEATURES: usize = SHARED + DETOURS;

/// The features of all placements of the side to move, by number, below [`FEATURES`]; `last` are
/// Black's and White's last stones where they are known. Empty if the game is over.
#[must_use]
pub fn features(position: &Position, last: [Option<Point>; 2]) -> Vec<(Point, Vec<u32>)> {
    let Some(turn) = position.turn() else { return Vec::new() };
    let board = SearchBoard::new(position, turn, last);
    let mut scene = Scene::new();
    scene.look(&board, turn);
    let of_point = |point: Point| {
        let mut list = Vec::new();
        scene.features(&board, point, |feature| list.push(feature as u32));
        (point, list)
    };
    position.legal(turn).iter().map(of_point).collect()
}

/// Whether playouts use the feature: neighbourhoods and replies.
#[must_use]
pub fn is_quick(feature: u32) -> bool {
    (NEAR..RING).contains(&(feature as usize)) || (REPLY..FOLLOW).contains(&(feature as usize))
}

/// All that features are read from, for one position.
pub(crate) struct Scene {
    turn: Color,
    size: Size,
    own: Ways,
    enemy: Ways,
    legal: [Rows; 2],
    last: [Option<Point>; 2],
    /// Of the race between the shortest ways.
    stage: usize,
    nears: &'static [Vec<u16>; 2],
}

/// Where something lies as the side to move sees it, whose edges are above and below.
struct Place {
    /// For each colour the step there from a point.
    steps: [i16; 2],
    /// The steps to what lies between.
    between: [[i16; 2]; 2],
    class: usize,
}

static PLACES: LazyLock<Vec<Place>> = LazyLock::new(places);

/// The features of neighbourhoods, by colour to move and neighbour code.
static NEAR_FEATURES: LazyLock<[Vec<u16>; 2]> =
    LazyLock::new(|| Color::BOTH.map(|color| (0..=u16::MAX).map(|code| canonical(code, color)).collect()));

fn places() -> Vec<Place> {
    let mut places = Vec::new();
    for row in -2i32..=2 {
        for column in -2i32..=2 {
            let class = match (column.abs(), row.abs()) {
                (0, 2) => 0,
                (2, 0) => 1,
                (1, 2) => 2,
                (2, 1) => 3,
                (2, 2) => 4,
                _ => continue,
            };
            // Halfway, rounded both ways.
            let one = (column / 2, row / 2);
            let other = (column - column / 2, row - row / 2);
            let other = (other.0.clamp(-1, 1), other.1.clamp(-1, 1));
            let step = |(column, row): (i32, i32)| [Point::offset(column, row), Point::offset(row, column)];
            let (one, other) = (step(one), step(other));
            let between = [[one[0], other[0]], [one[1], other[1]]];
            places.push(Place { steps: step((column, row)), between, class });
        }
    }
    places
}

/// The neighbours of a code in the order in which the transposed and mirrored ones appear.
const TRANSPOSED: [usize; 8] = [1, 0, 3, 2, 4, 7, 6, 5];
const MIRRORED_COLUMNS: [usize; 8] = [0, 3, 2, 1, 7, 6, 5, 4];
const MIRRORED_ROWS: [usize; 8] = [2, 1, 0, 3, 5, 4, 7, 6];

fn permuted(code: u16, order: &[usize; 8]) -> u16 {
    (0..8).map(|k| (code >> (2 * order[k]) & 3) << (2 * k)).sum()
}

fn recolored(code: u16) -> u16 {
    let both = code & code >> 1 & 0x5555;
    let (black, white) = (code & 0x5555 & !both, code >> 1 & 0x5555 & !both);
    both | both << 1 | white | black << 1
}

/// The least of the codes that are equal to this one for the side to move.
fn canonical(code: u16, turn: Color) -> u16 {
    let code = if turn == Color::White { recolored(permuted(code, &TRANSPOSED)) } else { code };
    let mirrored = permuted(code, &MIRRORED_COLUMNS);
    let turned = [code, mirrored, permuted(code, &MIRRORED_ROWS), permuted(mirrored, &MIRRORED_ROWS)];
    turned.into_iter().min().unwrap_or(code)
}

/// What `content` is to the side to move: 0 empty, 1 own, 2 the other side's, 3 off the board.
const fn relative(content: u8, turn: Color) -> usize {
    match (content, turn) {
        (1, Color::White) => 2,
        (2, Color::White) => 1,
        _ => content as usize,
    }
}

/// The feature of a neighbour code.
pub(crate) fn near_feature(code: u16, turn: Color) -> usize {
    NEAR + usize::from(NEAR_FEATURES[turn.index()][usize::from(code)])
}

/// The feature of a neighbour code near the other side's last stone.
pub(crate) fn answer_feature(code: u16, turn: Color) -> usize {
    ANSWER + usize::from(NEAR_FEATURES[turn.index()][usize::from(code)])
}

impl Scene {
    pub(crate) fn new() -> Scene {
        let empty = [0; Size::MAX];
        Scene {
            turn: Color::Black,
            size: Size::new(1).expect("a size"),
            own: Ways::new(),
            enemy: Ways::new(),
            legal: [empty, empty],
            last: [None; 2],
            stage: 0,
            nears: &NEAR_FEATURES,
        }
    }

    /// Looks at a board on which `turn` is to move.
    pub(crate) fn look(&mut self, search: &SearchBoard, turn: Color) {
        let board = search.board();
        (self.turn, self.size) = (turn, board.size());
        self.last = search.last();
        let mut stones = [[0; Size::MAX]; 2];
        self.legal = [[0; Size::MAX]; 2];
        for point in self.size.points() {
            let bit = 1 << point.column();
            match board.stone(point) {
                Some(color) => stones[color.index()][point.row()] |= bit,
                None => {
                    for color in Color::BOTH {
                        if board.allows(search.rules(), point, color) {
                            self.legal[color.index()][point.row()] |= bit;
                        }
                    }
                }
            }
        }
        for (ways, color) in [(&mut self.own, turn), (&mut self.enemy, turn.other())] {
            let (size, k) = (self.size, color.index());
            ways.measure(&Ground { size, color, stones: stones[k], legal: self.legal[k] });
        }
        self.stage = stage(self.own.shortest) * STAGES + stage(self.enemy.shortest);
    }

    /// Calls `found` with each feature of a placement of the side to move on `point`.
    #[inline]
    pub(crate) fn features(&self, search: &SearchBoard, point: Point, mut found: impl FnMut(usize)) {
        let board = search.board();
        let k = self.turn.index();
        let places = &PLACES[..];
        let near = usize::from(self.nears[k][usize::from(board.neighbours(point))]);
        found(NEAR + near);
        for place in places {
            let content = relative(board.content(point, place.steps[k]), self.turn);
            if content != 0 {
                let [one, other] = place.between[k].map(|step| board.content(point, step));
                let one = relative(one, self.turn);
                let other = relative(other, self.turn);
                let between = if one == other { one } else { 3 };
                found(RING + (place.class * 4 + content) * 4 + between);
            }
        }
        if let Some((along, across)) = self.step_from_last(self.turn.other(), point) {
            found(REPLY + along * STEP_CLASSES + across);
            if along <= 2 && across <= 2 {
                found(ANSWER + near);
            }
        }
        if let Some((along, across)) = self.step_from_last(self.turn, point) {
            found(FOLLOW + along * STEP_CLASSES + across);
        }
        let own = usize::from(self.own.detour(point)).min(DETOURS - 1);
        let enemy = usize::from(self.enemy.detour(point)).min(DETOURS - 1);
        let detours = own * DETOURS + enemy;
        found(DETOUR + detours);
        found(RACE + self.stage * DETOURS * DETOURS + detours);
        let side = self.size.get();
        let from_edge = |k: usize| k.min(side - 1 - k).min(EDGES - 1);
        let (rows, columns) = (from_edge(point.row()), from_edge(point.column()));
        let (along, across) = if self.turn == Color::Black { (rows, columns) } else { (columns, rows) };
        found(EDGE + along * EDGES + across);
        if self.legal[self.turn.other().index()][point.row()] >> point.column() & 1 == 1 {
            found(SHARED + enemy);
        }
    }

    /// How far `point` is from the last stone of `color`: along the way of the side to move and
    /// across it, if both are less than [`STEP_CLASSES`].
    fn step_from_last(&self, color: Color, point: Point) -> Option<(usize, usize)> {
        let last = self.last[color.index()]?;
        let columns = last.column().abs_diff(point.column());
        let rows = last.row().abs_diff(point.row());
        let (along, across) = if self.turn == Color::Black { (rows, columns) } else { (columns, rows) };
        (along < STEP_CLASSES && across < STEP_CLASSES).then_some((along, across))
    }
}

/// How many stones a shortest way needs, in classes.
fn stage(shortest: Option<u8>) -> usize {
    match shortest {
        Some(0..=1) => 0,
        Some(2) => 1,
        Some(3) => 2,
        Some(4..=5) => 3,
        _ => 4,
    }
}
