//! Results files: the same whatever runs at once, gone on with, refused, rated.

use super::{contest, games, lines};
use crate::run::minefield;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const PLAYERS: [&str; 6] = ["--first", "level:1", "--second", "uct:visits=50", "--seed", "9"];

/// A contest of so many pairs with its results in `file`.
fn play(file: &Path, pairs: &str, more: &[&str]) {
    let out = ["--pairs", pairs, "--out", file.to_str().expect("text")];
    contest(&[&PLAYERS[..], &out, more].concat()).expect(0);
}

/// The games of a file in the order of the pairs, without what a clock says.
fn timeless(file: &Path) -> Vec<Value> {
    let mut games = games(file);
    games.iter_mut().for_each(|game| game["ms"] = json!(null));
    games.sort_by_key(|game| (game["pair"].as_u64(), game["black"].to_string()));
    games
}

#[test]
fn games_do_not_depend_on_how_many_are_played_at_once() {
    let dir = tempfile::tempdir().expect("a directory");
    let [one, three] = ["one", "three"].map(|name| dir.path().join(name));
    play(&one, "6", &[]);
    play(&three, "6", &["--games-at-once", "3"]);
    assert_eq!(timeless(&one).len(), 12);
    assert_eq!(timeless(&one), timeless(&three));
}

#[test]
fn a_contest_goes_on_where_it_stopped() {
    let dir = tempfile::tempdir().expect("a directory");
    let [whole, part] = ["whole", "part"].map(|name| dir.path().join(name));
    play(&whole, "5", &[]);
    play(&part, "2", &[]);
    play(&part, "5", &[]);
    assert_eq!(timeless(&part), timeless(&whole));
    // A torn last line, as a power cut leaves it, is dropped; so is a file with nothing but a torn header.
    let text = fs::read_to_string(&whole).expect("text");
    for length in [text.len() - 1, text.len() - 40, text.len() / 2, 30, 0] {
        fs::write(&part, &text[..length]).expect("a torn file");
        play(&part, "5", &[]);
        assert_eq!(timeless(&part), timeless(&whole), "torn after {length} bytes");
    }
    assert_eq!(lines(&part)[0]["kind"], "arena");
}

#[test]
fn a_file_of_another_contest_is_refused_and_stays() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("games.jsonl");
    play(&file, "1", &[]);
    let text = fs::read_to_string(&file).expect("text");
    let check = |text: &str, more: &[&str], why: &str| {
        fs::write(&file, text).expect("a file");
        let out = ["--out", file.to_str().expect("text")];
        contest(&[&PLAYERS[..4], &out, more].concat()).expect(1).complains(&[why]);
        assert_eq!(fs::read_to_string(&file).expect("text"), text, "the file has changed");
    };
    check(&text, &["--seed", "8"], "it was begun with other settings: seed is 9 there, 8 here");
    check(&text, &["--seed", "9", "--to-the-end"], "until is \"span\" there, \"connection\" here");
    check("somebody's notes", &[], "it was begun otherwise: `somebody\\'s notes` there, `{\"kind\":\"arena\",");
    check("hello\n", &[], "line 1: it is no results file");
    check(&text.replace("\"format\":1", "\"format\":2"), &[], "format 2; this program reads 1");
    check(&text.replace("\"winner\"", "\"victor\""), &["--seed", "9"], "line 3: missing field `winner`");
    let alone = text.replace("\"black\":\"level:1\"", "\"black\":\"level:2\"");
    check(&alone, &["--seed", "9"], "line 3: `level:2` is none of the players");
    let last = text.lines().last().expect("a line");
    check(&format!("{text}{last}\n"), &["--seed", "9"], "line 5: this game of pair 1 is there already");
}

#[test]
fn results_go_to_a_file_and_nowhere_else() {
    let dir = tempfile::tempdir().expect("a directory");
    let check = |out: &str, why: &str| {
        contest(&[&PLAYERS[..], &["--out", out]].concat()).dir(dir.path()).expect(3).complains(&[why]);
    };
    check("-", "-: can't be written: results go to a file that can be read again");
    check(".", ".: can't be written: ");
    check("no/such/folder", "no/such/folder: can't be written: ");
    if cfg!(unix) {
        check("/dev/null", "/dev/null: can't be written: results go to a file");
    }
    let shared = dir.path().join("shared");
    let holder = fs::File::create(&shared).expect("a file");
    holder.lock().expect("a lock");
    check("shared", "shared: another run writes to it");
}

#[test]
fn ratings_come_from_several_files() {
    let dir = tempfile::tempdir().expect("a directory");
    let [one, other] = ["one", "other"].map(|name| dir.path().join(name));
    let run = |file: &Path, players: [&str; 2], more: &[&str]| {
        let [first, second] = players;
        let args = ["--first", first, "--second", second, "--pairs", "3", "--out", file.to_str().expect("text")];
        contest(&[&args[..], more].concat()).expect(0);
    };
    run(&one, ["random", "level:1"], &[]);
    run(&other, ["level:1", "strong=uct:visits=300"], &[]);
    let [one, other] = [&one, &other].map(|path| path.to_str().expect("text"));
    let rate = |more: &[&str]| minefield(&[&["arena", "rate", one, other], more].concat());
    rate(&[]).expect(0).says(&["player", "random", "anchor", "strong"]);
    rate(&["--markdown"]).expect(0).says(&["| player | Elo |", "| random | 0 | anchor | 6 |"]);
    let done = rate(&["--json", "--anchor", "strong=2000", "--anchor", "random=0"]).expect(0);
    let found: Value = serde_json::from_str(&done.stdout).expect("JSON");
    let rows = found["ratings"].as_array().expect("ratings");
    let strong = rows.iter().find(|row| row["player"] == "strong").expect("a row");
    assert_eq!((&strong["elo"], &strong["error"], &strong["anchor"]), (&json!(2000.0), &json!(0.0), &json!(true)));
    rate(&["--anchor", "nobody=1"]).expect(1).complains(&["ratings: the anchor nobody has not played"]);
    rate(&["--anchor", "strong"]).expect(2).complains(&["an anchor is a player and its Elo, as in random=0"]);
    minefield(&["arena", "rate"]).expect(2).complains(&["FILE"]);
    minefield(&["arena", "rate", "no.jsonl"]).expect(3).complains(&["no.jsonl: can't be read"]);

    let copy = dir.path().join("copy");
    fs::copy(one, &copy).expect("a copy");
    let twice = |file: &str| minefield(&["arena", "rate", one, other, file]);
    let why = ["copy: the game of random with level:1 of pair 1 is in ", "one too, a file of the same contest"];
    twice(copy.to_str().expect("text")).expect(1).complains(&why);
    twice(one).expect(2).complains(&["one are the same file"]);

    let third = dir.path().join("third");
    let third_name = third.to_str().expect("text").to_owned();
    let refused = |players: [&str; 2], more: &[&str], why: &str| {
        drop(fs::remove_file(&third));
        run(&third, players, more);
        minefield(&["arena", "rate", one, &third_name]).expect(1).complains(&[why]);
    };
    refused(
        ["random", "level:1"],
        &["--rules", "pinwheel"],
        "its games are on 5x5 pinwheel, those of the first file on",
    );
    refused(["uct:visits=9", "uct:visits=8"], &[], "no chain of games leads from uct:visits=9 to an anchor");
    drop(fs::remove_file(&third));
    run(&third, ["random=level:2", "level:1"], &[]);
    let why = "player random is level:2 here and random in another file";
    minefield(&["arena", "rate", one, &third_name]).expect(1).complains(&[why]);
}
