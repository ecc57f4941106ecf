//! `minefield mine`: files that go on, and refusals.

use crate::run::{Run, minefield};
use std::fs;
use std::path::Path;

fn mine(file: &Path, count: &str, more: &[&str]) -> Run {
    let file = file.to_str().expect("text");
    minefield(&[&["mine", "--size", "5", "--plies", "5", "--count", count, "--out", file], more].concat())
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).expect("text")
}

#[test]
fn mining_goes_on_where_it_stopped() {
    let dir = tempfile::tempdir().expect("a directory");
    let [whole, part] = ["whole", "part"].map(|name| dir.path().join(name));
    mine(&whole, "6", &[]).expect(0).quiet();
    mine(&part, "2", &[]).expect(0);
    mine(&part, "6", &[]).expect(0);
    let all = text(&whole);
    assert_eq!(text(&part), all);
    assert_eq!(all.lines().filter(|line| line.starts_with("mfp1-5-minefield-")).count(), 6, "{all}");
    for length in [all.len() - 1, all.len() / 2, 30, 0] {
        fs::write(&part, &all[..length]).expect("a torn file");
        mine(&part, "6", &[]).expect(0);
        assert_eq!(text(&part), all, "torn after {length} bytes");
    }
}

#[test]
fn a_file_that_is_somebody_elses_stays_though_it_has_no_line_end() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("notes");
    fs::write(&file, "my notes").expect("a file");
    mine(&file, "1", &[]).expect(1).complains(&["notes: it was begun otherwise: `my notes` there"]);
    assert_eq!(text(&file), "my notes");
}

#[test]
fn games_that_bring_too_few_positions_are_an_answer_too() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("mined");
    mine(&file, "1000", &["--games", "3"]).expect(1).complains(&["positions found in 3 games"]);
}

#[test]
fn files_that_were_begun_otherwise_and_impossible_wishes_are_refused() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("mined");
    mine(&file, "1", &[]).expect(0);
    let before = text(&file);
    mine(&file, "1", &["--seed", "2"]).expect(1).complains(&["it was begun otherwise", "--seed 1", "--seed 2"]);
    mine(&file, "1", &["--rules", "pinwheel"]).expect(1).complains(&["--rules minefield", "--rules pinwheel"]);
    assert_eq!(text(&file), before);
    mine(dir.path(), "1", &[]).expect(3).complains(&["can't be written"]);
    mine(Path::new("-"), "1", &[]).expect(3).complains(&["a file that can be read again"]);
    mine(&file, "0", &[]).expect(2).complains(&["--count"]);
    mine(&file, "1", &["--plies", "2"]).expect(2);
    mine(&file, "1", &["--plies", "99"]).expect(2);
    mine(&file, "1", &["--rules", "chess"]).expect(1).complains(&["chess"]);
}
