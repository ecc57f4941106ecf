//! `minefield show`, `convert` and `check`.

use crate::run::{Run, minefield};
use std::path::Path;

const WON: &str = "mfg1-3-minefield-b1.a3.b2.a1.b3";
const ILLEGAL: &str = "9x9 1. e5 d5 2. d4 a1\n";
const RULES: &str = "name: mine\n\nfigure: pair\nX X\n";
const ABSTRACT_PLAY: &str = r#"{
  "header": {
    "game": {"name": "Minefield", "variants": ["9x9 board", "Pinwheel"]},
    "site": {"name": "Abstract Play"}, "event": "Spring cup",
    "date-start": "2026-05-01T10:00:00.000Z", "date-end": "2026-05-02T10:00:00.000Z",
    "date-generated": "2026-05-03T10:00:00.000Z",
    "players": [{"name": "Ann", "result": 0}, {"name": "Bob", "result": 1}]
  },
  "moves": [["e5", "d4"], ["c3", "resign"]]
}"#;

/// A directory with these files, and a run in it.
struct Desk(tempfile::TempDir);

fn desk(files: &[(&str, &str)]) -> Desk {
    let dir = tempfile::tempdir().expect("a directory");
    files.iter().for_each(|(name, text)| std::fs::write(dir.path().join(name), text).expect("written"));
    Desk(dir)
}

