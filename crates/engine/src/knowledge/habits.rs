//! The quick knowledge of playouts: which neighbourhoods to like, and where to reply.

use super::features::{REPLY, STEP_CLASSES, answer_feature, near_feature};
use super::weights::Weights;
use crate::exponential::exp;
use minefield_rules::{Board, Color, Point};
use std::sync::LazyLock;

/// How likely a playout is to place where it looks, by neighbourhood, and how often it looks
/// where around the other side's last stone.
pub(crate) struct Habits {
    /// For each colour and neighbour code the chance to be liked, in 256ths.
    liking: [Vec<u8>; 2],
    /// The same for a reply.
    liking_of_reply: [Vec<u8>; 2],
    /// For each colour 256 steps from the other side's last stone, equally likely; none: no reply.
    replies: [[Option<i16>; REPLIES]; 2],
}

/// The number of entries of a table of replies.
pub(crate) const REPLIES: usize = 256;
/// No neighbourhood is liked more seldom than this.
const LEAST: f32 = 8.0;
/// The part of turns that begin with a look around the other side's last stone.
const REPLYING: f32 = 0.4;
/// The part of the known neighbourhoods that are liked less than always.
const OFTEN: f32 = 0.9;

static SHIPPED: LazyLock<Habits> = LazyLock::new(|| Habits::new(Weights::shipped()));

impl Habits {
    /// Those that the engine uses.
    pub(crate) fn shipped() -> &'static Habits {
        &SHIPPED
    }

    fn new(weights: &Weights) -> Habits {
        let near = |code: u16, color: Color| weights.habit[near_feature(code, color)];
        let answer = |code: u16, color: Color| near(code, color) + weights.habit[answer_feature(code, color)];
        Habits { liking: chances(near), liking_of_reply: chances(answer), replies: replies(weights) }
    }

    /// The chance, in 256ths and less by one, that the empty `point` is liked.
    #[inline]
    pub(crate) fn liking(&self, board: &Board, point: Point, color: Color) -> u8 {
        self.liking[color.index()][usize::from(board.neighbours(point))]
    }

    /// The same for a reply to the other side's last stone.
    #[inline]
    pub(crate) fn liking_of_reply(&self, board: &Board, point: Point, color: Color) -> u8 {
        self.liking_of_reply[color.index()][usize::from(board.neighbours(point))]
    }

    /// The step from the other side's last stone to where a reply is looked for, if one is; all
    /// `number`s below [`REPLIES`] are as likely.
    #[inline]
    pub(crate) fn reply(&self, number: usize, color: Color) -> Option<i16> {
        self.replies[color.index()][number]
    }
}

/// For each colour and neighbour code a chance in 256ths, from the logarithm of its weight.
fn chances(weight: impl Fn(u16, Color) -> f32) -> [Vec<u8>; 2] {
    let mut known: Vec<f32> = (0..=u16::MAX).map(|code| weight(code, Color::Black)).filter(|&w| w != 0.0).collect();
    known.sort_by(f32::total_cmp);
    let always = known.get((known.len() as f32 * OFTEN) as usize).copied().unwrap_or(0.0);
    let chance = |code, color| (exp(weight(code, color) - always) * 255.0).clamp(LEAST, 255.0) as u8;
    Color::BOTH.map(|color| (0..=u16::MAX).map(|code| chance(code, color)).collect())
}

/// Steps of up to two columns and rows, by how much more than elsewhere the best placements lie there.
fn replies(weights: &Weights) -> [[Option<i16>; REPLIES]; 2] {
    let near = (-2i32..=2).flat_map(|row| (-2i32..=2).map(move |column| (column, row)));
    let steps: Vec<(f32, (i32, i32))> = near
        .filter(|&step| step != (0, 0))
        .map(|(column, row)| {
            let class = row.unsigned_abs() as usize * STEP_CLASSES + column.unsigned_abs() as usize;
            ((exp(weights.habit[REPLY + class]) - 1.0).max(0.0), (column, row))
        })
        .collect();
    let total: f32 = steps.iter().map(|(more, _)| more).sum();
    [false, true].map(|transposed| {
        let mut table = [None; REPLIES];
        let (mut k, mut end) = (0, 0.0);
        for &(more, (column, row)) in &steps {
            end += more / total.max(f32::MIN_POSITIVE) * REPLYING * REPLIES as f32;
            let step = if transposed { Point::offset(row, column) } else { Point::offset(column, row) };
            while k < REPLIES && (k as f32) < end {
                table[k] = Some(step);
                k += 1;
            }
        }
        table
    })
}
