//! Monte-Carlo tree search: UCT, with wins and losses proven as they are found.

use super::evaluator::Evaluator;
use super::parameters::Parameters;
use super::tree::{Node, Tree, score_of};
use crate::decision::Candidate;
use crate::graph::Proof;
use crate::logarithm::ln;
use crate::search_board::SearchBoard;
use crate::settings::Limits;
use minefield_rules::{Color, Point, PointSet, Position};

/// A search of one position, which may be continued and looked at while it runs.
///
/// Where a node's children are all proven, or one of them won, the node is proven too (Winands,
/// Björnsson and Saito, "Monte-Carlo tree search solver", 2008); proven nodes aren't visited again.
pub(crate) struct Search {
    turn: Color,
    tree: Tree,
    root: SearchBoard,
    board: SearchBoard,
    evaluator: Evaluator,
    parameters: Parameters,
    path: Vec<usize>,
    points: Vec<Point>,
}

impl Search {
    /// How many visits pass between two questions whether to stop.
    const PATIENCE: u32 = 8;

    /// A search among some of the legal placements of the side to move; a win at once is looked at
    /// in any case. None if the game is over or there are none.
    pub(crate) fn among(points: &PointSet, position: &Position, seed: u64) -> Option<Search> {
        let parameters = Parameters::default();
        let turn = position.turn()?;
        let any_point = points.iter().find(|&point| position.legal(turn).contains(point))?;
        let root = SearchBoard::new(position, turn, [None; 2]);
        let mut search = Search {
            turn,
            tree: Tree::new(any_point, parameters.max_nodes),
            board: root.clone(),
            root,
            evaluator: Evaluator::new(position, seed),
            parameters,
            path: Vec::new(),
            points: Vec::new(),
        };
        search.expand(Tree::ROOT, |point| points.contains(point));
        Some(search)
    }

    /// Searches until the limits are reached, the position is proven or `stop`, who is shown the
    /// search again and again, says true.
    pub(crate) fn run(&mut self, limits: &Limits, stop: &mut dyn FnMut(&Search) -> bool) {
        while !self.is_proven() && self.visits() < limits.visits.unwrap_or(u32::MAX) {
            if self.visits().is_multiple_of(Search::PATIENCE) && stop(self) {
                break;
            }
            self.visit();
        }
    }

    /// The side to move.
    pub(crate) const fn turn(&self) -> Color {
        self.turn
    }

    /// The number of positions evaluated so far.
    pub(crate) fn visits(&self) -> u32 {
        self.tree.node(Tree::ROOT).visits
    }

    /// Whether the result under best play is known.
    pub(crate) fn is_proven(&self) -> bool {
        self.tree.node(Tree::ROOT).proof.is_some()
    }

    /// The chance of the side to move to win, 0 to 1: that of the best candidate, but judged more
    /// cautiously.
    pub(crate) fn win_rate(&self) -> f64 {
        let best = self.ranked(Tree::ROOT).into_iter().next();
        best.map_or(0.5, |best| self.win_rate_of(self.tree.node(best), self.parameters.position_prior))
    }

