//! Shortest paths of stones between two edges.

use crate::board::Board;
use crate::chains::Contact;
use crate::color::Color;
use crate::near_code::STEPS;
use crate::point::Point;
use std::collections::HashMap;

impl Board {
    /// A shortest path of stones of `color` from its first edge (bottom, left) to its second.
    #[must_use]
    pub fn path(&self, color: Color, contact: Contact) -> Option<Vec<Point>> {
        let last = self.size().get() - 1;
        let along = |point: Point| match color {
            Color::Black => point.row(),
            Color::White => point.column(),
        };
        let steps = match contact {
            Contact::Orthogonal => &STEPS[..4],
            Contact::Diagonal => &STEPS[..],
        };
        let own = |point: &Point| self.stone(*point) == Some(color);
        let starts = self.size().points().filter(|&point| along(point) == 0).filter(own);
        let mut came_from: HashMap<Point, Option<Point>> = starts.map(|point| (point, None)).collect();
        let mut layer: Vec<Point> = self.size().points().filter(|point| came_from.contains_key(point)).collect();
        while !layer.is_empty() {
            if let Some(&end) = layer.iter().find(|&&point| along(point) == last) {
                let back = |point: &Point| came_from.get(point).copied().flatten();
                let mut path: Vec<Point> = std::iter::successors(Some(end), back).collect();
                path.reverse();
                return Some(path);
            }
            let mut next = Vec::new();
            for &point in &layer {
                for neighbour in steps.iter().map(|&step| point.step(step)).filter(own) {
                    came_from.entry(neighbour).or_insert_with(|| {
                        next.push(neighbour);
                        Some(point)
                    });
                }
            }
            layer = next;
        }
        None
    }
}
