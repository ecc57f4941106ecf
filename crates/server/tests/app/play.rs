//! People play.

use crate::test_app::TestApp;
use serde_json::{Value, json};

#[tokio::test]
async fn a_new_game_is_told_in_full() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 3, "rules": "pinwheel" })).await;
    let mut view = game.view.clone();
    assert_eq!(view["text"].take(), "It is Black’s turn.");
    view["seats"].take();
    let expected = json!({
        "id": game.id, "seq": 1, "size": 3,
        "rules": { "name": "pinwheel", "word": "pinwheel", "preset": true },
        "line": "mfg1-3-pinwheel-", "rows": ["...", "...", "..."],
        "turn": "black", "outcome": null, "seats": null,
        "canSwap": false, "swapped": false, "moves": [], "last": null, "skipped": null,
        "path": [], "decided": null, "forbidden": { "black": {}, "white": {} },
        "clock": null, "thinking": false, "engine": null, "canUndo": false, "canRedo": false,
        "text": null, "import": null,
    });
    assert_eq!(view, expected);
    app.stop().await;
}

#[tokio::test]
async fn two_people_play_a_whole_game() {
    let app = TestApp::start().await;
    for rules in ["minefield", "pinwheel", "cartwheel"] {
        let mut game = app.begin(json!({ "size": 6, "rules": rules })).await;
        while game.view["outcome"].is_null() {
            game.play(&game.legal_point()).await;
        }
        let end = &game.view["outcome"];
        assert_eq!(end["by"], "connection", "{rules}");
        assert_eq!(game.view["turn"], Value::Null);
        assert_eq!(game.view["text"], end["text"]);
        assert_eq!(game.view["decided"], end["winner"]);
        assert!(game.view["path"].as_array().unwrap().len() >= 6);
        let after = game.try_play("a1").await.expect(422);
        assert_eq!(after.error_code(), "illegal");
    }
    app.stop().await;
}

#[tokio::test]
async fn the_smallest_board_is_won_by_the_first_stone() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 1 })).await;
    game.play("a1").await;
    assert_eq!(game.view["outcome"]["winner"], "black");
    assert_eq!(game.view["path"], json!(["a1"]));
    app.stop().await;
}

#[tokio::test]
async fn white_may_swap_on_the_first_turn_only() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5, "line": null })).await;
    assert_eq!(game.try_play("swap").await.expect(422).error_code(), "illegal");
    game.play("c3").await;
    assert_eq!(game.view["canSwap"], true);
    let seats = game.view["seats"].clone();
    game.play("swap").await;
    assert_eq!((&game.view["swapped"], &game.view["canSwap"]), (&json!(true), &json!(false)));
    assert_eq!(game.view["turn"], "white", "who began is White now, and to move");
    assert_eq!(game.view["rows"][2], "..B..", "the stone stays");
    assert_eq!(game.view["seats"]["black"]["text"], seats["white"]["text"], "the players change places");
    assert_eq!(game.view["moves"][1], json!({ "number": 2, "color": "white", "move": "swap", "skipped": null }));
    assert_eq!(game.try_play("swap").await.expect(422).error_code(), "illegal");
    game.play("b2").await;
    assert_eq!(game.view["line"], "mfg1-5-minefield-c3.swap.b2");
    app.stop().await;
}

#[tokio::test]
async fn who_has_no_legal_point_is_skipped() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 3 })).await;
    game.play_all("c1 a1 a3 c3 b2").await;
    assert_eq!(game.view["rows"], json!(["B.W", ".B.", "W.B"]));
    assert_eq!((&game.view["turn"], &game.view["skipped"]), (&json!("black"), &json!("white")));
    assert_eq!(game.view["moves"][4]["skipped"], "white");
    assert_eq!(game.view["text"], "White has no legal point and is skipped. It is Black’s turn.");
    assert_eq!(game.view["forbidden"]["white"].as_object().unwrap().len(), 4);
    game.play("b1").await;
    assert_eq!(game.view["line"], "mfg1-3-minefield-c1.a1.a3.c3.b2.b1");
    app.stop().await;
}

#[tokio::test]
async fn moves_are_taken_back_and_made_again() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5 })).await;
    let state = |game: &crate::test_app::GameAtPlay<'_>| {
        let word = |key: &str| game.view[key].as_bool().unwrap();
        (game.view["line"].as_str().unwrap().to_owned(), word("canUndo"), word("canRedo"))
    };
    game.play_all("c3 swap b2").await;
    game.change("undo").await;
    assert_eq!(state(&game), ("mfg1-5-minefield-c3.swap".to_owned(), true, true));
    game.change("undo").await;
    game.change("undo").await;
    assert_eq!(state(&game), ("mfg1-5-minefield-".to_owned(), false, true));
    assert_eq!(game.try_change("undo", json!({ "seq": game.seq() })).await.expect(422).error_code(), "nothing-to-do");
    game.change("redo").await;
    game.change("redo").await;
    assert_eq!(state(&game), ("mfg1-5-minefield-c3.swap".to_owned(), true, true));
    game.play("d4").await;
    assert_eq!(state(&game), ("mfg1-5-minefield-c3.swap.d4".to_owned(), true, false));
    assert_eq!(game.seq(), 10, "every step is an event");
    app.stop().await;
}

