//! The compiled tables and the pictures laid on the board say the same.

use crate::random::{positions, rulesets, setups, sizes};
use minefield_rules::{Board, Color, Point, Position, Ruleset, Setup, Spot, naive};
use proptest::prelude::*;

/// A figure found: its number in the rule set and its places in order.
type Found = (usize, Vec<Spot>);

/// The figures that a stone would complete, as the tables have it.
fn fast(board: &Board, rules: &Ruleset, point: Point, color: Color) -> Vec<Found> {
    let violations = board.violations(rules, point, color).into_iter();
    let found = violations.map(|mut violation| {
        assert_eq!(violation.kind, rules.figures()[violation.figure].name());
        violation.spots.sort_by_key(|spot| (spot.row, spot.column));
        (violation.figure, violation.spots)
    });
    in_order(found.collect())
}

/// The same, as the pictures on the board with the stone have it.
fn slow(setup: &Setup, rules: &Ruleset, point: Point, color: Color) -> Vec<Found> {
    let mut after = setup.clone();
    after.put(point, Some(color));
    let all = naive::figures(&after, rules).into_iter();
    let with_stone = all.filter(|found| found.points().any(|other| other == point));
    in_order(with_stone.map(|violation| (violation.figure, violation.spots)).collect())
}

fn in_order(mut found: Vec<Found>) -> Vec<Found> {
    let key = |(figure, spots): &Found| (*figure, spots.iter().map(|s| (s.row, s.column, s.mark)).collect::<Vec<_>>());
    found.sort_by_key(key);
    found
}

fn board_of(setup: &Setup) -> Board {
    let mut board = Board::new(setup.size());
    for color in Color::BOTH {
        setup.stones(color).iter().for_each(|point| board.place(point, color));
    }
    board
}

/// All empty points of a small board; of a larger one those in the corners and a few more.
fn some_empty_points(setup: &Setup) -> Vec<Point> {
    let empty: Vec<Point> = setup.size().points().filter(|&point| setup.stone(point).is_none()).collect();
    let step = 1 + setup.size().area() / 36;
    let (first, last) = (empty.iter().take(2), empty.iter().rev().take(2));
    first.chain(empty.iter().step_by(step)).chain(last).copied().collect()
}

fn assert_twins(setup: &Setup, rules: &Ruleset) {
    let board = board_of(setup);
    for point in some_empty_points(setup) {
        for color in Color::BOTH {
            let expected = slow(setup, rules, point, color);
            assert_eq!(fast(&board, rules, point, color), expected, "{point} for {color}");
            assert_eq!(board.allows(rules, point, color), expected.is_empty(), "{point} for {color}");
            assert_eq!(naive::allows(setup, rules, point, color), expected.is_empty(), "{point} for {color}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn tables_and_pictures_find_the_same_figures_on_any_arrangement(
        setup in setups(sizes()),
        rules in rulesets(),
    ) {
        assert_twins(&setup, &rules);
    }

    #[test]
    fn tables_and_pictures_find_the_same_figures_in_play(position in positions(rulesets(), sizes())) {
        assert_twins(&position.to_setup(), position.rules());
    }

    #[test]
    fn legal_points_kept_during_play_are_those_of_a_fresh_board(position in positions(rulesets(), sizes())) {
        let board = board_of(&position.to_setup());
        for color in Color::BOTH {
            for point in position.size().points() {
                let legal = board.is_empty(point) && board.allows(position.rules(), point, color);
                prop_assert_eq!(position.legal(color).contains(point), legal, "{} for {}", point, color);
                prop_assert_eq!(position.forbidden(color).contains(point), board.is_empty(point) && !legal);
                let violations = position.violations(point, color);
                prop_assert_eq!(violations.is_empty(), legal || !board.is_empty(point));
                prop_assert!(violations.iter().all(|violation| violation.points().any(|other| other == point)));
            }
        }
    }
}

/// Sixteen figures whose stones are all two steps apart, so that the points next to a new stone
/// rule out none of them: too many for lists by surroundings.
#[test]
fn a_rule_set_too_wide_for_lists_by_surroundings_still_agrees() {
    let marks = ["x", "o", "e", "a"];
    let figure = |k: usize| {
        let (one, two) = (marks[k % 4], marks[k / 4]);
        format!("~wide.xa{one}a.aaaa.oa{two}a")
    };
    let word: String = (0..16).map(figure).collect();
    let rules = Ruleset::from_word(&format!("wide{word}")).expect("a rule set");
    for line in [
        "mfp1-5-minefield-b-B1W1B.5.1W1B1.5.W1B1W",
        "mfp1-4-minefield-b-4.4.4.4",
        "mfp1-7-minefield-b-W1B1W1B.2W4.B1W1B1W.7.1B1W1B1.7.W2B3",
    ] {
        let (setup, _) = minefield_rules::line::parse_setup(line).expect("a line");
        assert_twins(&setup, &rules);
    }
    let position = Position::new(minefield_rules::Size::new(32).expect("a size"), &rules);
    assert_eq!(position.turn(), Some(Color::Black));
}
