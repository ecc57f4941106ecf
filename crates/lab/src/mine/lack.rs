//! How many stones a side lacks at least for a winning chain.

use super::rows::{NONE, Rows, flooded, grown};
use minefield_rules::{Color, Contact, Point, Position, Size};

/// How many stones one side lacks at least, by the point that the chain leads through.
///
/// It counts the empty points of a chain between the side's edges, whether or not they are legal
/// for it: points that are forbidden may become legal. So no side ever wins with fewer stones.
pub(super) struct Lack {
    /// Whether rows stand for columns: White's edges lie left and right.
    transposed: bool,
    /// At `k` the empty points of the chains that lack at most `k + 1` stones.
    through: Vec<Rows>,
}

impl Lack {
    /// Looks for chains of `color` that lack at most `most` stones, at least one, in a position
    /// that isn't decided.
    pub(super) fn new(position: &Position, color: Color, most: usize) -> Lack {
        let contact = if position.rules().is_preset() { Contact::Diagonal } else { Contact::Orthogonal };
        let ground = Ground::new(position, color, contact);
        let last = ground.side - 1;
        let [from_first, from_last] = [0, last].map(|edge| ground.levels(edge, most));
        let through = |lacking: usize| {
            let mut rows = NONE;
            for (one, other) in from_first[..lacking].iter().zip(from_last[..lacking].iter().rev()) {
                (0..ground.side).for_each(|k| rows[k] |= one[k] & other[k] & ground.empty[k]);
            }
            rows
        };
        Lack { transposed: color == Color::White, through: (1..=most).map(through).collect() }
    }

    /// The fewest stones, from 1, unless they are more than were looked for.
    pub(super) fn least(&self) -> Option<usize> {
        self.through.iter().position(|rows| *rows != NONE).map(|k| k + 1)
    }

    /// The fewest stones of a chain through the empty `point`, its own among them, unless they are
    /// more than were looked for.
    pub(super) fn of(&self, point: Point) -> Option<usize> {
        let (row, column) = place(point, self.transposed);
        self.through.iter().position(|rows| rows[row] >> column & 1 == 1).map(|k| k + 1)
    }
}

const fn place(point: Point, transposed: bool) -> (usize, usize) {
    if transposed { (point.column(), point.row()) } else { (point.row(), point.column()) }
}

/// The board as a side sees it whose edges are the first and the last row.
struct Ground {
    side: usize,
    contact: Contact,
    own: Rows,
    empty: Rows,
}

impl Ground {
    fn new(position: &Position, color: Color, contact: Contact) -> Ground {
        let size: Size = position.size();
        let mut ground = Ground { side: size.get(), contact, own: NONE, empty: NONE };
        for point in size.points() {
            let (row, column) = place(point, color == Color::White);
            match position.stone(point) {
                None => ground.empty[row] |= 1 << column,
                Some(stone) if stone == color => ground.own[row] |= 1 << column,
                Some(_) => {}
            }
        }
        ground
    }

    /// At `k` what hangs on the edge row `edge` by at most `k + 1` stones more.
    fn levels(&self, edge: usize, most: usize) -> Vec<Rows> {
        let mut at_edge = NONE;
        at_edge[edge] = u32::MAX;
        let on_edge = |ground: &Rows| std::array::from_fn(|k| at_edge[k] & ground[k]);
        let flooded = |rows: &Rows| flooded(rows, &self.own, self.side, self.contact);
        let none_more = flooded(&on_edge(&self.own));
        let mut rows = none_more;
        let empty_edge: Rows = on_edge(&self.empty);
        let one_more = |_| {
            let grown = grown(&rows, &self.empty, self.side, self.contact);
            rows = flooded(&std::array::from_fn(|k| grown[k] | empty_edge[k]));
            rows
        };
        (0..most).map(one_more).collect()
    }
}
