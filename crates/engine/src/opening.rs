//! The first stone, which the other side may take over: one that makes an even game.

use crate::decision::{Candidate, Choice, Decision};
use crate::either::Either;
use crate::playout::Random;
use crate::settings::{Limits, Settings};
use minefield_rules::{Color, Point, Position, Size, Symmetry};
use std::cmp::Ordering;

/// A first stone under consideration and the search of the position after it.
struct Opening {
    point: Point,
    search: Either,
}

impl Opening {
    /// Black's chance to win, 0 to 1.
    fn black_win_rate(&self) -> f64 {
        match self.search.turn() {
            Color::Black => self.search.win_rate(),
            Color::White => 1.0 - self.search.win_rate(),
        }
    }

    fn unevenness(&self) -> f64 {
        (self.black_win_rate() - 0.5).abs()
    }

    /// The more even first; what wasn't searched last.
    fn compare(&self, other: &Opening) -> Ordering {
        let unsearched = |opening: &Opening| opening.search.visits() == 0;
        unsearched(self).cmp(&unsearched(other)).then(self.unevenness().total_cmp(&other.unevenness()))
    }
}

/// The most visits worth spending on the first stone.
const MOST_VISITS: u32 = 200_000;

/// The choice of Black's first stone on an empty board, so that the game is as even as can be seen.
///
/// The openings are narrowed down in rounds (sequential halving: Karnin, Koren and Somekh,
/// "Almost optimal exploration in multi-armed bandits", 2013): each round shares an equal part of
/// the visits among those left, and the less even half leaves.
pub(crate) struct Openings {
    size: Size,
    random: Random,
    /// `openings[..left]` are those not yet out.
    openings: Vec<Opening>,
    left: usize,
    /// The opening that is searched next in this round.
    next: usize,
    /// The visits that a round shares among those left.
    per_round: u32,
    /// The visits that `openings[next]` has at the end of its turn in this round.
    goal: u32,
}

impl Openings {
    /// Nothing looked at yet; none if the game is over after every first stone.
    pub(crate) fn new(position: &Position, settings: &Settings) -> Option<Openings> {
        let mut random = Random::new(settings.seed);
        let openings = openings(position, settings, &mut random);
        let rounds = openings.len().max(2).next_power_of_two().ilog2();
        let per_round = settings.limits.visits.unwrap_or(MOST_VISITS).min(MOST_VISITS) / rounds;
        let (size, left) = (position.size(), openings.len());
        let goal = share(per_round, left);
        (left > 0).then_some(Openings { size, random, openings, left, next: 0, per_round, goal })
    }

    /// The positions evaluated so far.
    pub(crate) fn visits(&self) -> u32 {
        self.openings.iter().map(|opening| opening.search.visits()).sum()
    }

    /// Goes on for at most this many visits; true if one opening is left.
    pub(crate) fn advance(&mut self, visits: u32, stop: &mut dyn FnMut() -> bool) -> bool {
        let mut rest = visits;
        let mut stopped = false;
        while self.left > 1 && rest > 0 && !stopped {
            let search = &mut self.openings[self.next].search;
            let before = search.visits();
            let limits = Limits { visits: Some(self.goal.min(before.saturating_add(rest))) };
            search.run(&limits, &mut || {
                stopped = stopped || stop();
                stopped
            });
            rest -= search.visits() - before;
            if search.visits() >= self.goal || search.is_proven() {
                self.turn_to_next();
            }
        }
        self.left <= 1
    }

    fn turn_to_next(&mut self) {
        self.next += 1;
        if self.next == self.left {
            self.openings[..self.left].sort_by(Opening::compare);
            self.left = self.left.div_ceil(2);
            self.next = 0;
        }
        self.goal = self.openings[self.next].search.visits() + share(self.per_round, self.left);
    }

    /// The most even opening so far, turned or mirrored at random.
    pub(crate) fn decision(&self) -> Decision {
        let mut openings: Vec<&Opening> = self.openings.iter().collect();
        // Those that left earlier keep their place behind.
        openings[..self.left].sort_by(|one, other| one.compare(other));
        let point = random_image(self.size, openings[0].point, &mut self.random.clone());
        decision(&openings, point)
    }
}

/// What each of `left` openings gets of a round's visits.
fn share(per_round: u32, left: usize) -> u32 {
    (per_round / (left as u32).max(1)).max(1)
}

/// One opening of each set of symmetric ones, in random order.
fn openings(position: &Position, settings: &Settings, random: &mut Random) -> Vec<Opening> {
    let size = position.size();
    let first_of_images = |point: Point| symmetries().all(|symmetry| symmetry.point(size, point) >= point);
    let mut openings = Vec::new();
    for point in position.legal(Color::Black).iter().filter(|&point| first_of_images(point)) {
        let mut after = position.clone();
        after.play_unchecked(point, Color::Black);
        let search = Either::new(&after, settings, random.bits());
        openings.extend(search.map(|search| Opening { point, search }));
    }
    for k in (1..openings.len()).rev() {
        openings.swap(k, random.below(k + 1));
    }
    openings
}

/// The symmetries that leave each colour its edges.
fn symmetries() -> impl Iterator<Item = Symmetry> {
    Symmetry::all().filter(|symmetry| !symmetry.swaps_colors())
}

fn random_image(size: Size, point: Point, random: &mut Random) -> Point {
    let images: Vec<Point> = symmetries().map(|symmetry| symmetry.point(size, point)).collect();
    images[random.below(images.len())]
}

fn decision(openings: &[&Opening], point: Point) -> Decision {
    let best = openings[0];
    let candidate = |opening: &&Opening| Candidate {
        point: opening.point,
        visits: opening.search.visits(),
        win_rate: opening.black_win_rate(),
        proven: opening.search.is_proven(),
        prior: 1.0 / openings.len() as f64,
    };
    let mut candidates: Vec<Candidate> = openings.iter().map(candidate).collect();
    candidates[0].point = point;
    Decision {
        choice: Choice::Place(point),
        win_rate: best.black_win_rate().min(1.0 - best.black_win_rate()),
        visits: openings.iter().map(|opening| opening.search.visits()).sum(),
        candidates,
        principal_variation: vec![point],
    }
}
