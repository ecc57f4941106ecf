//! Monte-Carlo graph search: knowledge says where to look, playouts and proofs what is there.

mod findings;

use crate::graph::{Edge, EdgeId, Graph, NodeId, Proof, score_of};
use crate::guided::GuidedPlayout;
use crate::knowledge::Prior;
use crate::playout::Random;
use crate::search_board::SearchBoard;
use crate::settings::{Limits, Parameters};
use minefield_rules::{Board, Color, Point, PointSet, Position};
use std::cmp::Ordering;

/// A search of one position, which may be continued and looked at while it runs.
///
/// Where a position's placements are all proven, or one of them wins, it is proven too (Winands,
/// Björnsson and Saito, "Monte-Carlo tree search solver", 2008); proven placements aren't visited
/// again.
pub struct Search {
    graph: Graph,
    root: SearchBoard,
    board: SearchBoard,
    playout: GuidedPlayout,
    random: Random,
    parameters: Parameters,
    prior: Prior,
    path: Vec<(NodeId, EdgeId)>,
    points: Vec<Point>,
    edges: Vec<Edge>,
}

/// How a visit ended.
enum Leaf {
    Proven(Proof),
    /// To be valued by a playout.
    Open,
}

impl Search {
    /// How many visits pass between two questions whether to stop.
    const PATIENCE: u32 = 8;
    /// How many placements of a position become edges at first.
    const LIKELIEST: usize = 16;

    /// A search of a position; none if it is over.
    #[must_use]
    pub fn new(position: &Position, parameters: &Parameters, seed: u64) -> Option<Search> {
        let points = position.legal(position.turn()?);
        Search::among(points, position, [None; 2], parameters, seed)
    }

    /// A search among some of the legal placements of the side to move; a win at once is looked at
    /// in any case. `last` are Black's and White's last stones where they are known. None if the game
    /// is over or there are none.
    #[must_use]
    pub fn among(
        points: &PointSet,
        position: &Position,
        last: [Option<Point>; 2],
        parameters: &Parameters,
        seed: u64,
    ) -> Option<Search> {
        let turn = position.turn()?;
        points.iter().find(|&point| position.legal(turn).contains(point))?;
        let root = SearchBoard::new(position, turn, last);
        let contact = SearchBoard::contact(position);
        let mut search = Search {
            graph: Graph::new(parameters.max_edges()),
            board: root.clone(),
            root,
            playout: GuidedPlayout::new(position.size(), position.rules(), contact),
            random: Random::new(seed),
            parameters: parameters.clone(),
            prior: Prior::new(parameters.prior_floor),
            path: Vec::new(),
            points: Vec::new(),
            edges: Vec::new(),
        };
        search.add_root(points, position.hash());
        Some(search)
    }

    fn add_root(&mut self, among: &PointSet, hash: u64) {
        let turn = self.root.turn();
        let proof = self.find_edges(turn);
        if proof.is_none() {
            self.edges.retain(|edge| among.contains(edge.point));
        }
        let whole = self.edges.len() == self.points.len();
        self.edges.sort_by(likelier);
        let proof = proof.or_else(|| proof_from(turn, true, &self.edges));
        if whole {
            self.graph.add(hash, turn, &self.edges, proof);
        } else {
            self.graph.add_hidden(hash, turn, &self.edges, proof);
        }
    }

    /// Goes on from what this search knows of a position that it looked at; none if it didn't, or
    /// in another game. `last` as in [`Search::among`].
    #[must_use]
    pub fn moved_to(mut self, position: &Position, last: [Option<Point>; 2], seed: u64) -> Option<Search> {
        let same = |board: &SearchBoard| board.board().size() == position.size() && board.rules() == position.rules();
        let root = self.graph.find(position.hash()).filter(|_| same(&self.root))?;
        let contact = SearchBoard::contact(position);
        if contact != self.root.chains().contact() {
            return None;
        }
        self.root = SearchBoard::new(position, position.turn()?, last);
        self.random = Random::new(seed);
        self.graph = self.graph.part_from(root);
        self.board.copy_from(&self.root);
        if !self.graph.node(Graph::ROOT).is_whole {
            self.complete(Graph::ROOT);
        }
        Some(self)
    }

    /// Searches until the limits are reached, the position is proven or `stop`, who is shown the
    /// search again and again, says true.
    pub fn run(&mut self, limits: &Limits, stop: &mut dyn FnMut(&Search) -> bool) {
        while !self.is_proven() && self.visits() < limits.visits.unwrap_or(u32::MAX) {
            if self.visits().is_multiple_of(Search::PATIENCE) && stop(self) {
                break;
            }
            self.visit();
        }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.graph.node(Graph::ROOT).turn
    }

