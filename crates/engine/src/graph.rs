//! The positions a search has looked at, as a graph: a position reached in several ways is one node.

use minefield_rules::{Color, Point};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::num::NonZeroU32;
use std::ops::Range;

/// The result of a position under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proof {
    Won(Color),
    Drawn,
}

impl Proof {
    /// Black's score: 0, 1/2 or 1.
    pub(crate) const fn black_score(self) -> f32 {
        match self {
            Proof::Won(Color::Black) => 1.0,
            Proof::Won(Color::White) => 0.0,
            Proof::Drawn => 0.5,
        }
    }
}

/// What `black_score` is worth to `color`.
pub(crate) fn score_of(color: Color, black_score: f32) -> f32 {
    match color {
        Color::Black => black_score,
        Color::White => 1.0 - black_score,
    }
}

/// The number of a node, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(NonZeroU32);

impl NodeId {
    const FIRST: NodeId = NodeId(NonZeroU32::MIN);

    /// The id of the node that is at `index` in a list.
    fn at(index: usize) -> NodeId {
        NodeId(NonZeroU32::MIN.saturating_add(index as u32))
    }

    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The number of an edge.
pub(crate) type EdgeId = usize;

/// A placement in a position and what is known about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) point: Point,
    pub(crate) proof: Option<Proof>,
    /// The position after it, once that is a node.
    pub(crate) child: Option<NodeId>,
    pub(crate) visits: u32,
    /// The mean score for the side that places, 0 to 1; that of all visits of the position after
    /// it, in whatever way they came there.
    pub(crate) mean: f32,
    /// How likely knowledge thinks it to be best; the priors of a node sum to 1.
    pub(crate) prior: f32,
    /// The playouts through the node in which the same side placed there at any later time, and
    /// the sum of their scores (all moves as first: Gelly and Silver, 2007).
    pub(crate) later_visits: f32,
    pub(crate) later_score: f32,
}

impl Edge {
    pub(crate) fn new(point: Point, prior: f32, proof: Option<Proof>) -> Edge {
        Edge { point, proof, child: None, visits: 0, mean: 0.0, prior, later_visits: 0.0, later_score: 0.0 }
    }
}

/// A position with its placements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The sum of the scores of the visits, for Black.
    pub(crate) black_score: f64,
    pub(crate) visits: u32,
    first_edge: u32,
    edges: u16,
    /// The side to move.
    pub(crate) turn: Color,
    pub(crate) proof: Option<Proof>,
    /// Whether all placements are edges; else only the likeliest.
    pub(crate) is_whole: bool,
    hash: u64,
}

impl Node {
    pub(crate) fn edges(&self) -> Range<EdgeId> {
        let first = self.first_edge as usize;
        first..first + usize::from(self.edges)
    }

    /// Black's score, mean or proven, 0 to 1.
    pub(crate) fn mean(&self) -> f32 {
        match self.proof {
            Some(proof) => proof.black_score(),
            None if self.visits == 0 => 0.5,
            None => (self.black_score / f64::from(self.visits)) as f32,
        }
    }
}

/// Zobrist hashes are random enough as they are.
#[derive(Default)]
struct Unhashed(u64);

impl Hasher for Unhashed {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("only whole numbers are hashed")
    }
    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// Nodes, edges, and which position is which node.
pub(crate) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    known: HashMap<u64, NodeId, BuildHasherDefault<Unhashed>>,
    max_edges: usize,
}

impl Graph {
    pub(crate) const ROOT: NodeId = NodeId::FIRST;

    /// No nodes yet; never much more than `max_edges` edges.
    pub(crate) fn new(max_edges: usize) -> Graph {
        Graph { nodes: Vec::new(), edges: Vec::new(), known: HashMap::default(), max_edges }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    pub(crate) fn edge(&self, id: EdgeId) -> &Edge {
        &self.edges[id]
    }

    pub(crate) fn edge_mut(&mut self, id: EdgeId) -> &mut Edge {
        &mut self.edges[id]
    }

    pub(crate) fn edges_of(&self, id: NodeId) -> &[Edge] {
        &self.edges[self.node(id).edges()]
    }

    pub(crate) fn edges_of_mut(&mut self, id: NodeId) -> &mut [Edge] {
        let range = self.node(id).edges();
        &mut self.edges[range]
    }

    /// Whether `count` edges more may be added.
    pub(crate) fn has_room(&self, count: usize) -> bool {
        self.edges.len() + count <= self.max_edges
    }

    /// How many quarters of the room are in use, 0 to 3.
    pub(crate) fn quarters_used(&self) -> u32 {
        (4 * self.edges.len() / self.max_edges.max(1)).min(3) as u32
    }

    /// The node of a position, if there is one.
    pub(crate) fn find(&self, hash: u64) -> Option<NodeId> {
        self.known.get(&hash).copied()
    }

    /// A new node that others can find by its hash.
    pub(crate) fn add(&mut self, hash: u64, turn: Color, edges: &[Edge], proof: Option<Proof>) -> NodeId {
        let id = self.add_hidden(hash, turn, edges, proof);
        self.known.insert(hash, id);
        id
    }

    /// Gives a node all of its edges.
    pub(crate) fn complete(&mut self, id: NodeId, edges: &[Edge]) {
        let (first_edge, count) = (self.edges.len() as u32, edges.len() as u16);
        self.edges.extend_from_slice(edges);
        let node = self.node_mut(id);
        (node.first_edge, node.edges, node.is_whole) = (first_edge, count, true);
    }

    /// A new node that isn't found by its hash, since it lacks some of its edges.
    pub(crate) fn add_hidden(&mut self, hash: u64, turn: Color, edges: &[Edge], proof: Option<Proof>) -> NodeId {
        let id = NodeId::at(self.nodes.len());
        let (first_edge, count) = (self.edges.len() as u32, edges.len() as u16);
        self.edges.extend_from_slice(edges);
        self.nodes.push(Node {
            black_score: 0.0,
            visits: 0,
            first_edge,
            edges: count,
            turn,
            proof,
            is_whole: true,
            hash,
        });
        id
    }

    /// A graph of what can be reached from `root`, which becomes the first node.
    pub(crate) fn part_from(&self, root: NodeId) -> Graph {
        let mut part = Graph::new(self.max_edges);
        let mut renumbered: Vec<Option<NodeId>> = vec![None; self.nodes.len()];
        let mut order = vec![root];
        renumbered[root.index()] = Some(Graph::ROOT);
        let mut next = 0;
        while let Some(&old) = order.get(next) {
            next += 1;
            let node = self.node(old);
            let id = part.add(node.hash, node.turn, self.edges_of(old), node.proof);
            let copy = part.node_mut(id);
            (copy.black_score, copy.visits, copy.is_whole) = (node.black_score, node.visits, node.is_whole);
            for edge in part.edges_of_mut(id) {
                let Some(child) = edge.child else { continue };
                let slot = &mut renumbered[child.index()];
                edge.child = Some(*slot.get_or_insert_with(|| {
                    order.push(child);
                    NodeId::at(order.len() - 1)
                }));
            }
        }
        part
    }
}
