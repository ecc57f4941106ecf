//! The constants of the frozen search.

/// The constants of the tree search (UCT: Kocsis and Szepesvári, "Bandit based Monte-Carlo
/// planning", 2006).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Parameters {
    /// The weight of UCB1's exploration term: a child's worth is
    /// `win rate + exploration * sqrt(ln(visits of the parent) / visits of the child)`.
    pub(crate) exploration: f64,
    /// The worth of a child without visits (first-play urgency: Gelly and Wang, 2006). Above
    /// 1 + any exploration term every child is visited once before one is visited twice.
    pub(crate) first_play: f64,
    /// A node gets children after this many visits, at least 1.
    pub(crate) expand_at: u32,
    /// The most nodes of a tree, 24 bytes each; a full tree goes on with evaluations of its leaves.
    /// The root has its children anyway.
    pub(crate) max_nodes: u32,
    /// In a candidate's win rate the mean of all moves counts as this many visits, so that a move
    /// tried once and won isn't reported as sure.
    pub(crate) candidate_prior: f64,
    /// The same in the win rate of the position, which is that of the best candidate: the best of
    /// many is likely to have been lucky too. With 200 the win rate after a few hundred visits
    /// agreed best with that after very many, on 9x9 and 13x13.
    pub(crate) position_prior: f64,
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
