//! Positions and games as one line: what is read, and each refusal in words.

use minefield_rules::line::{self, BadLine};
use minefield_rules::{Ending, Move, Outcome, Size};

#[track_caller]
fn position(line: &str, expected: &str) {
    assert_eq!(line::parse_position(line).expect_err(line).to_string(), expected);
}

#[track_caller]
fn game(line: &str, expected: &str) {
    assert_eq!(line::parse_game(line).expect_err(line).to_string(), expected);
}

/// `line` is read, and written as `canonical`.
#[track_caller]
fn reads(line: &str, canonical: &str) {
    let written = if line.trim_start().starts_with("mfp") {
        line::of_position(&line::parse_position(line).expect(line))
    } else {
        line::of_game(&line::parse_game(line).expect(line))
    };
    assert_eq!(written, canonical);
}

#[test]
fn a_position_line_is_read_and_written_in_one_way() {
    reads("mfp1-1-minefield-b-1", "mfp1-1-minefield-b-1");
    reads(" mfp1-3-PINWHEEL-w-3.1b1.w2\n", "mfp1-3-pinwheel-w-3.1B1.W2");
    reads("mfp1-3-minefield-w-3.0B1W0.03", "mfp1-3-minefield-w-3.B1W.3");
    reads("mfp1-12-cartwheel-b-12.12.12.12.12.12.12.12.12.12.12.W10B", {
        "mfp1-12-cartwheel-b-12.12.12.12.12.12.12.12.12.12.12.W10B"
    });
    reads("mfp1-2-a_b~c_d.edges.xo.ea-b-2.2", "mfp1-2-a_b~c_d.edges.xo.ea-b-2.2");
    reads("mfp1-3-minefield-b-W1B.1B1.B1W", "mfp1-3-minefield-b-W1B.1B1.B1W");
}

#[test]
fn a_side_without_a_point_is_not_written_as_the_one_to_move() {
    reads("mfp1-3-minefield-w-W1B.1B1.B1W", "mfp1-3-minefield-b-W1B.1B1.B1W");
}

#[test]
fn a_game_line_is_read_and_written_in_one_way() {
    reads("mfg1-9-minefield-", "mfg1-9-minefield-");
    reads("mfg1-9-minefield-E5.SWAP.d4.", "mfg1-9-minefield-e5.swap.d4");
    reads("mfg1-3-minefield-w-3.1B1.3-a1.c3", "mfg1-3-minefield-w-3.1B1.3-a1.c3");
    reads("mfg1-3-minefield-b-3.3.3-b2", "mfg1-3-minefield-b2");
    reads("mfg1-3-minefield-w-3.3.3-b2", "mfg1-3-minefield-w-3.3.3-b2");
    reads("mfg1-3-dead~lone.x-", "mfg1-3-dead~lone.x-b-3.3.3-");
    reads("mfg1-3-minefield-b1.a1.b2.a2.b3", "mfg1-3-minefield-b1.a1.b2.a2.b3");
}

#[test]
fn every_ending_has_a_word() {
    for (word, ending) in line::ENDINGS {
        let line = format!("mfg1-9-minefield-e5.{word}");
        reads(&line, &line);
        reads(&line.to_uppercase().replace("MFG1-9-MINEFIELD", "mfg1-9-minefield"), &line);
        assert_eq!(line::parse_game(&line).map(|game| game.outcome()), Ok(Some(Outcome::Ended(ending))));
    }
    let kinds = [Ending::Drawn, Ending::BothLeft];
    assert!(kinds.iter().all(|kind| line::ENDINGS.iter().any(|(_, ending)| ending == kind)));
}

#[test]
fn a_line_of_another_kind_or_version_is_refused() {
    position("", "`` starts neither a position (mfp1-...) nor a game (mfg1-...)");
    position("hello\u{1b} \u{e9}", "`hello\\u{1b} \u{e9}` starts neither a position (mfp1-...) nor a game (mfg1-...)");
    position("mfp0-3-minefield-b-3.3.3", "`mfp0` starts neither a position (mfp1-...) nor a game (mfg1-...)");
    position("mfp2-what-ever", "`mfp2` was written by a newer version of this program");
    game("mfg17", "`mfg17` was written by a newer version of this program");
    position("mfg1-9-minefield-", "this is a game (mfg1-...); a position (mfp1-...) was expected");
    game("mfp1-1-minefield-b-1", "this is a position (mfp1-...); a game (mfg1-...) was expected");
    game(
        &"\u{1f480}".repeat(4096),
        &format!("`{}` starts neither a position (mfp1-...) nor a game (mfg1-...)", { "\u{1f480}".repeat(20) }),
    );
    game(&"m".repeat(16 * 1024 + 1), "the line has 16385 bytes; 16384 is the most");
}

#[test]
fn a_wrong_number_of_fields_is_refused() {
    position("mfp1", "1 fields; a position has 5 and a game 4 or 6");
    position("mfp1-3-minefield-b", "4 fields; a position has 5 and a game 4 or 6");
    position("mfp1-3-minefield-b-3.3.3-", "6 fields; a position has 5 and a game 4 or 6");
    game("mfg1-9-minefield", "3 fields; a position has 5 and a game 4 or 6");
    game("mfg1-3-minefield-b-3.3.3", "5 fields; a position has 5 and a game 4 or 6");
    game("mfg1--3-minefield-", "5 fields; a position has 5 and a game 4 or 6");
}

