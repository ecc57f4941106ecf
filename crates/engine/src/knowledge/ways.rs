//! How far each point is from a colour's edges, in stones, over eight neighbours.

use minefield_rules::{Color, Point, Size};

/// A set of points of a board, one number a row.
pub(crate) type Rows = [u32; Size::MAX];

/// What a colour's ways lead over.
pub(crate) struct Ground {
    pub(crate) size: Size,
    pub(crate) color: Color,
    pub(crate) stones: Rows,
    /// The points that the colour may place on.
    pub(crate) legal: Rows,
}

/// For each point that a colour may place on, how many stones a shortest way through it between
/// the colour's edges needs more than the shortest of all.
pub(crate) struct Ways {
    /// Of each point: stones needed beyond the shortest way; a large number where there is no way.
    detour: [u8; Size::MAX * Size::MAX],
    /// Stones that the shortest way needs; none if there is no way.
    pub(crate) shortest: Option<u8>,
}

const FAR: u8 = 100;

impl Ways {
    pub(crate) fn new() -> Ways {
        Ways { detour: [FAR; Size::MAX * Size::MAX], shortest: None }
    }

    /// The detour through `point`, in stones.
    pub(crate) fn detour(&self, point: Point) -> u8 {
        self.detour[point.row() * Size::MAX + point.column()]
    }

    /// Measures anew.
    pub(crate) fn measure(&mut self, ground: &Ground) {
        let side = ground.size.get();
        for row in 0..side {
            self.detour[row * Size::MAX..row * Size::MAX + side].fill(0);
        }
        for last in [false, true] {
            self.add_distances(ground, last);
        }
        let mut shortest = FAR;
        for row in 0..side {
            let mut points = ground.legal[row];
            while points != 0 {
                let column = points.trailing_zeros() as usize;
                points &= points - 1;
                shortest = shortest.min(self.detour[row * Size::MAX + column]);
            }
        }
        // A point counts itself in both of its distances.
        self.shortest = (shortest < FAR).then(|| shortest - 1);
        for row in 0..side {
            for detour in &mut self.detour[row * Size::MAX..row * Size::MAX + side] {
                *detour -= shortest.min(*detour);
            }
        }
    }

    /// Adds each point's distance from the first or last edge, itself included.
    fn add_distances(&mut self, ground: &Ground, last: bool) {
        let side = ground.size.get();
        let whole = u32::MAX >> (32 - side);
        // Points adjacent to what is reached.
        let mut border: Rows = [0; Size::MAX];
        match ground.color {
            Color::Black => border[if last { side - 1 } else { 0 }] = whole,
            Color::White => border[..side].fill(if last { 1 << (side - 1) } else { 1 }),
        }
        let mut open = ground.legal;
        let mut distance = 0;
        loop {
            self.cross_stones(ground, &mut border);
            distance += 1;
            let mut found = false;
            let mut reached: Rows = [0; Size::MAX];
            for row in 0..side {
                reached[row] = border[row] & open[row];
                open[row] &= !reached[row];
                found |= reached[row] != 0;
                let mut points = reached[row];
                while points != 0 {
                    let column = points.trailing_zeros() as usize;
                    points &= points - 1;
                    self.detour[row * Size::MAX + column] += distance;
                }
            }
            if !found {
                break;
            }
            spread(&reached, &mut border, side);
        }
        for (row, &cut_off) in open[..side].iter().enumerate() {
            let mut points = cut_off;
            while points != 0 {
                let column = points.trailing_zeros() as usize;
                points &= points - 1;
                self.detour[row * Size::MAX + column] += FAR;
            }
        }
    }

    /// Adds to the border what lies beyond the stones on it.
    fn cross_stones(&self, ground: &Ground, border: &mut Rows) {
        let side = ground.size.get();
        let mut crossed: Rows = [0; Size::MAX];
        loop {
            let mut more = false;
            let mut new: Rows = [0; Size::MAX];
            for row in 0..side {
                new[row] = border[row] & ground.stones[row] & !crossed[row];
                crossed[row] |= new[row];
                more |= new[row] != 0;
            }
            if !more {
                return;
            }
            spread(&new, border, side);
        }
    }
}

/// Adds to `border` the points and their eight neighbours.
fn spread(points: &Rows, border: &mut Rows, side: usize) {
    for row in 0..side {
        let wide = points[row] | points[row] << 1 | points[row] >> 1;
        border[row] |= wide;
        if row > 0 {
            border[row - 1] |= wide;
        }
        if row + 1 < side {
            border[row + 1] |= wide;
        }
    }
}
