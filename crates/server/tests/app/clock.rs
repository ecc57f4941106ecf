//! Two people play by the clock.

use crate::test_app::TestApp;
use serde_json::json;

fn told(black: i64, white: i64, running: Option<&str>) -> serde_json::Value {
    json!({ "black": black, "white": white, "running": running, "increment": 5000 })
}

#[tokio::test]
async fn each_persons_time_runs_on_their_turn() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5, "clock": { "minutes": 1, "increment": 5 } })).await;
    app.pass(30_000);
    game.look().await;
    assert_eq!(game.view["clock"], told(60_000, 60_000, None), "no time runs before the first stone");
    game.play("c3").await;
    assert_eq!(game.view["clock"], told(60_000, 60_000, Some("white")));
    app.pass(10_000);
    game.play("b2").await;
    assert_eq!(game.view["clock"], told(60_000, 55_000, Some("black")));
    app.pass(7_000);
    game.look().await;
    assert_eq!(game.view["clock"], told(53_000, 55_000, Some("black")));
    game.change("undo").await;
    assert_eq!(game.view["clock"], told(53_000, 50_000, Some("white")), "what a move added is taken back with it");
    app.stop().await;
}

#[tokio::test]
async fn time_belongs_to_persons_not_to_colours() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5, "clock": { "minutes": 1, "increment": 5 } })).await;
    game.play("c3").await;
    app.pass(20_000);
    game.play("swap").await;
    assert_eq!(game.view["clock"], told(45_000, 60_000, Some("white")));
    app.stop().await;
}

#[tokio::test]
async fn whose_time_is_over_loses_when_anybody_looks() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5, "clock": { "minutes": 1 } })).await;
    game.play("c3").await;
    app.pass(59_999);
    game.look().await;
    assert!(game.view["outcome"].is_null());
    app.pass(1);
    game.look().await;
    assert_eq!(game.view["outcome"]["winner"], "black");
    assert_eq!(game.view["outcome"]["by"], "time");
    assert_eq!(game.view["clock"]["white"], 0);
    assert_eq!(game.view["canUndo"], false, "a fallen flag stays");
    assert_eq!(game.view["line"], "mfg1-5-minefield-c3.time_w");
    app.stop().await;
}

#[tokio::test]
async fn a_move_after_the_flag_fell_comes_too_late() {
    let app = TestApp::start().await;
    let mut game = app.begin(json!({ "size": 5, "clock": { "minutes": 1 } })).await;
    game.play("c3").await;
    app.pass(60_000);
    let answer = game.try_play("b2").await.expect(409);
    assert_eq!(answer.json()["view"]["outcome"]["by"], "time");
    app.stop().await;
}

#[tokio::test]
async fn nobody_plays_the_computer_by_the_clock() {
    let app = TestApp::start().await;
    for clock in [json!({ "minutes": 1 }), json!({ "minutes": 7000 })] {
        let wish = json!({ "size": 5, "opponent": { "kind": "computer", "level": 1 }, "clock": clock });
        assert_eq!(app.begin(wish).await.view["clock"], json!(null));
    }
    let answer = app.submit("/games", "size=5&opponent=1&minutes=1&increment=5").await.expect(303);
    let view = app.get(&format!("/api{}", answer.header("location"))).await.json();
    assert_eq!(view["clock"], json!(null));
    app.stop().await;
}
