//! `minefield learn`: games to learn from, and the table fitted to them.

use crate::run::{Run, minefield};
use std::fs;
use std::path::Path;

fn play(file: &Path, games: &str, more: &[&str]) -> Run {
    let file = file.to_str().expect("text");
    let args = ["learn", "play", "--size", "5", "--visits", "40", "--games", games, "--out", file];
    minefield(&[&args, more].concat())
}

fn fit(files: &[&Path], out: &Path, more: &[&str]) -> Run {
    let files: Vec<&str> = files.iter().map(|file| file.to_str().expect("text")).collect();
    minefield(&[&["learn", "fit", "--out", out.to_str().expect("text")], &files[..], more].concat())
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).expect("text")
}

#[test]
fn playing_goes_on_where_it_stopped() {
    let dir = tempfile::tempdir().expect("a directory");
    let [whole, part] = ["whole", "part"].map(|name| dir.path().join(name));
    play(&whole, "5", &[]).expect(0).quiet();
    play(&part, "2", &[]).expect(0);
    play(&part, "5", &[]).expect(0);
    let all = text(&whole);
    assert_eq!(text(&part), all);
    for length in [all.len() - 1, all.len() / 2, 30, 0] {
        fs::write(&part, &all[..length]).expect("a torn file");
        play(&part, "5", &[]).expect(0);
        assert_eq!(text(&part), all, "torn after {length} bytes");
    }
    play(&part, "5", &["--seed", "7"]).expect(1).complains(&["it was begun otherwise", "--seed 1", "--seed 7"]);
    assert_eq!(text(&part), all);
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_its_finished_games() {
    use std::time::{Duration, Instant};
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("games");
    let mut child = play(&file, "1000000", &[]).command().spawn().expect("it starts");
    let begun = Instant::now();
    while !fs::read_to_string(&file).is_ok_and(|text| text.contains("# game 1\n")) {
        assert!(begun.elapsed() < Duration::from_secs(60), "no game is finished");
        std::thread::sleep(Duration::from_millis(5));
    }
    crate::run::interrupt(&child);
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(text(&file).ends_with('\n') && text(&file).contains("# game 1\n"));
}

#[test]
fn a_file_that_is_somebody_elses_stays_though_it_has_no_line_end() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("notes");
    fs::write(&file, "my notes").expect("a file");
    play(&file, "1", &[]).expect(1).complains(&["notes: it was begun otherwise: `my notes` there"]);
    assert_eq!(text(&file), "my notes");
}

#[test]
fn a_fit_prints_its_epochs_and_writes_a_table() {
    let dir = tempfile::tempdir().expect("a directory");
    let [one, two, out, again] = ["one", "two", "out", "again"].map(|name| dir.path().join(name));
    play(&one, "8", &[]).expect(0);
    play(&two, "8", &["--seed", "2", "--rules", "pinwheel"]).expect(0);
    let rows = ["16 games", "prior     1 |", "prior     2 |", "habit     2 |"];
    fit(&[&one, &two], &out, &["--epochs", "2"]).expect(0).says(&rows).quiet();
    let table = text(&out);
    assert!(table.starts_with("# Made by `minefield learn fit`"), "{table}");
    assert!(table.contains("\nprior ") && table.contains("\nhabit "), "{table}");
    fit(&[&one, &two], &again, &["--epochs", "2"]).expect(0);
    assert_eq!(text(&again), table);
    let learned = text(&one);
    fit(&[&two, &one], &dir.path().join("./one"), &["--force"]).expect(2).complains(&["one is read, and would be"]);
    assert_eq!(text(&one), learned);
    fit(&[&one, &dir.path().join("./one")], &again, &["--force"]).expect(2).complains(&["one are the same file"]);
    fit(&[&one], &out, &[]).expect(3).complains(&["exists already"]);
    fit(&[&one], &out, &["--force", "--hold-out", "0"]).expect(0).says(&["-      -      -"]);
    assert_ne!(text(&out), table);
}

#[test]
fn what_cannot_be_learned_from_is_refused_with_its_line() {
    let dir = tempfile::tempdir().expect("a directory");
    let [file, out] = ["games", "out"].map(|name| dir.path().join(name));
    let check = |bytes: &[u8], why: &[&str]| {
        fs::write(&file, bytes).expect("a file");
        fit(&[&file], &out, &[]).expect(1).complains(why);
    };
    check(b"", &["games", "no position to learn from"]);
    check(b"# nothing\n\n", &["no position to learn from"]);
    check(b"# one\nmfg1-3-minefield-b2 | a1:5 | 0.5\nhello\n", &["games: line 3: 1 parts between bars"]);
    check(b"mfg1-3-minefield-b2 | b2:5 | 0.5\n", &["line 1: b2 is occupied"]);
    check(b"\xff\n", &["line 1", "utf-8"]);
    assert!(!out.exists());
    fit(&[&dir.path().join("missing")], &out, &[]).expect(3).complains(&["missing: can't be read"]);
    fit(&[&file], &out, &["--l2", "2"]).expect(2).complains(&["--l2", "a number from 0 to 1"]);
    fit(&[&file], &out, &["--hold-out", "1"]).expect(2).complains(&["a number from 0 to 0.9"]);
    fit(&[&file], &out, &["--epochs", "0"]).expect(2);
    fit(&[], &out, &[]).expect(2);
}
