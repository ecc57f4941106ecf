//! The first stone and the swap.

mod positions;

use minefield_engine::{Choice, Decision, Settings, choose};
use minefield_rules::{Game, Move, Ruleset};
use positions::size;

/// Who wins after each first stone without the pie rule, the top row first.
const VALUES: [&str; 3] = ["WWW/BWB/WWW", "WWWW/BWWB/BWWB/WWWW", "BWWWB/BWBWB/BWBWB/BWBWB/BWWWB"];

fn answer(rules: &Ruleset, values: &str, column: usize, row: usize, visits: u32) -> Decision {
    let size = size(values.split('/').count());
    let mut game = Game::new(size, rules);
    game.play(Move::Place(size.point(column, row).expect("a point"))).expect("a legal move");
    choose(&game, &Settings::with_visits(visits, 3), &mut || false).expect("the game goes on")
}

/// What was swapped, drawn like `values`: B where White took over.
fn swaps(rules: &Ruleset, values: &str, visits: u32) -> String {
    let side = values.split('/').count();
    let letter = |column, row| match answer(rules, values, column, row, visits).choice {
        Choice::Swap => 'B',
        Choice::Place(_) => 'W',
    };
    let rows: Vec<String> = (0..side).rev().map(|row| (0..side).map(|column| letter(column, row)).collect()).collect();
    rows.join("/")
}

#[test]
fn on_3x3_and_4x4_exactly_the_winning_first_stones_are_taken_over() {
    for rules in Ruleset::presets() {
        for values in &VALUES[..2] {
            assert_eq!(swaps(rules, values, 100_000), *values, "{}", rules.name());
        }
    }
}

/// Plain search without knowledge is sure of few first stones here, so only of those is it asked.
#[test]
fn on_5x5_the_clearest_first_stones_are_judged_rightly() {
    for ((column, row), expected) in [((0, 2), true), ((4, 2), true), ((2, 0), false), ((2, 4), false)] {
        let decision = answer(&Ruleset::minefield(), VALUES[2], column, row, 20_000);
        assert_eq!(decision.choice == Choice::Swap, expected, "column {column}, row {row}: {decision:?}");
    }
}

#[test]
fn a_swap_is_judged_from_the_side_of_who_swaps() {
    let taken = answer(&Ruleset::minefield(), VALUES[0], 0, 1, 10_000);
    assert_eq!((taken.choice, taken.win_rate), (Choice::Swap, 1.0));
    let left = answer(&Ruleset::minefield(), VALUES[0], 0, 0, 10_000);
    assert_eq!((left.choice == Choice::Swap, left.win_rate), (false, 1.0));
}

#[test]
fn a_first_stone_that_gives_even_chances_is_preferred() {
    let game = Game::new(size(7), &Ruleset::minefield());
    let decision = choose(&game, &Settings::with_visits(20_000, 1), &mut || false).expect("a new game");
    assert!(decision.win_rate > 0.4, "{decision:?}");
    assert_eq!(decision.candidates.len(), 16);
    assert!(decision.visits <= 20_000);
}

#[test]
fn nobody_swaps_in_a_game_from_an_arrangement() {
    let setup = "mfg1-3-minefield-w-3.B2.3-";
    let game = minefield_rules::line::parse_game(setup).expect("a game");
    let decision = choose(&game, &Settings::with_visits(5000, 1), &mut || false).expect("the game goes on");
    assert!(matches!(decision.choice, Choice::Place(_)));
    assert_eq!(decision.win_rate, 0.0);
}
