//! Own text, one-line forms, drawings and lists of moves; and what is none of them.

use minefield_records::{Format, Import, Player, Record, export, import};
use minefield_rules::{Color, Game, Move, Ruleset, Size};

fn read(text: &str) -> Import {
    import(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// The format, the game as a line, then the notes, then the fault; or why it can't be read.
fn check(text: impl AsRef<[u8]>, expected: &str) {
    let told = match import(text.as_ref()) {
        Err(fault) => fault.to_string(),
        Ok(Import { record, format, notes, fault }) => {
            let line = export(&record, Format::GameLine).expect("a line");
            let mut told = format!("{} {line}", format.name());
            notes.iter().for_each(|note| told += &format!("; {note}"));
            fault.iter().for_each(|fault| told += &format!("; {fault}"));
            told
        }
    };
    assert_eq!(told, expected, "{}", text.as_ref().escape_ascii());
}

const ASSUMED: &str = "no board size is named: 11x11 is assumed; no rules are named: minefield is assumed";

#[test]
fn a_list_of_moves_is_read_as_people_write_it() {
    check("1. e5 d4 2. c3", &format!("move-list mfg1-11-minefield-e5.d4.c3; {ASSUMED}"));
    check("e5 d4 c3", &format!("move-list mfg1-11-minefield-e5.d4.c3; {ASSUMED}"));
    check("E5,D4;c3\n", &format!("move-list mfg1-11-minefield-e5.d4.c3; {ASSUMED}"));
    check("1.e5 d4\r\n2.c3 # well played\r\n", &format!("move-list mfg1-11-minefield-e5.d4.c3; {ASSUMED}"));
    check("1) c2 swap 2) d4", &format!("move-list mfg1-11-minefield-c2.swap.d4; {ASSUMED}"));
    check("9x9 pinwheel 1. e5 d4", "move-list mfg1-9-pinwheel-e5.d4");
    check("Size: 9, rules: Cartwheel\nmoves: e5 d4", "move-list mfg1-9-cartwheel-e5.d4");
    check("9x9 minefield e5 resign_b", "move-list mfg1-9-minefield-e5.resign_b");
    check("7x7 minefield", "move-list mfg1-7-minefield-");
    check("4x4 own~hard_corner.xe.ox b2", "move-list mfg1-4-own~hard_corner.xe.ox-b2");
    let loser = "the record doesn't say who won: the side to move, white, is taken as the loser";
    check("9x9 minefield e5 resign", &format!("move-list mfg1-9-minefield-e5.resign_w; {loser}"));
}

#[test]
fn the_smallest_usual_size_that_holds_the_moves_is_assumed() {
    let assumed =
        |size| format!("no board size is named: {size}x{size} is assumed; no rules are named: minefield is assumed");
    for (moves, size) in
        [("a1", 11), ("k11", 11), ("l1", 13), ("a14", 15), ("q3", 17), ("a19", 19), ("u2", 21), ("af1", 32)]
    {
        check(moves, &format!("move-list mfg1-{size}-minefield-{moves}; {}", assumed(size)));
    }
}

#[test]
fn an_illegal_move_in_a_list_is_a_fault_and_the_game_is_kept_up_to_it() {
    let fault = "move 3 (`e5`, line 2) can't be played: e5 is occupied by a black stone";
    check("9x9 minefield e5 d4\ne5 c3", &format!("move-list mfg1-9-minefield-e5.d4; {fault}"));
    let rest = read("9x9 e5 d4 e5 c3 b2").fault.expect("a fault").rest;
    assert_eq!(rest, ["c3", "b2"]);
    check(
        "9x9 minefield e5 d4 blah",
        "move-list mfg1-9-minefield-e5.d4; move 3 (`blah`, line 1) can't be played: \
         `blah` is not a point: a point is a column a..af and a row 1..32, as in e5",
    );
}

#[test]
fn a_line_is_read_by_itself_and_at_the_end_of_a_link() {
    check(" mfg1-9-pinwheel-e5.d4\n", "game-line mfg1-9-pinwheel-e5.d4");
    check("https://minefield.example/#mfg1-9-pinwheel-e5.d4", "game-line mfg1-9-pinwheel-e5.d4");
    check("http://127.0.0.1:8080/play?game=mfg1-9-pinwheel-e5.d4&x=1 and so on", "game-line mfg1-9-pinwheel-e5.d4");
    check("mfp1-3-minefield-w-3.1B1.3", "position-line mfg1-3-minefield-w-3.1B1.3-");
    check("mfg1-9-minefield-e5\nmfg1-9-minefield-d4", "line 2: a one-line form is one line; something follows it");
    let fault = "move 2 (`e5`, move 2 of the line) can't be played: e5 is occupied by a black stone";
    check("mfg1-9-minefield-e5.e5.d4", &format!("game-line mfg1-9-minefield-e5; {fault}"));
    assert_eq!(read("mfg1-9-minefield-e5.e5.d4").fault.expect("a fault").rest, ["d4"]);
    check("mfg1-99-minefield-e5", "board size 99 is not between 1 and 32");
}

#[test]
fn a_drawing_is_read_with_what_it_says() {
    let turn = |color: &str| format!("whose turn it is isn't said: by the number of stones, {color}'s");
    let rules = "no rules are named: minefield is assumed";
    check("...\n.B.\n...", &format!("diagram mfg1-3-minefield-w-3.1B1.3-; {}; {rules}", turn("white")));
    check(
        "   a b c\n 3 . . .  3\n 2 W B .  2\n 1 . . .  1\n   a b c\n",
        &format!("diagram mfg1-3-minefield-b-3.WB1.3-; {}; {rules}", turn("black")),
    );
    check("rules: pinwheel\nturn: white\n\n...\n.X.\n...", "diagram mfg1-3-pinwheel-w-3.1B1.3-");
    check("turn: red\n...\n.X.\n...", "line 1: `red` is not a side: write black or white");
    check("...\n.B\n...", "line 2: 2 points in this row of a board with 3 rows");
    check("...\n...\n..Q", "line 3: `Q` is not a point; points are B, W and .");
    check("B.\nWB", "the board contains a figure: hard corner at a1 (white), b1 (black), a2 (black), b2 (empty)");
}

const FULL: &str = r"Minefield record 1
size: 3
rules: minefield
black: Ann \#1
white: Bob
started: 2026-05-01
site: at home
comment: first line
comment:
comment: third\\line
result: white resigned
start: white
   a b c
 3 . . .  3
 2 . B .  2
 1 . . .  1
   a b c

moves:
   1. a1 c3
";

#[test]
fn the_text_form_holds_everything_and_comes_back() {
    let Import { record, format, notes, fault } = read(FULL);
    assert_eq!((format, notes.as_slice(), fault), (Format::Text, [].as_slice(), None));
    assert_eq!(record.black, Player::new("Ann #1"));
    assert_eq!(record.comment.as_deref(), Some("first line\n\nthird\\line"));
    assert_eq!(export(&record, Format::GameLine).as_deref(), Ok("mfg1-3-minefield-w-3.1B1.3-a1.c3.resign_w"));
    assert_eq!(export(&record, Format::Text).expect("written").replace("comment: \n", "comment:\n"), FULL);
}

#[test]
fn the_text_form_may_be_written_by_hand() {
    let short = "\u{feff}\r\n# a game\r\nminefield RECORD 1\r\nSize: 9\r\nwhite: Bob # the second\r\nmoves: 1. e5 swap\r\n 3. d4 # hm\r\n";
    check(short, "text mfg1-9-minefield-e5.swap.d4");
    assert_eq!(read(short).record.white.name, "Bob");
    check(
        "Minefield record 1\nsize: 4\nrules: own~hard_corner.xe.ox\nmoves:\nb2",
        "text mfg1-4-own~hard_corner.xe.ox-b2",
    );
    check("Minefield record 1\nsize: 9", "text mfg1-9-minefield-");
    check(
        "Minefield record 1\nsize: 9\nelo: 1500\n",
        "text mfg1-9-minefield-; line 3: `elo` is not part of this format and is not kept",
    );
}

#[test]
fn the_text_form_says_which_line_is_wrong() {
    let case = |lines: &str, expected: &str| check(format!("Minefield record 1\n{lines}"), expected);
    case("rules: minefield\nmoves: e5", "line 3: no `size:` line");
    case("size: nine", "line 2: size `nine` is not a number");
    case("size: 33", "line 2: board size 33 is not between 1 and 32");
    case("size: 9\nsize: 9", "line 3: a second `size:`");
    case("size: 9\nrules: chess", "line 3: `chess` is not a rule set; known are minefield, pinwheel and cartwheel");
    case(
        "size: 9\ne5 d4",
        "line 3: `e5 d4` is not understood; expected `size: 9`, `black: name` and the like, or `moves:`",
    );
    case("size: 9\nstart: red\nmoves:", "line 3: `red` is not a side: write black or white");
    case("size: 9\nstart: black\n...\n.B.\n...\nmoves:", "line 3: the drawing has 3 rows, but the size is 9");
    case("size: 3\nstart: black\n...\n.B.\n..Z\nmoves:", "line 6: `Z` is not a point; points are B, W and .");
    case(
        "size: 3\nkept: {",
        "line 3: what was kept of another record is damaged: EOF while parsing an object at line 1 column 1",
    );
    check(
        "Minefield record 2\nsize: 9",
        "line 1: version `2` of the text form is not known here; a newer program may have written it",
    );
    let wrong = import(b"Minefield record 1\nsize: 9\nresult: nobody knows").expect_err("no result").to_string();
    assert!(wrong.starts_with("line 3: result `nobody knows` is not known; it is one of: black connected"), "{wrong}");
}

#[test]
fn the_text_forms_result_is_held_against_the_board() {
    let case = |lines: &str, expected: &str| check(format!("Minefield record 1\nsize: 2\n{lines}"), expected);
    case("result: Black connected\nmoves: a1 b2 a2", "text mfg1-2-minefield-a1.b2.a2");
    case(
        "result: black connected\nmoves: a1",
        "text mfg1-2-minefield-a1; the record says black connected, but on the board the game goes on; the board is followed",
    );
    case(
        "result: black resigned\nmoves: a1 b2 a2",
        "text mfg1-2-minefield-a1.b2.a2; result: `black resigned` is ignored: the game is over on the board",
    );
    case("result: both left\nmoves: a1", "text mfg1-2-minefield-a1.abandon");
    case(
        "result: both left\nmoves: a1 draw",
        "text mfg1-2-minefield-a1.abandon; line 4: `draw` is ignored: the result is named apart",
    );
    case(
        "result: black resigned\nmoves: a1 a1",
        "text mfg1-2-minefield-a1; the record says black resigned; the moves can't be played so far; \
         move 2 (`a1`, line 4) can't be played: a1 is occupied by a black stone",
    );
}

#[test]
fn what_is_no_record_is_refused_with_what_and_where() {
    check("", "the record is empty");
    check(
        " \r\n\u{feff}",
        "`\\u{feff}` starts none of the known formats: own text, one-line form, Abstract Play JSON, drawing, list of moves",
    );
    check(
        "hello world",
        "`hello world` starts none of the known formats: own text, one-line form, Abstract Play JSON, drawing, list of moves",
    );
    check(
        "(;FF[4]GM[11])",
        "`(;FF[4]GM[11])` starts none of the known formats: own text, one-line form, Abstract Play JSON, drawing, list of moves",
    );
    check(b"9x9 e5\nd4 \xff", "byte 11 (line 2) is 0xff, which is not UTF-8 text");
    check(
        b"\xff\xfe9\0x\09\0",
        "byte 1 (line 1) is 0xff, which is not UTF-8 text; it looks like UTF-16: save it as UTF-8",
    );
    check(vec![b' '; (1 << 20) + 1], "the record has 1048577 bytes; 1048576 is the most");
    check("{\"header\": {\n", "line 2, column 0: the JSON breaks off: EOF while parsing an object");
    check("[".repeat(1000), "line 1, column 128: not JSON: recursion limit exceeded");
    check("40x40 e5", "line 1: board size 40 is not between 1 and 32");
    check("9x8 e5", "`9x8` names a board that is not square");
    check("9x9\nown~ring e5", "line 2: the figure has no picture: draw it in rows of X, O, . and ?");
}

fn game(size: usize, rules: &str, moves: &str) -> Game {
    let rules = Ruleset::from_word(rules).expect("rules");
    let mut game = Game::new(Size::new(size).expect("a size"), &rules);
    for word in moves.split_whitespace() {
        game.play(word.parse::<Move>().expect("a move")).expect("legal");
    }
    game
}

#[test]
fn a_list_of_moves_is_written_in_rounds() {
    let mut game = game(3, "minefield", "c1 a1 b2 c3 a3");
    game.resign(Color::White);
    let list = export(&Record::new(game), Format::MoveList).expect("written");
    assert_eq!(list, "3x3 minefield 1. c1 a1 2. b2 c3 3. a3 pass resign_w\n");
}

#[test]
fn a_drawing_is_written_with_rules_and_turn() {
    let drawing = export(&Record::new(game(2, "pinwheel", "a1")), Format::Diagram).expect("written");
    assert_eq!(drawing, "rules: pinwheel\nturn: white\n\n   a b\n 2 . .  2\n 1 B .  1\n   a b\n");
}

#[test]
fn an_empty_board_with_white_to_move_is_an_arrangement() {
    let record = read("mfp1-3-minefield-w-3.3.3").record;
    assert!(export(&record, Format::MoveList).is_err() && export(&record, Format::AbstractPlay).is_err());
    assert_eq!(read(&export(&record, Format::Text).expect("written")).record, record);
}

#[test]
fn formats_have_names_and_extensions() {
    for format in Format::all() {
        assert_eq!(Format::from_name(&format.name().to_uppercase()), Some(format));
        assert!(!format.extension().is_empty());
    }
    assert_eq!(Format::from_name("sgf"), None);
}
