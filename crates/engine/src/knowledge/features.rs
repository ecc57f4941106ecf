//! What can be said of a placement at a glance, as a list of numbered features.

use super::ways::{Ground, Rows, Ways};
use crate::search_board::SearchBoard;
use minefield_rules::{Color, Point, Position, Size};
use std::sync::LazyLock;

/// Neighbourhoods: one feature for each arrangement of the eight neighbours.
const NEAR: usize = 0;
const NEARS: usize = 1 << 16;
/// The ring of sixteen points two steps away: what is there and what lies between.
const RING: usize = NEAR + NEARS;
const RINGS: usize = 5 * 4 * 4;
/// Where the other side's last stone lies, up to three steps away; where the own one does.
pub(crate) const REPLY: usize = RING + RINGS;
const FOLLOW: usize = REPLY + STEP_CLASSES * STEP_CLASSES;
/// Steps of 0 to 3 rows and columns.
pub(crate) const STEP_CLASSES: usize = 4;
/// Detours of the shortest own way and of the other side's through the point.
const DETOUR: usize = FOLLOW + STEP_CLASSES * STEP_CLASSES;
const DETOURS: usize = 6;
/// Rows from the own edge, columns from the other side's.
const EDGE: usize = DETOUR + DETOURS * DETOURS;
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
    }

    /// Calls `found` with each feature of a placement of the side to move on `point`.
    #[inline]
    pub(crate) fn features(&self, search: &SearchBoard, point: Point, mut found: impl FnMut(usize)) {
        let board = search.board();
        let k = self.turn.index();
        let places = &PLACES[..];
        found(NEAR + usize::from(NEAR_FEATURES[k][usize::from(board.neighbours(point))]));
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
        for (first, color) in [(REPLY, self.turn.other()), (FOLLOW, self.turn)] {
            if let Some(class) = self.last[color.index()].and_then(|last| self.step_class(last, point)) {
                found(first + class);
            }
        }
        let own = usize::from(self.own.detour(point)).min(DETOURS - 1);
        let enemy = usize::from(self.enemy.detour(point)).min(DETOURS - 1);
        found(DETOUR + own * DETOURS + enemy);
        let side = self.size.get();
        let from_edge = |k: usize| k.min(side - 1 - k).min(EDGES - 1);
        let (rows, columns) = (from_edge(point.row()), from_edge(point.column()));
        let (along, across) = if self.turn == Color::Black { (rows, columns) } else { (columns, rows) };
        found(EDGE + along * EDGES + across);
        if self.legal[self.turn.other().index()][point.row()] >> point.column() & 1 == 1 {
            found(SHARED + enemy);
        }
    }

    fn step_class(&self, from: Point, to: Point) -> Option<usize> {
        let columns = from.column().abs_diff(to.column());
        let rows = from.row().abs_diff(to.row());
        let (along, across) = if self.turn == Color::Black { (rows, columns) } else { (columns, rows) };
        (along < STEP_CLASSES && across < STEP_CLASSES).then_some(along * STEP_CLASSES + across)
    }
}
