//! Boards drawn as text: what is read, and each refusal in words.

use minefield_rules::{diagram, line};

/// `text` draws the arrangement of this position line.
#[track_caller]
fn reads(text: &str, expected: &str) {
    let setup = diagram::parse(text).expect(expected);
    assert_eq!(line::of_setup(&setup, &minefield_rules::Ruleset::minefield()), expected);
    assert_eq!(diagram::parse(&diagram::draw(&setup)), Ok(setup), "what it draws");
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    assert_eq!(diagram::parse(text).expect_err(expected).to_string(), expected);
}

#[test]
fn a_drawing_is_read_with_or_without_blanks_and_coordinates() {
    reads(".", "mfp1-1-minefield-b-1");
    reads("B", "mfp1-1-minefield-b-B");
    reads("  a\n1 W 1\n  a\n", "mfp1-1-minefield-b-W");
    reads("   a b c\n 3 . B .  3\n 2 W . .  2\n 1 . . .  1\n   a b c\n", "mfp1-3-minefield-b-1B1.W2.3");
    reads("\n.B.\n\nW..\n...\n", "mfp1-3-minefield-b-1B1.W2.3");
    reads("+ x +\r\no + +\r\n3 +++ 1\r\n", "mfp1-3-minefield-b-1B1.W2.3");
    reads("a b\nb.\n.w", "mfp1-2-minefield-b-B1.1W");
}

#[test]
fn a_drawing_is_drawn_with_coordinates() {
    let setup = diagram::parse("..B\nW..\n...").expect("a drawing");
    assert_eq!(diagram::draw(&setup), "   a b c\n 3 . . B  3\n 2 W . .  2\n 1 . . .  1\n   a b c\n");
}

#[test]
fn columns_with_two_letters_stand_apart() {
    let setup = diagram::parse(&(".".repeat(27) + "\n").repeat(27)).expect("a drawing");
    let text = diagram::draw(&setup);
    let letters: Vec<&str> = text.lines().next().expect("a header").split_whitespace().collect();
    assert_eq!(letters[24..], ["y", "z", "aa"]);
    assert!(text.lines().all(|line| line.len() <= 2 + 27 * 3 + 3));
}

#[test]
fn the_largest_board_is_drawn_and_read() {
    let rows = "W".repeat(31) + ".\n" + &(".".repeat(32) + "\n").repeat(31);
    let line = format!("mfp1-32-minefield-b-{}1{}", "W".repeat(31), ".32".repeat(31));
    reads(&rows, &line);
}

#[test]
fn a_text_that_draws_no_board_is_refused() {
    refused("", "line 1: no board is drawn");
    refused("a b c\n\n 1 2 3\n", "line 1: no board is drawn");
    refused(".B\nW", "line 2: 1 points in this row of a board with 2 rows");
    refused("\n...\n...\n", "line 2: 3 points in this row of a board with 2 rows");
    refused("..\n.Q\n", "line 2: `Q` is not a point; points are B, W and .");
    refused("..\n.\u{1b}\n", "line 2: `\\u{1b}` is not a point; points are B, W and .");
    refused("\u{1f480}\n", "line 1: `\\u{1f480}` is not a point; points are B, W and .");
    refused("1. .1", "line 1: `1` is not a point; points are B, W and .");
    refused("a b d\n", "line 1: `a` is not a point; points are B, W and .");
    refused(&".\n".repeat(33), "line 33: board size 33 is not between 1 and 32");
    refused(&".".repeat(16 * 1024), "line 1: 16384 points in this row of a board with 1 rows");
    refused(&".".repeat(16 * 1024 + 1), "line 1: the drawing has 16385 bytes; 16384 is the most");
}

#[test]
fn every_beginning_of_a_drawing_is_read_or_refused() {
    let text = diagram::draw(&diagram::parse("..B\nW..\n...").expect("a drawing"));
    for end in 0..text.len() {
        if let Err(fault) = diagram::parse(&text[..end]) {
            assert!((1..=5).contains(&fault.line), "{end}: {fault}");
        }
    }
}
