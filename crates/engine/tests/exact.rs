//! Results that a search proves, against trying everything.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Limits, Parameters, Search};
use minefield_rules::{Color, Position, Status};
use positions::{position, random_game, rule_sets, size};
use std::collections::HashMap;

/// Twice Black's score under best play.
fn value(position: &Position, known: &mut HashMap<u64, u8>) -> u8 {
    let turn = match position.status() {
        Status::Won(Color::Black) => return 2,
        Status::Won(Color::White) => return 0,
        Status::Stalled => return 1,
        Status::Turn(color) => color,
    };
    if let Some(&value) = known.get(&position.hash()) {
        return value;
    }
    let legal = position.legal(turn).iter();
    let values = legal.map(|point| {
        let mut after = position.clone();
        after.play_unchecked(point, turn);
        value(&after, known)
    });
    let best = match turn {
        Color::Black => values.max(),
        Color::White => values.min(),
    };
    let best = best.expect("a side to move has a legal point");
    known.insert(position.hash(), best);
    best
}

/// Twice the score of the side to move, as a search proves it.
fn proven(position: &Position) -> Option<(u32, Color)> {
    let mut search = Search::new(position, &Parameters::default(), 7)?;
    search.run(&Limits { visits: Some(200_000) }, &mut |_| false);
    assert!(search.is_proven(), "not proven: {position:?}");
    Some(((search.win_rate() * 2.0) as u32, search.turn()))
}

fn check(position: &Position, known: &mut HashMap<u64, u8>) {
    if let Some((found, turn)) = proven(position) {
        let value = u32::from(value(position, known));
        let expected = if turn == Color::Black { value } else { 2 - value };
        assert_eq!(found, expected, "{position:?}");
    }
}

fn check_random_positions(side: usize, plies: std::ops::Range<usize>, games: u64) {
    for rules in rule_sets() {
        let mut known = HashMap::new();
        let mut random = Random::new(side as u64);
        for _ in 0..games {
            let plies = plies.start + random.below(plies.len());
            check(random_game(size(side), &rules, plies, &mut random).position(), &mut known);
        }
    }
}

#[test]
fn proofs_are_right_on_boards_of_one_to_three() {
    check_random_positions(1, 0..1, 1);
    check_random_positions(2, 0..4, 20);
    check_random_positions(3, 2..9, 60);
}

#[test]
fn proofs_are_right_late_on_4x4() {
    check_random_positions(4, 9..15, 80);
}

#[test]
fn proofs_are_right_late_on_5x5() {
    check_random_positions(5, 18..24, 60);
}

#[test]
fn proofs_are_right_where_somebody_is_skipped() {
    let mut known = HashMap::new();
    let skipped = position("mfp1-3-minefield-w-W1B.1B1.B1W");
    assert_eq!(skipped.turn(), Some(Color::Black));
    check(&skipped, &mut known);
}

#[test]
fn a_stall_is_a_proven_draw() {
    let drawn = position("mfp1-3-lonely~pair.xx-w-3.1B1.3");
    assert_eq!(proven(&drawn), Some((1, Color::White)));
}
