//! `minefield gtp`: the conversation itself is tested in the engine; here, that a process has it.

use crate::run::minefield;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A running engine, spoken to line by line.
struct Engine {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

fn start(args: &[&str]) -> Engine {
    let mut command = minefield(&[&["gtp"], args].concat()).command();
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let stdin = child.stdin.take().expect("a pipe");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    Engine { child, stdin, lines }
}

impl Engine {
    fn send(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("written");
    }

    fn line(&mut self) -> String {
        self.lines.next().expect("a line").expect("text")
    }

    /// The answer, up to its empty line.
    fn answer(&mut self) -> String {
        let lines: Vec<String> = std::iter::from_fn(|| Some(self.line()).filter(|line| !line.is_empty())).collect();
        lines.join("\n")
    }

    fn end(mut self) {
        drop(self.stdin);
        assert!(self.child.wait().expect("it ends").success());
    }
}

const SCRIPT: &str = "1 genmove black\n2 genmove white\n3 analyze visits 50 maxmoves 3\n4 showboard";

#[test]
fn a_script_on_standard_input_is_answered_to_its_end() {
    let args = ["gtp", "--size", "5", "--rules", "pinwheel", "--visits", "200", "--seed", "5"];
    let done = minefield(&args).stdin(SCRIPT).expect(0).says(&["=1 ", "=2 ", "=3\n\n=4\n", "pinwheel"]).quiet();
    assert_eq!(done.stdout, minefield(&args).stdin(SCRIPT).expect(0).stdout, "the same seed, the same answers");
    assert!(done.stdout.ends_with("to move\n\n"), "{done}");
}

#[test]
fn several_threads_find_a_move() {
    let args = ["gtp", "--size", "5", "--visits", "200", "--threads", "3"];
    let done = minefield(&args).stdin("genmove black\nminefield-options threads").expect(0).says(&["= 3\n\n"]).quiet();
    assert!(!done.stdout.contains('?'), "{done}");
    minefield(&["gtp", "--threads", "257"]).expect(2).complains(&["257 is not in 1..=256"]);
}

#[test]
fn an_analysis_with_a_limit_is_finished_at_the_end_of_the_input_and_one_without_is_not() {
    let args = ["gtp", "--size", "5", "--seed", "5"];
    let done = minefield(&args).stdin("analyze visits 50 maxmoves 1").expect(0).quiet();
    assert!(done.stdout.starts_with("=\ninfo move ") && done.stdout.ends_with("\n\n"), "{done}");
    minefield(&args).stdin("analyze 1").expect(0).quiet();
    minefield(&args).stdin("").expect(0).quiet();
}

#[test]
fn bytes_that_are_not_text_and_lines_without_end_are_refused() {
    let mut input = b"1 name\r\n\xff\xfe\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\n2 name\nquit\nname\n");
    let done = minefield(&["gtp"]).stdin(input).expect(0).quiet();
    let expected = "=1 Minefield\n\n? byte 1 of the line is not UTF-8 text\n\n\
        ? line too long: 65536 bytes is the most\n\n=2 Minefield\n\n=\n\n";
    assert_eq!(done.stdout, expected);
}

#[test]
fn more_commands_than_may_wait_are_answered_all_the_same() {
    let script = format!("genmove b\n{}", "name\n".repeat(2000));
    let done = minefield(&["gtp", "--size", "9", "--visits", "3000"]).stdin(script).expect(0).quiet();
    assert_eq!(done.stdout.matches("= Minefield\n\n").count(), 2000);
    assert!(!done.stdout.contains('?'), "{done}");
}

#[test]
fn an_analysis_is_ended_by_the_next_line_at_once() {
    let mut engine = start(&["--size", "9"]);
    engine.send("kata-analyze b 1 maxmoves 1");
    assert_eq!(engine.line(), "=");
    assert!(engine.line().starts_with("info move "));
    engine.send("5 name");
    while engine.line().starts_with("info move ") {}
    assert_eq!(engine.answer(), "=5 Minefield");
    engine.send("analyze");
    assert_eq!(engine.line(), "=");
    engine.end();
}

#[test]
fn stop_ends_a_long_thought_with_a_move() {
    let mut engine = start(&["--size", "9", "--ms", "4000000000"]);
    engine.send("play b a2");
    engine.send("1 genmove w");
    engine.send("2 name");
    engine.send("3 stop");
    assert_eq!(engine.answer(), "=");
    assert!(engine.answer().starts_with("=1 "));
    assert_eq!(engine.answer(), "=2 Minefield");
    assert_eq!(engine.answer(), "=3");
    engine.end();
}

#[test]
fn pondering_is_silent_and_hears_at_once() {
    let mut engine = start(&["--size", "9", "--ponder", "--visits", "100"]);
    engine.send("play b a2");
    assert_eq!(engine.answer(), "=");
    engine.send("genmove w");
    assert!(engine.answer().starts_with("= "));
    engine.send("7 minefield-options ponder");
    assert_eq!(engine.answer(), "=7 on");
    engine.end();
}

#[test]
fn a_listener_that_goes_away_ends_it_without_a_word() {
    let mut command = minefield(&["gtp", "--size", "9"]).command();
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    writeln!(child.stdin.as_mut().expect("a pipe"), "kata-analyze b 1").expect("written");
    let stdin = child.stdin.take();
    let output = child.wait_with_output().expect("it ends");
    drop(stdin);
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn a_wrong_command_line_is_a_usage_error() {
    minefield(&["gtp", "--size", "33"]).expect(2).complains(&["33"]);
    minefield(&["gtp", "--level", "11"]).expect(2).complains(&["1 to 10"]);
    minefield(&["gtp", "--visits", "0"]).expect(2).complains(&["visits"]);
    minefield(&["gtp", "--rules", "chess"]).expect(1).complains(&["chess"]);
    minefield(&["analysis", "--threads", "0"]).expect(2).complains(&["threads"]);
}
