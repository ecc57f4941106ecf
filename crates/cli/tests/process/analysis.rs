//! `minefield analysis`: the answers themselves are tested in the engine; here, that a process gives them.

use crate::run::minefield;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

fn queries() -> String {
    let rules = ["minefield", "pinwheel", "cartwheel"];
    let query = |k: usize| {
        let rules = rules[k % 3];
        format!("{{\"id\":\"{k}\",\"line\":\"mfg1-7-{rules}-d4.c2.e6.b3\",\"analyzeTurns\":[0,2,4],\"seed\":{k}}}\n")
    };
    (0..12).map(query).collect()
}

/// The answers in the order of their ids and turns.
fn sorted(text: &str) -> Vec<&str> {
    let key = |line: &&str| {
        let value: Value = serde_json::from_str(line).expect("JSON");
        let id: usize = value["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        (id, value["turnNumber"].as_u64())
    };
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_by_key(key);
    lines
}

#[test]
fn every_position_is_answered_the_same_whatever_the_threads() {
    let run = |threads: &str| {
        minefield(&["analysis", "--visits", "150", "--threads", threads]).stdin(queries()).expect(0).quiet().stdout
    };
    let (one, many) = (run("1"), run("5"));
    assert_eq!(sorted(&one).len(), 36);
    assert_eq!(sorted(&one), sorted(&many));
}

#[test]
fn threads_have_bounds() {
    for threads in ["0", "257", "100000"] {
        minefield(&["analysis", "--threads", threads]).expect(2).complains(&[threads, "is not in 1..=256"]);
    }
}

#[test]
fn lines_that_are_none_cost_one_answer_each() {
    let mut input = b"\xff\n\n".to_vec();
    input.extend(vec![b'['; 2 << 20]);
    input.push(b'\n');
    input.extend("[".repeat(100_000).as_bytes());
    input.extend(b"\n{\"id\":\"x\",\"line\":\"mfg1-3-minefield-b1.a1.b2.a3.b3\"}");
    let done = minefield(&["analysis"]).stdin(input).expect(0).quiet();
    let answers: Vec<&str> = done.stdout.lines().collect();
    assert_eq!(answers.len(), 4, "{done}");
    for (answer, part) in answers.iter().zip(["not UTF-8", "1048576 bytes", "recursion limit", "\"winner\":\"B\""]) {
        assert!(answer.contains(part), "{answer} lacks {part}");
    }
}

#[test]
fn a_position_is_given_up_while_it_is_analysed() {
    let mut command = minefield(&["analysis", "--threads", "2"]).command();
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut next = || -> Value { serde_json::from_str(&answers.next().expect("a line").expect("text")).expect("JSON") };
    let query = r#"{"id":"long","line":"mfg1-9-minefield-e5","maxVisits":4000000000,"reportDuringSearchEvery":0.02}"#;
    writeln!(stdin, "{query}").expect("written");
    let report = next();
    assert_eq!((&report["id"], &report["isDuringSearch"]), (&Value::from("long"), &Value::from(true)));
    writeln!(stdin, r#"{{"id":"t","action":"terminate","terminateId":"long"}}"#).expect("written");
    let ended: Vec<Value> = std::iter::from_fn(|| Some(next()).filter(|line| line["id"] != "t")).collect();
    // What was found so far may be told before the echo or after it.
    let is_final = |line: &Value| line["isDuringSearch"] == false;
    let last = ended.into_iter().find(is_final).unwrap_or_else(next);
    assert!(is_final(&last) && last["rootInfo"]["visits"].as_u64() > Some(0), "{last}");
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}
