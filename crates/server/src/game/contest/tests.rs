//! Logs and what they add up to.

use super::*;
use crate::game::{TimeControl, event::Player};

fn created(players: &str, line: &str) -> Event {
    let player = |text: &str| match text.parse() {
        Ok(strength) => Player::Computer { strength },
        Err(_) => Player::Person { name: None },
    };
    let (opener, chooser) = players.split_once('/').unwrap();
    let clock = players.ends_with('*').then_some(TimeControl { main: 60, increment: 5 });
    let line = if line.contains('-') { line.to_owned() } else { format!("mfg1-5-minefield-{line}") };
    let (opener, chooser) = (player(opener), player(chooser.trim_end_matches('*')));
    Event::Created(Box::new(Created { line, opener, chooser, clock, seed: 1, engine: Engine::Server, import: None }))
}

fn event(word: &str) -> Event {
    let (name, value) = word.split_once(':').unwrap_or((word, ""));
    let side = if value == "white" { Side::White } else { Side::Black };
    match name {
        "swap" => Event::Swap {},
        "undo" => Event::Undo { count: value.parse().unwrap() },
        "redo" => Event::Redo { count: value.parse().unwrap() },
        "resign" => Event::Resign { color: side },
        "engine" if value == "browser" => Event::Engine { at: Engine::Browser },
        "engine" => Event::Engine { at: Engine::Server },
        "timeout" => Event::Timeout { color: side },
        point => Event::Move { point: point.to_owned() },
    }
}

/// The contest of `opener/chooser` (`p`, or the computer's level; `*`: with a clock) that begins
/// with `line` and goes on with these events, one each second.
fn play(players: &str, line: &str, log: &str) -> Result<Contest, BadLog> {
    let mut contest = Contest::begin(&created(players, line), 0)?;
    for (at, word) in (1..).zip(log.split_whitespace()) {
        contest.apply(&event(word), at)?;
    }
    Ok(contest)
}

/// What the log adds up to: `moves undo/redo`, the counts of what undo and redo would do.
fn check(players: &str, log: &str, expected: &str) {
    let contest = play(players, "", log).unwrap();
    let count = |count: Option<usize>| count.map_or("-".to_owned(), |count| count.to_string());
    let line = line::of_game(contest.game());
    let moves = line.rsplit('-').next().unwrap();
    let told = format!("{moves} {}/{}", count(contest.undo_count()), count(contest.redo_count()));
    assert_eq!(told, expected, "{players}: {log}");
}

#[test]
fn a_log_adds_up_to_a_game() {
    check("p/p", "", " -/-");
    check("p/p", "c3", "c3 1/-");
    check("p/p", "c3 swap b2", "c3.swap.b2 1/-");
    check("p/p", "c3 swap undo:1", "c3 1/1");
    check("p/p", "c3 swap undo:2", " -/1");
    check("p/p", "c3 undo:1 redo:1", "c3 1/-");
    check("p/p", "c3 undo:1 b2", "b2 1/-");
    check("p/p", "c3 resign:black", "c3.resign_b 1/-");
    check("p/p", "c3 resign:white undo:1 b2", "c3.b2 1/-");
    check("p/p*", "c3 timeout:white", "c3.time_w -/-");
}

#[test]
fn against_the_computer_undo_goes_back_to_the_person() {
    check("p/1", "c3", "c3 1/-");
    check("p/1", "c3 b2", "c3.b2 2/-");
    check("p/1", "c3 b2 undo:2", " -/2");
    check("p/1", "c3 b2 d4 undo:1", "c3.b2 2/1");
    check("p/1", "c3 b2 resign:black", "c3.b2.resign_b 1/-");
    // The computer began: its first stone stays.
    check("1/p", "c3", "c3 -/-");
    check("1/p", "c3 b2 d4", "c3.b2.d4 2/-");
    // A swap is the person's move.
    check("1/p", "c3 swap b2", "c3.swap.b2 2/-");
    check("1/p", "c3 swap b2 undo:2", "c3 -/2");
}

#[test]
fn undo_counts_skipped_turns_right() {
    let contest = |players, log| play(players, "mfg1-3-minefield-", log).unwrap();
    // White, the person, is skipped after b2; the computer moves twice in a row.
    let skipped = contest("1/p", "c1 a1 a3 c3 b2 a2");
    assert_eq!(skipped.undo_count(), Some(3), "a2, b2 and the person's c3");
    // Black, the person, moves twice in a row.
    let skipping = contest("p/1", "c1 a1 a3 c3 b2");
    assert_eq!(skipping.computer_to_move(), None);
    assert_eq!(skipping.undo_count(), Some(1));
}

#[test]
fn a_log_that_can_not_be_is_refused_with_its_event() {
    let check = |line: &str, log: &str, expected: &str| {
        assert_eq!(play("p/p", line, log).unwrap_err().to_string(), expected);
    };
    check("", "c3 c3", "event 3 can't have happened then");
    check("", "swap", "event 2 can't have happened then");
    check("", "undo:1", "event 2 can't have happened then");
    check("", "c3 undo:0", "event 3 can't have happened then");
    check("", "c3 undo:2", "event 3 can't have happened then");
    check("", "redo:1", "event 2 can't have happened then");
    check("", "resign:black c3", "event 3 can't have happened then");
    check("", "nonsense", "event 2 can't have happened then");
    check("", "engine:browser", "event 2 can't have happened then");
    check("mfg1-99-minefield-", "", "event 1: board size 99 is not between 1 and 32");
    let twice = play("p/p", "", "").unwrap().apply(&created("p/p", ""), 1).unwrap_err();
    assert_eq!(twice.to_string(), "event 2: a log begins with `created`, and only once");
    assert!(Contest::begin(&event("c3"), 0).is_err());
}

