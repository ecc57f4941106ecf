//! Every position that play can reach.

use crate::stones::{Stones, Symmetries};
use crate::uncounted::{MAX_SIDE, Uncounted};
use crate::walk::Walk;
use minefield_rules::{Color, Ruleset, Setup, Size, Status};
use std::collections::{HashMap, HashSet};

/// What legal play from the empty board reaches.
///
/// An open position is one with a side to move, and that side is part of it: the same stones may
/// occur with either. In a finished position only the stones count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Open positions, the empty board among them.
    pub open: u64,
    /// Different arrangements of stones among the open positions.
    pub open_boards: u64,
    /// Open positions that some game reaches by a skip, by the side skipped: Black, White.
    pub after_skip: [u64; 2],
    /// Positions won by Black and by White.
    pub won: [u64; 2],
    /// Stalled positions.
    pub stalled: u64,
    /// Placements from all open positions.
    pub placements: u64,
    /// Placements that win, by Black and by White.
    pub winning_placements: [u64; 2],
    /// The most stones in an open position.
    pub most_stones: u32,
    /// The fewest stones after which somebody is skipped.
    pub first_skip: Option<u32>,
    /// The stalled positions with the fewest stones, one of each set of symmetric ones, at most
    /// [`Reach::EXAMPLES`].
    pub stall_examples: Vec<Setup>,
}

impl Reach {
    /// The most stalled positions that are kept.
    pub const EXAMPLES: usize = 8;
}

/// Counts all positions that can be reached on a board of `size`.
///
/// # Errors
/// [`Uncounted::TooLarge`] if there are too many.
pub fn reach(size: Size, rules: &Ruleset) -> Result<Reach, Uncounted> {
    reach_watched(size, rules, &mut |_| false)
}

/// As [`reach`]; `stop` is told now and then what share of the board is full, 0 to 1, and breaks
/// it off when it says true.
///
/// # Errors
/// [`Uncounted`] says why there is no count.
pub fn reach_watched(size: Size, rules: &Ruleset, stop: &mut dyn FnMut(f64) -> bool) -> Result<Reach, Uncounted> {
    if size.get() > MAX_SIDE {
        return Err(Uncounted::TooLarge(size));
    }
    let mut flood = Flood::new(size, rules);
    let mut layer = match Walk::new(&minefield_rules::Position::new(size, rules)) {
        Some(root) => Layer::from([(root.stones(), None)]),
        None => {
            flood.reach.stalled = 1;
            Layer::new()
        }
    };
    for stones in 0..size.area() as u32 {
        flood.count_layer(&layer, stones);
        let share = f64::from(stones) / size.area() as f64;
        layer = flood.next_layer(&layer, &mut || stop(share)).ok_or(Uncounted::Stopped)?;
    }
    Ok(flood.reach)
}

/// The open positions with some number of stones, one of each set of symmetric ones, and who was
/// skipped on a way to them.
type Layer = HashMap<Stones, Option<Color>>;

/// The number of positions between two questions whether to stop.
const PATIENCE: usize = 4096;

struct Flood {
    empty: Walk,
    symmetries: Symmetries,
    reach: Reach,
}

impl Flood {
    fn new(size: Size, rules: &Ruleset) -> Flood {
        let empty = Walk::empty(size, rules, Color::Black);
        Flood { empty, symmetries: Symmetries::new(size), reach: Reach::default() }
    }

    /// Counts the open positions of a layer.
    fn count_layer(&mut self, layer: &Layer, stones: u32) {
        for (position, skipped) in layer {
            let images = self.images(position);
            self.reach.open += images;
            if position.turn() == Color::Black || !layer.contains_key(&position.with_turn(Color::Black)) {
                self.reach.open_boards += images;
            }
            if let Some(color) = skipped {
                self.reach.after_skip[color.index()] += images;
                self.reach.first_skip.get_or_insert(stones);
            }
            self.reach.most_stones = stones;
        }
    }

    fn images(&self, stones: &Stones) -> u64 {
        u64::from(self.symmetries.canonical(stones).1)
    }

    /// Plays every placement from a layer, counts them and the games that end, and returns the
    /// open positions; none if `stop` says so.
    fn next_layer(&mut self, layer: &Layer, stop: &mut dyn FnMut() -> bool) -> Option<Layer> {
        let mut next = Layer::new();
        let mut won = HashSet::new();
        let mut stalled = HashSet::new();
        let (mut walk, mut child) = (self.empty.clone(), self.empty.clone());
        for (number, position) in layer.keys().enumerate() {
            if number.is_multiple_of(PATIENCE) && stop() {
                return None;
            }
            walk.set(&self.empty, position);
            let images = self.images(position);
            for point in walk.legal() {
                child.copy_from(&walk);
                self.reach.placements += images;
                let status = child.play(point);
                let (stones, _) = self.symmetries.canonical(&child.stones());
                match status {
                    Status::Turn(color) => {
                        let skipped = (color == walk.turn()).then_some(color.other());
                        let known = next.entry(stones).or_default();
                        *known = known.or(skipped);
                    }
                    Status::Won(color) => {
                        self.reach.winning_placements[color.index()] += images;
                        won.insert(stones.with_turn(color));
                    }
                    Status::Stalled => {
                        stalled.insert(stones.with_turn(Color::Black));
                    }
                }
            }
        }
        self.count_ends(&won, stalled);
        Some(next)
    }

    fn count_ends(&mut self, won: &HashSet<Stones>, stalled: HashSet<Stones>) {
        for stones in won {
            self.reach.won[stones.turn().index()] += self.images(stones);
        }
        let mut stalled: Vec<Stones> = stalled.into_iter().collect();
        stalled.sort_unstable();
        for stones in stalled {
            self.reach.stalled += self.images(&stones);
            if self.reach.stall_examples.len() < Reach::EXAMPLES {
                self.reach.stall_examples.push(stones.setup(self.empty.size()));
            }
        }
    }
}
