//! Stones and turn as a key to look positions up by.

use minefield_rules::{Board, Color, Point, Setup, Size, Symmetry};

/// The stones of a board of at most 11x11 and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Stones {
    /// One bit for each point, row by row from a1, by colour.
    bits: [u128; 2],
    turn: Color,
}

impl Stones {
    /// The longest side of a board that fits.
    pub(crate) const MAX_SIDE: usize = 11;

    pub(crate) fn new(board: &Board, turn: Color) -> Stones {
        let mut bits = [0; 2];
        for (k, point) in board.size().points().enumerate() {
            if let Some(color) = board.stone(point) {
                bits[color.index()] |= 1 << k;
            }
        }
        Stones { bits, turn }
    }

    pub(crate) const fn turn(&self) -> Color {
        self.turn
    }

    /// The same stones with `turn` to move.
    pub(crate) const fn with_turn(self, turn: Color) -> Stones {
        Stones { turn, ..self }
    }

    /// The arrangement on a board of `size`.
    pub(crate) fn setup(&self, size: Size) -> Setup {
        let mut setup = Setup::empty(size);
        setup.turn = self.turn;
        for color in Color::BOTH {
            self.points(size, color).for_each(|point| setup.put(point, Some(color)));
        }
        setup
    }

    /// The points with stones of `color`.
    pub(crate) fn points(&self, size: Size, color: Color) -> impl Iterator<Item = Point> {
        bits(self.bits[color.index()]).filter_map(move |k| size.point(k % size.get(), k / size.get()))
    }
}

/// The numbers of the bits that are set.
fn bits(set: u128) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// The symmetries of a board that leave each colour its edges, as maps of bits.
pub(crate) struct Symmetries(Vec<Vec<u8>>);

impl Symmetries {
    pub(crate) fn new(size: Size) -> Symmetries {
        let number = |point: Point| (point.row() * size.get() + point.column()) as u8;
        let keeping = Symmetry::all().filter(|symmetry| !symmetry.swaps_colors() && *symmetry != Symmetry::IDENTITY);
        let map = |symmetry: Symmetry| size.points().map(|point| number(symmetry.point(size, point))).collect();
        Symmetries(keeping.map(map).collect())
    }

    /// The least of the images of `stones`, and how many different images there are.
    pub(crate) fn canonical(&self, stones: &Stones) -> (Stones, u32) {
        let mut least = *stones;
        let mut fixed = 1;
        for map in &self.0 {
            let image = |set| bits(set).fold(0, |image, k| image | 1u128 << map[k]);
            let image = Stones { bits: stones.bits.map(image), turn: stones.turn };
            fixed += u32::from(image == *stones);
            least = least.min(image);
        }
        (least, (self.0.len() as u32 + 1) / fixed)
    }
}
