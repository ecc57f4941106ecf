//! `minefield perft`, and `play` without a terminal.

use crate::run::minefield;
use std::process::Stdio;

/// The counts of a table's rows: depth, sequences, black wins, white wins, stalled.
fn counts(stdout: &str) -> Vec<Vec<u64>> {
    let row = |line: &str| line.split_whitespace().take(5).map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>();
    stdout.lines().filter_map(row).filter(|row| row.len() == 5).collect()
}

#[test]
fn perft_counts_sequences_and_wins_depth_by_depth() {
    let done =
        minefield(&["perft", "--size", "2", "--depth", "9"]).expect(0).says(&["minefield 2x2 from the empty board"]);
    let expected = [[1, 4, 0, 0, 0], [2, 12, 0, 0, 0], [3, 16, 8, 0, 0], [4, 8, 0, 8, 0], [5, 0, 0, 0, 0]];
    assert_eq!(counts(&done.stdout), expected, "{done}");
}

#[test]
fn perft_starts_from_a_position_and_takes_rules_of_ones_own() {
    let done = minefield(&["perft", "--position", "mfp1-3-minefield-b-W1B.1B1.B1W", "--depth", "1"]).expect(0);
    assert!(done.stdout.contains("5 stones, black to move"), "{done}");
    let done = minefield(&["perft", "--position", "mfg1-3-minefield-b2.a3.a1.c1.c3", "--depth", "1"]).expect(0);
    assert!(done.stdout.contains("5 stones, black to move"), "{done}");
    let done = minefield(&["perft", "--rules", "mine~pair.xx", "--size", "2", "--depth", "2"]).expect(0);
    assert_eq!(counts(&done.stdout), [[1, 4, 0, 0, 0], [2, 12, 0, 0, 4]], "{done}");
}

#[test]
fn perft_compares_with_the_known_counts() {
    let done = minefield(&["perft", "--check", "--size", "3"]).expect(0).says(&["as known", "every count is as known"]);
    assert_eq!(counts(&done.stdout).last(), Some(&vec![9, 32384, 32336, 48, 0]), "{done}");
    let done = minefield(&["perft", "--check", "--depth", "2"]).expect(0);
    assert_eq!(done.stdout.matches("from the empty board").count(), 24, "every board of the table\n{done}");
    minefield(&["perft", "--check", "--size", "31"]).expect(2).complains(&["no counts are known of minefield 31"]);
}

#[test]
fn perft_refuses_what_it_cannot_count() {
    minefield(&["perft", "--size", "0"]).expect(2).complains(&["board size 0"]);
    minefield(&["perft", "--size", "33"]).expect(2).complains(&["board size 33"]);
    minefield(&["perft", "--size", "x"]).expect(2).complains(&["a number from 1 to 32"]);
    minefield(&["perft", "--rules", "chess"]).expect(1).complains(&["chess"]);
    minefield(&["perft", "--position", "mfp1-3"]).expect(1).complains(&["--position", "fields"]);
    minefield(&["perft", "--position", "mfp1-1-minefield-b-1", "--size", "3"]).expect(2);
}

#[cfg(unix)]
#[test]
fn perft_keeps_what_it_has_counted_when_it_is_interrupted() {
    use std::io::{BufRead, BufReader};
    let mut command = minefield(&["perft", "--size", "19", "--depth", "9"]).command();
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let rows: Vec<String> = lines.by_ref().take(4).map(|line| line.expect("text")).collect();
    crate::run::interrupt(&child);
    let output = child.wait_with_output().expect("it ends");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(130), "{stderr}");
    assert!(stderr.contains("stopped within depth"), "{stderr}");
    assert_eq!(counts(&rows.join("\n")), [[1, 361, 0, 0, 0], [2, 129_960, 0, 0, 0]]);
}

#[test]
fn play_without_a_terminal_says_so() {
    minefield::<&str>(&["play"]).expect(2).complains(&["needs a terminal", "minefield legal"]);
    minefield(&["play", "mfg1-9-minefield-e5.d4"]).expect(2).complains(&["needs a terminal"]);
}

#[test]
fn play_refuses_what_it_cannot_go_on_with() {
    minefield(&["play", "--size", "33"]).expect(2).complains(&["board size 33"]);
    minefield(&["play", "--level", "11"]).expect(2).complains(&["from 1 to 10"]);
    minefield(&["play", "--black", "robot"]).expect(2).complains(&["person, computer, or computer:LEVEL"]);
    minefield(&["play", "--white", "computer:0"]).expect(2).complains(&["from 1 to 10"]);
    minefield(&["play", "-"]).stdin("mfg1-9-minefield-e5").expect(2).complains(&["standard input"]);
    minefield(&["play", "no.json"]).expect(3).complains(&["no.json: can't be read"]);
    minefield(&["play", "mfg1-9-minefield-e5.e5"]).expect(1).complains(&["move 2", "occupied"]);
    minefield(&["play", "--size", "9", "mfg1-9-minefield-e5"]).expect(2).complains(&["--size"]);
    minefield(&["play", "--rules", "chess"]).expect(1).complains(&["chess"]);
}
