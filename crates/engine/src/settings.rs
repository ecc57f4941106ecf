//! How a move is to be chosen: limits, seed, weaknesses, and the constants of the search.

use crate::level::Level;
use minefield_rules::Size;

/// Everything that decides what [`choose`](crate::choose) answers, besides the game and the moment it is stopped.
///
/// The same settings, game and number of visits give the same answer on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Start of the random numbers.
    pub seed: u64,
    /// When to stop by itself.
    pub limits: Limits,
    /// Which search.
    pub style: Style,
    /// How many threads search at once, 1 to [`MAX_THREADS`](Settings::MAX_THREADS); each has its
    /// part of the memory. The first UCT has one.
    pub threads: u32,
    /// Weakness: a placement is drawn with a chance that goes with its visits to the power of
    /// 1 / looseness; 0 takes the best.
    pub looseness: f64,
    /// Weakness: the part of the legal placements, 0 to 1, that isn't considered at all, others on
    /// every turn. A win at once is always seen.
    pub oversight: f64,
    /// The constants of the search.
    pub parameters: Parameters,
}

impl Settings {
    /// The most threads of a search; an engine in a browser has one.
    pub const MAX_THREADS: u32 = if cfg!(target_family = "wasm") { 1 } else { 256 };

    /// The settings of a level on a board of `size`.
    #[must_use]
    pub fn of_level(level: Level, size: Size, seed: u64) -> Settings {
        Settings {
            looseness: level.looseness(),
            oversight: level.oversight(),
            ..Settings::new(level.limits(size), seed)
        }
    }

    /// Settings that choose the best move found in this many visits.
    #[must_use]
    pub fn with_visits(visits: u32, seed: u64) -> Settings {
        Settings::new(Limits { visits: Some(visits) }, seed)
    }

    /// Settings without weaknesses.
    #[must_use]
    pub fn new(limits: Limits, seed: u64) -> Settings {
        Settings {
            seed,
            limits,
            style: Style::Knowledge,
            threads: 1,
            looseness: 0.0,
            oversight: 0.0,
            parameters: Parameters::default(),
        }
    }
}

/// Which search is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// The engine as it is now.
    #[default]
    Knowledge,
    /// The first plain UCT, frozen, as an anchor for ratings.
    Uct,
}

/// When a search stops by itself. Time is not read here: the caller's `stop` says when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The most positions evaluated; none: until `stop` says so or everything is proven.
    pub visits: Option<u32>,
}

/// The constants of the search.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// The weight of curiosity: a placement's worth is its score plus
    /// `exploration * prior * sqrt(visits of the position) / (1 + visits of the placement)`.
    pub exploration: f32,
    /// The part of the priors that is shared equally.
    pub prior_floor: f32,
    /// How far below the position's mean a placement is valued of which nothing is known.
    pub first_play_reduction: f32,
    /// How many visits that is worth against what is known of it as a later placement.
    pub first_play_visits: f32,
    /// How many visits the mean as a later placement is worth at most.
    pub later_weight: f32,
    /// After how many playouts it is worth half of that.
    pub later_half: f32,
    /// How many of the likeliest placements of a position are looked at from its first visit on.
    pub least_width: u32,
    /// How many more for each visit, to the square root.
    pub widening: f32,
    /// A position becomes a node at this visit, at least 1.
    pub expand_at: u32,
    /// The memory of a search in megabytes; a full graph goes on with evaluations of its leaves.
    pub hash: u32,
    /// In a candidate's win rate the mean of all moves counts as this many visits, so that a move
    /// tried once and won isn't reported as sure.
    pub candidate_prior: f64,
    /// The same in the win rate of the position, which is that of the best candidate.
    pub position_prior: f64,
}

impl Parameters {
    /// How many of the likeliest placements are looked at in a position with so many visits.
    pub(crate) fn width(&self, visits: u32) -> usize {
        self.least_width as usize + (self.widening * (visits as f32).sqrt()) as usize
    }

    /// An edge, and the part of a node that goes with it.
    const BYTES_PER_EDGE: usize = 34;

    /// The most edges, so that they and their nodes fit the memory; their numbers fit 32 bits.
    pub(crate) fn max_edges(&self) -> usize {
        const PER_MEGABYTE: usize = (1 << 20) / Parameters::BYTES_PER_EDGE;
        (self.hash as usize).saturating_mul(PER_MEGABYTE).min(u32::MAX as usize)
    }
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            exploration: 1.5,
            prior_floor: 0.05,
            first_play_reduction: 0.3,
            first_play_visits: 1.0,
            later_weight: 100.0,
            later_half: 10.0,
            least_width: 6,
            widening: 1.0,
            expand_at: 5,
            hash: 128,
            candidate_prior: 10.0,
            position_prior: 50.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Parameters;

    #[test]
    fn edges_fit_the_memory_and_their_numbers_never_overflow() {
        let check = |hash, expected| assert_eq!(Parameters { hash, ..Parameters::default() }.max_edges(), expected);
        check(0, 0);
        check(1, 30_840);
        check(128, 3_947_520);
        check(65_536, 2_021_130_240);
        check(139_264, 4_294_901_760);
        check(139_267, u32::MAX as usize);
        check(u32::MAX, u32::MAX as usize);
    }
}
