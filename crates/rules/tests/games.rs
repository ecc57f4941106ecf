//! Whole games: swap, seats, endings, undo and redo.

use minefield_rules::{Color, Ending, Game, IllegalMove, Move, Outcome, Point, Ruleset, Seat, Size, line};

const ON_9: &str = "mfg1-9-minefield-";

/// The game of a line.
#[track_caller]
fn game(line: &str) -> Game {
    line::parse_game(line).expect(line)
}

/// The game of a line without its moves that were taken back.
#[track_caller]
fn shows(game: &Game, moves: &str) {
    assert_eq!(line::of_game(game), format!("{ON_9}{moves}"));
}

fn on_9(moves: &str) -> Game {
    game(&format!("{ON_9}{moves}"))
}

fn action(text: &str) -> Move {
    text.parse().expect("a move")
}

#[test]
fn a_swap_is_possible_on_whites_first_turn_only() {
    let check = |line: &str, expected: bool| {
        let mut game = game(line);
        assert_eq!(game.can_swap(), expected, "{line}");
        assert_eq!(game.play(Move::Swap).is_ok(), expected, "{line}");
        assert_eq!(game.swapped(), expected || line.contains("swap"), "{line}");
    };
    check("mfg1-9-minefield-", false);
    check("mfg1-9-minefield-e5", true);
    check("mfg1-9-minefield-e5.d5", false);
    check("mfg1-9-minefield-e5.swap", false);
    check("mfg1-9-minefield-e5.d5.a1", false);
    check("mfg1-9-minefield-e5.resign_b", false);
    check("mfg1-1-minefield-a1", false);
    check("mfg1-2-minefield-b-2.2-a1", true);
    check("mfg1-2-minefield-w-2.2-a1", false);
    check("mfg1-2-minefield-w-2.B1-", false);
    check("mfg1-3-minefield-b-3.3.W2-c3", false);
    check("mfg1-3-minefield-w-3.3.2B-a3.a1", false);
}

#[test]
fn nobody_swaps_a_stone_of_white() {
    let game = game("mfg1-2-hermits~next.xo~across.xa.ao-w-2.2-a1");
    assert_eq!((game.turn(), game.plies()[0].skipped), (Some(Color::White), Some(Color::Black)));
    assert!(!game.can_swap());
}

#[test]
fn a_swap_changes_seats_and_moves_no_stone() {
    let mut game = on_9("e5");
    let before = game.position().clone();
    assert_eq!((game.seat(Color::Black), game.color(Seat::Chooser)), (Seat::Opener, Color::White));
    assert_eq!(game.play(Move::Swap).map(|ply| (ply.color, ply.skipped)), Ok((Color::White, None)));
    assert_eq!(game.position(), &before);
    assert_eq!((game.turn(), game.plies().len()), (Some(Color::White), 2));
    assert_eq!((game.seat(Color::Black), game.seat(Color::White)), (Seat::Chooser, Seat::Opener));
    assert_eq!((game.color(Seat::Opener), game.color(Seat::Chooser)), (Color::White, Color::Black));
    assert!(game.undo() && !game.swapped() && game.can_swap());
    assert_eq!(game.seat(Color::Black), Seat::Opener);
    assert!(game.redo() && game.swapped());
}

#[test]
fn an_ending_names_its_winner() {
    use Color::{Black, White};
    let check = |moves: &str, winner: Option<Color>| {
        let game = on_9(moves);
        assert_eq!(game.outcome().and_then(Outcome::winner), winner, "{moves}");
        assert_eq!(game.turn(), None, "{moves}");
    };
    check("e5.resign_w", Some(Black));
    check("e5.resign_b", Some(White));
    check("time_b", Some(White));
    check("abandon_w", Some(Black));
    check("abandon", None);
    check("draw", None);
    check("e5.span_b", Some(Black));
}

#[test]
fn the_board_names_its_winner() {
    let check = |line: &str, outcome: Option<Outcome>, winner: Option<Color>| {
        let game = game(line);
        assert_eq!((game.outcome(), game.outcome().and_then(Outcome::winner)), (outcome, winner), "{line}");
    };
    let won = |color| Some(Outcome::Connected(color));
    check("mfg1-3-minefield-b1.a1.b2.a2", None, None);
    check("mfg1-3-minefield-b1.a1.b2.a2.b3", won(Color::Black), Some(Color::Black));
    check("mfg1-3-minefield-b-1B1.WW1.1B1-a3.c2", won(Color::White), Some(Color::White));
    check("mfg1-1-minefield-a1", won(Color::Black), Some(Color::Black));
    check("mfg1-1-minefield-w-1-a1", won(Color::White), Some(Color::White));
    check("mfg1-3-dead~lone.x-", Some(Outcome::Stalled), None);
    let short = "mfg1-4-short~hard_corner.xe.ox~switch.xo.ee.ox-a3.c1.d1.d3.d4.a1.b1.b4.d2.a2.c4.a4";
    check(short, Some(Outcome::Stalled), None);
}

