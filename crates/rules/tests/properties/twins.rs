//! The compiled tables and the pictures laid on the board say the same.

use crate::random::{positions, rulesets, setups, sizes};
use minefield_rules::{Board, Color, Point, Position, Ruleset, Setup, Spot, diagram, line, naive};
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

/// The board copied over another that was in use.
fn copied(board: &Board) -> Board {
    let mut other = Board::new(board.size());
    board.size().points().step_by(2).for_each(|point| other.place(point, Color::White));
    other.copy_from(board);
    other
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
    #![proptest_config(ProptestConfig::with_cases(64))]

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
        let reused = copied(&board);
        for color in Color::BOTH {
            prop_assert_eq!(reused.stones(color), board.stones(color));
            for point in position.size().points() {
                let legal = board.is_empty(point) && board.allows(position.rules(), point, color);
                prop_assert_eq!(position.legal(color).contains(point), legal, "{} for {}", point, color);
                prop_assert!(!board.is_empty(point) || reused.allows(position.rules(), point, color) == legal);
                prop_assert_eq!(position.forbidden(color).contains(point), board.is_empty(point) && !legal);
                let violations = position.violations(point, color);
                prop_assert_eq!(violations.is_empty(), legal || !board.is_empty(point));
                prop_assert!(violations.iter().all(|violation| violation.points().any(|other| other == point)));
            }
        }
    }
}

/// The rule set of a word agrees with its pictures on boards with holes for its figures.
fn assert_twins_on_boards(word: &str) {
    let rules = Ruleset::from_word(word).expect("a rule set");
    for text in [
        "mfp1-5-minefield-b-B1W1B.5.1W1B1.5.W1B1W",
        "mfp1-4-minefield-b-4.4.4.4",
        "mfp1-7-minefield-b-W1B1W1B.2W4.B1W1B1W.7.1B1W1B1.7.W2B3",
        "mfp1-8-minefield-b-BWB1WBB1.WWB1BWWB.1BW2WB1.WB1BB1WB.BWW1B2W.2BWWBW1.B1WBW1BB.WB1WBWB1",
    ] {
        let (setup, _) = line::parse_setup(text).expect("a line");
        assert_twins(&setup, &rules);
    }
}

/// Stones two steps apart: no look at the points next to a new stone rules out any figure.
#[test]
fn sixteen_figures_of_stones_apart_agree_with_their_pictures() {
    let marks = ["x", "o", "e", "a"];
    let figure = |k: usize| format!("~wide.xa{}a.aaaa.oa{}a", marks[k % 4], marks[k / 4]);
    assert_twins_on_boards(&format!("wide{}", (0..16).map(figure).collect::<String>()));
}

/// Full figures without symmetry: hundreds of different surroundings to look for.
#[test]
fn sixteen_full_figures_agree_with_their_pictures() {
    let rows = ["xoxo", "ooxe", "exxo", "oeox"];
    let figure =
        |k: usize| format!("~full.{}.{}.{}.{}", rows[k % 4], rows[k / 4], rows[(k + 1) % 4], rows[(k + 2) % 4]);
    assert_twins_on_boards(&format!("full{}", (0..16).map(figure).collect::<String>()));
}

#[test]
fn a_full_figure_is_refused_by_its_last_stone() {
    let rules = Ruleset::from_word("full~full.xoxo.ooxe.exxo.oeox").expect("a rule set");
    let position = diagram::parse("BWBW\nWWB.\n.BBW\nW.W.").expect("a drawing");
    let position = Position::from_setup(&position, &rules).expect("no figure yet");
    let last = "d1".parse().expect("a point");
    assert!(!position.legal(Color::Black).contains(last) && position.legal(Color::White).contains(last));
}
