//! Conversations with a session, told as data, and whole games between two of them.
//!
//! A transcript is a file in `protocol/`; those in `protocol/search/` hold what a search finds, and
//! change with the search, as do the examples of `docs/PROTOCOL.md`. To write what is answered now into
//! all of them: `MINEFIELD_BLESS=1 cargo test -p minefield-engine --test protocol`.
//!
//! ```text
//! # a remark
//! : size 5, visits 100       how the session begins (before the first line); `json` for analyses in JSON
//! > play b c3                a line that arrives; then work is done until none is left that ends by itself
//! >> genmove w               a line that arrives, and no work is done
//! % 3                        so many portions of work
//! ! 250                      so many milliseconds pass
//! < =                        a line of the output that this has led to
//! ```
//!
//! In lines that arrive, `\t`, `\r`, `\xHH` and `\{N}` (the letter x, N times) stand for something else.

#[path = "protocol/games.rs"]
mod games;
#[path = "protocol/transcript.rs"]
mod transcript;

use minefield_engine::protocol::{Analyst, AnalystOptions};
use std::path::Path;
use std::time::Duration;
use transcript::Transcript;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/protocol");

/// Plays the transcripts of a folder; `tick` passes with each portion of work.
fn check(folder: &Path, tick: Duration) {
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|end| end == "gtp" || end == "jsonl")).collect();
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let text = std::fs::read_to_string(&path).expect("text");
        let told = Transcript::read(&text).play(tick);
        if std::env::var_os("MINEFIELD_BLESS").is_some() && tick.is_zero() {
            std::fs::write(&path, told).expect("written");
        } else {
            assert_same(&path.display().to_string(), &text, &told);
        }
    }
}

fn assert_same(name: &str, expected: &str, found: &str) {
    let mut lines = (1..).zip(expected.lines().zip(found.lines()));
    let first = lines.find(|(_, (expected, found))| expected != found);
    assert!(expected == found, "{name}: {first:#?}");
}

#[test]
fn what_needs_no_search_is_answered_as_written() {
    check(Path::new(FOLDER), Duration::ZERO);
}

#[test]
fn what_a_search_finds_is_answered_as_written() {
    check(&Path::new(FOLDER).join("search"), Duration::ZERO);
}

#[test]
fn the_clock_and_the_portions_change_no_answer_under_a_limit_of_visits() {
    for milliseconds in [1, 7, 400] {
        check(&Path::new(FOLDER).join("search"), Duration::from_millis(milliseconds));
    }
}

#[test]
fn no_query_is_refused_while_lines_are_taken() {
    let query = |turns: usize| {
        let turns = vec!["0"; turns].join(",");
        format!(r#"{{"id":"a","boardXSize":3,"boardYSize":3,"analyzeTurns":[{turns}]}}"#)
    };
    for turns in [1, 1000, 2047, 2048] {
        let (mut analyst, mut output) = (Analyst::new(&AnalystOptions::default()), String::new());
        let (query, mut taken) = (query(turns), 0);
        while analyst.takes_lines() {
            analyst.line(&query, &mut output);
            taken += 1;
        }
        assert!(output.is_empty() && taken * turns <= 10_000, "{turns} turns, {taken} queries: {output}");
    }
}

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PROTOCOL.md");

#[test]
fn the_examples_of_the_document_are_answered_as_written() {
    let text = std::fs::read_to_string(DOCUMENT).expect("text");
    let blocks: Vec<&str> = text.split("```\n").collect();
    let told = blocks.iter().map(|block| match block {
        block if block.starts_with(": ") => Transcript::read(block).play(Duration::ZERO),
        block => (*block).to_owned(),
    });
    let told = told.collect::<Vec<_>>().join("```\n");
    if std::env::var_os("MINEFIELD_BLESS").is_some() {
        std::fs::write(DOCUMENT, told).expect("written");
    } else {
        assert_same("PROTOCOL.md", &text, &told);
    }
}

#[test]
fn the_document_tells_of_every_command_and_option() {
    let text = std::fs::read_to_string(DOCUMENT).expect("text");
    for list in ["list_commands", "minefield-options"] {
        let answer = Transcript::read(&format!("> {list}")).play(Duration::ZERO);
        let names = answer.lines().skip(1).map(|line| line.trim_start_matches(['<', '=', ' ']));
        for name in names.filter_map(|line| line.split(' ').next()).filter(|name| !name.is_empty()) {
            assert!(text.contains(&format!("`{name}`")) || text.contains(&format!("`{name} ")), "{name}");
        }
    }
}
