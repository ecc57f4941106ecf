//! Whatever lines arrive, every command gets one well-formed answer, and portions of work end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_engine::protocol::{Options, Session};
use minefield_rules::{Game, Ruleset, Size};
use std::time::Duration;

/// Portions of work after each line: some thoughts end, some are interrupted.
const PORTIONS: usize = 3;

fuzz_target!(|text: &str| {
    let game = Game::new(Size::new(4).expect("a size"), &Ruleset::minefield());
    let mut session = Session::new(game, Options { visits: Some(40), hash: 1, ..Options::default() });
    let (mut output, mut now) = (String::new(), Duration::ZERO);
    for line in text.split('\n').take(200) {
        // Large boards and rule sets are legal, but take their time.
        if session.game().size().get() > 6 || line.contains('~') {
            session.line("boardsize 6", now, &mut output);
        }
        session.line(line, now, &mut output);
        for _ in 0..PORTIONS {
            session.work(now, &mut output);
            now += Duration::from_millis(40);
        }
    }
    // As many visits as somebody likes are legal, but take their time.
    while session.ends_by_itself() {
        session.work(now, &mut output);
        now += Duration::from_millis(50);
        session.line("stop", now, &mut output);
    }
    session.line("", now, &mut output);
    assert_well_formed(&output);
});

fn assert_well_formed(output: &str) {
    assert!(output.is_empty() || output.ends_with("\n\n"), "{output:?}");
    for answer in output.split_terminator("\n\n") {
        assert!(answer.starts_with(['=', '?']), "{answer:?} in {output:?}");
        assert!(answer.chars().all(|letter| letter == '\n' || !letter.is_control()), "{answer:?}");
        assert!(answer.len() < 100_000, "{} bytes", answer.len());
    }
}
