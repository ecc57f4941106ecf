//! `minefield arena`: contests, results files, ratings, and programs that misbehave.

#[cfg(unix)]
mod peers;
mod results;

use crate::run::{Run, minefield};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A quick contest on a small board: openings are taken as they are drawn.
pub fn contest(more: &[&str]) -> Run {
    let quick = ["arena", "--size", "5", "--judge", "none"];
    minefield(&[&quick[..], more].concat())
}

/// The lines of a results file.
pub fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("a results file");
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The finished games of a results file.
pub fn games(path: &Path) -> Vec<Value> {
    lines(path).into_iter().filter(|line| line["kind"] == "game").collect()
}

#[test]
fn a_contest_says_who_is_stronger() {
    let args = ["--first", "uct:visits=200", "--second", "random", "--pairs", "6"];
    contest(&args).expect(0).quiet().says(&[
        "uct:visits=200 against random",
        "of 12 games",
        "Elo",
        "95 % between",
        "ends",
    ]);
    let done = contest(&[&args[..], &["--json"]].concat()).expect(0);
    let summary: Value = serde_json::from_str(&done.stdout).expect("JSON");
    let found = &summary["matches"][0];
    assert!(found["won"].as_u64() > found["lost"].as_u64(), "{done}");
    assert_eq!(found["pairs"].as_array().map(Vec::len), Some(5), "{done}");
    assert!(found["elo"]["low"].as_f64().is_some_and(|low| low > 0.0), "{done}");
}

#[test]
fn several_players_meet_each_other_and_are_rated() {
    let players =
        ["--player", "random", "--player", "poor=uct:visits=30", "--player", "best=uct:visits=1000", "--pairs", "3"];
    let done = contest(&players).expect(0).says(&["random against poor", "poor against best", "anchor"]);
    let table = done.stdout.split("player ").nth(1).expect("a table");
    let names: Vec<&str> = table.lines().skip(1).filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names, ["best", "poor", "random"], "the strongest first\n{done}");
}

#[test]
fn a_sequential_test_ends_a_contest_when_it_is_decided() {
    let args = ["--first", "uct:visits=200", "--second", "random", "--pairs", "500", "--sprt", "0,100"];
    for at_once in ["1", "3"] {
        let done = contest(&[&args[..], &["--games-at-once", at_once]].concat()).expect(0);
        assert!(done.stdout.contains("100 is accepted by pair "), "{done}");
    }
}

#[test]
fn openings_are_even_by_their_judge_and_the_same_for_both_colours() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("games.jsonl");
    let out = file.to_str().expect("text");
    let args = ["arena", "--size", "5", "--first", "random", "--second", "b=random", "--pairs", "4"];
    minefield(&[&args[..], &["--judge", "uct:visits=300", "--out", out]].concat()).expect(0);
    let all = lines(&file);
    let openings: Vec<&Value> = all.iter().filter(|line| line["kind"] == "opening").collect();
    assert_eq!(openings.len(), 4);
    for opening in &openings {
        let value = opening["value"].as_f64().expect("a value");
        assert!((0.4..=0.6).contains(&value), "{opening}");
    }
    for (k, pair) in games(&file).chunks(2).enumerate() {
        let [one, other] = pair else { panic!("an odd game") };
        assert_eq!((&one["opening"], &other["opening"]), (&openings[k]["opening"], &openings[k]["opening"]));
        assert_eq!((&one["black"], &one["white"]), (&other["white"], &other["black"]));
    }
}

#[test]
fn listed_openings_are_used_in_their_order_and_again() {
    let dir = tempfile::tempdir().expect("a directory");
    let list = dir.path().join("list.txt");
    fs::write(&list, "# three\nc3 d5\n\n1. b2 e1 2. e5\nmfp1-5-minefield-w-5.2B2.5.5.5\n").expect("a list");
    let file = dir.path().join("games.jsonl");
    let [list, out] = [&list, &file].map(|path| path.to_str().expect("text"));
    let players = ["--first", "level:1", "--second", "random", "--pairs", "4"];
    contest(&[&players[..], &["--openings", list, "--out", out]].concat()).expect(0);
    let openings: Vec<Value> = games(&file).iter().step_by(2).map(|game| game["opening"].clone()).collect();
    let setup = "mfg1-5-minefield-w-5.2B2.5.5.5-";
    assert_eq!(openings, ["mfg1-5-minefield-c3.d5", "mfg1-5-minefield-b2.e1.e5", setup, "mfg1-5-minefield-c3.d5"]);
}

