//! Whatever an Abstract Play record may look like.

mod schema;

use minefield_records::{BadRecord, CannotExport, Format, Import, Note, Player, Record, export, import};
use minefield_rules::{Color, Ending, Game, Move, Ruleset, Size};

/// A record of a 3x3 game with results; `more` goes into its header.
fn record(moves: &str, results: [i32; 2], more: &str) -> String {
    let [black, white] = results;
    format!(
        r#"{{"header": {{"game": {{"name": "Minefield", "variants": ["3x3 board"]}}, "site": {{"name": "here"}},
        "date-start": "2026-05-01T10:00:00Z", "date-end": "2026-05-02T10:00:00Z",
        "date-generated": "2026-05-03T10:00:00Z", {more}
        "players": [{{"name": "B", "result": {black}}}, {{"name": "W", "result": {white}}}]}}, "moves": {moves}}}"#
    )
}

fn read(text: &str) -> Import {
    import(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// The moves, the outcome, then the notes, then the fault.
fn told(text: &str) -> String {
    let Import { record, notes, fault, .. } = read(text);
    let moves: Vec<String> = record.game.plies().iter().map(|ply| ply.action.to_string()).collect();
    let mut told = format!("{}; {:?}", moves.join(" "), record.game.outcome());
    notes.iter().for_each(|note| told += &format!("; {note}"));
    fault.iter().for_each(|fault| told += &format!("; {fault}"));
    told
}

fn check(text: &str, expected: &str) {
    assert_eq!(told(text), expected, "{text}");
}

const SKIP: &str = r#"["c1","a1"],["b2","c3"]"#;

#[test]
fn results_say_who_won_and_words_say_how() {
    let case = |moves: &str, results, expected: &str| check(&record(moves, results, ""), expected);
    case(r#"[["b2","resign"]]"#, [1, 0], "b2; Some(Ended(Resigned(White)))");
    case(r#"[["b2"],["resign"]]"#, [0, 1], "b2; Some(Ended(Resigned(Black)))");
    case(r#"[["b2","a1","timeout"]]"#, [1, 0], "b2 a1; Some(Ended(TimedOut(White)))");
    case(r#"[["b2","draw"]]"#, [1, 1], "b2; Some(Ended(Drawn))");
    case(r#"[["b2","draw"]]"#, [0, 0], "b2; Some(Ended(Drawn))");
    case(r#"[["b2","abandoned"]]"#, [0, 0], "b2; Some(Ended(BothLeft))");
    case(r#"[["b2","abandoned"]]"#, [0, 1], "b2; Some(Ended(Abandoned(Black)))");
    case(r#"[["b2"," Re sign "]]"#, [1, 0], "b2; Some(Ended(Resigned(White)))");
    case(r#"[["b2"]]"#, [1, 1], "b2; Some(Ended(Drawn))");
    let abandoned = "neither player has won and nothing says why: the game is taken as abandoned";
    case(r#"[["b2"]]"#, [0, 0], &format!("b2; Some(Ended(BothLeft)); {abandoned}"));
    let assumed = "the record doesn't say how black won: taken as the other side's resignation";
    case(r#"[["b2"]]"#, [1, 0], &format!("b2; Some(Ended(Resigned(White))); {assumed}"));
    case(r#"[["b2","draw"]]"#, [1, 0], &format!("b2; Some(Ended(Resigned(White))); {assumed}"));
    case(r#"[["b2"],["resign"]]"#, [100, 3], "b2; Some(Ended(Resigned(White)))");
}

#[test]
fn the_board_is_followed_where_the_result_contradicts_it() {
    let moves = r#"[["b2","a1"],["b1","c1"],["b3"]]"#;
    check(&record(moves, [1, 0], ""), "b2 a1 b1 c1 b3; Some(Connected(Black))");
    let expected = "b2 a1 b1 c1 b3; Some(Connected(Black)); \
                    the record says white won, but on the board black connected; the board is followed";
    check(&record(moves, [0, 1], ""), expected);
}

#[test]
fn a_diagonal_span_keeps_the_recorded_result() {
    let span = "ended by a diagonal span: black is recorded as the winner without an orthogonal path";
    let moves = format!(r#"[{SKIP},["a3"]]"#);
    check(&record(&moves, [1, 0], ""), &format!("c1 a1 b2 c3 a3; Some(Ended(Span(Black))); {span}"));
    let words = format!(r#"[{SKIP},["a3","resign"]]"#);
    check(&record(&words, [1, 0], ""), "c1 a1 b2 c3 a3; Some(Ended(Resigned(White)))");
}

#[test]
fn a_pass_stands_for_a_skip_and_for_nothing_else() {
    let skipped = format!(r#"[{SKIP},["a3","pass"],["b1"]]"#);
    let open = "neither player has won and nothing says why: the game is taken as abandoned";
    check(&record(&skipped, [0, 0], ""), &format!("c1 a1 b2 c3 a3 b1; Some(Ended(BothLeft)); {open}"));
    let expected = format!(
        "b2 a1; Some(Ended(BothLeft)); moves[0][1]: the pass is ignored, because white can place a stone; {open}"
    );
    check(&record(r#"[["b2","pass"],["a1"]]"#, [0, 0], ""), &expected);
}

#[test]
fn a_null_stands_for_a_skip_or_fills_up_the_last_round() {
    let open = "neither player has won and nothing says why: the game is taken as abandoned";
    check(&record(r#"[["b2","a1"],["b1",null]]"#, [0, 0], ""), &format!("b2 a1 b1; Some(Ended(BothLeft)); {open}"));
    let skipped = format!(r#"[{SKIP},["a3",null],["b1"]]"#);
    check(&record(&skipped, [0, 0], ""), &format!("c1 a1 b2 c3 a3 b1; Some(Ended(BothLeft)); {open}"));
    let gap = "moves[0][1]: the empty entry is ignored";
    check(&record(r#"[["b2",null],["a1"]]"#, [0, 0], ""), &format!("b2 a1; Some(Ended(BothLeft)); {gap}; {open}"));
}

#[test]
fn entries_and_rounds_come_in_every_shape() {
    let open = "neither player has won and nothing says why: the game is taken as abandoned";
    let case = |moves: &str, played: &str| {
        check(&record(moves, [0, 0], ""), &format!("{played}; Some(Ended(BothLeft)); {open}"))
    };
    case("[]", "");
    case("[[],[]]", "");
    case(r#"[[{"move":"b2"},{"move":"A 1","result":"good"}]]"#, "b2 a1");
    case(r#"[[{"move":"a1","sequence":2},{"move":"b2","sequence":1}]]"#, "b2 a1");
    case(r#"["b2",{"move":"a1"},null]"#, "b2 a1");
    case(r#"[["b2","a1","b1"]]"#, "b2 a1 b1");
    case(r#"[["b2"],["a1"],[""," "]]"#, "b2 a1");
}

#[test]
fn a_swap_is_added_after_the_first_stone() {
    let moves = r#"[["c2","a1"],["resign"]]"#;
    let expected = "c2 swap a1; Some(Ended(Resigned(Black)))";
    for key in [r#""pied": true,"#, r#""pie-invoked": true,"#, r#""pied": false, "pie-invoked": true,"#] {
        check(&record(moves, [0, 1], key), expected);
    }
    check(&record(moves, [0, 1], r#""pied": false,"#), "c2 a1; Some(Ended(Resigned(Black)))");
    let said = "moves[0][1]: `swap` is ignored: the swap is recorded elsewhere too";
    check(&record(r#"[["c2","swap","a1"],["resign"]]"#, [0, 1], r#""pied": true,"#), &format!("{}; {said}", expected));
    check(&record(r#"[["c2","swap"],["a1"],["resign"]]"#, [0, 1], ""), expected);
    let nothing = "the record says that the players swapped, but there is no first stone to swap";
    let open = "neither player has won and nothing says why: the game is taken as abandoned";
    check(&record("[]", [0, 0], r#""pied": true,"#), &format!("; Some(Ended(BothLeft)); {nothing}; {open}"));
}

#[test]
fn a_game_that_goes_on_says_so() {
    check(&record(r#"[["b2"]]"#, [0, 0], r#""unfinished": true,"#), "b2; None");
    check(&record(r#"[["b2","abandoned"]]"#, [0, 0], r#""unfinished": true,"#), "b2; Some(Ended(BothLeft))");
    check(&record(r#"[["b2","resign"]]"#, [1, 0], r#""unfinished": true,"#), "b2; Some(Ended(Resigned(White)))");
}

#[test]
fn a_word_in_the_middle_ends_nothing() {
    let note = "moves[0][1]: `timeout` is ignored: it is not the end of the moves";
    let open = "neither player has won and nothing says why: the game is taken as abandoned";
    check(
        &record(r#"[["b2","timeout"],["a1"]]"#, [0, 0], ""),
        &format!("b2 a1; Some(Ended(BothLeft)); {note}; {open}"),
    );
}

#[test]
fn an_illegal_move_is_a_fault_with_its_figure_and_the_rest_is_readable() {
    let import = read(&record(r#"[["b2","a2"],["a1","c3"],["resign"]]"#, [0, 1], r#""event": "cup","#));
    let fault = import.fault.expect("a fault");
    let figure = "hard corner at b1 (empty), a1 (black), a2 (white), b2 (black)";
    let words = fault.to_string();
    assert!(
        words.starts_with(
            "move 3 (`a1`, moves[1][0]) can't be played: a1 is forbidden for black: it would make hard corner at "
        ),
        "{words}"
    );
    assert_eq!(words.matches('(').count(), figure.matches('(').count() + 1, "{words}");
    assert_eq!((fault.ply, fault.text.as_str(), fault.rest.join(" ").as_str()), (3, "a1", "c3 resign"));
    assert_eq!(import.record.game.plies().len(), 2);
    assert_eq!(import.record.white, Player::new("W"));
    assert_eq!(import.notes, [Note::ResultNotReached("white won".to_owned())]);
}

#[test]
fn what_is_no_move_is_a_fault_too() {
    for (moves, text) in [
        (r#"[["b2", 7]]"#, "7"),
        (r#"[["b2", "d4"]]"#, "d4"),
        (r#"[["b2", "b2"]]"#, "b2"),
        (r#"[["b2", {"from": "a1"}]]"#, r#"{"from":"a1"}"#),
        (r#"[["b2", ["a1"]]]"#, r#"["a1"]"#),
        (r#"[["b2", "zz99"]]"#, "zz99"),
        (r#"[["b2", true]]"#, "true"),
    ] {
        let fault = read(&record(moves, [0, 0], "")).fault.expect("a fault");
        assert_eq!((fault.ply, fault.text.as_str(), fault.place.as_str()), (2, text, "moves[0][1]"));
    }
}

/// The variants as a list of JSON: size and rules, then the notes.
fn check_variants(variants: &str, expected: &str) {
    let text = record("[]", [0, 0], "").replace(r#"["3x3 board"]"#, variants);
    let told = match import(text.as_bytes()) {
        Ok(import) => {
            let notes: String =
                import.notes.iter().take(import.notes.len() - 1).map(|note| format!("; {note}")).collect();
            format!("{} {}{notes}", import.record.game.size(), import.record.game.rules().name())
        }
        Err(fault) => fault.to_string(),
    };
    assert_eq!(told, expected, "{variants}");
}

#[test]
fn size_and_rules_are_found_among_the_variants() {
    check_variants(r#"["15x15-Brett"]"#, "15 minefield");
    check_variants(r#"["Pinwheel", "Tabellone 13x13"]"#, "13 pinwheel");
    check_variants(r#"["CARTWHEEL", "8x8 board"]"#, "8 cartwheel");
    check_variants(r##"["#board", "pinwheel"]"##, "11 pinwheel");
    check_variants(r#"["size-19"]"#, "19 minefield");
    let assumed = "no board size is named: 11x11 is assumed";
    check_variants("[]", &format!("11 minefield; {assumed}"));
    check_variants("null", &format!("11 minefield; {assumed}"));
    check_variants(
        r#""9x9""#,
        &format!("11 minefield; header.game.variants is ignored: a list is expected; {assumed}"),
    );
    check_variants(r#"[9, "9x9"]"#, "9 minefield; header.game.variants[0] is ignored: a text is expected");
    let unknown = "variant `Torus` is not known here: its name is kept, its rules are not";
    check_variants(r#"["Torus", "9x9", "Torus"]"#, &format!("9 minefield; {unknown}"));
    let two = "both pinwheel and cartwheel are named: cartwheel, the stricter, is taken";
    check_variants(r#"["9x9", "Cartwheel", "Pinwheel"]"#, &format!("9 cartwheel; {two}"));
    check_variants(r#"["40x40"]"#, "header.game.variants: board size 40 is not between 1 and 32");
    check_variants(r#"["0x0"]"#, "header.game.variants: board size 0 is not between 1 and 32");
    check_variants(r#"["15x13 board"]"#, "`15x13 board` names a board that is not square");
}

#[test]
fn a_bare_header_is_enough() {
    let import = read(r#"{"header": {}, "moves": [["f6", "resign"]]}"#);
    let record = import.record;
    assert_eq!(record, Record { game: record.game.clone(), ..Record::new(record.game.clone()) });
    assert_eq!(record.game.outcome().and_then(|outcome| outcome.winner()), Some(Color::Black));
    let notes: Vec<String> = import.notes.iter().map(Note::to_string).collect();
    let expected = [
        "header.players[0] is ignored: a player with `name` and `result` is expected",
        "header.players[1] is ignored: a player with `name` and `result` is expected",
        "no board size is named: 11x11 is assumed",
        "the record doesn't say who won: the side to move, white, is taken as the loser",
    ];
    let mut sorted = notes.clone();
    sorted.sort();
    assert_eq!(sorted, expected);
}

#[test]
fn other_things_are_refused_with_what_and_where() {
    let check = |text: &str, expected: &str| {
        let fault = import(text.as_bytes()).expect_err(text);
        assert_eq!(fault.to_string(), expected, "{text}");
    };
    check("{}", "the JSON: a record with `header` and `moves`, or a state with `game` and `stack`, is expected");
    check("[1]", "the JSON: one record, an object with `header` and `moves`, is expected");
    check(r#"{"header": [], "moves": []}"#, "header: an object is expected");
    check(r#"{"header": {}}"#, "moves: a list of rounds is expected");
    check(r#"{"moves": {}, "header": {}}"#, "moves: a list of rounds is expected");
    check(r#"{"header": {"game": {"name": "Hex"}}, "moves": []}"#, "this is a record of `Hex`, not of Minefield");
    check(r#"{"game": "hex", "stack": []}"#, "this is a record of `hex`, not of Minefield");
    check(r#"{"game": "minefield", "stack": 3}"#, "stack: a list of boards is expected");
    assert!(matches!(import(br#"{"header": {"game": "#), Err(BadRecord::Json { line: 1, column: 20, .. })));
    assert!(matches!(import(b"{\n  \"header\": x}"), Err(BadRecord::Json { line: 2, column: 13, .. })));
}

#[test]
fn keys_that_say_nothing_here_are_kept() {
    let more = r#""event": "cup", "round": "2", "unrated": true, "x": {"y": [1, 2.5, null]},"#;
    let text = record(r#"[["b2","a1"],["resign"]]"#, [0, 1], more)
        .replace(r#""name": "here""#, r#""name": "here", "gameid": "minefield#12""#)
        .replace(r#""3x3 board""#, r#""3x3-Brett", "Torus""#)
        .replace(r#""name": "W""#, r#""name": "W", "userid": "u-2", "is_ai": true"#);
    let first = read(&text).record;
    for format in [Format::AbstractPlay, Format::Text] {
        let written = export(&first, format).expect("written");
        assert_eq!(read(&written).record, first, "{written}");
    }
    let written: serde_json::Value =
        serde_json::from_str(&export(&first, Format::AbstractPlay).expect("written")).expect("JSON");
    let header = &written["header"];
    assert_eq!(header["x"]["y"][1], 2.5);
    assert_eq!(header["site"]["gameid"], "minefield#12");
    assert_eq!(header["game"]["variants"], serde_json::json!(["3x3 board", "Torus"]));
    assert_eq!(header["players"][1]["userid"], "u-2");
}

#[test]
fn what_the_schema_forbids_is_not_kept() {
    let text = record("[]", [0, 0], "").replace(r#""name": "here""#, r#""name": "here", "url": "x""#);
    let notes = read(&text.replace(r#""moves": []"#, r#""moves": [], "chat": []"#)).notes;
    let paths = notes.iter().filter_map(|note| match note {
        Note::NotKept { path } => Some(path.as_str()),
        _ => None,
    });
    assert_eq!(paths.collect::<Vec<_>>(), ["chat", "header.site.url"]);
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
fn an_export_has_no_swap_and_a_pass_for_a_skip() {
    let mut swapped = game(9, "pinwheel", "e5 swap d4");
    swapped.resign(Color::White);
    let record = Record { black: Player::new("Ann"), white: Player::new("Bob"), ..Record::new(swapped) };
    let expected = r#"{
  "header": {
    "date-end": "1970-01-01T00:00:00.000Z",
    "date-generated": "1970-01-01T00:00:00.000Z",
    "date-start": "1970-01-01T00:00:00.000Z",
    "game": {
      "name": "Minefield",
      "variants": [
        "9x9 board",
        "Pinwheel"
      ]
    },
    "pied": true,
    "players": [
      {
        "name": "Ann",
        "result": 1
      },
      {
        "name": "Bob",
        "result": 0
      }
    ],
    "site": {
      "name": "Minefield"
    }
  },
  "moves": [
    ["e5","d4"],
    ["resign"]
  ]
}
"#;
    assert_eq!(export(&record, Format::AbstractPlay).expect("written"), expected);
    let skipped = export(&Record::new(game(3, "minefield", "c1 a1 b2 c3 a3")), Format::AbstractPlay).expect("written");
    assert!(skipped.contains(r#"["a3","pass"]"#), "{skipped}");
}

#[test]
fn two_players_of_one_name_and_result_are_told_apart() {
    let mut record = Record::new(game(9, "minefield", "e5"));
    record.game.end(Ending::Drawn);
    let text = export(&record, Format::AbstractPlay).expect("written");
    schema::check(&text);
    assert_eq!(read(&text).record, record);
}

#[test]
fn dates_are_written_in_utc() {
    let dated = |date: &str| Record { started: Some(date.to_owned()), ..Record::new(game(9, "minefield", "e5")) };
    let text = export(&dated("2026-05-01 12:00+02:00"), Format::AbstractPlay).expect("written");
    assert!(text.contains(r#""date-start": "2026-05-01T10:00:00.000Z""#), "{text}");
    let fault = export(&dated("in May"), Format::AbstractPlay).expect_err("no date");
    assert_eq!(fault.to_string(), "started `in May` is not a date such as 2026-05-01T10:00:00Z");
}

#[test]
fn what_the_format_has_no_place_for_is_refused() {
    let own = Record::new(game(5, "own~hard_corner.xe.ox", "c3"));
    let refused = export(&own, Format::AbstractPlay);
    assert_eq!(refused, Err(CannotExport::OwnRules { format: Format::AbstractPlay, rules: "own".to_owned() }));
    let started = import(b"mfg1-3-minefield-w-3.1B1.3-a1").expect("a game").record;
    assert_eq!(export(&started, Format::AbstractPlay), Err(CannotExport::Arrangement(Format::AbstractPlay)));
    assert_eq!(export(&started, Format::MoveList), Err(CannotExport::Arrangement(Format::MoveList)));
    let state = Format::AbstractPlayState;
    assert_eq!(export(&started, state), Err(CannotExport::OnlyRead(state)));
}

#[test]
fn every_ending_comes_back() {
    let both = |ending: fn(Color) -> Ending| Color::BOTH.map(ending);
    let mut endings = vec![Ending::Drawn, Ending::BothLeft];
    for ending in [Ending::Resigned, Ending::TimedOut, Ending::Abandoned] {
        endings.extend(both(ending));
    }
    for ending in endings {
        let mut game = game(9, "minefield", "e5 swap d4 c2");
        game.end(ending);
        let record = Record::new(game);
        let text = export(&record, Format::AbstractPlay).expect("written");
        assert_eq!(read(&text).record, record, "{ending:?}: {text}");
        schema::check(&text);
    }
}

#[test]
fn a_state_without_last_moves_is_read_from_its_boards() {
    let state = r#"{"game": "minefield", "variants": ["size-3"], "gameover": true, "winner": [2], "stack": [
        {"board": {"dataType": "Map", "value": []}}, {"board": {"value": [["b2", 1]]}},
        {"lastmove": "a1", "board": {"value": [["b2", 1], ["a1", 2]]}, "_results": [{"type": "resigned", "player": 1}]}]}"#;
    check(state, "b2 a1; Some(Ended(Resigned(Black)))");
    let differs = "the last board of the record differs from its moves; the moves are followed";
    check(&state.replace(r#"["a1", 2]]"#, r#"["c1", 2]]"#), &format!("b2 a1; Some(Ended(Resigned(Black))); {differs}"));
    let open =
        state.replace(r#""gameover": true, "winner": [2], "#, "").replace(r#"{"type": "resigned", "player": 1}"#, "");
    check(&open, "b2 a1; None");
}
