//! Pages and answers speak the reader's language.

use crate::test_app::TestApp;
use serde_json::json;

/// The language of the first page for these headers.
async fn language(app: &TestApp, path: &str, headers: &[(&str, &str)]) -> String {
    let page = app.request("GET", path, headers, "").await.expect(200).text();
    page.split_once("<html lang=\"").unwrap().1.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn the_language_is_the_one_asked_for_then_the_one_kept_then_the_browsers() {
    let app = TestApp::start().await;
    let check = async |path: &str, headers: &[(&str, &str)], expected: &str| {
        assert_eq!(language(&app, path, headers).await, expected, "{path} {headers:?}");
    };
    check("/", &[], "en").await;
    check("/", &[("accept-language", "fr")], "fr").await;
    check("/", &[("accept-language", "fr-CA, en;q=0.5")], "fr").await;
    check("/", &[("accept-language", "en;q=0.5, fr;q=0.9")], "fr").await;
    check("/", &[("accept-language", "xx, fr;q=0")], "en").await;
    check("/", &[("accept-language", ";;,,q=;fr;q=x")], "en").await;
    check("/", &[("cookie", "a=b; lang=fr"), ("accept-language", "en")], "fr").await;
    check("/", &[("cookie", "lang=../../etc")], "en").await;
    check("/?lang=fr", &[("cookie", "lang=en")], "fr").await;
    check("/?lang=nonsense", &[], "en").await;
    app.stop().await;
}

#[tokio::test]
async fn a_chosen_language_is_kept() {
    let app = TestApp::start().await;
    let kept = app.get("/?lang=fr").await.expect(200).header("set-cookie").to_owned();
    assert!(kept.starts_with("lang=fr; Path=/;"), "{kept}");
    let answer = app.submit("/language", "lang=fr&back=%2Fgames%2Fx").await.expect(303);
    assert_eq!((answer.header("location"), answer.header("set-cookie")), ("/games/x", kept.as_str()));
    assert_eq!(app.submit("/language", "lang=fr&back=%2F%2Fevil").await.expect(303).header("location"), "/");
    app.stop().await;
}

#[tokio::test]
async fn a_game_is_told_in_the_readers_language() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    let french = app.request("GET", &game.path(), &[("accept-language", "fr")], "").await.json();
    assert_ne!(french["text"], game.view["text"]);
    let error = app.request("GET", "/nothing", &[("accept-language", "fr")], "").await.expect(404);
    assert!(error.text().contains("<html lang=\"fr\""), "{}", error.text());
    for path in ["/open/%ff%fe", "/static/%ff"] {
        let error = app.request("GET", path, &[("accept-language", "fr")], "").await.expect(400);
        assert!(error.text().contains("<html lang=\"fr\""), "{}", error.text());
    }
    app.stop().await;
}