    /// All placements of the side to move, the best first.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let nodes = self.ranked(Tree::ROOT);
        nodes.into_iter().map(|number| self.candidate(self.tree.node(number))).collect()
    }

    /// The placements expected if the side to move places on `first`: that one, the best answer, ...
    pub(crate) fn line(&self, first: Point) -> Vec<Point> {
        let children = self.tree.node(Tree::ROOT).children().map_or(0..0, |(_, children)| children);
        let start = children.into_iter().find(|&number| self.tree.node(number).point == first);
        let visited = |number: usize| self.tree.node(number).mean().map(|_| number);
        let best = |&number: &usize| self.ranked(number).first().copied().and_then(visited);
        std::iter::successors(start, best).map(|number| self.tree.node(number).point).collect()
    }

    fn candidate(&self, node: &Node) -> Candidate {
        let win_rate = self.win_rate_of(node, self.parameters.candidate_prior);
        let all = self.tree.node(Tree::ROOT).children().map_or(1, |(_, children)| children.len());
        let (point, visits, proven) = (node.point, node.visits, node.proof.is_some());
        Candidate { point, visits, win_rate, proven, prior: 1.0 / all as f64 }
    }

    /// The win rate after a placement, in which the mean of all counts as `prior` visits.
    fn win_rate_of(&self, node: &Node, prior: f64) -> f64 {
        let mean = self.tree.node(Tree::ROOT).mean().unwrap_or(0.5);
        let black_score = match node.proof {
            Some(proof) => f64::from(proof.black_score()),
            None => (node.black_score + mean * prior) / (f64::from(node.visits) + prior),
        };
        score_of(self.turn, black_score)
    }

    /// The children of a node, the best for its side to move first: wins, the rest by visits,
    /// losses. A draw comes before the rest if the most visited of them promises less.
    fn ranked(&self, number: usize) -> Vec<usize> {
        let Some((turn, children)) = self.tree.node(number).children() else { return Vec::new() };
        let mean = |node: &Node| node.mean().map_or(0.0, |score| score_of(turn, score));
        let open = self.tree.nodes(children.clone()).iter().filter(|child| child.proof.is_none());
        let hope = open.max_by_key(|child| child.visits).map_or(0.0, mean);
        let class = |node: &Node| match node.proof {
            Some(Proof::Won(color)) if color == turn => 4,
            Some(Proof::Drawn) if hope < 0.5 => 3,
            None => 2,
            Some(Proof::Drawn) => 1,
            Some(Proof::Won(_)) => 0,
        };
        let compare = |one: &Node, other: &Node| {
            let by_class = class(one).cmp(&class(other));
            by_class.then(one.visits.cmp(&other.visits)).then(mean(one).total_cmp(&mean(other)))
        };
        let mut ranked: Vec<usize> = children.collect();
        ranked.sort_by(|&one, &other| compare(self.tree.node(other), self.tree.node(one)));
        ranked
    }

    /// Walks from the root to a leaf, values it and takes note of the value on the way back.
    fn visit(&mut self) {
        self.board.copy_from(&self.root);
        self.path.clear();
        let mut number = Tree::ROOT;
        loop {
            self.path.push(number);
            if self.tree.node(number).proof.is_none() && self.is_ripe(number) {
                self.expand(number, |_| true);
            }
            let node = self.tree.node(number);
            let (None, Some((turn, _))) = (node.proof, node.children()) else { break };
            number = self.select(number);
            if self.board.place(self.tree.node(number).point, turn) {
                self.tree.prove(number, Proof::Won(turn));
            }
        }
        let black_score = match self.tree.node(number).proof {
            Some(proof) => f64::from(proof.black_score()),
            None => self.evaluator.black_score(&self.board),
        };
        self.tree.back_up(&self.path, black_score);
    }

    /// Whether a node should get children now.
    fn is_ripe(&self, number: usize) -> bool {
        let node = self.tree.node(number);
        let due = node.children().is_none() && node.visits >= self.parameters.expand_at.max(1);
        due && self.tree.has_room(self.root.board().size().area())
    }

    /// Gives the node that the board shows its children, in random order: those `among` which to
    /// look, or only the winning one if one wins.
    fn expand(&mut self, number: usize, among: impl Fn(Point) -> bool) {
        let Some(turn) = self.board.moves(&mut self.points) else {
            self.tree.prove(number, Proof::Drawn);
            return;
        };
        if let Some(&point) = self.points.iter().find(|&&point| self.board.wins(point, turn)) {
            self.points.clear();
            self.points.push(point);
        } else {
            self.points.retain(|&point| among(point));
        }
        for k in (1..self.points.len()).rev() {
            let other = self.evaluator.random().below(k + 1);
            self.points.swap(k, other);
        }
        self.tree.expand(number, turn, &self.points);
    }

    /// The child without a proof that UCB1 likes best.
    fn select(&self, number: usize) -> usize {
        let node = self.tree.node(number);
        let Some((turn, children)) = node.children() else { return number };
        let first = children.start;
        let exploration = self.parameters.exploration * self.parameters.exploration * ln(node.visits);
        let worth = |child: &Node| {
            if child.visits == 0 {
                return self.parameters.first_play;
            }
            let visits = f64::from(child.visits);
            let score = if turn == Color::Black { child.black_score } else { visits - child.black_score };
            // mean + sqrt(exploration / visits), with a single division
            (score + (exploration * visits).sqrt()) / visits
        };
        let mut best = (first, f64::NEG_INFINITY);
        for (k, child) in self.tree.nodes(children).iter().enumerate() {
            if child.proof.is_none() {
                let worth = worth(child);
                if worth > best.1 {
                    best = (first + k, worth);
                }
            }
        }
        best.0
    }
}
