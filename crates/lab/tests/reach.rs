//! Counts of reachable positions that independent programs agree on.

use minefield_lab::{Reach, Uncounted, reach, reach_watched};
use minefield_rules::{Color, Position, Ruleset, Setup, Size, Status};

const TABLE: &str = include_str!("reach.txt");
const SHORT: &[u8] = b"name: short\nfigure: hard corner\nX .\nO X\nfigure: switch\nX O\n. .\nO X\n";

fn rules(name: &str) -> Ruleset {
    Ruleset::preset(name).unwrap_or_else(|| Ruleset::from_file(SHORT).expect("a rule file"))
}

fn size(side: usize) -> Size {
    Size::new(side).expect("a size")
}

fn check(name: &str) -> Vec<Reach> {
    let rows = TABLE.lines().filter(|line| line.split(' ').next() == Some(name));
    let check_row = |row: &str| {
        let side = row.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a size");
        let found = reach(size(side), &rules(name)).expect("a small board");
        assert_eq!(line(name, side, &found), row);
        found
    };
    rows.map(check_row).collect()
}

fn line(name: &str, side: usize, reach: &Reach) -> String {
    let Reach { open, open_boards, after_skip, won, stalled, placements, winning_placements, most_stones, .. } = reach;
    let nodes = open + after_skip.iter().sum::<u64>() + stalled;
    let boards = open_boards + stalled;
    let first_skip = reach.first_skip.map_or("-".to_owned(), |stones| stones.to_string());
    format!(
        "{name} {side} {nodes} {boards} {} {} {} {} {placements} {} {} {stalled} {most_stones} {first_skip}",
        won[0], won[1], winning_placements[0], winning_placements[1], after_skip[0], after_skip[1]
    )
}

#[test]
fn minefield_positions_agree() {
    check("minefield");
}

#[test]
fn pinwheel_positions_agree() {
    check("pinwheel");
}

#[test]
fn cartwheel_positions_agree() {
    check("cartwheel");
}

#[test]
fn without_the_long_switch_and_the_ring_play_can_stall() {
    let largest = check("short").pop().expect("three sizes");
    assert_eq!(largest.stalled, 12);
    let mut images: Vec<Setup> = Vec::new();
    for setup in &largest.stall_examples {
        let position = Position::from_setup(setup, &rules("short")).expect("a position");
        assert_eq!(position.status(), Status::Stalled);
        images.push(canonical(setup));
    }
    let mut example = Setup::empty(size(4));
    for (row, stones) in ["WBWW", "W..B", "B..W", "BWBB"].into_iter().enumerate() {
        for (column, stone) in stones.chars().enumerate() {
            example.put(size(4).point(column, row).expect("a point"), Color::from_letter(stone));
        }
    }
    assert!(images.contains(&canonical(&example)), "{images:?}");
}

/// The turn doesn't matter in a stalled position.
fn canonical(setup: &Setup) -> Setup {
    let mut canonical = setup.canonical().0;
    canonical.turn = Color::Black;
    canonical
}

#[test]
fn a_board_with_too_many_positions_is_refused() {
    assert_eq!(reach(size(5), &rules("minefield")), Err(Uncounted::TooLarge(size(5))));
}

#[test]
fn a_count_is_stopped_at_once() {
    let mut asked = 0;
    let stopped = reach_watched(size(4), &rules("minefield"), &mut |_| {
        asked += 1;
        asked == 3
    });
    assert_eq!((stopped, asked), (Err(Uncounted::Stopped), 3));
}
