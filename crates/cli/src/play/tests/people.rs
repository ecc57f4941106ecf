//! Two people at one terminal.

use super::session::people;
use crate::play::effect::{Effect, NotSaved};
use crate::play::input::Input;
use minefield_records::{Format, export};

#[test]
fn stones_are_placed_with_enter_a_blank_or_a_click() {
    people("mfg1-9-minefield-")
        .keys("Enter Left Blank Up Up k Right h j Enter")
        .is("mfg1-9-minefield-e5.d5.d7")
        .mouse(4, 2, true)
        .is("mfg1-9-minefield-e5.d5.d7.a9");
}

#[test]
fn the_cursor_stops_at_the_edges_and_follows_the_mouse() {
    people("mfg1-3-minefield-").keys("Left Left Left Down Down Down").says(&["a1: free"]);
    people("mfg1-3-minefield-").keys("l l l k k k").says(&["c3: free"]);
    people("mfg1-3-minefield-").mouse(4, 2, false).says(&["a3: free"]).mouse(79, 2, false).says(&["a3: free"]);
}

#[test]
fn an_illegal_placement_is_refused_with_the_reason() {
    let game = people("mfg1-9-minefield-e5.d5").keys("Enter").is("mfg1-9-minefield-e5.d5");
    let game = game.says(&["E5 is occupied by a black stone."]).keys("Left Down Enter").is("mfg1-9-minefield-e5.d5");
    game.says(&["d4 is forbidden for Black: it would make a hard corner with d5 (White), e4 (empty) and e5 (Black)."]);
}

#[test]
fn typed_moves_are_played_or_refused() {
    let game = people("mfg1-9-minefield-").keys("m e6 Backspace 5").says(&["Move: e5_"]).keys("Enter");
    let game = game.is("mfg1-9-minefield-e5").keys("m SWAP Enter").is("mfg1-9-minefield-e5.swap");
    let game = game.moves("j1").says(&["J1 is not on a 9x9 board."]).moves("?").says(&["is not a point"]);
    let game = game.moves("swap").says(&["A swap is only possible on White's first turn."]);
    game.keys("m d4 Esc").is("mfg1-9-minefield-e5.swap").lacks(&["Move:"]);
}

#[test]
fn a_swap_is_offered_once_and_leaves_the_stone() {
    let game = people("mfg1-9-minefield-").lacks(&["swap"]).keys("Enter").says(&["White may swap (s)", "s:swap"]);
    game.keys("s")
        .is("mfg1-9-minefield-e5.swap")
        .says(&["It is White's turn.", "2 W swap"])
        .lacks(&["s:swap", "may swap"]);
}

#[test]
fn a_skip_is_announced_until_the_next_move() {
    // W.B / .B. / B.W: White has no legal point.
    let game = people("mfg1-3-minefield-b2.a3.a1.c1").moves("c3");
    let game = game.says(&["White has no legal point and is skipped. It is Black's turn.", "5 B c3 skip"]);
    game.moves("b1").lacks(&["is skipped"]);
}

#[test]
fn a_diagonal_span_is_said_to_decide() {
    let game = people("mfg1-3-minefield-a1.a3.b2.c1").lacks(&["can't be stopped"]).moves("c3");
    game.says(&["It is Black's turn.", "Black can't be stopped any more"]);
}

#[test]
fn a_won_game_says_who_joined_what_and_takes_no_more_stones() {
    let game =
        people("mfg1-3-minefield-b1.a3.b2.a1").moves("b3").says(&["Black wins: its stones join top and bottom."]);
    let game = game.keys("m c1 Enter").says(&["The game is over: black has won.", "c1: empty."]);
    let game = game.lacks(&["m:move", "R:resign", "forbidden"]);
    game.keys("u").says(&["It is Black's turn."]).is("mfg1-3-minefield-b1.a3.b2.a1");
}

#[test]
fn moves_are_taken_back_and_repeated_one_by_one() {
    let game = people("mfg1-9-minefield-e5.d5.c3").keys("u u").is("mfg1-9-minefield-e5");
    let game = game.says(&["White may swap", "r:redo"]).keys("r").is("mfg1-9-minefield-e5.d5");
    let game = game.moves("a1").is("mfg1-9-minefield-e5.d5.a1").keys("r").says(&["There is nothing to repeat."]);
    let game = game.keys("u u u").is("mfg1-9-minefield-").keys("u").says(&["There is nothing to take back."]);
    game.lacks(&["u:undo"]);
}

