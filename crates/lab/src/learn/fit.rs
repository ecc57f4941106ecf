//! The engine's table of weights, fitted to lessons.

use super::lessons::Lessons;
use super::regression::{Agreement, Case, Regression};
use crate::uncounted::Stopped;
use minefield_engine::knowledge::{FEATURES, Weights, is_quick};
use minefield_engine::playout::Random;
use std::fmt;

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// How often each position is learned from.
    pub epochs: u32,
    /// How strongly weights are pulled towards 0, from 0.
    pub l2: f32,
    /// Start of the random numbers.
    pub seed: u64,
    /// The part of the games that is only tested on, 0 to 1.
    pub hold_out: f64,
}

/// The two lists of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Weights of all features, for the priors of a search.
    Prior,
    /// Weights of the quick ones, for playouts.
    Habit,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Table::Prior => "prior",
            Table::Habit => "habit",
        })
    }
}

/// How far a fit has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    /// Which list is fitted.
    pub table: Table,
    /// The number of the epoch that has ended, from 1.
    pub number: u32,
    /// How well the weights agree with the positions they were fitted to.
    pub learned: Agreement,
    /// How well they agree with those that were held out.
    pub held_out: Agreement,
}

/// Fits weights so that a softmax over a position's placements comes near to the shares of their
/// visits. `watch` is shown each epoch and breaks the fit off when it says true. The same lessons
/// and recipe give the same weights.
///
/// # Errors
/// [`Stopped`] if `watch` said so.
pub fn fit(lessons: &Lessons, recipe: &Recipe, watch: &mut dyn FnMut(&Epoch) -> bool) -> Result<Weights, Stopped> {
    let [learned, held_out] = lessons.parted(recipe.hold_out, recipe.seed);
    let prior = fit_table(Table::Prior, [&learned, &held_out], recipe, watch)?;
    let quick =
        [&learned, &held_out].map(|cases| cases.iter().map(|case| case.with_only(is_quick)).collect::<Vec<_>>());
    let [learned, held_out] = quick.each_ref().map(|cases| cases.iter().collect::<Vec<_>>());
    let habit = fit_table(Table::Habit, [&learned, &held_out], recipe, watch)?;
    Ok(Weights { prior, habit })
}

fn fit_table(
    table: Table,
    [learned, held_out]: [&[&Case]; 2],
    recipe: &Recipe,
    watch: &mut dyn FnMut(&Epoch) -> bool,
) -> Result<Vec<f32>, Stopped> {
    let mut regression = Regression::new(FEATURES, recipe.l2);
    let mut random = Random::new(recipe.seed);
    for number in 1..=recipe.epochs {
        regression.epoch(learned, &mut random);
        let [learned, held_out] = [learned, held_out].map(|cases| regression.agreement(cases));
        if watch(&Epoch { table, number, learned, held_out }) {
            return Err(Stopped);
        }
    }
    Ok(regression.weights().to_vec())
}
