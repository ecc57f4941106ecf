//! Weights of features so that a softmax over candidates comes near to given shares.

use minefield_engine::playout::Random;

/// Candidates to choose from: their features, and the share each should get.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The features of all candidates, one candidate after the other.
    features: Vec<u32>,
    /// Where each candidate's features end.
    ends: Vec<u32>,
    shares: Vec<f32>,
}

impl Case {
    /// A case of at least one candidate. The shares are numbers from 0, not all 0; they are scaled so
    /// that they sum to 1.
    pub fn new<'a>(candidates: impl IntoIterator<Item = (&'a [u32], f32)>) -> Case {
        let mut case = Case { features: Vec::new(), ends: Vec::new(), shares: Vec::new() };
        for (features, share) in candidates {
            case.features.extend_from_slice(features);
            case.ends.push(case.features.len() as u32);
            case.shares.push(share);
        }
        let sum: f32 = case.shares.iter().sum();
        case.shares.iter_mut().for_each(|share| *share /= sum);
        case
    }

    /// The case with only the features that are kept.
    #[must_use]
    pub fn with_only(&self, keep: impl Fn(u32) -> bool) -> Case {
        let mut case = Case { features: Vec::new(), ends: Vec::new(), shares: self.shares.clone() };
        for features in self.candidates() {
            case.features.extend(features.iter().copied().filter(|&feature| keep(feature)));
            case.ends.push(case.features.len() as u32);
        }
        case
    }

    fn candidates(&self) -> impl Iterator<Item = &[u32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.features[start as usize..end as usize])
    }

    /// The candidate that should get most, the first of equals.
    fn best(&self) -> usize {
        let before = |best: usize, k: usize| if self.shares[k] > self.shares[best] { k } else { best };
        (0..self.shares.len()).fold(0, before)
    }
}

/// How well weights agree with cases.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Agreement {
    /// The number of cases. The other fields are 0 if there are none.
    pub cases: usize,
    /// The mean cross-entropy of the shares with the softmax, in nats.
    pub cross_entropy: f64,
    /// The part of the cases where the best candidate has the greatest weight, 0 to 1; if others
    /// have the same it doesn't count.
    pub first: f64,
    /// The same for the five greatest weights.
    pub first_five: f64,
}

/// Weights that are being fitted: stochastic gradient descent with a step for each weight (Adagrad:
/// Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011).
#[derive(Clone, Debug)]
pub struct Regression {
    weights: Vec<f32>,
    /// The sum of the squares of each weight's gradients.
    squares: Vec<f32>,
    l2: f32,
    chances: Vec<f32>,
}

impl Regression {
    const LEARNING_RATE: f32 = 0.1;
    const FIRST_SQUARE: f32 = 1e-3;

    /// Weights of so many features, all 0; `l2` pulls them towards 0.
    #[must_use]
    pub fn new(features: usize, l2: f32) -> Regression {
        let squares = vec![Regression::FIRST_SQUARE; features];
        Regression { weights: vec![0.0; features], squares, l2, chances: Vec::new() }
    }

    /// The weights.
    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Takes a step for each case, in random order.
    pub fn epoch(&mut self, cases: &[&Case], random: &mut Random) {
        let mut order: Vec<&Case> = cases.to_vec();
        for k in (1..order.len()).rev() {
            order.swap(k, random.below(k + 1));
        }
        order.into_iter().for_each(|case| self.step(case));
    }

    fn step(&mut self, case: &Case) {
        softmax(&self.weights, case, &mut self.chances);
        for ((features, chance), share) in case.candidates().zip(&self.chances).zip(&case.shares) {
            for &feature in features {
                let k = feature as usize;
                let gradient = chance - share + self.l2 * self.weights[k];
                self.squares[k] += gradient * gradient;
                self.weights[k] -= Regression::LEARNING_RATE * gradient / self.squares[k].sqrt();
            }
        }
    }

    /// How well the weights agree with cases.
    #[must_use]
    pub fn agreement(&self, cases: &[&Case]) -> Agreement {
        let mut sum = Agreement { cases: cases.len(), ..Agreement::default() };
        let mut chances = Vec::new();
        for case in cases {
            softmax(&self.weights, case, &mut chances);
            let shares = case.shares.iter().zip(&chances).filter(|(share, _)| **share > 0.0);
            let entropy: f32 = shares.map(|(share, chance)| -share * chance.max(f32::MIN_POSITIVE).ln()).sum();
            let best = case.best();
            let others = (0..chances.len()).filter(|&k| k != best);
            let before = others.filter(|&k| chances[k] >= chances[best]).count();
            sum.cross_entropy += f64::from(entropy);
            sum.first += f64::from(u8::from(before < 1));
            sum.first_five += f64::from(u8::from(before < 5));
        }
        let count = cases.len().max(1) as f64;
        let Agreement { cross_entropy, first, first_five, .. } = sum;
        let [cross_entropy, first, first_five] = [cross_entropy, first, first_five].map(|sum| sum / count);
        Agreement { cross_entropy, first, first_five, ..sum }
    }
}

/// How likely each candidate is: in proportion to the exponential of the sum of its weights.
fn softmax(weights: &[f32], case: &Case, chances: &mut Vec<f32>) {
    chances.clear();
    let weight = |features: &[u32]| features.iter().map(|&feature| weights[feature as usize]).sum::<f32>();
    chances.extend(case.candidates().map(weight));
    let most = chances.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    chances.iter_mut().for_each(|chance| *chance = (*chance - most).exp());
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
}
