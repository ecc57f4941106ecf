//! Bytes drive a game: every choice is a move, an undo or a redo. Again and again the position is
//! what its arrangement gives, tables and pictures agree, and nothing happens that can't.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_fuzz::{assert_like_from_scratch, assert_tables_match_pictures};
use minefield_rules::{Game, Move, Outcome, Ruleset, Size, Status};

const SIZES: [usize; 8] = [1, 2, 3, 4, 5, 6, 8, 11];

fuzz_target!(|bytes: &[u8]| {
    let [kind, choices @ ..] = bytes else { return };
    let rules = &Ruleset::presets()[usize::from(kind / 8) % 3];
    let size = Size::new(SIZES[usize::from(kind % 8)]).expect("a size");
    let mut game = Game::new(size, rules);
    let mut spanned = None;
    for (ply, &choice) in choices.iter().enumerate() {
        match choice {
            0xff => {
                game.undo();
                spanned = None;
            }
            0xfe => _ = game.redo(),
            _ => step(&mut game, choice),
        }
        let position = game.position();
        if ply % 8 == 0 || ply + 1 == choices.len() {
            assert_like_from_scratch(position);
        }
        assert_ne!(position.status(), Status::Stalled);
        spanned = spanned.or(position.span());
        assert!(position.span() == spanned, "the first span stays the only one");
    }
    assert_tables_match_pictures(game.position());
    if let (Some(owner), Some(Outcome::Connected(winner))) = (spanned, game.outcome()) {
        assert_eq!(owner, winner);
    }
});

/// Plays the legal point of this number, or tries to swap.
fn step(game: &mut Game, choice: u8) {
    let Some(color) = game.turn() else { return assert!(game.play(Move::Swap).is_err()) };
    if choice == 0xfd {
        assert_eq!(game.can_swap(), game.play(Move::Swap).is_ok());
        return;
    }
    let legal = game.position().legal(color);
    let point = legal.iter().nth(usize::from(choice) % legal.len()).expect("a point");
    game.play(Move::Place(point)).expect("a legal move");
}
