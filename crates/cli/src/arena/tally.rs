//! What finished games say about two players.

use super::player::Reason;
use super::results::{GameLine, Side};
use minefield_lab::arena::{PairCounts, Score, Sprt};
use std::collections::BTreeMap;

/// The finished pairs of games between two players, from the first one's view.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Results of the pairs.
    pub pairs: PairCounts,
    /// Games that the first player won, drew and lost.
    pub games: [u32; 3],
    /// How many of them ended for which reason.
    pub reasons: BTreeMap<Reason, u32>,
    /// How often each player lost without the board, and why.
    pub faults: [BTreeMap<Reason, u32>; 2],
    /// The time each player took for all games, in milliseconds.
    pub ms: [u64; 2],
    /// The number of the pair that decided the sequential test.
    pub decided_by: Option<u32>,
}

/// The two games of a pair: the first player has Black, White.
type Pair<'a> = [Option<&'a GameLine>; 2];

impl Tally {
    /// Counts complete pairs of `first` and `second`, in the order of their numbers. With a sequential test only
    /// pairs without a gap before them count, and none after the pair that decides it: so it doesn't matter which
    /// games happened to be finished first.
    pub fn new(games: &[GameLine], [first, second]: [&str; 2], sprt: Option<&Sprt>) -> Tally {
        let mut tally = Tally::default();
        for (expected, (number, pair)) in (1..).zip(by_pair(games, first, second)) {
            match pair {
                _ if sprt.is_some() && number != expected => break,
                [Some(black), Some(white)] => tally.add([black, white]),
                _ if sprt.is_some() => break,
                _ => {}
            }
            if sprt.is_some_and(|sprt| sprt.verdict(&tally.pairs).is_some()) {
                tally.decided_by = Some(number);
                break;
            }
        }
        tally
    }

    /// Counts a pair; the first player has Black in its first game.
    fn add(&mut self, pair: [&GameLine; 2]) {
        self.pairs.add(pair[0].black_score(), pair[1].black_score().other());
        for (game, [first, second]) in pair.into_iter().zip([[Side::Black, Side::White], [Side::White, Side::Black]]) {
            let place = match game.score_of(first) {
                Score::Win => 0,
                Score::Draw => 1,
                Score::Loss => 2,
            };
            self.games[place] += 1;
            *self.reasons.entry(game.reason).or_default() += 1;
            for (player, side) in [first, second].into_iter().enumerate() {
                self.ms[player] += game.ms.of(side);
                if game.reason.is_fault() && game.score_of(side) == Score::Loss {
                    *self.faults[player].entry(game.reason).or_default() += 1;
                }
            }
        }
    }
}

fn by_pair<'a>(games: &'a [GameLine], first: &str, second: &str) -> BTreeMap<u32, Pair<'a>> {
    let mut pairs: BTreeMap<u32, Pair<'a>> = BTreeMap::new();
    for game in games {
        if game.black == first && game.white == second {
            pairs.entry(game.pair).or_default()[0] = Some(game);
        } else if game.black == second && game.white == first {
            pairs.entry(game.pair).or_default()[1] = Some(game);
        }
    }
    pairs
}
