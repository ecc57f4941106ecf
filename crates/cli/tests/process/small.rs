//! Help, completions, rule sets, and the command line itself.

use crate::run::minefield;
use std::process::Stdio;

const COMMANDS: [&str; 14] = [
    "play",
    "show",
    "convert",
    "check",
    "legal",
    "gtp",
    "analysis",
    "rules",
    "perft",
    "arena",
    "learn",
    "mine",
    "bench",
    "completions",
];

#[test]
fn the_help_lists_every_command_and_the_exit_statuses() {
    minefield(&["--help"]).expect(0).says(&COMMANDS).says(&["Exit status:", "Examples:"]).quiet();
    minefield(&["-h"]).expect(0).says(&COMMANDS).quiet();
}

#[test]
fn every_command_has_help_that_shows_how_it_is_called() {
    for command in COMMANDS {
        let by_help = minefield(&["help", command]).expect(0).says(&["Usage: minefield"]).quiet();
        let by_flag = minefield(&[command, "--help"]).expect(0).quiet();
        assert_eq!(by_help.stdout, by_flag.stdout);
        by_flag.says(&["Examples:"]);
    }
}

#[test]
fn a_wrong_command_line_is_a_usage_error() {
    minefield(&["legl"]).expect(2).complains(&["legl", "legal"]);
    minefield(&["legal", "--whyy"]).expect(2).complains(&["--whyy", "--why"]);
    minefield(&["completions", "tcsh"]).expect(2).complains(&["tcsh", "bash"]);
}

#[test]
fn a_strength_is_a_level_or_limits_of_ones_own() {
    let unknown =
        "`best` is no strength: write a level from 1 to 10, custom:5s (seconds a move) or custom:20000 (visits)";
    minefield(&["play", "--level", "best"]).expect(2).complains(&[unknown]);
    minefield(&["play", "--level", "11"]).expect(2).complains(&["a level is a number from 1 to 10"]);
    minefield(&["play", "--level", "custom:61s"]).expect(2).complains(&["a move takes 1 to 60 seconds"]);
    minefield(&["play", "--white", "computer:custom:0"]).expect(2).complains(&["a move takes 1 to 10000000 visits"]);
    minefield(&["play", "--level", "custom:5s"]).expect(2).complains(&["needs a terminal"]);
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        minefield(&["completions", shell]).expect(0).says(&["minefield", "legal", "why"]).quiet();
    }
}

#[test]
fn rules_lists_the_presets_and_writes_each_as_a_file_it_can_read_back() {
    minefield::<&str>(&["rules"]).expect(0).says(&["minefield", "pinwheel", "cartwheel", "long switch"]);
    for name in ["minefield", "pinwheel", "cartwheel"] {
        let file = minefield(&["rules", name]).expect(0).says(&["figure: hard corner"]).quiet().stdout;
        let again = minefield(&["rules", "-"]).stdin(file.clone()).expect(0).stdout;
        assert_eq!(file, again);
    }
}

#[test]
fn rules_that_are_none_are_refused_with_the_reason() {
    minefield(&["rules", "minfield"]).expect(1).complains(&["minfield", "no such file"]);
    minefield(&["rules", "src"]).expect(3).complains(&["src", "directory"]);
    minefield(&["rules", "-"]).stdin("name: x\nfigure: y\nX Q\n").expect(1).complains(&["standard input: line 3", "Q"]);
    minefield(&["rules", "-"]).stdin([b'n', 0xff]).expect(1).complains(&["line 1", "UTF-8"]);
    minefield(&["rules", "-"]).stdin("# x\n".repeat(20_000)).expect(1).complains(&["longer than"]);
}

#[test]
fn a_reader_that_goes_away_is_no_reason_to_complain() {
    let run = minefield(&["completions", "zsh"]);
    let mut child = run.command().stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn a_complaint_that_nobody_hears_is_no_panic() {
    let mut child = minefield(&["rules", "chess"]).command().stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stderr.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("/dev/full");
    let output = minefield(&["completions", "zsh"]).command().stdout(full).output().expect("it runs");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), stderr.contains("standard output")), (Some(3), true), "{stderr}");
}
