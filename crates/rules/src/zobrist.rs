//! Position hashes: one random number per point and colour, and one for the turn.

use crate::color::Color;
use crate::point::{Point, SPAN};

static KEYS: [[u64; SPAN]; 2] = [keys(1), keys(2)];
const WHITE_TO_MOVE: u64 = mix(3 << 32);

/// The number of a stone.
#[inline]
pub const fn stone(point: Point, color: Color) -> u64 {
    KEYS[color.index()][point.index()]
}

/// The number of a turn.
#[inline]
pub const fn turn(color: Color) -> u64 {
    match color {
        Color::Black => 0,
        Color::White => WHITE_TO_MOVE,
    }
}

const fn keys(series: u64) -> [u64; SPAN] {
    let mut keys = [0; SPAN];
    let mut k = 0;
    while k < SPAN {
        keys[k] = mix(series << 32 | k as u64);
        k += 1;
    }
    keys
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
