//! Which games count, and for whom.

use crate::arena::player::Reason;
use crate::arena::results::{GameLine, Side, Sides};
use crate::arena::tally::Tally;
use minefield_lab::arena::Sprt;

/// A game between `a` and `b`; the winner by its letter, or `-` for a draw.
fn game(pair: u32, black: &str, winner: &str, reason: Reason) -> GameLine {
    let white = if black == "a" { "b" } else { "a" };
    let side = if winner == black { Side::Black } else { Side::White };
    GameLine {
        pair,
        black: black.to_owned(),
        white: white.to_owned(),
        opening: String::new(),
        game: String::new(),
        winner: (winner != "-").then_some(side),
        reason,
        detail: None,
        plies: 1,
        ms: Sides { black: 10, white: 1 },
        visits: Sides { black: None, white: None },
    }
}

/// Pairs of which both games were won by the first player, but for those in `lost`.
fn pairs(numbers: impl Iterator<Item = u32>, lost: &[u32]) -> Vec<GameLine> {
    let winner = |number: u32| if lost.contains(&number) { "b" } else { "a" };
    numbers.flat_map(|number| ["b", "a"].map(|black| game(number, black, winner(number), Reason::Span))).collect()
}

#[test]
fn only_whole_pairs_count_for_the_player_that_is_asked_about() {
    let games = [
        game(1, "a", "a", Reason::Span),
        game(3, "b", "-", Reason::Stalled),
        game(2, "a", "a", Reason::Connected),
        game(1, "b", "b", Reason::Timeout),
        game(3, "a", "b", Reason::Died),
    ];
    let tally = Tally::new(&games, ["a", "b"], None);
    assert_eq!(tally.pairs.counts(), [0, 1, 1, 0, 0]);
    assert_eq!((tally.games, tally.ms), ([1, 1, 2], [22, 22]));
    assert_eq!(tally.faults[0].iter().collect::<Vec<_>>(), [(&Reason::Timeout, &1), (&Reason::Died, &1)]);
    assert!(tally.faults[1].is_empty());
    assert_eq!(Tally::new(&games, ["b", "a"], None).games, [2, 1, 1]);
    assert_eq!(Tally::new(&games, ["a", "c"], None).pairs.pairs(), 0);
}

#[test]
fn a_sequential_test_counts_pairs_in_order_and_none_after_its_decision() {
    let sprt = Sprt::new(0.0, 200.0, 0.05, 0.05).expect("a test");
    let tally = |games: &[GameLine]| Tally::new(games, ["a", "b"], Some(&sprt));
    let whole = tally(&pairs(1..=40, &[]));
    let decided = whole.decided_by.expect("a decision");
    assert_eq!(whole.pairs.pairs(), decided);
    // The order of the games in the file, and what was played besides, change nothing.
    let mut backwards = pairs(1..=60, &[59, 60]);
    backwards.reverse();
    assert_eq!((tally(&backwards).pairs, tally(&backwards).decided_by), (whole.pairs, Some(decided)));
    // Nothing is counted beyond a gap.
    let gap = tally(&pairs((1..=40).filter(|&number| number != 2), &[]));
    assert_eq!((gap.pairs.pairs(), gap.decided_by), (1, None));
    let mut half = pairs(1..=40, &[]);
    half.remove(2);
    assert_eq!(tally(&half).pairs.pairs(), 1);
}
