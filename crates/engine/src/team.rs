//! One search or several of the same position, each in a thread of its own.

use crate::decision::Candidate;
use crate::search::Search;
use crate::settings::{Limits, Parameters, Settings};
use minefield_rules::{Color, Point, PointSet, Position};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Searches that share nothing but their question (root parallelisation: Cazenave and Jouandeau,
/// "On the parallelization of UCT", 2007). With one the answer depends on nothing but the seed and
/// the visits.
pub(crate) struct Team(Vec<Search>);

impl Team {
    /// Searches among some of the legal placements; none if the game is over or there are none.
    pub(crate) fn among(
        points: &PointSet,
        position: &Position,
        last: [Option<Point>; 2],
        settings: &Settings,
        seed: u64,
    ) -> Option<Team> {
        let threads = settings.threads.clamp(1, Settings::MAX_THREADS);
        let hash = settings.parameters.hash / threads;
        let parameters = Parameters { hash, ..settings.parameters.clone() };
        let search = |k| Search::among(points, position, last, &parameters, seed_of(seed, k));
        Some(Team((0..u64::from(threads)).map(search).collect::<Option<_>>()?))
    }

    /// Goes on from what all of these searches know of a position.
    pub(crate) fn moved_to(self, position: &Position, last: [Option<Point>; 2], seed: u64) -> Option<Team> {
        let searches = self.0.into_iter().zip(0..);
        let moved = searches.map(|(search, k)| search.moved_to(position, last, seed_of(seed, k)));
        Some(Team(moved.collect::<Option<_>>()?))
    }

    /// Searches until there have been this many visits in all, one search has a proof or `stop`,
    /// asked in this thread, says true.
    pub(crate) fn run(&mut self, limits: &Limits, stop: &mut dyn FnMut() -> bool) {
        let shares = self.shares(limits);
        let Some((first, others)) = self.0.split_first_mut() else { return };
        if others.is_empty() {
            return first.run(limits, &mut |_| stop());
        }
        let over = AtomicBool::new(false);
        thread::scope(|scope| {
            for (search, share) in others.iter_mut().zip(&shares[1..]) {
                scope.spawn(|| {
                    search.run(share, &mut |_| over.load(Ordering::Relaxed));
                    over.fetch_or(search.is_proven(), Ordering::Relaxed);
                });
            }
            first.run(&shares[0], &mut |_| {
                over.fetch_or(stop(), Ordering::Relaxed);
                over.load(Ordering::Relaxed)
            });
            over.fetch_or(first.is_proven(), Ordering::Relaxed);
        });
    }

    /// How far each search goes, so that all together make as many visits as they may.
    fn shares(&self, limits: &Limits) -> Vec<Limits> {
        let more = limits.visits.map(|visits| visits.saturating_sub(self.visits()));
        let count = self.0.len() as u32;
        let share = |(search, k): (&Search, u32)| {
            let more = more.map(|more| more / count + u32::from(k < more % count));
            Limits { visits: more.map(|more| search.visits().saturating_add(more)) }
        };
        self.0.iter().zip(0..).map(share).collect()
    }

    pub(crate) fn turn(&self) -> Color {
        self.0[0].turn()
    }

    pub(crate) fn visits(&self) -> u32 {
        self.0.iter().map(Search::visits).fold(0, u32::saturating_add)
    }

    /// A search that knows the result, if one does.
    fn proven(&self) -> Option<&Search> {
        self.0.iter().find(|search| search.is_proven())
    }

    pub(crate) fn is_proven(&self) -> bool {
        self.proven().is_some()
    }

    /// The chance of the side to move to win, 0 to 1.
    pub(crate) fn win_rate(&self) -> f64 {
        let mean = || self.0.iter().map(Search::win_rate).sum::<f64>() / self.0.len() as f64;
        self.proven().map_or_else(mean, Search::win_rate)
    }

    /// All placements looked at, the best first; at least one.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        if let [search] = &self.0[..] {
            return search.candidates();
        }
        if let Some(search) = self.proven() {
            return search.candidates();
        }
        let lists: Vec<Vec<Candidate>> = self.0.iter().map(Search::candidates).collect();
        let mut together: Vec<Candidate> = lists[0].iter().map(|one| together(one.point, &lists)).collect();
        let lost = |candidate: &Candidate| candidate.proven && candidate.win_rate == 0.0;
        together.sort_by(|one, other| lost(one).cmp(&lost(other)).then(other.visits.cmp(&one.visits)));
        together
    }

    /// The placements expected if the side to move places on `first`.
    pub(crate) fn line(&self, first: Point) -> Vec<Point> {
        let longest = self.0.iter().map(|search| search.line(first)).max_by_key(Vec::len);
        longest.unwrap_or_default()
    }
}

/// What all searches found out about a placement.
fn together(point: Point, lists: &[Vec<Candidate>]) -> Candidate {
    let of_point: Vec<&Candidate> =
        lists.iter().flat_map(|list| list.iter().filter(|candidate| candidate.point == point)).collect();
    if let Some(proven) = of_point.iter().find(|candidate| candidate.proven) {
        let visits = of_point.iter().map(|candidate| candidate.visits).sum();
        return Candidate { visits, ..**proven };
    }
    let visits: u32 = of_point.iter().map(|candidate| candidate.visits).sum();
    let weight = |candidate: &Candidate| f64::from(candidate.visits) + 1.0;
    let total: f64 = of_point.iter().map(|candidate| weight(candidate)).sum();
    let win_rate = of_point.iter().map(|candidate| candidate.win_rate * weight(candidate)).sum::<f64>() / total;
    let prior = of_point.first().map_or(0.0, |candidate| candidate.prior);
    Candidate { point, visits, win_rate, proven: false, prior }
}

/// The seed of search `k`; that of the first is the seed itself.
const fn seed_of(seed: u64, k: u64) -> u64 {
    seed.wrapping_add(k.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
