//! GTP programs as players: those that play, and those that don't do what they should.

use super::{contest, games};
use crate::run::{Done, Run};
use std::path::Path;
use std::process::Command;

/// A contest of one pair between the misbehaving program and a random player, with its results in `file`.
fn against(peer: &str, file: &Path, more: &[&str]) -> Run {
    let spec = format!("peer=gtp:sh tests/process/arena/peer.sh {peer}");
    let out = file.to_str().expect("text");
    let args = ["--first", &spec, "--second", "random", "--pairs", "1", "--out", out];
    let more =
        if more.contains(&"--move-timeout") { more.to_vec() } else { [more, &["--move-timeout", "0.6"]].concat() };
    contest(&[&args[..], &more].concat())
}

/// Both games are lost by the program for this reason, and the run ends well.
fn loses(peer: &str, reason: &str, detail: &str) -> Done {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("games.jsonl");
    let log = dir.path().join("log");
    let done = against(peer, &file, &["--peer-log", log.to_str().expect("text")]).expect(0);
    let games = games(&file);
    assert_eq!(games.len(), 2, "{done}");
    for game in games {
        let winner = game["winner"].as_str().and_then(|side| game[side].as_str());
        assert_eq!((winner, game["reason"].as_str()), (Some("random"), Some(reason)), "{game}\n{done}");
        assert!(game["detail"].as_str().is_some_and(|found| found.contains(detail)), "{game}\n{done}");
    }
    done.says(&[&format!("lost without the board by peer: 2 {reason}")])
}

#[test]
fn a_program_that_dies_loses_and_the_run_goes_on() {
    loses("dies", "died", "the program ended");
}

#[test]
fn a_program_that_does_not_answer_in_time_loses() {
    loses("blanks", "timeout", "no answer for 0.6 s");
}

#[test]
fn a_program_that_hangs_is_killed_with_all_it_has_started() {
    let dir = tempfile::tempdir().expect("a directory");
    let note = dir.path().join("pid");
    loses(&format!("hangs {}", note.to_str().expect("text")), "timeout", "no answer for 0.6 s");
    let pid = std::fs::read_to_string(&note).expect("the program noted whom it started");
    // It may be left as a zombie where nobody fetches orphans.
    let state = Command::new("ps").args(["-o", "stat=", "-p", pid.trim()]).output().expect("`ps` runs");
    let state = String::from_utf8_lossy(&state.stdout).trim().to_owned();
    assert!(state.is_empty() || state.starts_with('Z'), "process {pid} still runs: {state}");
}

#[test]
fn a_program_that_plays_no_legal_point_loses() {
    loses("repeats", "illegal", "is occupied by a");
    loses("off", "illegal", "z26 is not on a 5x5 board");
    loses("swaps", "illegal", "`swap-pieces` is no point of the board");
    loses("passes", "illegal", "`pass` is no point of the board");
}

#[test]
fn a_program_that_says_no_proper_answer_loses() {
    loses("refuses", "illegal", "it refused `genmove ");
    loses("deaf", "illegal", "it refused `play black ");
    loses("babbles", "illegal", "an answer of more than 10000 lines");
    loses("shouts", "illegal", "a line longer than 65536 bytes");
    loses("binary", "illegal", "a line that is no UTF-8 text");
}

#[test]
fn a_program_may_resign() {
    loses("resigns", "resigned", "resigned");
}

#[test]
fn a_program_that_cannot_be_started_ends_the_run_at_once() {
    let dir = tempfile::tempdir().expect("a directory");
    let check = |peer: &str, more: &[&str], why: &str| {
        let file = dir.path().join(peer);
        against(peer, &file, more).expect(3).complains(&["player peer can't be started: ", why]);
        assert!(games(&file).is_empty());
    };
    check("leaves", &[], "the program ended");
    check("mute", &[], "no answer for 0.6 s");
    check("small", &[], "it refused `boardsize 5`: unacceptable size");
    check("chats", &[], "it said `Welcome to the peer!");
    check("passes", &["--rules", "pinwheel"], "it has no command minefield-rules, so it can't play pinwheel");
    let list = dir.path().join("list.txt");
    std::fs::write(&list, "c3\nmfp1-5-minefield-w-5.2B2.5.5.5\n").expect("a list");
    let openings = ["--openings", list.to_str().expect("text")];
    check("resigns", &openings, "it has no command minefield-position, so it can't play openings that are positions");
    let args = ["--first", "gone=gtp:./no-such-program", "--second", "random"];
    contest(&args).expect(3).complains(&["player gone can't be started: ", "No such file"]);
}

#[test]
fn what_a_program_says_on_standard_error_is_logged() {
    let dir = tempfile::tempdir().expect("a directory");
    let [file, log] = ["games", "log"].map(|name| dir.path().join(name));
    against("dies", &file, &["--peer-log", log.to_str().expect("text")]).expect(0);
    assert_eq!(std::fs::read_to_string(&log).expect("a log"), "no more\nno more\n");
}

#[test]
fn our_own_program_plays_whole_games_by_any_rules_and_from_any_opening() {
    let dir = tempfile::tempdir().expect("a directory");
    let list = dir.path().join("list.txt");
    std::fs::write(&list, "mfp1-5-pinwheel-w-5.2B2.5.5.5\nc3\n").expect("a list");
    let spec = format!("gtp=gtp:'{}' gtp --visits 30", env!("CARGO_BIN_EXE_minefield"));
    let file = dir.path().join("games");
    let [list, out] = [&list, &file].map(|path| path.to_str().expect("text"));
    let args = ["--first", &spec, "--second", "random", "--rules", "pinwheel", "--pairs", "4", "--out", out];
    contest(&[&args[..], &["--openings", list, "--to-the-end", "--games-at-once", "2"]].concat()).expect(0);
    let games = games(&file);
    assert_eq!(games.len(), 8);
    assert!(games.iter().all(|game| game["reason"] == "connected"), "{games:#?}");
}

#[test]
fn ctrl_c_keeps_the_finished_games_and_ends_the_programs() {
    let dir = tempfile::tempdir().expect("a directory");
    let [file, note] = ["games", "pid"].map(|name| dir.path().join(name));
    let peer = format!("hangs {}", note.to_str().expect("text"));
    let mut command = against(&peer, &file, &["--move-timeout", "1000"]).command();
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    while child.try_wait().expect("a state").is_none()
        && !std::fs::read_to_string(&note).is_ok_and(|text| text.ends_with('\n'))
    {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    crate::run::interrupt(&child);
    let output = child.wait_with_output().expect("it ends");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{stderr}");
    assert!(stderr.contains("stopped: 0 of 2 games are finished; the same command goes on"), "{stderr}");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("no pair of games is finished"), "{text}");
    assert!(games(&file).is_empty(), "a game that was broken off is no result");
}
