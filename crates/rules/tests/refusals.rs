//! What a player is told when a move or an arrangement is refused.

use minefield_rules::{Game, Move, line};

/// On the position of `line`, `action` is refused in these words.
fn check(line: &str, action: &str, expected: &str) {
    let setup = line::parse_setup(line).expect("a position line");
    let mut game = Game::from_setup(&setup.0, &setup.1).expect("a playable position");
    let action: Move = action.parse().expect("a move");
    let before = game.clone();
    let refused = game.play(action).expect_err("an illegal move");
    assert_eq!(refused.to_string(), expected, "{line}");
    assert_eq!(game, before, "{line}: a refusal changes nothing");
}

#[test]
fn a_forbidden_placement_is_refused_with_every_figure_and_its_places() {
    check(
        "mfp1-3-minefield-b-3.B2.W2",
        "b1",
        "b1 is forbidden for black: it would make hard corner at a1 (white), a2 (black), b1 (black), b2 (empty)",
    );
    check(
        "mfp1-3-minefield-b-3.B1B.W1W",
        "b1",
        "b1 is forbidden for black: it would make \
         hard corner at b1 (black), b2 (empty), c1 (white), c2 (black); \
         and hard corner at a1 (white), a2 (black), b1 (black), b2 (empty)",
    );
}

#[test]
fn a_place_outside_the_board_is_called_an_edge() {
    check(
        "mfp1-5-walls~wall.edges.xo-b-5.5.5.5.5",
        "e1",
        "e1 is forbidden for black: it would make wall at e1 (black), edge (white)",
    );
}

#[test]
fn a_point_elsewhere_is_refused() {
    check("mfp1-3-minefield-b-3.3.3", "d1", "d1 is not on a 3x3 board");
    check("mfp1-3-minefield-b-3.3.3", "a4", "a4 is not on a 3x3 board");
    check("mfp1-3-minefield-b-3.1B1.3", "b2", "b2 is occupied by a black stone");
    check("mfp1-3-minefield-b-3.1W1.3", "b2", "b2 is occupied by a white stone");
}

#[test]
fn no_move_follows_the_end() {
    check("mfp1-3-minefield-w-1B1.1B1.1B1", "a1", "the game is over: black has won");
    check("mfp1-3-dead~lone.x-b-3.3.3", "a1", "the game is over");
    check("mfp1-3-minefield-w-1B1.1B1.1B1", "swap", "a swap is only possible on White's first turn");
}

#[test]
fn an_arrangement_that_no_game_leads_to_is_refused() {
    let check = |line: &str, expected: &str| {
        assert_eq!(line::parse_position(line).expect_err("refused").to_string(), expected);
    };
    check(
        "mfp1-3-minefield-b-3.B2.WB1",
        "the board contains a figure: hard corner at a1 (white), b1 (black), a2 (black), b2 (empty)",
    );
    check("mfp1-2-minefield-b-BW.WB", "the board contains a crosscut at a1, b1, a2, b2");
    check("mfp1-3-pinwheel-b-3.1BW.1WB", "the board contains a crosscut at b1, c1, b2, c2");
}