impl Desk {
    fn run(&self, args: &str) -> Run {
        minefield(&args.split(' ').collect::<Vec<_>>()).dir(self.0.path())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.path().join(name)).expect("a file")
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("a directory");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

#[test]
fn show_draws_the_last_position_with_headers_and_moves() {
    let done = desk(&[("won.mfg", WON)]).run("show won.mfg").expect(0).quiet();
    let expected = "\
won.mfg (game-line)
Minefield 3x3, minefield rules

    a b c
 3  W(B).  3
 2  . B .  2
 1  W B .  1
    a b c

Black wins: its stones join top and bottom. (5 moves)

  1 B b1  2 W a3  3 B b2  4 W a1  5 B b3
";
    assert_eq!(done.stdout, expected, "{done}");
}

#[test]
fn show_says_who_played_where_and_when() {
    let desk = desk(&[("game.json", ABSTRACT_PLAY)]);
    let facts = ["9x9, pinwheel rules", "Black: Ann", "White: Bob", "Started: 2026-05-01", "Site: Abstract Play"];
    desk.run("show game.json").expect(0).says(&facts).says(&["White wins: Black resigned."]).quiet();
}

#[test]
fn show_draws_any_ply() {
    let desk = desk(&[("won.mfg", WON)]);
    desk.run("show --ply 0 won.mfg").expect(0).says(&[" 1  . . .  1", "It is Black's turn. (after move 0 of 5)"]);
    desk.run("show --ply 3 won.mfg").expect(0).says(&[" 2  .(B).  2", "It is White's turn. (after move 3 of 5)"]);
    desk.run("show --ply 5 won.mfg").expect(0).says(&["Black wins", "(5 moves)"]);
    desk.run("show --ply 6 won.mfg").expect(1).complains(&["won.mfg: has 5 moves; --ply 6 is beyond the end"]);
    desk.run("show --ply -1 won.mfg").expect(2);
}

#[test]
fn show_writes_a_picture() {
    let desk = desk(&[("won.mfg", WON)]);
    let done = desk.run("show --svg won.mfg").expect(0).quiet();
    assert!(done.stdout.starts_with("<svg ") && done.stdout.ends_with("</svg>\n"), "{done}");
    desk.run("show --svg won.mfg won.mfg").expect(2).complains(&["one file at a time"]);
}

#[test]
fn show_reads_standard_input_and_goes_on_after_a_file_that_is_not_there() {
    let desk = desk(&[("won.mfg", WON)]);
    desk.run("show -").stdin("mfg1-9-minefield-e5.d4").expect(0).says(&["standard input (game-line)", "2 W d4"]);
    let done = desk.run("show no.mfg won.mfg").expect(3);
    done.complains(&["no.mfg: can't be read: No such file"]).says(&["won.mfg (game-line)"]);
}

#[test]
fn show_draws_a_game_up_to_a_move_that_cannot_be_played() {
    let desk = desk(&[("bad.txt", ILLEGAL)]);
    let board = ["(W)B . . . .  5\n", ".[B]_ . . . .  4\n", "2 W d5"];
    desk.run("show bad.txt").expect(1).says(&board).complains(&["bad.txt: move 3", "d4 is forbidden for black"]);
    desk.run("show --svg bad.txt").expect(1).says(&["<svg "]).complains(&["move 3"]);
}

#[test]
fn show_draws_the_figures_of_a_rule_file() {
    desk(&[("mine.txt", RULES)]).run("show mine.txt").expect(0).says(&["name: mine", "figure: pair\nX X\n"]);
}

#[test]
fn check_says_what_each_file_holds() {
    let desk = desk(&[("won.mfg", WON), ("game.json", ABSTRACT_PLAY), ("mine.txt", RULES)]);
    let done = desk.run("check won.mfg game.json mine.txt").expect(0).quiet();
    done.says(&[
        "won.mfg: fine: game-line, 3x3 minefield, 5 moves; Black wins: its stones join top and bottom.\n",
        "game.json: fine: abstract-play, 9x9 pinwheel, 3 moves; White wins: Black resigned.\n",
        "mine.txt: fine: the rule set `mine`, 1 figure\n\n  pair\n    X X\n",
    ]);
}

#[test]
fn check_says_what_was_taken_for_granted() {
    desk(&[]).run("check -").stdin("9x9 e5 d4").expect(0).says(&["  note: no rules are named: minefield is assumed\n"]);
}

#[test]
fn check_names_the_ply_and_the_figure_and_draws_the_game_up_to_it() {
    let desk = desk(&[("bad.txt", ILLEGAL), ("won.mfg", WON)]);
    desk.run("check bad.txt won.mfg").expect(1).quiet().says(&[
        "bad.txt: FAULTY: move 3 (`d4`, line 1) can't be played: d4 is forbidden for Black: \
         it would make a hard corner with d5 (White), e4 (empty) and e5 (Black).\n",
        "  read so far: move-list, 9x9 minefield, 2 moves; It is Black's turn.\n",
        "   5  . . .(W)B . . . .  5\n   4  . . .[B]_ . . . .  4\n",
        "won.mfg: fine",
    ]);
    desk.run("check -").stdin("mfg1-9-minefield-e5.e5").expect(1).says(&["move 2", "e5 is occupied"]);
}

#[test]
fn check_says_what_is_wrong_with_anything() {
    let check = |bytes: &[u8], parts: &[&str]| {
        desk(&[]).run("check -").stdin(bytes).expect(1).says(&["standard input: FAULTY: "]).says(parts).quiet();
    };
    check(b"", &["empty"]);
    check(b"\x89PNG\r\n", &["not UTF-8"]);
    check(b"hello there\n", &["hello there"]);
    check(&ABSTRACT_PLAY.as_bytes()[..200], &["line", "column"]);
    check(b"{\"header\":{}}", &["expected"]);
    check(b"mfg1-0-minefield-", &["board size 0 is not between 1 and 32"]);
    check(b"mfg1-33-minefield-", &["board size 33 is not between 1 and 32"]);
    check(b"name: x\nfigure: y\nX Q\n", &["line 3", "`Q` is not a mark"]);
    check(&vec![b'{'; 100_000], &["line 1"]);
    check(&vec![b' '; (1 << 20) + 1], &["longer than 1048576 bytes"]);
}

#[test]
fn a_faulty_file_counts_more_than_one_that_cannot_be_read() {
    let desk = desk(&[("bad.txt", ILLEGAL), ("won.mfg", WON)]);
    desk.run("check no.txt won.mfg").expect(3).complains(&["no.txt"]).says(&["won.mfg: fine"]);
    desk.run("check no.txt bad.txt .").expect(1).complains(&["no.txt", ".: can't be read: it is a directory"]);
}

#[test]
fn convert_writes_every_format_and_reads_it_back() {
    for format in ["text", "game-line", "abstract-play", "move-list"] {
        let text = desk(&[]).run(&format!("convert - --to {format}")).stdin(WON).expect(0).quiet().stdout;
        let done = desk(&[]).run("convert - --to game-line").stdin(text).expect(0);
        assert_eq!(done.stdout, format!("{WON}\n"), "by way of {format}\n{done}");
    }
    let position = "mfp1-3-minefield-w-WB1.1B1.WB1\n";
    for format in ["position-line", "diagram"] {
        let text = desk(&[]).run(&format!("convert - --to {format}")).stdin(WON).expect(0).stdout;
        let done = desk(&[]).run("convert - --to position-line").stdin(text).expect(0);
        assert_eq!(done.stdout, position, "by way of {format}\n{done}");
    }
    desk(&[]).run("convert - --to svg").stdin(WON).expect(0).says(&["<svg "]);
}

#[test]
fn convert_keeps_what_another_program_said() {
    let desk = desk(&[("game.json", ABSTRACT_PLAY)]);
    desk.run("convert game.json -o game.minefield").expect(0).quiet();
    desk.run("convert game.minefield -o again.json").expect(0).quiet();
    let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    let (before, after) = (json(ABSTRACT_PLAY), json(&desk.read("again.json")));
    for key in ["event", "game", "date-start", "date-end", "date-generated"] {
        assert_eq!(before["header"][key], after["header"][key], "{key}");
    }
}

#[test]
fn convert_replaces_a_file_only_if_told_to() {
    let desk = desk(&[("won.mfg", WON), ("out.txt", "precious")]);
    desk.run("convert won.mfg -o out.txt").expect(3).complains(&["out.txt exists already; --force replaces it"]);
    assert_eq!(desk.read("out.txt"), "precious");
    desk.run("convert won.mfg -o out.txt --force").expect(0).quiet();
    assert!(desk.read("out.txt").contains("W B ."), "{}", desk.read("out.txt"));
    assert_eq!(desk.names(), ["out.txt", "won.mfg"], "nothing is left beside it");
}

#[test]
fn convert_writes_nothing_when_it_fails() {
    let desk = desk(&[("won.mfg", WON), ("bad.txt", ILLEGAL), ("mine.txt", RULES)]);
    desk.run("convert bad.txt -o out.json").expect(1).complains(&["bad.txt: move 3"]);
    desk.run("convert mine.txt -o out.json").expect(1).complains(&["the rule set `mine`, not a game"]);
    desk.run("convert no.txt -o out.json").expect(3).complains(&["no.txt: can't be read"]);
    desk.run("convert won.mfg -o no/out.json").expect(3).complains(&["out.json: can't be written"]);
    desk.run("convert won.mfg -o won.mfg/out.json").expect(3).complains(&["out.json: can't be written"]);
    desk.run("convert won.mfg --to svg -o . --force").expect(3).complains(&["directory"]);
    desk.run("convert won.mfg -o out.pdf").expect(2).complains(&["--to"]);
    desk.run("convert won.mfg").expect(2).complains(&["--to"]);
    desk.run("convert won.mfg --to sgf").expect(2).complains(&["sgf", "abstract-play"]);
    desk.run("convert - --to abstract-play").stdin("mfg1-2-mine~pair.xx-a1").expect(1).complains(&["`mine`"]);
    assert_eq!(desk.names(), ["bad.txt", "mine.txt", "won.mfg"]);
}

#[cfg(unix)]
#[test]
fn convert_keeps_the_permissions_and_the_link_of_the_file_it_replaces() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let desk = desk(&[("won.mfg", WON), ("target.txt", "old")]);
    let mode = |name: &str| std::fs::metadata(desk.path().join(name)).expect("a file").permissions().mode() & 0o777;
    std::fs::set_permissions(desk.path().join("target.txt"), PermissionsExt::from_mode(0o640)).expect("changed");
    symlink("target.txt", desk.path().join("link.txt")).expect("a link");
    desk.run("convert won.mfg -o link.txt").expect(3);
    desk.run("convert won.mfg -o link.txt --force").expect(0);
    assert!(desk.read("target.txt").contains("W B ."));
    assert_eq!(mode("target.txt"), 0o640);
    desk.run("convert won.mfg --to svg -o /dev/null --force").expect(0);
    assert!(!Path::new("/dev/null").is_file());
}
