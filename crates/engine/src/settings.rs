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
    /// Weakness: a move may be chosen whose win rate is up to this much below the best one's, the
    /// less likely the further below; 0 chooses the best.
    pub slack: f64,
    /// Weakness: only points at most this many rows and columns from a stone are considered, if
    /// there are any; none: all points. A win at once is always seen.
    pub sight: Option<u8>,
    /// The constants of the search.
    pub parameters: Parameters,
}

impl Settings {
    /// The settings of a level on a board of `size`.
    #[must_use]
    pub fn of_level(level: Level, size: Size, seed: u64) -> Settings {
        Settings { slack: level.slack(), sight: level.sight(), ..Settings::new(level.limits(size), seed) }
    }

    /// Settings that choose the best move found in this many visits.
    #[must_use]
    pub fn with_visits(visits: u32, seed: u64) -> Settings {
        Settings::new(Limits { visits: Some(visits) }, seed)
    }

    /// Settings without weaknesses.
    #[must_use]
    pub fn new(limits: Limits, seed: u64) -> Settings {
        Settings { seed, limits, slack: 0.0, sight: None, parameters: Parameters::default() }
    }
}

/// When a search stops by itself. Time is not read here: the caller's `stop` says when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The most positions evaluated; none: until `stop` says so or everything is proven.
    pub visits: Option<u32>,
}

/// The constants of the tree search (UCT: Kocsis and Szepesvári, "Bandit based Monte-Carlo
/// planning", 2006).
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// The weight of UCB1's exploration term: a child's worth is
    /// `win rate + exploration * sqrt(ln(visits of the parent) / visits of the child)`.
    pub exploration: f64,
    /// The worth of a child without visits (first-play urgency: Gelly and Wang, 2006). Above
    /// 1 + any exploration term every child is visited once before one is visited twice.
    pub first_play: f64,
    /// A node gets children after this many visits, at least 1.
    pub expand_at: u32,
    /// The most nodes of a tree, 24 bytes each; a full tree goes on with evaluations of its leaves.
    /// The root has its children anyway.
    pub max_nodes: u32,
    /// In a candidate's win rate the mean of all moves counts as this many visits, so that a move
    /// tried once and won isn't reported as sure.
    pub candidate_prior: f64,
    /// The same in the win rate of the position, which is that of the best candidate: the best of
    /// many is likely to have been lucky too. With 200 the win rate after a few hundred visits
    /// agreed best with that after very many, on 9x9 and 13x13.
    pub position_prior: f64,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            exploration: 0.3,
            first_play: 1.1,
            expand_at: 4,
            max_nodes: 2_000_000,
            candidate_prior: 10.0,
            position_prior: 200.0,
        }
    }
}
