//! Games are read from records and written as such.

use crate::test_app::TestApp;
use serde_json::{Value, json};

async fn import(app: &TestApp, record: impl Into<hyper::body::Bytes>) -> Value {
    app.request("POST", "/api/import", &[("content-type", "application/octet-stream")], record).await.expect(201).json()
}

#[tokio::test]
async fn a_game_is_read_from_text_of_many_kinds() {
    let app = TestApp::start().await;
    for (record, format, line) in [
        ("mfg1-9-minefield-e5.d5", "game-line", "mfg1-9-minefield-e5.d5"),
        ("http://127.0.0.1:1/open/mfg1-9-minefield-e5.d5", "game-line", "mfg1-9-minefield-e5.d5"),
        ("mfp1-3-minefield-w-3.1B1.3", "position-line", "mfg1-3-minefield-w-3.1B1.3-"),
        ("9x9 pinwheel 1. e5 d4 2. c3", "move-list", "mfg1-9-pinwheel-e5.d4.c3"),
        (". . .\n. B .\n. . .\n", "diagram", "mfg1-3-minefield-w-3.1B1.3-"),
    ] {
        let read = import(&app, record).await;
        assert_eq!(read["format"], format, "{record}");
        assert_eq!(read["fault"], Value::Null);
        let game = app.resume(read["id"].as_str().unwrap()).await;
        assert_eq!(game.view["line"], line, "{record}");
        assert_eq!(game.view["import"]["format"], format);
    }
    app.stop().await;
}

#[tokio::test]
async fn a_record_with_an_illegal_move_is_read_up_to_it() {
    let app = TestApp::start().await;
    let read = import(&app, "mfg1-9-minefield-e5.d5.d4.a1").await;
    assert_eq!((&read["fault"]["ply"], &read["fault"]["move"]), (&json!(3), &json!("d4")));
    let english = read["fault"]["message"].as_str().unwrap();
    assert!(english.contains("hard corner"), "{english}");
    let mut game = app.resume(read["id"].as_str().unwrap()).await;
    assert_eq!(game.view["line"], "mfg1-9-minefield-e5.d5");
    let french = app.request("GET", &game.path(), &[("accept-language", "fr")], "").await.json();
    assert_ne!(french["import"]["fault"]["message"], game.view["import"]["fault"]["message"]);
    game.play("a1").await;
    game.change("undo").await;
    game.change("undo").await;
    assert_eq!(game.view["line"], "mfg1-9-minefield-e5");
    app.stop().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused() {
    let app = TestApp::start().await;
    for record in [
        b"".as_slice(),
        b"   \n ",
        b"hello",
        b"{",
        b"{}",
        b"{\"game\":\"chess\"}",
        b"\xff\xfe\x00\x01",
        b"mfg9-9-x-",
        b"mfg1-99-minefield-a1",
        b"http://a.example/open/",
    ] {
        let answer = app.request("POST", "/api/import", &[], record.to_vec()).await.expect(422);
        assert_eq!(answer.error_code(), "record", "{record:?}");
        assert!(!answer.json()["error"]["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(app.get("/").await.expect(200).text().matches("class=\"remove\"").count(), 0, "nothing was begun");
    app.stop().await;
}

#[tokio::test]
async fn a_game_is_written_in_every_form() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5 })).await;
    game.play_all("c3 swap b2").await;
    game.view = game.try_change("resign", json!({ "seq": game.seq(), "color": "white" })).await.expect(200).json();
    for (form, kind, part) in [
        ("line", "text/plain; charset=utf-8", "mfg1-5-minefield-c3.swap.b2.resign_w"),
        ("text", "text/plain; charset=utf-8", "b2"),
        ("abstract-play", "application/json", "\"Minefield\""),
        ("diagram", "text/plain; charset=utf-8", "B"),
        ("svg", "image/svg+xml", "<svg"),
    ] {
        let answer = app.get(&format!("/games/{}/export/{form}", game.id)).await.expect(200);
        assert_eq!(answer.header("content-type"), kind, "{form}");
        assert!(answer.header("content-disposition").starts_with("attachment; filename=\"minefield-"), "{form}");
        assert!(answer.text().contains(part), "{form}: {}", answer.text());
    }
    app.get(&format!("/games/{}/export/pdf", game.id)).await.expect(404);
    app.stop().await;
}

#[tokio::test]
async fn what_was_written_is_read_again() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5 })).await;
    game.play_all("c3 swap b2 d2").await;
    game.view = game.try_change("resign", json!({ "seq": game.seq(), "color": "white" })).await.expect(200).json();
    for form in ["line", "text", "abstract-play"] {
        let written = app.get(&format!("/games/{}/export/{form}", game.id)).await.expect(200);
        let read = import(&app, written.body).await;
        let again = app.resume(read["id"].as_str().unwrap()).await;
        assert_eq!(again.view["line"], game.view["line"], "{form}: {read}");
    }
    app.stop().await;
}

#[tokio::test]
async fn the_samples_of_abstract_play_are_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../records/tests/data");
    let app = TestApp::start().await;
    let mut count = 0;
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let read = import(&app, std::fs::read(&path).unwrap()).await;
            let game = app.resume(read["id"].as_str().unwrap()).await;
            assert!(!game.view["moves"].as_array().unwrap().is_empty(), "{path:?}");
            app.get(&format!("/games/{}", game.id)).await.expect(200);
            count += 1;
        }
    }
    assert!(count > 0, "no samples in {folder}");
    app.stop().await;
}