#[test]
fn a_bad_size_rule_set_or_turn_is_refused() {
    game("mfg1-x-minefield-", "size `x` is not a number");
    game("mfg1--minefield-", "size `` is not a number");
    game("mfg1-\u{1f480}\u{1b}-minefield-", "size `\u{1f480}\\u{1b}` is not a number");
    game("mfg1-99999999999999999999999999-minefield-", "size `99999999999999999999` is not a number");
    game("mfg1-0-minefield-", "board size 0 is not between 1 and 32");
    game("mfg1-33-minefield-", "board size 33 is not between 1 and 32");
    game("mfg1-9-hex-", "rules: `hex` is not a rule set; known are minefield, pinwheel and cartwheel");
    game("mfg1-9-a~b.xxxxx-", "rules: row 1 of the figure has 5 places; 4 is the most");
    position("mfp1-1-minefield-B-1", "turn `B` is neither b nor w");
    position("mfp1-1-minefield--1", "turn `` is neither b nor w");
}

#[test]
fn a_bad_arrangement_is_refused() {
    let row = |number: usize| format!("row {number} from the top is not a row of this board: write 9 or 4B2W1");
    position("mfp1-3-minefield-b-", "1 rows for a board of size 3");
    position("mfp1-3-minefield-b-3.3.3.3", "4 rows for a board of size 3");
    position("mfp1-3-minefield-b-3.3.", &row(3));
    position("mfp1-3-minefield-b-2.3.3", &row(1));
    position("mfp1-3-minefield-b-3.4.3", &row(2));
    position("mfp1-3-minefield-b-3.3.2BB", &row(3));
    position("mfp1-3-minefield-b-3.999999999999999999999.3", &row(2));
    position("mfp1-3-minefield-b-3.99B99.3", &row(2));
    position("mfp1-3-minefield-b-3.1X1.3", &row(2));
    position("mfp1-3-minefield-b-3.\u{e9}2.3", &row(2));
    position("mfp1-3-minefield-b-3.2\u{e9}.3", &row(2));
    position("mfp1-3-minefield-b-3.\u{663}.3", &row(2));
    position("mfp1-3-minefield-b-3. 3.3", &row(2));
    position("mfp1-2-minefield-b-BW.WB", "the board contains a crosscut at a1, b1, a2, b2");
    game("mfg1-2-minefield-b-BW.W1-", {
        "the board contains a figure: hard corner at a1 (white), b1 (empty), a2 (black), b2 (white)"
    });
}

#[test]
fn a_bad_move_is_refused_with_its_number() {
    let point = "is not a point: a point is a column a..af and a row 1..32, as in e5";
    game("mfg1-9-minefield-e5.pass", &format!("move 2: `pass` {point}"));
    game("mfg1-9-minefield-e5.d\u{e9}", &format!("move 2: `d\u{e9}` {point}"));
    game("mfg1-9-minefield-e5.d5.swap", "move 3: a swap is only possible on White's first turn");
    game("mfg1-9-minefield-swap", "move 1: a swap is only possible on White's first turn");
    game("mfg1-9-minefield-e5.e5", "move 2: e5 is occupied by a black stone");
    game("mfg1-9-minefield-e5.j1", "move 2: j1 is not on a 9x9 board");
    game("mfg1-9-minefield-e5.d5.d4", {
        "move 3: d4 is forbidden for black: it would make \
         hard corner at d4 (black), d5 (white), e4 (empty), e5 (black)"
    });
    game("mfg1-9-minefield-resign_w.e5", "move 2: the game is over before it");
    game("mfg1-9-minefield-e5.draw.draw", "move 3: the game is over before it");
    game("mfg1-1-minefield-a1.resign_w", "move 2: the game is over before it");
    game("mfg1-1-minefield-a1.a1", "move 2: the game is over before it");
}

#[test]
fn the_game_up_to_an_illegal_move_is_kept() {
    let fault = line::parse_game("mfg1-9-minefield-e5.swap.d5.d4.a1").expect_err("d4 is forbidden");
    let BadLine::Illegal(4, _, kept) = fault else { panic!("{fault}") };
    assert_eq!(line::of_game(&kept), "mfg1-9-minefield-e5.swap.d5");
    assert_eq!(kept.plies().last().map(|ply| ply.action), "d5".parse::<Move>().ok());
}

#[test]
fn every_beginning_of_a_line_is_read_or_refused() {
    let lines = [
        "mfp1-3-mine~wall.edges.xo.ea~b.x-w-3.1B1.W2",
        "mfg1-3-mine~wall.edges.xo.ea-w-3.1B1.W2-a3.swap.c3.resign_b",
        "mfp1-3-minefield-\u{1f480}-\u{e9}.\u{e9}.\u{e9}",
    ];
    for line in lines {
        for (end, _) in line.char_indices() {
            let (_, _) = (line::parse_position(&line[..end]), line::parse_game(&line[..end]));
        }
    }
}

#[test]
fn the_longest_lines_are_read() {
    let moves: Vec<String> = Size::new(32).expect("a size").points().map(|point| point.to_string()).collect();
    let all = "~abcdefgh_abcdefgh_abcdefgh_abcde.edges.xxxx.xxxx.xxxx.xxxx".repeat(16);
    let line = format!("mfg1-32-abcdefgh_abcdefgh_abcdefgh_abcde{all}-{}", moves[..993].join("."));
    assert_eq!(line::parse_game(&line).map(|game| game.plies().len()), Ok(993));
}