    /// The number of positions evaluated so far.
    #[must_use]
    pub fn visits(&self) -> u32 {
        self.graph.node(Graph::ROOT).visits
    }

    /// Whether the result under best play is known.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.graph.node(Graph::ROOT).proof.is_some()
    }

    /// Walks from the root to a leaf, values it and takes note of the value on the way back.
    fn visit(&mut self) {
        let leaf = self.descend();
        let black_score = match leaf {
            Leaf::Proven(proof) => proof.black_score(),
            Leaf::Open => self.play_out(),
        };
        self.back_up(black_score, matches!(leaf, Leaf::Open));
    }

    fn descend(&mut self) -> Leaf {
        self.board.copy_from(&self.root);
        self.path.clear();
        let mut id = Graph::ROOT;
        loop {
            let node = self.graph.node(id);
            let turn = node.turn;
            if self.is_narrow(id) {
                self.complete(id);
            }
            let edge_id = self.select(id);
            self.path.push((id, edge_id));
            let edge = *self.graph.edge(edge_id);
            if self.board.place(edge.point, turn) {
                self.graph.edge_mut(edge_id).proof = Some(Proof::Won(turn));
                return Leaf::Proven(Proof::Won(turn));
            }
            let Some(child) = edge.child else {
                return self.ripen(edge_id).map_or(Leaf::Open, Leaf::Proven);
            };
            if let Some(proof) = self.graph.node(child).proof {
                self.graph.edge_mut(edge_id).proof = Some(proof);
                return Leaf::Proven(proof);
            }
            id = child;
        }
    }

    /// Whether a node needs the edges that it lacks, and there is room for them.
    fn is_narrow(&self, id: NodeId) -> bool {
        let (node, edges) = (self.graph.node(id), self.graph.edges_of(id));
        if node.is_whole || !self.graph.has_room(self.board.board().size().area()) {
            return false;
        }
        self.parameters.width(node.visits) > edges.len() || edges.iter().all(|edge| edge.proof.is_some())
    }

    /// Makes the position on the board a node if the edge to it has been visited often enough.
    fn ripen(&mut self, edge_id: EdgeId) -> Option<Proof> {
        let expand_at = self.parameters.expand_at << (self.graph.quarters_used() * 2);
        let due = self.graph.edge(edge_id).visits + 1 >= expand_at;
        if !due || !self.graph.has_room(self.board.board().size().area()) {
            return None;
        }
        let hash = self.board.hash();
        let child = self.graph.find(hash).unwrap_or_else(|| self.expand(hash));
        let proof = self.graph.node(child).proof;
        let edge = self.graph.edge_mut(edge_id);
        (edge.child, edge.proof) = (Some(child), proof);
        proof
    }

    /// Makes a node of the position on the board.
    fn expand(&mut self, hash: u64) -> NodeId {
        let Some(turn) = self.board.moves(&mut self.points) else {
            return self.graph.add(hash, Color::Black, &[], Some(Proof::Drawn));
        };
        let proof = self.find_edges(turn);
        let proof = proof.or_else(|| proof_from(turn, true, &self.edges));
        let likeliest = &self.edges[..self.edges.len().min(Search::LIKELIEST)];
        let id = self.graph.add(hash, turn, likeliest, proof);
        self.graph.node_mut(id).is_whole = likeliest.len() == self.edges.len();
        id
    }

    /// Gives a node, whose position is on the board, the edges that it lacks.
    fn complete(&mut self, id: NodeId) {
        let turn = self.graph.node(id).turn;
        self.find_edges(turn);
        self.edges.sort_by(likelier);
        let known = self.graph.edges_of(id);
        self.edges.retain(|edge| known.iter().all(|known| known.point != edge.point));
        self.edges.splice(0..0, known.iter().copied());
        self.graph.complete(id, &self.edges);
    }

    /// Makes edges of the placements on the board, in random order, or only of the winning one if
    /// one wins. Where the other side threatens to win at once, what doesn't stop it is lost.
    fn find_edges(&mut self, turn: Color) -> Option<Proof> {
        self.board.moves(&mut self.points);
        self.edges.clear();
        if let Some(&point) = self.points.iter().find(|&&point| self.board.wins(point, turn)) {
            let won = Some(Proof::Won(turn));
            self.edges.push(Edge::new(point, 1.0, won));
            return won;
        }
        for k in (1..self.points.len()).rev() {
            let other = self.random.below(k + 1);
            self.points.swap(k, other);
        }
        self.prior.value(&self.board, turn, &self.points, &mut self.edges);
        let threats = self.board.threats(turn.other());
        if !threats.is_empty() {
            for edge in &mut self.edges {
                if !self.board.stops(edge.point, turn, &threats) {
                    edge.proof = Some(Proof::Won(turn.other()));
                }
            }
        }
        if self.edges.len() > Search::LIKELIEST {
            self.edges.select_nth_unstable_by(Search::LIKELIEST, likelier);
        }
        let likeliest = self.edges.len().min(Search::LIKELIEST);
        self.edges[..likeliest].sort_by(likelier);
        None
    }

    /// The placement without a proof that looks most worth a visit: high mean, here or as a later
    /// placement, high prior, few visits (PUCT: Rosin, "Multi-armed bandits with episode
    /// context", 2011).
    fn select(&self, id: NodeId) -> EdgeId {
        let node = self.graph.node(id);
        let p = &self.parameters;
        let exploration = p.exploration * ((node.visits + 1) as f32).sqrt();
        let unknown = score_of(node.turn, node.mean()) - p.first_play_reduction;
        let half = p.later_weight * p.later_weight;
        let width = p.width(node.visits);
        let mut best = (node.edges().start, f32::NEG_INFINITY);
        for (k, edge) in self.graph.edges_of(id).iter().enumerate() {
            if k >= width && best.1 > f32::NEG_INFINITY {
                break;
            }
            if edge.proof.is_some() {
                continue;
            }
            let visits = edge.visits as f32;
            let later = edge.later_visits;
            // what a later placement is worth against one of the visits
            let amaf = half / ((later + p.later_half) * (p.later_weight + visits));
            let none = if edge.visits == 0 { p.first_play_visits } else { 0.0 };
            let score = edge.mean * visits + edge.later_score * amaf + unknown * none;
            let all = visits + later * amaf + none;
            // score / all + exploration * prior / (1 + visits), with a single division
            let worth = (score * (1.0 + visits) + exploration * edge.prior * all) / (all * (1.0 + visits));
            if worth > best.1 {
                best = (node.edges().start + k, worth);
            }
        }
        best.0
    }

    fn play_out(&mut self) -> f32 {
        self.playout.set(self.board.board(), self.board.chains(), self.board.last());
        match self.playout.run(self.board.turn(), &mut self.random) {
            Some(Color::Black) => 1.0,
            Some(Color::White) => 0.0,
            None => 0.5,
        }
    }

    /// Counts a visit along the path, and passes proofs up it.
    fn back_up(&mut self, black_score: f32, played_out: bool) {
        let mut proven_below = false;
        for k in (0..self.path.len()).rev() {
            let (id, edge_id) = self.path[k];
            let turn = self.graph.node(id).turn;
            let score = score_of(turn, black_score);
            let child = self.graph.edge(edge_id).child.map(|child| *self.graph.node(child));
            let edge = self.graph.edge_mut(edge_id);
            edge.visits += 1;
            match child {
                Some(child) if child.visits > 0 => {
                    edge.mean = score_of(turn, child.mean());
                    if proven_below {
                        edge.proof = child.proof;
                    }
                }
                _ => edge.mean += (score - edge.mean) / edge.visits as f32,
            }
            if edge.proof.is_some() && self.graph.node(id).proof.is_none() {
                let proof = proof_from(turn, self.graph.node(id).is_whole, self.graph.edges_of(id));
                self.graph.node_mut(id).proof = proof;
            }
            let node = self.graph.node_mut(id);
            node.visits += 1;
            node.black_score += f64::from(black_score);
            proven_below = node.proof.is_some();
            if played_out {
                let width = self.parameters.width(self.graph.node(id).visits);
                note_later(self.graph.edges_of_mut(id), width, self.playout.board(), turn, score);
            }
        }
    }
}

/// The order of a node's edges: what is lost at once last, the likelier first.
fn likelier(one: &Edge, other: &Edge) -> Ordering {
    one.proof.is_some().cmp(&other.proof.is_some()).then(other.prior.total_cmp(&one.prior))
}

/// Takes note of where `turn` placed in a playout.
fn note_later(edges: &mut [Edge], width: usize, board: &Board, turn: Color, score: f32) {
    for edge in edges.iter_mut().take(width) {
        let there = f32::from(u8::from(board.content(edge.point, 0) == turn.index() as u8 + 1));
        edge.later_visits += there;
        edge.later_score += there * score;
    }
}

/// A win if a placement wins for the side to move; when all are proven, the best of them.
fn proof_from(turn: Color, is_whole: bool, edges: &[Edge]) -> Option<Proof> {
    let has = |proof| edges.iter().any(|edge| edge.proof == proof);
    if has(Some(Proof::Won(turn))) {
        Some(Proof::Won(turn))
    } else if !is_whole || has(None) {
        None
    } else if has(Some(Proof::Drawn)) {
        Some(Proof::Drawn)
    } else {
        Some(Proof::Won(turn.other()))
    }
}
