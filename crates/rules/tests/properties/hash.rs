//! Equal positions have equal hashes, and others don't.

use crate::random::{positions, rulesets, size, sizes};
use minefield_rules::{Color, Point, Position, Ruleset, Status};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_hash_kept_during_play_is_that_of_the_arrangement(position in positions(rulesets(), sizes())) {
        let setup = position.to_setup();
        let again = Position::from_setup(&setup, position.rules()).expect("no figure");
        prop_assert_eq!(&again, &position);
        prop_assert_eq!(again.hash(), position.hash());
        let mut other = setup;
        other.turn = other.turn.other();
        let other = Position::from_setup(&other, position.rules()).expect("no figure");
        prop_assert_eq!(other.hash() == position.hash(), other.status() == position.status());
    }
}

#[test]
fn the_order_of_moves_leaves_no_trace() {
    let play = |moves: &str| {
        let mut position = Position::new(size(5), &Ruleset::minefield());
        for point in moves.split(' ') {
            position.play(point.parse().expect("a point")).expect("a legal point");
        }
        position
    };
    assert_eq!(play("a1 e5 c3 e1").hash(), play("c3 e1 a1 e5").hash());
    assert_eq!(play("a1 e5 c3 e1"), play("c3 e1 a1 e5"));
    assert_ne!(play("a1 e5 c3 e1").hash(), play("a1 e5 c3").hash());
}

/// Every position of a 3x3 board that play leads to; the numbers of boards are known from other
/// programs.
#[test]
fn no_two_reachable_positions_on_3x3_share_a_hash() {
    for (rules, boards) in Ruleset::presets().iter().zip([3424, 3424, 3416]) {
        let mut seen: HashMap<u64, Position> = HashMap::new();
        let mut open = vec![Position::new(size(3), rules)];
        while let Some(position) = open.pop() {
            if let Some(known) = seen.get(&position.hash()) {
                assert_eq!(known, &position);
                continue;
            }
            seen.insert(position.hash(), position.clone());
            let Status::Turn(color) = position.status() else { continue };
            let points: Vec<Point> = position.legal(color).iter().collect();
            open.extend(points.into_iter().map(|point| {
                let mut next = position.clone();
                next.play(point).expect("a legal point");
                next
            }));
        }
        let stones = seen.values().map(|position| Color::BOTH.map(|color| position.board().stones(color)));
        assert_eq!(stones.collect::<HashSet<_>>().len(), boards, "{}", rules.name());
    }
}

#[test]
fn the_side_to_move_is_part_of_the_hash() {
    for color in Color::BOTH {
        let mut setup = minefield_rules::Setup::empty(size(3));
        setup.turn = color;
        let position = Position::from_setup(&setup, &Ruleset::minefield()).expect("no figure");
        assert_eq!(position.hash() == Position::new(size(3), &Ruleset::minefield()).hash(), color == Color::Black);
    }
}
