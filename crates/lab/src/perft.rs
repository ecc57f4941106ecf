//! Move-sequence counts.

use crate::stones::{Stones, Symmetries};
use crate::uncounted::Stopped;
use crate::walk::Walk;
use minefield_rules::{Color, Position, Status};
use std::collections::HashMap;

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

impl Counts {
    /// Counts one position `weight` times.
    fn add(&mut self, status: Status, weight: u128) {
        self.sequences += weight;
        match status {
            Status::Won(Color::Black) => self.black_wins += weight,
            Status::Won(Color::White) => self.white_wins += weight,
            Status::Stalled => self.stalled += weight,
            Status::Turn(_) => {}
        }
    }
}

/// Counts the sequences of exactly `depth` placements from `position`. A finished game is not
/// played on.
///
/// Sequences that lead to the same position, or to symmetric ones, are followed as one, as long
/// as the positions are few enough to remember (at most two million, some 200 MB).
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
    if depth == 0 {
        let mut counts = Counts::default();
        counts.add(position.status(), 1);
        return Ok(counts);
    }
    let counts = perft_by_depth(position, depth, stop)?;
    Ok(counts.get(depth as usize - 1).copied().unwrap_or_default())
}

/// The counts for each depth from 1 to `deepest`, or to the number of empty points if that is
/// less, in one go.
///
/// # Errors
/// [`Stopped`] if it was broken off.
pub fn perft_by_depth(
    position: &Position,
    deepest: u32,
    stop: &mut dyn FnMut(f64) -> bool,
) -> Result<Vec<Counts>, Stopped> {
    let empty_points = position.size().area() - position.len();
    let counts = vec![Counts::default(); empty_points.min(deepest as usize)];
    match Walk::new(position) {
        Some(root) if !counts.is_empty() => Perft::new(&root, counts, stop).count(&root),
        _ => Ok(counts),
    }
}

/// The positions after some number of placements, each with the number of sequences to it.
type Layer = HashMap<Stones, u128>;

/// The most positions that are remembered.
const MAX_LAYER: usize = 2_000_000;
/// The number of positions between two questions whether to stop.
const PATIENCE: u32 = 4096;

struct Perft<'a> {
    /// By the number of placements less one.
    counts: Vec<Counts>,
    empty: Walk,
    symmetries: Symmetries,
    /// Walks to copy into, one for each number of placements.
    walks: Vec<Walk>,
    stop: &'a mut dyn FnMut(f64) -> bool,
    done: f64,
    since_asked: u32,
}

impl Perft<'_> {
    fn new<'a>(root: &Walk, counts: Vec<Counts>, stop: &'a mut dyn FnMut(f64) -> bool) -> Perft<'a> {
        let empty = Walk::empty(root.size(), root.rules(), Color::Black);
        let symmetries = Symmetries::new(root.size());
        let walks = vec![root.clone(); counts.len()];
        Perft { counts, empty, symmetries, walks, stop, done: 0.0, since_asked: 0 }
    }

    /// Follows layers of positions while they are small and the last placement isn't reached;
    /// from there on each position is followed by itself.
    fn count(mut self, root: &Walk) -> Result<Vec<Counts>, Stopped> {
        let last = self.counts.len() - 1;
        if root.size().get() > Stones::MAX_SIDE {
            self.descend(root, 0, 1)?;
            return Ok(self.counts);
        }
        let mut layer = Layer::from([(root.stones(), 1)]);
        let mut played = 0;
        let mut growth = 1;
        while played < last && layer.len() * growth <= MAX_LAYER {
            let before = layer.len();
            layer = self.next_layer(&layer, played)?;
            growth = layer.len() / before.max(1) + 1;
            played += 1;
        }
        let share = 1.0 / layer.len().max(1) as f64;
        let mut walk = root.clone();
        for (stones, &weight) in &layer {
            walk.set(&self.empty, stones);
            self.descend(&walk, played, weight)?;
            self.done += share;
        }
        Ok(self.counts)
    }

    /// The positions with a side to move one placement after those of `layer`, `played` placements
    /// from the start.
    fn next_layer(&mut self, layer: &Layer, played: usize) -> Result<Layer, Stopped> {
        let mut next = Layer::new();
        let (mut walk, mut child) = (self.empty.clone(), self.empty.clone());
        for (stones, &weight) in layer {
            self.ask()?;
            walk.set(&self.empty, stones);
            for point in walk.legal() {
                child.copy_from(&walk);
                let status = child.play(point);
                self.counts[played].add(status, weight);
                if let Status::Turn(_) = status {
                    *next.entry(self.symmetries.canonical(&child.stones()).0).or_default() += weight;
                }
            }
        }
        Ok(next)
    }

    /// Counts what follows `walk`, which stands `played` placements from the start, `weight` times.
    fn descend(&mut self, walk: &Walk, played: usize, weight: u128) -> Result<(), Stopped> {
        self.ask()?;
        let Some(mut child) = self.walks.pop() else { return Ok(()) };
        let is_last = played + 1 == self.counts.len();
        let counts = &mut self.counts[played];
        if is_last && !walk.may_win() && walk.cannot_stall() {
            counts.sequences += weight * walk.legal().count() as u128;
        } else {
            for point in walk.legal() {
                child.copy_from(walk);
                let status = child.play(point);
                self.counts[played].add(status, weight);
                if let (Status::Turn(_), false) = (status, is_last) {
                    self.descend(&child, played + 1, weight)?;
                }
            }
        }
        self.walks.push(child);
        Ok(())
    }

    fn ask(&mut self) -> Result<(), Stopped> {
        if self.since_asked == 0 && (self.stop)(self.done) {
            return Err(Stopped);
        }
        self.since_asked = (self.since_asked + 1) % PATIENCE;
        Ok(())
    }
}
