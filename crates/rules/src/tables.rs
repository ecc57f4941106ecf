//! What a rule set is compiled to: for the eight points around an empty point, may a stone be
//! placed there?
//!
//! A figure that lies within one step of the new stone is answered by one look-up in a table of
//! all surroundings. A larger figure leaves, for surroundings that match its inner part, probes of
//! points further away.

use crate::color::Color;
use crate::figure::Figure;
use crate::near_table::{FORBIDDEN, FREE, Far, NearBuilder, NearTable};
use crate::point::{Point, SPAN};
use crate::shapes::{Shape, Trigger, shapes_of, triggers_of};
use std::collections::BTreeSet;

/// The compiled figures of a rule set.
pub(crate) struct Tables {
    /// By colour of the new stone.
    near: [NearTable; 2],
    /// By colour of the new stone.
    far: [Far; 2],
    pub(crate) shapes: Vec<Shape>,
    /// By colour of the new stone.
    triggers: [Vec<Trigger>; 2],
    /// From a new stone to the points whose legality it may change.
    pub(crate) affected: Vec<i16>,
}

impl Tables {
    pub(crate) fn compile(figures: &[Figure]) -> Tables {
        let shapes: Vec<Shape> = figures.iter().enumerate().flat_map(|(k, figure)| shapes_of(k, figure)).collect();
        let edges = |shape: &Shape| figures[shape.figure].edges();
        let triggers = Color::BOTH.map(|color| {
            let triggers = shapes.iter().enumerate().flat_map(|(k, shape)| triggers_of(k, shape, edges(shape), color));
            triggers.collect::<Vec<_>>()
        });
        let affected: BTreeSet<i16> = triggers
            .iter()
            .flatten()
            .flat_map(|trigger| trigger.conditions.iter().map(|condition| -condition.offset()))
            .collect();
        let [(black_near, black_far), (white_near, white_far)] =
            [NearBuilder::build(&triggers[0]), NearBuilder::build(&triggers[1])];
        let (near, far) = ([black_near, white_near], [black_far, white_far]);
        Tables { near, far, shapes, triggers, affected: affected.into_iter().collect() }
    }

    /// Whether a stone of `color` on the empty `point` completes no figure.
    #[inline(always)]
    pub(crate) fn allows(&self, near: u16, cells: &[u8; SPAN], point: Point, color: Color) -> bool {
        match self.near[color.index()][usize::from(near)] {
            FREE => true,
            FORBIDDEN => false,
            set => self.far[color.index()].allows(set, cells, point),
        }
    }

    /// Every trigger that a stone of `color` on the empty `point` pulls.
    pub(crate) fn pulled(&self, cells: &[u8; SPAN], point: Point, color: Color) -> impl Iterator<Item = &Trigger> {
        let pulled = move |trigger: &&Trigger| trigger.conditions.iter().all(|c| c.fits(cells, point));
        self.triggers[color.index()].iter().filter(pulled)
    }
}
