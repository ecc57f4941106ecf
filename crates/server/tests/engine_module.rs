//! The engine's module for browsers, run by Node, says byte for byte what the engine says here.

use minefield_engine::protocol::{Options, Session};
use minefield_rules::{Game, Ruleset, Size};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

static MODULE: &str = concat!(env!("OUT_DIR"), "/engine.wasm");
static HOST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/converse.js");

/// A game of the engine against itself, and what else it can be asked at the end.
fn conversation(rules: &str, size: usize, visits: u32, plies: usize) -> String {
    let mut lines = format!(
        "1 boardsize {size}\nminefield-rules {rules}\nminefield-options visits {visits}\n\
         minefield-options seed {}\nminefield-pie\ngenmove b\nminefield-pie\nminefield-options swap off\n",
        visits + 1
    );
    for ply in 1..plies {
        let color = if ply % 2 == 0 { "black" } else { "white" };
        let _ = writeln!(lines, "{ply} genmove {color}");
    }
    for line in ["showboard", "minefield-status", "minefield-line", "final_score", "minefield-forbidden black"] {
        let _ = writeln!(lines, "{line}");
    }
    let color = if plies.is_multiple_of(2) { "black" } else { "white" };
    let _ = writeln!(lines, "kata-analyze {color} visits {visits} rootInfo true\nlz-genmove_analyze {color}");
    lines
        + "minefield-level 3\nminefield-options ms 600000\ngenmove black\ngenmove white\nundo\nundo\nundo\nminefield-line\n"
}

/// The lines of all conversations, and some that are refused.
fn lines() -> String {
    let mut lines =
        String::from("protocol_version\nname\nlist_commands\nfoo\n7 play black z9\ncaf\u{e9} \u{1f980}\n\n");
    for rules in ["minefield", "pinwheel"] {
        lines += &conversation(rules, 5, 400, 12);
        lines += &conversation(rules, 9, 600, 14);
        lines += &conversation(rules, 11, 500, 10);
    }
    lines + "quit\nname\n"
}

/// What the engine here says to the lines.
fn said_here(lines: &str) -> String {
    let board = Game::new(Size::new(9).expect("a size"), &Ruleset::minefield());
    let mut session = Session::new(board, Options::default());
    let mut said = String::new();
    for line in lines.split('\n') {
        session.line(line, Duration::ZERO, &mut said);
        while session.is_working() {
            session.work(Duration::ZERO, &mut said);
        }
    }
    said
}

/// What the module says to them; none, and why, where it can't be run.
fn said_by_module(lines: &str) -> Result<String, String> {
    if std::fs::metadata(MODULE).map_or(0, |file| file.len()) == 0 {
        return Err("the module was not built: rustup target add wasm32-unknown-unknown".to_owned());
    }
    let mut node = Command::new("node");
    node.arg(Path::new(HOST)).arg(MODULE).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = node.spawn().map_err(|fault| format!("node can't be run: {fault}"))?;
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = lines.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("node ends");
    writer.join().expect("the writer ends").expect("node reads to the end");
    assert!(output.status.success(), "node ends with {}", output.status);
    Ok(String::from_utf8(output.stdout).expect("UTF-8"))
}

#[test]
fn a_transcript_is_the_same_here_and_in_a_browser() {
    let lines = lines();
    let there = match said_by_module(&lines) {
        Ok(said) => said,
        Err(reason) => {
            assert!(std::env::var("MINEFIELD_REQUIRE_ALL").is_err(), "{reason}");
            return println!("skipped: {reason}");
        }
    };
    let here = said_here(&lines);
    for (number, (ours, theirs)) in (1..).zip(here.lines().zip(there.lines())) {
        assert_eq!(ours, theirs, "line {number} of what is said");
    }
    assert!(here == there, "one of them says more: {} and {} bytes", here.len(), there.len());
    assert!(here.matches("\n=").count() > 150, "most lines are answered:\n{here}");
}
