//! Figures that reach further than the neighbours of a new stone.

use crate::near_code::bits_of_code;
use crate::point::{Point, SPAN};
use crate::shapes::Condition;

/// A question about points further away than the neighbours, for all triggers that ask the same
/// of the neighbours. Up to four cells are looked at at once; that nearly always answers it.
pub(crate) struct Probe {
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

impl Probe {
    /// For triggers given by their outer conditions.
    pub(crate) fn new(triggers: Vec<Vec<Condition>>) -> Probe {
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

    /// Whether no trigger is pulled by a stone on `point`.
    pub(crate) fn allows(&self, cells: &[u8; SPAN], point: Point) -> bool {
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
