//! A person against the computer.

use super::session::{COMPUTER, PERSON, session};
use crate::play::state::Hand;
use minefield_rules::line;

#[test]
fn the_computer_is_asked_when_it_is_to_move_and_only_once() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER);
    assert_eq!(game.thought(), None);
    let game = game.keys("Enter").says(&["White thinks."]);
    let asked = game.thought().map(|thought| (thought.number, line::of_game(&thought.game)));
    assert_eq!(asked, Some((1, "mfg1-9-minefield-e5".to_owned())));
    assert_eq!(game.keys("Left").thought(), None);
}

#[test]
fn the_computer_opens_if_it_is_black() {
    let game = session("mfg1-9-minefield-", COMPUTER, PERSON);
    assert!(game.thought().is_some());
    game.computer("c2").is("mfg1-9-minefield-c2").says(&["White may swap"]);
}

#[test]
fn a_person_cannot_move_for_the_computer() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter Left Enter s");
    game.is("mfg1-9-minefield-e5").says(&["It is the computer's turn."]);
}

#[test]
fn after_the_computer_swaps_the_person_plays_white() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter").computer("swap");
    let game = game.says(&["White swapped", "It is White's turn.", "Black: computer, level 1", "White: person"]);
    game.moves("d4").is("mfg1-9-minefield-e5.swap.d4").says(&["Black thinks."]);
}

#[test]
fn after_the_person_swaps_the_computer_plays_white() {
    let game = session("mfg1-9-minefield-", COMPUTER, PERSON).computer("c2").keys("s");
    game.says(&["White: computer", "White thinks"]).computer("d4").is("mfg1-9-minefield-c2.swap.d4");
}

#[test]
fn taking_back_takes_the_computers_answer_too() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter").computer("d4").moves("c3").computer("g7");
    let game = game.keys("u").is("mfg1-9-minefield-e5.d4").keys("u").is("mfg1-9-minefield-");
    game.keys("r").is("mfg1-9-minefield-e5.d4").keys("r").is("mfg1-9-minefield-e5.d4.c3.g7");
}

#[test]
fn an_answer_that_comes_after_taking_back_is_not_played() {
    let mut game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter").keys("u").is("mfg1-9-minefield-");
    game.answer(1, "d4");
    let mut game = game.is("mfg1-9-minefield-").keys("Enter").is("mfg1-9-minefield-e5");
    game.answer(1, "d4");
    let game = game.is("mfg1-9-minefield-e5");
    game.computer("a1").is("mfg1-9-minefield-e5.a1");
}

#[test]
fn repeating_a_move_asks_the_computer_again() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter u r").is("mfg1-9-minefield-e5");
    game.says(&["White thinks"]).computer("a1").is("mfg1-9-minefield-e5.a1");
}

#[test]
fn the_computers_opening_cannot_be_taken_back() {
    let game = session("mfg1-9-minefield-", COMPUTER, PERSON).computer("c2").lacks(&["u:undo"]).keys("u");
    game.is("mfg1-9-minefield-c2").says(&["nothing to take back"]);
}

#[test]
fn a_person_may_resign_while_the_computer_thinks() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter R").says(&["Black resigns?"]).keys("y");
    let mut game = game.is("mfg1-9-minefield-e5.resign_b");
    game.answer(1, "d4");
    game.is("mfg1-9-minefield-e5.resign_b").says(&["White wins: Black resigned."]);
}

#[test]
fn an_answer_does_not_disturb_a_question() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter q").computer("d4");
    game.is("mfg1-9-minefield-e5.d4").says(&["Leave this game?"]).keys("n").says(&["It is Black's turn."]);
}

#[test]
fn two_computers_play_on_by_themselves() {
    let game = session("mfg1-3-minefield-", COMPUTER, COMPUTER).computer("b1").computer("a3").computer("b2");
    let game = game.computer("a1").computer("b3").says(&["Black wins"]).lacks(&["R:resign"]);
    assert_eq!(game.state.thinking, None);
}

#[test]
fn a_new_game_gives_everybody_their_first_seat_again() {
    let game = session("mfg1-9-minefield-", PERSON, COMPUTER).keys("Enter").computer("swap").keys("n y");
    game.is("mfg1-9-minefield-").says(&["Black: person", "White: computer", "It is Black's turn."]);
}

#[test]
fn a_swapped_game_goes_on_with_the_colours_as_they_are_now() {
    let game = session("mfg1-9-minefield-e5.swap", COMPUTER, PERSON).says(&["Black: computer", "It is White's turn."]);
    game.moves("d4").says(&["Black thinks"]);
}

#[test]
fn a_computer_with_own_limits_says_them_and_is_asked_with_them() {
    let of = |text: &str| Hand::Computer(text.parse().expect("a strength"));
    let game = session("mfg1-9-minefield-", PERSON, of("custom:5s,20000")).keys("Enter");
    assert_eq!(game.thought().map(|thought| thought.strength.to_string()), Some("custom:5s,20000".to_owned()));
    game.says(&["White: computer, 5 s, 20000 visits"]);
    session("mfg1-9-minefield-", PERSON, of("custom:5s")).says(&["White: computer, 5 s a move"]);
    session("mfg1-9-minefield-", PERSON, of("custom:1")).says(&["White: computer, 1 visit"]);
}
