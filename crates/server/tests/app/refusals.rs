//! What can't be done is refused, with a reason.

use crate::test_app::TestApp;
use serde_json::{Value, json};

/// The value of a one-line message of a language file.
fn message(language: &str, key: &str) -> String {
    let path = format!("{}/../../web/locales/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(path).unwrap();
    let line = file.lines().find_map(|line| line.strip_prefix(&format!("{key} = ")));
    line.unwrap_or_else(|| panic!("{key}")).to_owned()
}

#[tokio::test]
async fn a_forbidden_point_is_refused_with_its_figure_in_the_readers_language() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 9 })).await;
    game.play_all("e5 d5").await;
    let body = json!({ "seq": game.seq(), "move": "d4" }).to_string();
    let path = format!("{}/moves", game.path());
    for language in ["en", "fr"] {
        let answer = app.request("POST", &path, &[("accept-language", language)], body.clone()).await.expect(422);
        let error = answer.json()["error"].clone();
        assert_eq!(error["code"], "illegal");
        let text = error["message"].as_str().unwrap();
        for part in ["d4", "e5", "d5", "e4", &message(language, "figure-hard-corner")] {
            assert!(text.contains(part), "{language}: {text}");
        }
        let violation = &error["violations"][0];
        assert_eq!(violation["kind"], "hard corner");
        assert_eq!(violation["name"], message(language, "figure-hard-corner"));
        assert_eq!(violation["text"], text);
        let spot =
            |spot: &Value| (spot["column"].as_i64().unwrap(), spot["row"].as_i64().unwrap(), spot["mark"].clone());
        let mut spots: Vec<_> = violation["spots"].as_array().unwrap().iter().map(spot).collect();
        spots.sort_by_key(|&(column, row, _)| (row, column));
        let expected = [(3, 3, "black"), (4, 3, "empty"), (3, 4, "white"), (4, 4, "black")];
        assert_eq!(spots, expected.map(|(column, row, mark)| (column, row, json!(mark))));
    }
    game.look().await;
    assert_eq!(game.view["forbidden"]["black"]["d4"][0]["kind"], "hard corner", "the view has it too");
    assert_eq!(game.seq(), 3, "nothing happened");
    app.stop().await;
}

#[tokio::test]
async fn an_edge_that_counts_as_a_stone_is_named() {
    let app = TestApp::start().await;
    let rules = "name: edgy\nfigure: bank\nedges count as stones\nX X\n";
    let game = app.begin(json!({ "size": 4, "ruleFile": rules })).await;
    let error = game.try_play("b1").await.expect(422).json()["error"].clone();
    assert_eq!(error["message"], "b1 is forbidden for Black: it would make the figure “bank” with Black’s edge.");
    assert_eq!(error["violations"][0]["spots"].as_array().unwrap().len(), 2);
    app.stop().await;
}

#[tokio::test]
async fn a_move_that_is_none_is_refused_with_a_reason() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5 })).await;
    game.play("c3").await;
    for (text, code, part) in [
        ("c3", "illegal", "there is a black stone"),
        ("z9", "illegal", "not on this 5×5 board"),
        ("hello", "move", "“hello” is not a move"),
        ("", "move", "is not a move"),
        ("e99", "move", "is not a move"),
    ] {
        let error = game.try_play(text).await.expect(422).json()["error"].clone();
        assert_eq!(error["code"], code, "{text}");
        assert!(error["message"].as_str().unwrap().contains(part), "{text}: {error}");
    }
    app.stop().await;
}

