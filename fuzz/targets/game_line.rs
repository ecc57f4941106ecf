//! A game line is refused, or is the same game when written and read again; an illegal move keeps
//! the game up to it; undo and redo lead back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_fuzz::assert_like_from_scratch;
use minefield_rules::line::{self, BadLine};

fuzz_target!(|text: &str| {
    let game = match line::parse_game(text) {
        Ok(game) => game,
        Err(BadLine::Illegal(number, _, kept)) => {
            assert_eq!(kept.plies().len() + 1, number);
            assert_eq!(kept.outcome(), None);
            *kept
        }
        Err(fault) => return assert!(fault.to_string().len() < 10_000),
    };
    assert_eq!(line::parse_game(&line::of_game(&game)).as_ref(), Ok(&game));
    assert_like_from_scratch(game.position());
    assert_eq!(&game.position_after(game.plies().len()), game.position());
    let mut played = game.truncated(game.plies().len());
    let end = played.clone();
    while played.undo() {}
    assert_eq!(played.position(), game.start());
    while played.redo() {}
    assert_eq!(played, end);
});
