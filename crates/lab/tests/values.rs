//! Who wins by force after each first stone, without the pie rule.

use minefield_rules::{Color, Position, Ruleset, Size, Status};
use std::collections::HashMap;

/// The pictures show the winner by Black's first stone, the top row first.
fn check(rules: &str, expected: &str) {
    let rows: Vec<&str> = expected.split('/').collect();
    let size = Size::new(rows.len()).expect("a size");
    let empty = Position::new(size, &Ruleset::preset(rules).expect("a preset"));
    let mut known = HashMap::new();
    let mut value = |column, row| {
        let mut position = empty.clone();
        position.play(size.point(column, row)?).ok()?;
        Some(winner(&position, &mut known).letter())
    };
    let mut row = |row| (0..size.get()).filter_map(|column| value(column, row)).collect::<String>();
    let found: Vec<String> = (0..size.get()).rev().map(&mut row).collect();
    assert_eq!(found, rows, "{rules}");
}

/// The winner under best play, by trying everything; the game under these rules has no draw.
fn winner(position: &Position, known: &mut HashMap<u64, Color>) -> Color {
    let turn = match position.status() {
        Status::Won(color) => return color,
        Status::Stalled => panic!("a stall:\n{position:?}"),
        Status::Turn(color) => color,
    };
    if let Some(&color) = known.get(&position.hash()) {
        return color;
    }
    let wins = |point| {
        let mut after = position.clone();
        after.play_unchecked(point, turn);
        winner(&after, known) == turn
    };
    let found = if position.legal(turn).iter().any(wins) { turn } else { turn.other() };
    known.insert(position.hash(), found);
    found
}

const ALL: [&str; 3] = ["minefield", "pinwheel", "cartwheel"];
const FOUR: &str = "WWWW/BWWB/BWWB/WWWW";

#[test]
fn two_by_two_is_a_loss_for_black() {
    ALL.into_iter().for_each(|rules| check(rules, "WW/WW"));
}

#[test]
fn three_by_three_has_two_winning_first_stones() {
    ALL.into_iter().for_each(|rules| check(rules, "WWW/BWB/WWW"));
}

#[test]
fn four_by_four_has_four_winning_first_stones_in_minefield() {
    check("minefield", FOUR);
}

#[test]
fn four_by_four_has_four_winning_first_stones_in_pinwheel() {
    check("pinwheel", FOUR);
}

#[test]
fn four_by_four_has_four_winning_first_stones_in_cartwheel() {
    check("cartwheel", FOUR);
}
