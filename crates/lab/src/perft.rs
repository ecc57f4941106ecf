//! Move-sequence counts.

use minefield_rules::{Position, Status};
use std::fmt;

/// How many move sequences there are of exactly one length, skips not counted, and how many of
/// them end the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All of them.
    pub sequences: u128,
    /// Those whose last placement wins for Black.
    pub black_wins: u128,
    /// Those whose last placement wins for White.
    pub white_wins: u128,
    /// Those after whose last placement neither side can place and neither has won.
    pub stalled: u128,
}

/// The count was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped before the end")
    }
}

impl std::error::Error for Stopped {}

/// Counts the sequences of exactly `depth` placements from `position`. A won game is not played on.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> Counts {
    perft_watched(position, depth, &mut |_| false).unwrap_or_default()
}

/// As [`perft`]; `stop` is told now and then what share of the work is done, 0 to 1, and breaks
/// it off when it says true.
///
/// # Errors
/// [`Stopped`] if it was broken off.
pub fn perft_watched(position: &Position, depth: u32, stop: &mut dyn FnMut(f64) -> bool) -> Result<Counts, Stopped> {
    if stop(0.0) {
        return Err(Stopped);
    }
    let mut counts = Counts::default();
    count(position, depth, &mut counts);
    Ok(counts)
}

fn count(position: &Position, depth: u32, counts: &mut Counts) {
    if depth == 0 {
        counts.sequences += 1;
        match position.status() {
            Status::Won(color) if color.index() == 0 => counts.black_wins += 1,
            Status::Won(_) => counts.white_wins += 1,
            Status::Stalled => counts.stalled += 1,
            Status::Turn(_) => {}
        }
        return;
    }
    let Status::Turn(color) = position.status() else { return };
    for point in position.legal(color).iter() {
        let mut next = position.clone();
        next.play_unchecked(point, color);
        count(&next, depth - 1, counts);
    }
}
