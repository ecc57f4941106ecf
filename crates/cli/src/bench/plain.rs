//! The other side of the ratio: random games of Minefield in the plainest way that is still quick.
//!
//! One table over the seven points a figure can hold in one direction, asked in all eight
//! directions for every try; a union-find with a node per edge. It knows the minefield figures
//! only and shares no code with the rules crate.

use minefield_rules::Color;

/// Board width with its margin.
const WIDTH: usize = 32;
const AREA: usize = WIDTH * WIDTH;
const MARGIN: usize = 4;
const EMPTY: u8 = 0;
const OFF: u8 = 3;

/// Per contents of the seven points ahead of a new stone: bit 0 forbids Black, bit 1 White.
pub struct Ahead(Box<[u8; 1 << 14]>);

/// Seven points ahead in one direction, as (along, across).
const SEVEN: [(isize, isize); 7] = [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)];

impl Ahead {
    pub fn new() -> Ahead {
        let mut table = Box::new([0; 1 << 14]);
        for (index, entry) in table.iter_mut().enumerate() {
            let seven: [u8; 7] = std::array::from_fn(|k| (index >> (2 * k) & 3) as u8);
            *entry = u8::from(completes(seven, 1, 2)) | u8::from(completes(seven, 2, 1)) << 1;
        }
        Ahead(table)
    }
}

/// Whether a stone of `me` completes a hard corner or a switch with the seven points ahead.
fn completes(seven: [u8; 7], me: u8, other: u8) -> bool {
    let [side, front, corner, second, second_side, third, third_side] = seven;
    let on_diagonal = corner == me && ((side == other && front == EMPTY) || (front == other && side == EMPTY));
    let in_the_gap = corner == EMPTY && side == other && front == other;
    let gap = side == other && front == EMPTY && corner == EMPTY;
    let switch = gap && second == other && second_side == me;
    let long = gap && second == EMPTY && second_side == EMPTY && third == other && third_side == me;
    on_diagonal || in_the_gap || switch || long
}

#[derive(Clone)]
pub struct Plain {
    side: usize,
    points: [u8; AREA],
    parent: [u16; AREA],
    empty: Vec<u16>,
}

/// The four edges are nodes 0 to 3 of the union-find: bottom, top, left, right.
const EDGES: [[u16; 2]; 2] = [[0, 1], [2, 3]];

impl Plain {
    pub fn new(side: usize) -> Plain {
        let mut plain = Plain { side, points: [OFF; AREA], parent: [0; AREA], empty: Vec::new() };
        plain.parent.iter_mut().zip(0..).for_each(|(parent, k)| *parent = k);
        for row in 0..side {
            for column in 0..side {
                let point = (row + MARGIN) * WIDTH + column + MARGIN;
                plain.points[point] = EMPTY;
                plain.empty.push(point as u16);
            }
        }
        plain
    }

    /// Plays a random game to its orthogonal end; the winner and the number of placements.
    pub fn run(&mut self, ahead: &Ahead, state: &mut u64) -> (Option<Color>, usize) {
        let all = self.empty.len();
        let mut live = all;
        let (mut color, mut skips) = (Color::Black, 0);
        while skips < 2 {
            match self.pick(live, ahead, color, state) {
                None => skips += 1,
                Some(found) => {
                    skips = 0;
                    live -= 1;
                    let point = usize::from(self.empty[found]);
                    self.empty.swap(found, live);
                    if self.place(point, color) {
                        return (Some(color), all - live);
                    }
                }
            }
            color = color.other();
        }
        (None, all - live)
    }

    #[inline(always)]
    fn pick(&mut self, live: usize, ahead: &Ahead, color: Color, state: &mut u64) -> Option<usize> {
        for tried in 0..live {
            let rest = live - tried;
            *state ^= *state << 13;
            *state ^= *state >> 7;
            *state ^= *state << 17;
            let k = (((*state >> 32) * rest as u64) >> 32) as usize;
            if self.allows(ahead, usize::from(self.empty[k]), color) {
                return Some(k);
            }
            self.empty.swap(k, rest - 1);
        }
        None
    }

    #[inline(always)]
    fn allows(&self, ahead: &Ahead, point: usize, color: Color) -> bool {
        const W: isize = WIDTH as isize;
        let mut forbidden = 0;
        for (along, across) in [(1, W), (1, -W), (-1, W), (-1, -W), (W, 1), (W, -1), (-W, 1), (-W, -1)] {
            let mut index = 0;
            for (k, (x, y)) in SEVEN.into_iter().enumerate() {
                let place = point.wrapping_add_signed(x * along + y * across) % AREA;
                index |= usize::from(self.points[place]) << (2 * k);
            }
            forbidden |= ahead.0[index % (1 << 14)];
        }
        forbidden >> color.index() & 1 == 0
    }

    /// Places a stone; true if it joins its colour's edges.
    #[inline(always)]
    fn place(&mut self, point: usize, color: Color) -> bool {
        const W: isize = WIDTH as isize;
        let me = color.index() as u8 + 1;
        self.points[point % AREA] = me;
        let mut root = self.find(point as u16);
        for step in [1, -1, W, -W] {
            let next = point.wrapping_add_signed(step) % AREA;
            if self.points[next] == me {
                root = self.join(next as u16, root);
            }
        }
        let (row, column) = (point / WIDTH - MARGIN, point % WIDTH - MARGIN);
        let along = if color == Color::Black { row } else { column };
        let [first, last] = EDGES[color.index()];
        if along == 0 {
            root = self.join(first, root);
        }
        if along == self.side - 1 {
            self.join(last, root);
        }
        self.find(first) == self.find(last)
    }

    #[inline(always)]
    fn join(&mut self, node: u16, root: u16) -> u16 {
        let other = self.find(node);
        self.parent[usize::from(other) % AREA] = root;
        self.find(root)
    }

    #[inline(always)]
    fn find(&mut self, mut node: u16) -> u16 {
        loop {
            let parent = self.parent[usize::from(node) % AREA];
            if parent == node {
                return node;
            }
            let grandparent = self.parent[usize::from(parent) % AREA];
            self.parent[usize::from(node) % AREA] = grandparent;
            node = grandparent;
        }
    }
}
