//! Sets of points as one number a row, to spread quickly.

use minefield_rules::{Contact, Size};

/// A set of points: bit `column` of the number of each row.
pub(super) type Rows = [u32; Size::MAX];

/// No point.
pub(super) const NONE: Rows = [0; Size::MAX];

/// What touches the points of `rows`, some of which may be in it.
fn around(rows: &Rows, side: usize, contact: Contact) -> Rows {
    let row = |k: usize| rows.get(k).copied().unwrap_or(0);
    let wide = |bits: u32| bits << 1 | bits >> 1;
    let mut found = NONE;
    for (k, here) in found.iter_mut().enumerate().take(side) {
        let beside = row(k.wrapping_sub(1)) | row(k + 1);
        *here = match contact {
            Contact::Orthogonal => beside | wide(row(k)),
            Contact::Diagonal => beside | wide(row(k) | beside),
        };
    }
    found
}

/// `start` and the points of `ground` that touch it.
pub(super) fn grown(start: &Rows, ground: &Rows, side: usize, contact: Contact) -> Rows {
    let touching = around(start, side, contact);
    std::array::from_fn(|k| start[k] | touching[k] & ground[k])
}

/// `start` and the points of `ground` that hang on it, directly or by others.
pub(super) fn flooded(start: &Rows, ground: &Rows, side: usize, contact: Contact) -> Rows {
    let mut rows = *start;
    loop {
        let more = grown(&rows, ground, side, contact);
        if more == rows {
            return rows;
        }
        rows = more;
    }
}
