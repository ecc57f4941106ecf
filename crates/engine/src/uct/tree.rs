//! The nodes of a search tree and what is proven about them.

use crate::graph::Proof;
use minefield_rules::{Color, Point};
use std::ops::Range;

/// A position of the tree: the one after `point` was played in its parent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The sum of the scores of the visits, for Black.
    pub(crate) black_score: f64,
    pub(crate) visits: u32,
    first_child: u32,
    children: u16,
    pub(crate) point: Point,
    pub(crate) proof: Option<Proof>,
    /// Who is to move, known once there are children.
    turn: Option<Color>,
}

impl Node {
    fn new(point: Point) -> Node {
        Node { black_score: 0.0, visits: 0, first_child: 0, children: 0, point, proof: None, turn: None }
    }

    /// Who is to move and the numbers of the children, once the node has some.
    pub(crate) fn children(&self) -> Option<(Color, Range<usize>)> {
        let first = self.first_child as usize;
        self.turn.map(|turn| (turn, first..first + usize::from(self.children)))
    }

    /// Black's score, mean or proven, 0 to 1; none before the first visit.
    pub(crate) fn mean(&self) -> Option<f64> {
        match self.proof {
            Some(proof) => Some(f64::from(proof.black_score())),
            None => (self.visits > 0).then(|| self.black_score / f64::from(self.visits)),
        }
    }
}

/// What `black_score` is worth to `color`.
pub(crate) fn score_of(color: Color, black_score: f64) -> f64 {
    match color {
        Color::Black => black_score,
        Color::White => 1.0 - black_score,
    }
}

/// All nodes; the children of a node lie side by side. Node 0 is the root.
pub(crate) struct Tree {
    nodes: Vec<Node>,
    max_nodes: usize,
}

impl Tree {
    pub(crate) const ROOT: usize = 0;

    /// A tree of a root; `any_point` stands for the point that led to it.
    pub(crate) fn new(any_point: Point, max_nodes: u32) -> Tree {
        Tree { nodes: vec![Node::new(any_point)], max_nodes: max_nodes as usize }
    }

    pub(crate) fn node(&self, number: usize) -> &Node {
        &self.nodes[number]
    }

    pub(crate) fn nodes(&self, numbers: Range<usize>) -> &[Node] {
        &self.nodes[numbers]
    }

    /// Whether `count` nodes more may be added.
    pub(crate) fn has_room(&self, count: usize) -> bool {
        self.nodes.len() + count <= self.max_nodes
    }

    /// Gives a node without children one for each point that `turn` may play.
    pub(crate) fn expand(&mut self, parent: usize, turn: Color, points: &[Point]) {
        let first = self.nodes.len();
        self.nodes.extend(points.iter().map(|&point| Node::new(point)));
        let node = &mut self.nodes[parent];
        (node.first_child, node.children, node.turn) = (first as u32, points.len() as u16, Some(turn));
    }

    /// Takes note of a proof.
    pub(crate) fn prove(&mut self, number: usize, proof: Proof) {
        self.nodes[number].proof = Some(proof);
    }

    /// Counts a visit of the nodes of a path from the root, and passes proofs up it.
    pub(crate) fn back_up(&mut self, path: &[usize], black_score: f64) {
        let mut proven_below = false;
        for &number in path.iter().rev() {
            if proven_below && self.nodes[number].proof.is_none() {
                self.nodes[number].proof = self.proof_from_children(number);
            }
            let node = &mut self.nodes[number];
            node.visits += 1;
            node.black_score += black_score;
            proven_below = node.proof.is_some();
        }
    }

    /// A win if a child wins for the side to move; when all are proven, the best of them.
    fn proof_from_children(&self, number: usize) -> Option<Proof> {
        let (turn, children) = self.nodes[number].children()?;
        let children = &self.nodes[children];
        let has = |proof| children.iter().any(|child| child.proof == proof);
        if has(Some(Proof::Won(turn))) {
            Some(Proof::Won(turn))
        } else if has(None) {
            None
        } else if has(Some(Proof::Drawn)) {
            Some(Proof::Drawn)
        } else {
            Some(Proof::Won(turn.other()))
        }
    }
}
