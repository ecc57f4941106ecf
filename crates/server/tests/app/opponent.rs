//! People play against the computer.

use crate::test_app::TestApp;
use minefield_engine::protocol::{Options, Session};
use minefield_rules::{Game, Ruleset, Size};
use minefield_server::Database;
use serde_json::{Value, json};
use std::time::Duration;

fn against(level: u8, color: &str, size: usize) -> Value {
    json!({ "size": size, "color": color, "opponent": { "kind": "computer", "level": level } })
}

/// The computer's seat.
fn told(level: impl Into<Value>, custom: Value, text: &str) -> Value {
    json!({ "kind": "computer", "level": level.into(), "custom": custom, "text": text })
}

#[tokio::test]
async fn a_game_against_the_computer_comes_to_an_end() {
    let app = TestApp::start().await;
    for color in ["black", "white"] {
        let mut game = app.begin(against(1, color, 5)).await;
        loop {
            game.wait_for_computer().await;
            if !game.view["outcome"].is_null() {
                break;
            }
            game.play(&game.legal_point()).await;
        }
        assert_eq!(game.view["outcome"]["by"], "connection");
        assert_eq!(game.view["thinking"], false);
    }
    app.stop().await;
}

#[tokio::test]
async fn the_computer_begins_when_the_person_is_white() {
    let app = TestApp::start().await;
    let mut game = app.begin(against(1, "white", 5)).await;
    assert_eq!(game.view["thinking"], true);
    assert_eq!(game.view["seats"]["black"], told(1, json!(null), "Computer, level 1"));
    game.wait_for_computer().await;
    assert_eq!((&game.view["turn"], &game.view["canSwap"]), (&json!("white"), &json!(true)));
    game.play("swap").await;
    assert_eq!(game.view["seats"]["white"]["kind"], "computer");
    assert_eq!(game.view["thinking"], true, "who began is White now, and to move");
    game.wait_for_computer().await;
    assert_eq!(game.view["turn"], "black");
    app.stop().await;
}

#[tokio::test]
async fn nobody_moves_or_resigns_for_the_computer() {
    let app = TestApp::start().await;
    let mut game = app.begin(against(10, "black", 19)).await;
    game.play("k10").await;
    assert_eq!(game.view["thinking"], true);
    assert_eq!(game.try_play("c3").await.expect(422).error_code(), "not-yours");
    let resign = game.try_change("resign", json!({ "seq": game.seq(), "color": "white" })).await;
    assert_eq!(resign.expect(422).error_code(), "not-yours");
    game.view = game.try_change("resign", json!({ "seq": game.seq(), "color": "black" })).await.expect(200).json();
    assert_eq!(game.view["outcome"]["winner"], "white");
    assert_eq!(game.view["thinking"], false);
    app.stop().await;
}

#[tokio::test]
async fn undo_goes_back_to_ones_own_turn() {
    let app = TestApp::start().await;
    let mut game = app.begin(against(1, "black", 7)).await;
    game.play("d4").await;
    game.wait_for_computer().await;
    let line = game.view["line"].clone();
    game.play(&game.legal_point()).await;
    game.wait_for_computer().await;
    let later = game.view["line"].clone();
    game.change("undo").await;
    assert_eq!((&game.view["line"], &game.view["thinking"]), (&line, &json!(false)));
    game.change("redo").await;
    assert_eq!(game.view["line"], later);
    game.change("undo").await;
    game.change("undo").await;
    assert_eq!((&game.view["line"], &game.view["canUndo"]), (&json!("mfg1-7-minefield-"), &json!(false)));
    app.stop().await;
}

#[tokio::test]
async fn the_computers_first_stone_is_not_taken_back() {
    let app = TestApp::start().await;
    let mut game = app.begin(against(1, "white", 5)).await;
    game.wait_for_computer().await;
    assert_eq!(game.view["canUndo"], false);
    app.stop().await;
}

#[tokio::test]
async fn what_is_taken_back_stops_the_computer() {
    let app = TestApp::start().await;
    let mut game = app.begin(against(10, "black", 19)).await;
    for _ in 0..3 {
        game.play("k10").await;
        assert_eq!(game.view["thinking"], true);
        game.change("undo").await;
        assert_eq!(game.view["thinking"], false);
    }
    game.look().await;
    assert_eq!(game.view["line"], "mfg1-19-minefield-");
    app.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_while_the_computer_thinks_goes_on_after_it_starts_again() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::File(folder.path().join("games.sqlite"));
    let app = TestApp::start_with(database.clone()).await;
    let mut game = app.begin(against(9, "black", 13)).await;
    game.play("g7").await;
    let id = game.id.clone();
    app.stop().await;

    let app = TestApp::start_with(database).await;
    let mut game = app.resume(&id).await;
    assert_eq!((&game.view["line"], &game.view["thinking"]), (&json!("mfg1-13-minefield-g7"), &json!(true)));
    game.wait_for_computer().await;
    assert_eq!(game.view["moves"].as_array().unwrap().len(), 2);
    app.stop().await;
}