#[tokio::test]
async fn a_side_resigns_and_may_take_that_back() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5 })).await;
    game.play("c3").await;
    let answer = game.try_change("resign", json!({ "seq": game.seq(), "color": "black" })).await.expect(200);
    game.view = answer.json();
    assert_eq!(game.view["outcome"]["winner"], "white");
    assert_eq!(game.view["outcome"]["by"], "resignation");
    assert_eq!(game.view["outcome"]["text"], "White wins: Black resigned.");
    assert_eq!(game.view["line"], "mfg1-5-minefield-c3.resign_b");
    let again = game.try_change("resign", json!({ "seq": game.seq(), "color": "white" })).await;
    assert_eq!(again.expect(422).error_code(), "illegal");
    game.change("undo").await;
    assert_eq!((&game.view["outcome"], &game.view["turn"]), (&Value::Null, &json!("white")));
    app.stop().await;
}

#[tokio::test]
async fn two_who_look_at_one_game_do_not_overwrite_each_other() {
    let app = TestApp::start().await;
    let mut one = app.begin(json!({ "size": 5 })).await;
    let other = app.resume(&one.id).await;
    one.play("c3").await;
    let answer = other.try_play("b2").await.expect(409);
    assert_eq!(answer.error_code(), "stale");
    assert_eq!(answer.json()["view"], one.view, "the answer holds how the game stands");
    one.look().await;
    assert_eq!(one.view["line"], "mfg1-5-minefield-c3");
    app.stop().await;
}

#[tokio::test]
async fn a_request_sent_twice_is_done_once() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5 })).await;
    let (first, second) = tokio::join!(game.try_play("c3"), game.try_play("c3"));
    assert_eq!((first.status.as_u16(), second.status.as_u16()), (200, 200));
    game.look().await;
    game.play("b2").await;
    let seq = game.seq();
    for _ in 0..2 {
        game.try_change("undo", json!({ "seq": seq })).await.expect(200);
    }
    game.look().await;
    assert_eq!(game.view["line"], "mfg1-5-minefield-c3");
    app.stop().await;
}

#[tokio::test]
async fn who_waits_hears_of_a_move_at_once() {
    let app = TestApp::start().await;
    let mut one = app.begin(json!({ "size": 5 })).await;
    let mut other = app.resume(&one.id).await;
    tokio::join!(other.wait(), one.play("c3"));
    assert_eq!(other.view, one.view);
    app.stop().await;
}

#[tokio::test]
async fn a_game_begins_from_a_line() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "line": "mfg1-5-pinwheel-c3.swap.b2" })).await;
    assert_eq!((&game.view["swapped"], &game.view["turn"]), (&json!(true), &json!("black")));
    let position = app.begin(json!({ "line": "mfp1-3-minefield-w-3.1B1.3" })).await;
    assert_eq!((&position.view["rows"][1], &position.view["turn"]), (&json!(".B."), &json!("white")));
    assert_eq!(position.view["line"], "mfg1-3-minefield-w-3.1B1.3-");
    app.stop().await;
}

#[tokio::test]
async fn a_game_is_played_by_rules_of_ones_own() {
    let app = TestApp::start().await;
    let rules = "name: my rules\nfigure: domino\nX O\n";
    let mut game = app.begin(json!({ "size": 4, "ruleFile": rules })).await;
    assert_eq!(game.view["rules"], json!({ "name": "my rules", "word": "my_rules~domino.xo", "preset": false }));
    game.play("b2").await;
    let answer = game.try_play("b3").await.expect(422);
    assert_eq!(
        answer.json()["error"]["message"],
        "b3 is forbidden for White: it would make the figure “domino” with b2."
    );
    app.stop().await;
}

#[tokio::test]
async fn a_deleted_game_is_gone_and_who_waits_is_told() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    let waiting = format!("{}?since=1", game.path());
    let path = game.path();
    let delete = async {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        app.request("DELETE", &path, &[], "").await
    };
    let (waited, deleted) = tokio::join!(app.get(&waiting), delete);
    assert_eq!((waited.status.as_u16(), deleted.status.as_u16()), (404, 204));
    app.get(&path).await.expect(404);
    app.request("DELETE", &path, &[], "").await.expect(404);
    app.stop().await;
}
