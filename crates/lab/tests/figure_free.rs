//! Counts of arrangements without a figure that independent programs agree on, and the slow clear twin.

use minefield_lab::{Uncounted, figure_free};
use minefield_rules::{Color, Edges, Figure, Mark, Ruleset, Setup, Size, naive};

fn size(side: usize) -> Size {
    Size::new(side).expect("a size")
}

/// The known counts leave out arrangements with a crosscut too, which no play makes.
fn check(side: usize, expected: [u64; 3]) {
    let count = |rules| figure_free(size(side), &with_crosscut(rules)).expect("a small board");
    let found: Vec<u64> = Ruleset::presets().iter().map(count).collect();
    assert_eq!(found, expected, "size {side}");
}

fn with_crosscut(rules: &Ruleset) -> Ruleset {
    let crosscut = vec![vec![Mark::X, Mark::O], vec![Mark::O, Mark::X]];
    let crosscut = Figure::new("crosscut", Edges::Nothing, crosscut).expect("a figure");
    let figures = rules.figures().iter().cloned().chain([crosscut]).collect();
    Ruleset::new("with crosscut", figures).expect("a rule set")
}

#[test]
fn counts_agree_on_2x2() {
    check(2, [71, 71, 71]);
}

#[test]
fn counts_agree_on_3x3() {
    check(3, [12_293, 12_293, 12_281]);
}

#[test]
fn counts_agree_on_4x4() {
    check(4, [15_502_689, 15_548_681, 15_529_483]);
}

#[test]
fn counts_agree_with_the_slow_twin_on_the_smallest_boards() {
    for side in [1, 2] {
        for rules in Ruleset::presets() {
            let all = (0..3u32.pow((side * side) as u32)).map(|number| setup(side, number));
            let free = all.filter(|setup| naive::figures(setup, rules).is_empty()).count();
            assert_eq!(figure_free(size(side), rules), Ok(free as u64), "{} {side}", rules.name());
        }
    }
}

/// The arrangement with these ternary digits.
fn setup(side: usize, mut number: u32) -> Setup {
    let mut setup = Setup::empty(size(side));
    for point in size(side).points() {
        setup.put(point, [None, Some(Color::Black), Some(Color::White)][number as usize % 3]);
        number /= 3;
    }
    setup
}

#[test]
fn a_board_with_too_many_arrangements_is_refused() {
    assert_eq!(figure_free(size(5), &Ruleset::minefield()), Err(Uncounted::TooLarge(size(5))));
}
