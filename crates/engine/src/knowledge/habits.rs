//! The quick knowledge of playouts: which neighbourhoods to like, and where to reply.

use super::features::{REPLY, STEP_CLASSES, near_feature};
use super::weights::Weights;
use crate::exponential::exp;
use crate::playout::Random;
use minefield_rules::{Board, Color, Point};
use std::sync::LazyLock;

/// How likely a playout is to place where it looks, by neighbourhood, and how often it looks
/// where around the other side's last stone.
pub(crate) struct Habits {
    /// For each colour and neighbour code the chance to be liked, in 256ths.
    liking: [Vec<u8>; 2],
    /// For each colour 256 steps from the other side's last stone, equally likely; none: no reply.
    replies: [[Option<i16>; CHANCES]; 2],
}

const CHANCES: usize = 256;
/// No neighbourhood is liked more seldom than this.
const LEAST: f32 = 8.0;
/// The part of turns that begin with a look around the other side's last stone.
const REPLIES: f32 = 0.4;
/// The part of the known neighbourhoods that are liked less than always.
const OFTEN: f32 = 0.9;

static SHIPPED: LazyLock<Habits> = LazyLock::new(|| Habits::new(Weights::shipped()));

impl Habits {
    /// Those that the engine uses.
    pub(crate) fn shipped() -> &'static Habits {
        &SHIPPED
    }

    fn new(weights: &Weights) -> Habits {
        let weight = |code: u16, color: Color| exp(weights.habit[near_feature(code, color)]);
        let mut known: Vec<f32> = (0..=u16::MAX).map(|code| weight(code, Color::Black)).filter(|&w| w != 1.0).collect();
        known.sort_by(f32::total_cmp);
        let always = known.get((known.len() as f32 * OFTEN) as usize).copied().unwrap_or(1.0);
        let chance = |code, color| (weight(code, color) / always * 255.0).clamp(LEAST, 255.0) as u8;
        Habits {
            liking: Color::BOTH.map(|color| (0..=u16::MAX).map(|code| chance(code, color)).collect()),
            replies: replies(weights),
        }
    }

    /// Whether the empty `point` is liked this time.
    #[inline]
    pub(crate) fn likes(&self, board: &Board, point: Point, color: Color, random: &mut Random) -> bool {
        let liking = self.liking[color.index()][usize::from(board.neighbours(point))];
        random.below(CHANCES) <= usize::from(liking)
    }

    /// The step from the other side's last stone to where a reply is looked for, if it is.
    #[inline]
    pub(crate) fn reply(&self, color: Color, random: &mut Random) -> Option<i16> {
        self.replies[color.index()][random.below(CHANCES)]
    }
}

/// Steps of up to two columns and rows, by how much more than elsewhere the best placements lie there.
fn replies(weights: &Weights) -> [[Option<i16>; CHANCES]; 2] {
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
        let mut table = [None; CHANCES];
        let (mut k, mut end) = (0, 0.0);
        for &(more, (column, row)) in &steps {
            end += more / total.max(f32::MIN_POSITIVE) * REPLIES * CHANCES as f32;
            let step = if transposed { Point::offset(row, column) } else { Point::offset(column, row) };
            while k < CHANCES && (k as f32) < end {
                table[k] = Some(step);
                k += 1;
            }
        }
        table
    })
}