#[test]
fn a_finished_game_takes_no_move_and_no_other_ending() {
    let check = |line: &str| {
        let mut game = game(line);
        let before = game.clone();
        assert!(!game.end(Ending::Drawn) && !game.resign(Color::Black), "{line}");
        assert!(game.play(Move::Swap).is_err() && game.play(action("a1")).is_err(), "{line}");
        assert_eq!(game, before, "{line}");
    };
    check("mfg1-9-minefield-e5.resign_w");
    check("mfg1-9-minefield-draw");
    check("mfg1-1-minefield-a1");
    check("mfg1-3-dead~lone.x-");
    let mut ended = on_9("e5.time_w");
    assert_eq!(ended.play(action("d5")), Err(IllegalMove::Ended(Ending::TimedOut(Color::White))));
}

#[test]
fn undo_takes_back_the_ending_before_the_last_move() {
    let mut game = on_9("e5.d5.resign_b");
    assert!(game.undo());
    shows(&game, "e5.d5");
    assert!(game.turn() == Some(Color::Black) && game.undone().is_empty());
    assert!(game.undo() && game.undo() && !game.undo());
    shows(&game, "");
    assert!(game.redo() && game.redo() && !game.redo());
    shows(&game, "e5.d5");
}

#[test]
fn redo_is_forgotten_after_another_move_and_kept_after_the_same() {
    let mut game = on_9("e5.d5.a1");
    while game.undo() {}
    assert_eq!(game.undone(), [action("a1"), action("d5"), action("e5")]);
    game.play(action("e5")).expect("the same move");
    assert_eq!(game.undone(), [action("a1"), action("d5")]);
    game.play(action("swap")).expect("another move");
    assert_eq!(game.undone(), []);
    assert!(!game.redo());
    shows(&game, "e5.swap");
}

#[test]
fn an_illegal_move_leaves_what_can_be_redone() {
    let mut game = on_9("e5.d5");
    game.undo();
    game.play(action("e5")).expect_err("occupied");
    assert!(game.redo());
    shows(&game, "e5.d5");
}

#[test]
fn an_ended_game_redoes_nothing() {
    let mut game = on_9("e5.d5");
    game.undo();
    assert!(game.resign(Color::White) && !game.redo());
    shows(&game, "e5.resign_w");
    assert!(game.undo() && game.redo());
    shows(&game, "e5.d5");
}

#[test]
fn undo_past_a_win_and_a_skip_is_exact() {
    let mut game = game("mfg1-3-minefield-b-W1B.1B1.2W-");
    let start = game.clone();
    let skipped = game.play(action("a1")).map(|ply| ply.skipped);
    assert_eq!((skipped, game.turn()), (Ok(Some(Color::White)), Some(Color::Black)));
    while let Some(color) = game.turn() {
        let first = game.position().legal(color).iter().next().expect("a legal point");
        game.play(Move::Place(first)).expect("a legal point");
    }
    let end = game.clone();
    assert_eq!(end.outcome(), Some(Outcome::Connected(Color::Black)), "the side with the diagonal span");
    while game.undo() {}
    assert_eq!(game.position(), start.position());
    while game.redo() {}
    assert_eq!(game, end);
}

#[test]
fn positions_and_games_are_cut_after_any_number_of_moves() {
    let game = on_9("e5.swap.d5.a1.resign_w");
    for (count, moves) in ["", "e5", "e5.swap", "e5.swap.d5", "e5.swap.d5.a1", "e5.swap.d5.a1"].iter().enumerate() {
        let cut = game.truncated(count);
        assert_eq!(cut, on_9(moves), "{count}");
        assert_eq!(&game.position_after(count), cut.position(), "{count}");
    }
    assert_eq!(&game.position_after(usize::MAX), game.position());
}

#[test]
fn a_truncated_game_redoes_nothing() {
    let mut game = on_9("e5.d5");
    game.undo();
    assert_eq!(game.truncated(9).undone(), []);
}

#[test]
fn a_game_can_be_played_to_its_end_on_the_largest_board() {
    let size = Size::new(Size::MAX).expect("a size");
    let mut game = Game::new(size, &Ruleset::minefield());
    while let Some(color) = game.turn() {
        let choices: Vec<Point> = game.position().legal(color).iter().collect();
        let point = choices[(game.plies().len() * 7919) % choices.len()];
        game.play(Move::Place(point)).expect("a legal point");
    }
    let winner = game.outcome().and_then(Outcome::winner).expect("a winner");
    let path = game.position().winning_path().expect("a path");
    assert!(path.iter().all(|&point| game.position().stone(point) == Some(winner)));
    assert_eq!(line::parse_game(&line::of_game(&game)), Ok(game));
}
