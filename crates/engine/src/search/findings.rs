//! What a search has found out so far.

use super::Search;
use crate::decision::Candidate;
use crate::graph::{Edge, EdgeId, Graph, NodeId, Proof, score_of};
use minefield_rules::Point;

impl Search {
    /// The chance of the side to move to win, 0 to 1: that of the best candidate, but judged more
    /// cautiously.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        let best = self.ranked(Graph::ROOT).into_iter().next();
        best.map_or(0.5, |best| self.win_rate_of(self.graph.edge(best), self.parameters.position_prior))
    }

    /// All placements of the side to move, the best first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        self.ranked(Graph::ROOT).into_iter().map(|id| self.candidate(self.graph.edge(id))).collect()
    }

    /// The placements expected from here, both sides': the best candidate, the best answer, ...
    #[must_use]
    pub fn principal_variation(&self) -> Vec<Point> {
        self.ranked(Graph::ROOT).first().map_or(Vec::new(), |&best| self.line(self.graph.edge(best).point))
    }

    /// The placements expected if the side to move places on `first`: that one, the best answer, ...
    #[must_use]
    pub fn line(&self, first: Point) -> Vec<Point> {
        let start = self.graph.edges_of(Graph::ROOT).iter().find(|edge| edge.point == first);
        let next = |edge: &&Edge| {
            let best = self.ranked(edge.child?).into_iter().next()?;
            Some(self.graph.edge(best)).filter(|edge| edge.visits > 0 || edge.proof.is_some())
        };
        // Longer lines than the board has points don't exist.
        let most = self.root.board().size().area();
        std::iter::successors(start, next).take(most).map(|edge| edge.point).collect()
    }

    fn candidate(&self, edge: &Edge) -> Candidate {
        Candidate {
            point: edge.point,
            visits: edge.visits,
            win_rate: self.win_rate_of(edge, self.parameters.candidate_prior),
            proven: edge.proof.is_some(),
            prior: f64::from(edge.prior),
        }
    }

    /// The win rate after a placement, in which the mean of all counts as `prior` visits.
    fn win_rate_of(&self, edge: &Edge, prior: f64) -> f64 {
        let root = self.graph.node(Graph::ROOT);
        if let Some(proof) = edge.proof {
            return f64::from(score_of(root.turn, proof.black_score()));
        }
        let mean = f64::from(score_of(root.turn, root.mean()));
        let visits = f64::from(edge.visits);
        (f64::from(edge.mean) * visits + mean * prior) / (visits + prior)
    }

    /// The placements of a node, the best for its side to move first: wins, the rest by visits,
    /// losses. A draw comes before the rest if the most visited of them promises less.
    fn ranked(&self, id: NodeId) -> Vec<EdgeId> {
        let node = self.graph.node(id);
        let open = self.graph.edges_of(id).iter().filter(|edge| edge.proof.is_none());
        let hope = open.max_by_key(|edge| edge.visits).map_or(0.0, |edge| edge.mean);
        let class = |edge: &Edge| match edge.proof {
            Some(Proof::Won(color)) if color == node.turn => 4,
            Some(Proof::Drawn) if hope < 0.5 => 3,
            None => 2,
            Some(Proof::Drawn) => 1,
            Some(Proof::Won(_)) => 0,
        };
        let compare = |one: &Edge, other: &Edge| {
            let by_class = class(one).cmp(&class(other)).then(one.visits.cmp(&other.visits));
            by_class.then(one.mean.total_cmp(&other.mean)).then(one.prior.total_cmp(&other.prior))
        };
        let mut ranked: Vec<EdgeId> = node.edges().collect();
        ranked.sort_by(|&one, &other| compare(self.graph.edge(other), self.graph.edge(one)));
        ranked
    }
}