#[tokio::test]
async fn a_skipped_person_waits_for_the_computer() {
    let app = TestApp::start().await;
    // Black has just made White's last points forbidden; the computer is Black.
    let line = "mfg1-3-minefield-c1.a1.a3.c3.b2";
    let wish = json!({ "line": line, "color": "white", "opponent": { "kind": "computer", "level": 1 } });
    let mut game = app.begin(wish).await;
    assert_eq!((&game.view["skipped"], &game.view["thinking"]), (&json!("white"), &json!(true)));
    game.wait_for_computer().await;
    assert!(game.view["moves"].as_array().unwrap().len() > 5, "the computer moved twice in a row");
    app.stop().await;
}

#[tokio::test]
async fn a_computer_that_thinks_in_the_browser_waits_for_its_page() {
    let app = TestApp::start().await;
    let mut wish = against(1, "black", 5);
    wish["engine"] = json!("browser");
    let mut game = app.begin(wish).await;
    assert_eq!((&game.view["engine"]["at"], &game.view["engine"]["ask"]), (&json!("browser"), &json!([])));
    game.play("c3").await;
    let ask = &game.view["engine"]["ask"];
    assert_eq!((&ask[0], &ask[3]), (&json!("minefield-position mfg1-5-minefield-c3"), &json!("genmove white")));
    tokio::time::sleep(Duration::from_millis(300)).await;
    game.look().await;
    assert_eq!((&game.view["thinking"], &game.view["line"]), (&json!(true), &json!("mfg1-5-minefield-c3")));
    assert_eq!(game.try_play("a1").await.expect(422).error_code(), "not-yours", "a person does not move for it");
    let bring = async |seq: u64, text: &str| game.try_change("computer", json!({ "seq": seq, "move": text })).await;
    assert_eq!(bring(2, "c3").await.expect(422).error_code(), "illegal");
    assert_eq!(bring(2, "?").await.expect(422).error_code(), "move");
    let brought = bring(2, "a1").await.expect(200).json();
    assert_eq!((&brought["line"], &brought["turn"]), (&json!("mfg1-5-minefield-c3.a1"), &json!("black")));
    bring(2, "a1").await.expect(200);
    assert_eq!(bring(2, "a2").await.expect(409).error_code(), "stale", "another page was quicker");
    assert_eq!(bring(3, "a2").await.expect(422).error_code(), "not-yours", "it is the person's turn");
    app.stop().await;
}

/// What the engine says to these lines of its protocol in the end.
fn answer(ask: &Value) -> String {
    let board = Game::new(Size::new(9).unwrap(), &Ruleset::minefield());
    let (mut session, mut said) = (Session::new(board, Options::default()), String::new());
    for line in ask.as_array().unwrap() {
        said.clear();
        session.line(line.as_str().unwrap(), Duration::ZERO, &mut said);
        while session.is_working() {
            session.work(Duration::ZERO, &mut said);
        }
        assert!(said.starts_with('='), "{line}: {said}");
    }
    said.trim_start_matches("= ").trim_end().replace("swap-sides", "swap")
}

#[tokio::test]
async fn the_engine_understands_what_the_browser_is_told_to_ask() {
    let app = TestApp::start().await;
    let lines =
        ["mfg1-5-minefield-", "mfg1-7-pinwheel-d4", "mfg1-3-minefield-c1.a1.a3.c3.b2", "mfg1-4-own~pair.xo-b2.d4"];
    for (line, color) in lines.iter().zip(["white", "black", "white", "white"]) {
        let mut wish = against(2, color, 5);
        wish["line"] = json!(line);
        wish["engine"] = json!("browser");
        let game = app.begin(wish).await;
        let brought = json!({ "seq": game.seq(), "move": answer(&game.view["engine"]["ask"]) });
        game.try_change("computer", brought).await.expect(200);
    }
    app.stop().await;
}

