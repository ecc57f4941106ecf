//! What play can and can't lead to.

use crate::chains::assert_path;
use crate::random::{games, play_on, presets, rulesets, size, sizes};
use minefield_rules::{Color, Contact, Game, Outcome, Point, Position, Ruleset, Status, naive};
use proptest::prelude::*;

/// A simple sequence that starts at `seed`.
fn endless(seed: u16) -> impl Iterator<Item = u16> {
    std::iter::successors(Some(seed), |k| Some(k.wrapping_mul(25173).wrapping_add(13849)))
}

/// Plays to the end.
fn finish(game: &mut Game, seed: u16) {
    play_on(game, endless(seed));
    assert_eq!(game.turn(), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn no_position_reached_by_play_contains_a_figure(game in games(rulesets(), sizes())) {
        prop_assert_eq!(naive::figures(&game.position().to_setup(), game.rules()), []);
    }

    #[test]
    fn whoever_has_the_turn_can_place(game in games(rulesets(), sizes())) {
        for count in 0..=game.plies().len() {
            let position = game.position_after(count);
            if let (Some(color), None) = (game.plies().get(count).map(|ply| ply.color), position.winning_path()) {
                prop_assert_eq!(position.board().mover(game.rules(), color), Some(color));
            }
            match position.status() {
                Status::Turn(color) => prop_assert!(!position.legal(color).is_empty()),
                Status::Stalled => prop_assert!(Color::BOTH.iter().all(|&side| position.legal(side).is_empty())),
                Status::Won(color) => prop_assert!(position.winning_path().is_some() && position.span() == Some(color)),
            }
        }
    }

    #[test]
    fn a_skipped_side_had_no_point(game in games(rulesets(), sizes())) {
        for (count, ply) in (1..).zip(game.plies()) {
            let position = game.position_after(count);
            let skipped = matches!(position.status(), Status::Turn(color) if ply.skipped == Some(color.other()));
            prop_assert!(skipped || ply.skipped.is_none());
            if let Some(side) = ply.skipped {
                prop_assert!(position.legal(side).is_empty());
                prop_assert_eq!(side, ply.color.other());
            }
        }
    }

    #[test]
    fn a_preset_never_stalls_and_the_first_span_wins(
        rules in presets(),
        size in (1..=9usize).prop_map(size),
        seed in any::<u16>(),
    ) {
        let mut game = Game::new(size, &rules);
        let mut owner = None;
        for choice in endless(seed) {
            play_on(&mut game, [choice]);
            let position = game.position();
            prop_assert_eq!(position.to_setup().crosscut(), None);
            owner = owner.or(position.span());
            prop_assert_eq!(position.span(), owner);
            prop_assert_eq!(position.decided(), owner);
            if let Some(path) = position.span_path() {
                assert_path(position.board(), &path, owner.expect("an owner"), Contact::Diagonal);
            }
            if game.turn().is_none() {
                break;
            }
        }
        let Some(Outcome::Connected(winner)) = game.outcome() else { panic!("{:?}", game.outcome()) };
        prop_assert_eq!(owner, Some(winner));
        let path = game.position().winning_path().expect("a path");
        assert_path(game.position().board(), &path, winner, Contact::Orthogonal);
    }

    #[test]
    fn a_full_board_has_exactly_one_connected_side(
        rules in presets(),
        size in (1..=9usize).prop_map(size),
        seed in any::<u16>(),
    ) {
        let full = filled(&rules, size, seed);
        let connected = Color::BOTH.map(|color| full.path(color, Contact::Orthogonal).is_some());
        prop_assert!(connected[0] != connected[1]);
    }

    #[test]
    fn a_game_ends_under_any_rules(rules in rulesets(), size in (1..=6usize).prop_map(size), seed in any::<u16>()) {
        let mut game = Game::new(size, &rules);
        finish(&mut game, seed);
        prop_assert!(matches!(game.outcome(), Some(Outcome::Connected(_) | Outcome::Stalled)));
        if game.position().status() == Status::Stalled {
            prop_assert!(Color::BOTH.iter().all(|&side| game.position().board().path(side, Contact::Orthogonal).is_none()));
        }
    }
}

/// A board filled by play that doesn't stop at the win: as no preset stalls, no point stays empty.
fn filled(rules: &Ruleset, size: minefield_rules::Size, seed: u16) -> minefield_rules::Board {
    let mut board = Position::new(size, rules).board().clone();
    let mut color = Color::Black;
    for choice in endless(seed) {
        let legal =
            |color| -> Vec<Point> { board.empty_points().filter(|&point| board.allows(rules, point, color)).collect() };
        let (own, other) = (legal(color), legal(color.other()));
        let (points, side) = if own.is_empty() { (other, color.other()) } else { (own, color) };
        if points.is_empty() {
            break;
        }
        board.place(points[usize::from(choice) % points.len()], side);
        color = side.other();
    }
    assert_eq!(board.empty_points().count(), 0, "a stall");
    board
}
