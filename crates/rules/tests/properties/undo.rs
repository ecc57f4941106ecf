//! Undo and redo lead where a replay leads.

use crate::random::{choices, play_on, rulesets, sizes};
use minefield_rules::{Color, Game, Move};
use proptest::prelude::*;

/// The game replayed from its start.
fn replay(game: &Game) -> Game {
    let mut again = Game::from_setup(&game.start().to_setup(), game.rules()).expect("the same start");
    for ply in game.plies() {
        assert_eq!(again.play(ply.action), Ok(*ply));
    }
    again
}

fn assert_like_replay(game: &Game) {
    let again = replay(game);
    assert_eq!((game.position(), game.plies()), (again.position(), again.plies()));
    assert_eq!(game.position().hash(), again.position().hash());
    for color in Color::BOTH {
        assert_eq!(game.position().legal(color), again.position().legal(color));
        assert_eq!(game.seat(color), again.seat(color));
        assert_eq!(game.color(game.seat(color)), color);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn undo_and_redo_in_any_order_are_equal_to_a_replay(
        rules in rulesets(),
        size in sizes(),
        steps in prop::collection::vec((0..4u8, choices()), 1..12),
    ) {
        let mut game = Game::new(size, &rules);
        for (kind, choices) in steps {
            match kind {
                0 => choices.iter().for_each(|_| _ = game.undo()),
                1 => choices.iter().for_each(|_| _ = game.redo()),
                2 => _ = game.play(Move::Swap),
                _ => play_on(&mut game, choices),
            }
            assert_like_replay(&game);
        }
    }

    #[test]
    fn every_earlier_position_can_be_shown(rules in rulesets(), size in sizes(), choices in choices()) {
        let mut game = Game::new(size, &rules);
        play_on(&mut game, choices);
        let count = game.plies().len();
        let truncated: Vec<Game> = (0..=count).map(|count| game.truncated(count)).collect();
        for (count, shorter) in truncated.iter().enumerate().rev() {
            prop_assert_eq!(shorter.position(), game.position());
            prop_assert_eq!(&shorter.position_after(count), game.position());
            prop_assert_eq!(shorter.plies(), game.plies());
            game.undo();
        }
    }
}