#[tokio::test]
async fn the_computer_changes_between_browser_and_server() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::File(folder.path().join("games.sqlite"));
    let app = TestApp::start_with(database.clone()).await;
    let mut game = app.begin(against(10, "black", 19)).await;
    assert_eq!(game.view["engine"]["at"], "server");
    game.play("k10").await;
    let to = |engine: &str, seq: u64| json!({ "seq": seq, "engine": engine });
    let view = game.try_change("engine", to("browser", game.seq())).await.expect(200).json();
    assert_eq!((&view["engine"]["at"], &view["thinking"]), (&json!("browser"), &json!(true)));
    let id = game.id.clone();
    app.stop().await;

    let app = TestApp::start_with(database).await;
    let mut game = app.resume(&id).await;
    assert_eq!(game.view["engine"]["at"], "browser", "that is kept");
    app.submit(&format!("/games/{id}/engine"), &format!("seq={}&engine=server", game.seq())).await.expect(303);
    game.look().await;
    assert_eq!(game.view["engine"]["at"], "server");
    game.wait_for_computer().await;
    assert_eq!(game.view["moves"].as_array().unwrap().len(), 2);
    app.stop().await;
}

#[tokio::test]
async fn two_people_need_no_engine() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    assert_eq!(game.view["engine"], json!(null));
    let change = |engine: &str| json!({ "seq": game.seq(), "engine": engine });
    assert_eq!(game.try_change("engine", change("browser")).await.expect(422).error_code(), "nothing-to-do");
    assert_eq!(game.try_change("engine", change("moon")).await.expect(400).error_code(), "request");
    assert_eq!(app.submit("/games", "size=5&opponent=1&color=black&engine=moon").await.status.as_u16(), 422);
    app.stop().await;
}

fn within(custom: &Value, engine: &str) -> Value {
    let opponent = json!({ "kind": "computer", "custom": custom });
    json!({ "size": 5, "color": "black", "opponent": opponent, "engine": engine })
}

#[tokio::test]
async fn limits_of_ones_own_hold_and_outlast_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::File(folder.path().join("games.sqlite"));
    let app = TestApp::start_with(database.clone()).await;
    let custom = json!({ "visits": 300 });
    let mut game = app.begin(within(&custom, "server")).await;
    let seat = told(json!(null), custom, "Computer, 300 visits a move");
    assert_eq!(game.view["seats"]["white"], seat);
    game.play("c3").await;
    game.wait_for_computer().await;
    let id = game.id.clone();
    app.stop().await;

    let app = TestApp::start_with(database).await;
    let mut game = app.resume(&id).await;
    let computers = if game.view["swapped"] == true { "black" } else { "white" };
    assert_eq!(game.view["seats"][computers], seat);
    while game.view["outcome"].is_null() {
        game.play(&game.legal_point()).await;
        game.wait_for_computer().await;
    }
    app.stop().await;
}

#[tokio::test]
async fn limits_of_ones_own_are_told_in_every_language_and_to_the_browsers_engine() {
    let app = TestApp::start().await;
    for (custom, english, french, asked) in [
        (json!({ "seconds": 1 }), "1 second a move", "1 seconde par coup", vec!["ms 1000"]),
        (json!({ "seconds": 60 }), "60 seconds a move", "60 secondes par coup", vec!["ms 60000"]),
        (json!({ "visits": 1 }), "1 visit a move", "1 visite par coup", vec!["ms 60000", "visits 1"]),
        (
            json!({ "seconds": 5, "visits": 10_000_000 }),
            "5 s or 10000000 visits a move",
            "5 s ou 10000000 visites par coup",
            vec!["ms 5000", "visits 10000000"],
        ),
    ] {
        let mut game = app.begin(within(&custom, "browser")).await;
        assert_eq!(game.view["seats"]["white"], told(json!(null), custom, &format!("Computer, {english}")));
        let path = format!("/api/games/{}", game.id);
        let view = app.request("GET", &path, &[("accept-language", "fr")], "").await.expect(200).json();
        assert_eq!(view["seats"]["white"]["text"], format!("Ordinateur, {french}"));
        game.play("c3").await;
        let mut lines = vec!["minefield-position mfg1-5-minefield-c3".to_owned(), "minefield-level full".to_owned()];
        lines.extend(asked.iter().map(|option| format!("minefield-options {option}")));
        let ask: Vec<String> = serde_json::from_value(game.view["engine"]["ask"].clone()).unwrap();
        assert_eq!(ask[..ask.len() - 2], lines);
    }
    let mut game = app.begin(within(&json!({ "visits": 50 }), "browser")).await;
    game.play("c3").await;
    let brought = json!({ "seq": game.seq(), "move": answer(&game.view["engine"]["ask"]) });
    game.try_change("computer", brought).await.expect(200);
    app.stop().await;
}
