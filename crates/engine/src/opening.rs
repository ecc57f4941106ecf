//! The first stone, which the other side may take over: one that makes an even game.

use crate::decision::{Candidate, Choice, Decision};
use crate::playout::Random;
use crate::search::Search;
use crate::settings::{Limits, Settings};
use minefield_rules::{Color, Point, Position, Size, Symmetry};
use std::cmp::Ordering;

/// A first stone under consideration and the search of the position after it.
struct Opening {
    point: Point,
    search: Search,
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

/// Chooses Black's first stone on an empty board so that the game is as even as can be seen; none
/// if the game is over after every first stone.
///
/// The openings are narrowed down in rounds (sequential halving: Karnin, Koren and Somekh,
/// "Almost optimal exploration in multi-armed bandits", 2013): each round shares an equal part of
/// the visits among those left, and the less even half leaves.
pub(crate) fn choose_opening(
    position: &Position,
    settings: &Settings,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Decision> {
    let mut random = Random::new(settings.seed);
    let mut openings = openings(position, settings, &mut random);
    let rounds = openings.len().max(2).next_power_of_two().ilog2();
    let per_round = settings.limits.visits.unwrap_or(MOST_VISITS).min(MOST_VISITS) / rounds;
    let mut left = openings.len();
    let mut stopped = false;
    while left > 1 && !stopped {
        let more = (per_round / left as u32).max(1);
        for opening in &mut openings[..left] {
            let limits = Limits { visits: Some(opening.search.visits() + more) };
            opening.search.run(&limits, &mut |_| {
                stopped = stopped || stop();
                stopped
            });
        }
        openings[..left].sort_by(Opening::compare);
        left = left.div_ceil(2);
    }
    let point = random_image(position.size(), openings.first()?.point, &mut random);
    Some(decision(&openings, point))
}

/// One opening of each set of symmetric ones, in random order.
fn openings(position: &Position, settings: &Settings, random: &mut Random) -> Vec<Opening> {
    let size = position.size();
    let first_of_images = |point: Point| symmetries().all(|symmetry| symmetry.point(size, point) >= point);
    let mut openings = Vec::new();
    for point in position.legal(Color::Black).iter().filter(|&point| first_of_images(point)) {
        let mut after = position.clone();
        after.play_unchecked(point, Color::Black);
        let search = Search::new(&after, &settings.parameters, random.bits());
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

fn decision(openings: &[Opening], point: Point) -> Decision {
    let best = &openings[0];
    let candidate = |opening: &Opening| Candidate {
        point: opening.point,
        visits: opening.search.visits(),
        win_rate: opening.black_win_rate(),
        proven: opening.search.is_proven(),
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