#[test]
fn lists_that_hold_no_openings_are_refused_with_their_line() {
    let dir = tempfile::tempdir().expect("a directory");
    let list = dir.path().join("list.txt");
    let check = |text: &str, why: &str| {
        fs::write(&list, text).expect("a list");
        let players = ["--first", "level:1", "--second", "random", "--openings"];
        contest(&[&players[..], &[list.to_str().expect("text")]].concat()).expect(1).complains(&[why]);
    };
    check("# nothing\n\n", "it holds no opening");
    check("c3 d5\nc3 c3\n", "line 2: move 2 (`c3`, line 1) can't be played: c3 is occupied");
    check("c3 swap\n", "line 1: an opening has no swap");
    check("7x7 c3\n", "line 1: it is for 7x7 minefield, not 5x5 minefield");
    check("mfp1-5-minefield-b-5.5.5.5.5\n", "line 1: an opening has at least one stone");
    check("c3 resign-white\n", "line 1: ");
}

#[test]
fn games_can_be_played_until_a_connection() {
    let dir = tempfile::tempdir().expect("a directory");
    let reasons = |file: &str, more: &[&str]| {
        let file = dir.path().join(file);
        let players = ["--first", "level:1", "--second", "random", "--pairs", "5", "--out"];
        contest(&[&players[..], &[file.to_str().expect("text")], more].concat()).expect(0);
        games(&file).iter().map(|game| game["reason"].as_str().expect("text").to_owned()).collect::<Vec<_>>()
    };
    assert!(reasons("span.jsonl", &[]).contains(&"span".to_owned()));
    assert!(reasons("end.jsonl", &["--to-the-end"]).iter().all(|reason| reason == "connected"));
}

#[test]
fn a_contest_that_cannot_be_is_refused() {
    let check = |args: &[&str], status: i32, why: &str| drop(contest(args).expect(status).complains(&[why]));
    let two = ["--first", "random", "--second", "level:1"];
    check(&[], 2, "two players are needed: --first and --second, or --player twice");
    check(&["--player", "random"], 2, "two players are needed");
    check(&["--first", "random"], 2, "--second");
    check(&["--first", "random", "--second", "random"], 2, "two players are called random; name one: other=random");
    check(
        &["--first", "level:11", "--second", "random"],
        2,
        "a level is a number from 1 to 10, as in level:5, not `11`",
    );
    check(&[&two[..], &["--sprt", "5"]].concat(), 2, "two or four numbers, as in 0,10 or 0,10,0.05,0.05");
    check(&[&two[..], &["--sprt", "10,0"]].concat(), 2, "the second Elo difference must be greater than the first");
    check(&[&two[..], &["--move-timeout", "nan"]].concat(), 2, "a time is from 0.01 to 86400 seconds");
    check(&[&two[..], &["--pairs", "0"]].concat(), 2, "0");
    check(&[&two[..], &["--rules", "chess"]].concat(), 1, "chess");
    check(&[&two[..], &["--peer-log", "no/such/log"]].concat(), 3, "no/such/log: can't be written");
    check(&[&two[..], &["--openings", "no.txt"]].concat(), 3, "no.txt: can't be read");
    let judged = [&["arena", "--judge", "gtp:x"], &two[..]].concat();
    minefield(&judged).expect(2).complains(&["--judge gtp:x: the judge is uct, engine or a level, or none"]);
    let tiny = ["arena", "--size", "1", "--first", "random", "--second", "level:1"];
    minefield(&tiny).expect(1).complains(&["openings: none of 1 opening is even (valued 0.40 to 0.60"]);
}