#[tokio::test]
async fn a_game_that_can_not_be_is_refused_with_a_reason() {
    let app = TestApp::start().await;
    for (wish, code) in [
        (json!({ "size": 0 }), "size"),
        (json!({ "size": 33 }), "size"),
        (json!({ "size": -1 }), "size"),
        (json!({ "size": 1e99 }), "request"),
        (json!({ "size": "nine" }), "request"),
        (json!({ "rules": "chess" }), "rules"),
        (json!({ "ruleFile": "" }), "rules"),
        (json!({ "opponent": { "kind": "computer", "level": 0 } }), "opponent"),
        (json!({ "opponent": { "kind": "computer" } }), "opponent"),
        (json!({ "opponent": { "kind": "computer", "custom": {} } }), "opponent"),
        (json!({ "opponent": { "kind": "computer", "custom": { "seconds": 61 } } }), "opponent"),
        (json!({ "opponent": { "kind": "computer", "custom": { "seconds": 0.5 } } }), "request"),
        (json!({ "opponent": { "kind": "dog" } }), "request"),
        (json!({ "color": "red" }), "color"),
        (json!({ "clock": { "minutes": -5 } }), "clock"),
        (json!({ "line": "x".repeat(20_000) }), "line"),
        (json!([]), "request"),
        (json!([9]), "request"),
        (json!(null), "request"),
        (json!("9"), "request"),
    ] {
        let answer = app.post("/api/games", &wish).await;
        assert!(answer.status.is_client_error(), "{wish}: {}", answer.text());
        assert_eq!(answer.error_code(), code, "{wish}");
        assert!(!answer.json()["error"]["message"].as_str().unwrap().contains('['), "{}", answer.text());
    }
    app.stop().await;
}

#[tokio::test]
async fn a_body_that_is_not_understood_is_refused() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    for body in ["", "{", "null", "[]", "{\"seq\":-1,\"move\":\"c3\"}", "{\"move\":\"c3\"}", "{\"seq\":1}", "\u{0}"] {
        let answer = app.request("POST", &format!("{}/moves", game.path()), &[], body).await;
        assert_eq!(answer.expect(400).error_code(), "request", "{body}");
    }
    let answer = app.get(&format!("{}?since=never", game.path())).await;
    assert_eq!(answer.expect(400).error_code(), "request");
    app.stop().await;
}

#[tokio::test]
async fn a_rule_file_is_checked_and_refused_with_its_line() {
    let app = TestApp::start().await;
    let check = |file: &'static str| app.request("POST", "/api/rules/check", &[], file);
    let good = check("name: own\nfigure: hard corner\nX .\nO X\n").await.expect(200).json();
    assert_eq!((&good["name"], &good["word"]), (&json!("own"), &json!("own~hard_corner.xe.ox")));
    assert_eq!(good["figures"][0]["rows"], json!(["X.", "OX"]));
    for (file, line) in
        [("name: own\n\nfigure: a\nX Z\n", 4), ("figure: a\nX\n", 1), ("name: own\nfigure: a\n. .\n", 2)]
    {
        let error = check(file).await.expect(422).json()["error"].clone();
        assert_eq!((&error["code"], &error["line"]), (&json!("rules"), &json!(line)), "{error}");
    }
    let presets = app.get("/api/rules").await.expect(200).json();
    let names: Vec<_> = presets.as_array().unwrap().iter().map(|rules| rules["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["minefield", "pinwheel", "cartwheel"]);
    app.stop().await;
}

#[tokio::test]
async fn games_that_are_not_there_are_not_found() {
    let app = TestApp::start().await;
    for id in ["0000000000000000", "x", "..", "%00", "a%2Fb", &"a".repeat(5000)] {
        assert_eq!(app.get(&format!("/api/games/{id}")).await.expect(404).error_code(), "not-found", "{id}");
    }
    let body = json!({ "seq": 1, "move": "a1" });
    app.post("/api/games/0000000000000000/moves", &body).await.expect(404);
    assert_eq!(app.get("/api/nothing").await.expect(404).error_code(), "not-found");
    let wrong = app.request("PUT", "/api/games", &[], "").await.expect(405);
    assert_eq!(wrong.error_code(), "method");
    assert_eq!(wrong.header("allow"), "POST");
    app.stop().await;
}