#[test]
fn what_may_be_asked_for_depends_on_whose_turn_it_is() {
    let check = |players: &str, log: &str, action: Action, expected: Result<&str, Refusal>| {
        let answer = play(players, "", log).unwrap().answer(action);
        assert_eq!(answer, expected.map(event), "{players}: {log} {action:?}");
    };
    let place = |text: &str| Action::Play(Move::Place(text.parse().unwrap()));
    check("p/p", "", place("c3"), Ok("c3"));
    check("p/p", "c3", Action::Play(Move::Swap), Ok("swap"));
    check("p/p", "", Action::Play(Move::Swap), Err(Refusal::Illegal(IllegalMove::NoSwap)));
    check("1/p", "", place("c3"), Err(Refusal::NotYours));
    check("p/1", "c3", place("b2"), Err(Refusal::NotYours));
    check("p/1", "c3", Action::Undo, Ok("undo:1"));
    check("p/1", "", Action::Undo, Err(Refusal::NothingToUndo));
    check("p/1", "", Action::Redo, Err(Refusal::NothingToRedo));
    check("p/1", "c3", Action::Resign(None), Ok("resign:black"));
    check("p/1", "c3", Action::Resign(Some(Color::White)), Err(Refusal::ComputersColor));
    check("p/p", "c3", Action::Resign(None), Ok("resign:white"));
    let over = Refusal::Illegal(IllegalMove::Ended(Ending::Resigned(Color::Black)));
    check("p/p", "resign:black", Action::Resign(None), Err(over.clone()));
    check("p/p", "resign:black", place("c3"), Err(over));
}

#[test]
fn the_computers_moves_come_from_where_its_engine_is() {
    let check = |players: &str, log: &str, action: Action, expected: Result<&str, Refusal>| {
        let answer = play(players, "", log).unwrap().answer(action);
        assert_eq!(answer, expected.map(event), "{players}: {log} {action:?}");
    };
    let bring = |text: &str| Action::Bring(text.parse().unwrap());
    check("1/p", "engine:browser", bring("c3"), Ok("c3"));
    check("1/p", "", bring("c3"), Err(Refusal::NotBrowsers));
    check("1/p", "engine:browser engine:server", bring("c3"), Err(Refusal::NotBrowsers));
    check("p/1", "engine:browser", bring("c3"), Err(Refusal::NotBrowsers));
    check("p/1", "engine:browser c3", bring("swap"), Ok("swap"));
    check("p/1", "engine:browser c3 undo:1", Action::Play("b2".parse().unwrap()), Ok("b2"));
    check("1/p", "engine:browser", Action::Play("c3".parse().unwrap()), Err(Refusal::NotYours));
    let taken =
        Refusal::Illegal(play("p/p", "", "c3").unwrap().game().clone().play("c3".parse().unwrap()).unwrap_err());
    check("p/1", "engine:browser c3", bring("c3"), Err(taken));
    check("p/1", "c3", Action::Think(Engine::Browser), Ok("engine:browser"));
    check("p/p", "c3", Action::Think(Engine::Browser), Err(Refusal::NoComputer));
}

#[test]
fn an_event_is_known_as_what_was_asked_for() {
    let place = |text: &str| Action::Play(Move::Place(text.parse().unwrap()));
    assert!(event("c3").does(place("C3")));
    assert!(!event("c3").does(place("c4")));
    assert!(event("swap").does(Action::Play(Move::Swap)));
    assert!(event("swap").does(Action::Bring(Move::Swap)));
    assert!(event("engine:browser").does(Action::Think(Engine::Browser)));
    assert!(!event("engine:browser").does(Action::Think(Engine::Server)));
    assert!(event("undo:2").does(Action::Undo));
    assert!(!event("undo:2").does(Action::Redo));
    assert!(event("resign:white").does(Action::Resign(Some(Color::White))));
    assert!(!event("resign:white").does(Action::Resign(Some(Color::Black))));
}

#[test]
fn what_a_move_added_to_the_clock_goes_and_comes_with_it() {
    let left = |log: &str| {
        let contest = play("p/p*", "", log).unwrap();
        let clock = contest.clock().unwrap();
        let at = contest.touched_at();
        (clock.left(Seat::Opener, at), clock.left(Seat::Chooser, at))
    };
    assert_eq!(left("c3"), (60, 60), "the first stone adds nothing: no time ran");
    assert_eq!(left("c3 b2"), (60, 64));
    assert_eq!(left("c3 b2 d4"), (64, 64));
    assert_eq!(left("c3 b2 d4 undo:2"), (59, 58));
    assert_eq!(left("c3 b2 d4 undo:2 redo:2"), (64, 62));
}
