//! How likely each placement is to be best, before anything is searched.

use super::features::Scene;
use super::weights::Weights;
use crate::exponential::exp;
use crate::graph::Edge;
use crate::search_board::SearchBoard;
use minefield_rules::{Color, Point};

/// Gives placements their priors: a softmax over the sums of their features' weights.
pub(crate) struct Prior {
    scene: Scene,
    /// The part that is shared equally.
    floor: f32,
}

impl Prior {
    pub(crate) fn new(floor: f32) -> Prior {
        Prior { scene: Scene::new(), floor }
    }

    /// Makes an edge of each of the points, which are legal for `turn`.
    pub(crate) fn value(&mut self, board: &SearchBoard, turn: Color, points: &[Point], edges: &mut Vec<Edge>) {
        self.scene.look(board, turn);
        let weights = &Weights::shipped().prior[..];
        edges.extend(points.iter().map(|&point| {
            let mut sum = 0.0;
            self.scene.features(board, point, |feature| sum += weights[feature]);
            Edge::new(point, sum, None)
        }));
        let most = edges.iter().map(|edge| edge.prior).fold(f32::NEG_INFINITY, f32::max);
        let mut total = 0.0;
        for edge in &mut *edges {
            edge.prior = exp(edge.prior - most);
            total += edge.prior;
        }
        let (scale, shared) = ((1.0 - self.floor) / total, self.floor / edges.len() as f32);
        for edge in edges {
            edge.prior = edge.prior * scale + shared;
        }
    }
}