#[test]
fn resigning_asks_first() {
    let game = people("mfg1-9-minefield-e5.d5").keys("R").says(&["Black resigns?", "y:yes n:no"]).keys("x u n");
    let game = game.is("mfg1-9-minefield-e5.d5").keys("R y").is("mfg1-9-minefield-e5.d5.resign_b");
    let game = game.says(&["White wins: Black resigned."]).keys("R").says(&["nobody here who could resign"]);
    game.keys("u").is("mfg1-9-minefield-e5.d5");
}

#[test]
fn leaving_asks_first_unless_nothing_could_be_lost() {
    let quits = |game: &super::session::Session| game.effects.contains(&Effect::Quit);
    assert!(quits(&people("mfg1-9-minefield-").keys("q")));
    assert!(quits(&people("mfg1-3-minefield-b1.a3.b2.a1.b3").keys("Esc")));
    let game = people("mfg1-9-minefield-e5").keys("q").says(&["Leave this game?"]);
    assert!(!quits(&game));
    let game = game.keys("n");
    assert!(!quits(&game));
    assert!(quits(&game.keys("q y")));
    assert!(quits(&people("mfg1-9-minefield-e5").keys("Ctrl-C")));
    assert!(quits(&people("mfg1-9-minefield-e5").keys("m Ctrl-C")));
}

#[test]
fn a_new_game_asks_first_and_keeps_size_and_rules() {
    let game = people("mfg1-9-pinwheel-e5").keys("n").says(&["Begin anew and drop this game?"]).keys("n");
    game.is("mfg1-9-pinwheel-e5").keys("n y").is("mfg1-9-pinwheel-").keys("n").is("mfg1-9-pinwheel-");
}

#[test]
fn saving_asks_before_it_replaces_a_file() {
    let mut game = people("mfg1-9-minefield-e5.d5").keys("w my.json").says(&["Save to file", "my.json_"]).keys("Enter");
    let [Effect::Save { path, replace: false, record }] = &game.effects[..] else { panic!("{:?}", game.effects) };
    assert_eq!(export(record, Format::GameLine).as_deref(), Ok("mfg1-9-minefield-e5.d5"));
    let path = path.clone();
    game.input(Input::Saved(Err(NotSaved::Exists(path.clone()))));
    let mut game = game.says(&["my.json is there already. Replace it?"]).keys("y");
    assert!(matches!(&game.effects[..], [Effect::Save { replace: true, .. }]), "{:?}", game.effects);
    game.input(Input::Saved(Ok(path)));
    let game = game.says(&["Saved to my.json."]).keys("q");
    assert!(game.effects.contains(&Effect::Quit), "a saved game is left without a question");
}

#[test]
fn a_file_that_cannot_be_written_is_said_and_nothing_is_lost() {
    let mut game = people("mfg1-9-minefield-e5").keys("w x Enter");
    game.input(Input::Saved(Err(NotSaved::Failed("x: can't be written: disk full".to_owned()))));
    let game = game.says(&["X: can't be written: disk full."]).is("mfg1-9-minefield-e5");
    assert_eq!(game.keys("w Enter").effects, []);
}

#[test]
fn the_line_and_the_keys_are_shown_until_a_key_is_pressed() {
    let game = people("mfg1-9-minefield-e5.d5").keys("y").says(&["This game", "mfg1-9-minefield-e5.d5"]);
    let game = game.keys("x").lacks(&["This game"]).keys("?").says(&["arrows or h j k l", "take over Black"]);
    game.mouse(40, 10, true).lacks(&["arrows"]).is("mfg1-9-minefield-e5.d5");
}

#[test]
fn the_buttons_take_clicks() {
    let game = people("mfg1-9-minefield-e5.d5").mouse(0, 23, true).is("mfg1-9-minefield-e5");
    let game = game.mouse(2, 23, true).is("mfg1-9-minefield-e5.swap");
    let game = game.keys("R").mouse(0, 23, true);
    game.is("mfg1-9-minefield-e5.swap.resign_w").mouse(79, 23, true).is("mfg1-9-minefield-e5.swap.resign_w");
}
