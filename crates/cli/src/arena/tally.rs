//! What finished games say about two players.

use super::results::GameLine;
use minefield_lab::arena::{PairCounts, Score, Sprt};
use std::collections::BTreeMap;

/// The finished games between two players, from the first one's view.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Results of complete pairs.
    pub pairs: PairCounts,
    /// Games of complete pairs that the first player won, drew and lost.
    pub games: [u32; 3],
    /// The number of pairs, from the first on, after which the sequential test was decided.
    pub decided_after: Option<u32>,
}

/// The two games of a pair for the first player: with Black and with White.
type PairScores = [Option<Score>; 2];

impl Tally {
    /// Counts complete pairs of `first` and `second`, in the order of their numbers. With a sequential test only
    /// pairs without a gap before them count, and none after the pair that decides it: so it doesn't matter which
    /// games happened to be finished first.
    pub fn new(games: &[GameLine], [first, second]: [&str; 2], sprt: Option<&Sprt>) -> Tally {
        let pairs = by_pair(games, first, second);
        let mut tally = Tally::default();
        for (expected, (number, scores)) in (1..).zip(pairs) {
            let gap = number != expected;
            match scores {
                _ if sprt.is_some() && gap => break,
                [Some(black), Some(white)] => tally.add(black, white),
                _ if sprt.is_some() => break,
                _ => {}
            }
            if sprt.is_some_and(|sprt| sprt.verdict(&tally.pairs).is_some()) {
                tally.decided_after = Some(number);
                break;
            }
        }
        tally
    }

    fn add(&mut self, one: Score, other: Score) {
        self.pairs.add(one, other);
        for score in [one, other] {
            self.games[2 - score as usize] += 1;
        }
    }
}

fn by_pair(games: &[GameLine], first: &str, second: &str) -> BTreeMap<u32, PairScores> {
    let mut pairs: BTreeMap<u32, PairScores> = BTreeMap::new();
    for game in games {
        if game.black == first && game.white == second {
            pairs.entry(game.pair).or_default()[0] = Some(game.black_score());
        } else if game.black == second && game.white == first {
            pairs.entry(game.pair).or_default()[1] = Some(game.black_score().other());
        }
    }
    pairs
}
