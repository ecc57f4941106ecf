//! Pages work as plain HTML.

use crate::test_app::TestApp;
use serde_json::json;

/// The value of `name="value"` of the first hidden field of that name.
fn field(page: &str, name: &str) -> String {
    let at = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("no {name}")).1;
    at.split('"').next().unwrap().to_owned()
}

/// Begins a game by the form of the first page; its page.
async fn begin(app: &TestApp, fields: &str) -> String {
    app.submit("/games", fields).await.expect(303).header("location").to_owned()
}

#[tokio::test]
async fn a_game_is_played_by_forms_alone() {
    let app = TestApp::start().await;
    let page = begin(&app, "size=5&rules=minefield&opponent=person&color=black&minutes=&increment=0").await;
    for (text, board) in [("c3", 1), ("swap", 1), (" B2 ", 2)] {
        let seq = field(&app.get(&page).await.expect(200).text(), "seq");
        let fields = format!("seq={seq}&move={}", text.replace(' ', "+"));
        let answer = app.submit(&format!("{page}/move"), &fields).await.expect(303);
        assert_eq!(answer.header("location"), page);
        let view = app.get(&format!("/api{page}")).await.json();
        let rows = view["rows"].to_string();
        assert_eq!(rows.matches(['B', 'W']).count(), board, "{text}");
    }
    let seq = field(&app.get(&page).await.text(), "seq");
    app.submit(&format!("{page}/undo"), &format!("seq={seq}")).await.expect(303);
    let seq = field(&app.get(&page).await.text(), "seq");
    app.submit(&format!("{page}/redo"), &format!("seq={seq}")).await.expect(303);
    let seq = field(&app.get(&page).await.text(), "seq");
    app.submit(&format!("{page}/resign"), &format!("seq={seq}&color=white")).await.expect(303);
    assert!(app.get(&page).await.text().contains("Black wins: White resigned."));
    assert!(app.get("/").await.text().contains(&page), "it is among the recent games");
    app.submit(&format!("{page}/delete"), "").await.expect(303);
    app.get(&page).await.expect(404);
    assert!(!app.get("/").await.text().contains(&page));
    app.stop().await;
}

#[tokio::test]
async fn a_refused_form_shows_the_game_and_the_reason() {
    let app = TestApp::start().await;
    let page = begin(&app, "size=9&rules=minefield&opponent=person").await;
    for (seq, text) in [(1, "e5"), (2, "d5")] {
        app.submit(&format!("{page}/move"), &format!("seq={seq}&move={text}")).await.expect(303);
    }
    let forbidden = app.submit(&format!("{page}/move"), "seq=3&move=d4").await.expect(422).text();
    assert!(forbidden.contains("hard corner") && forbidden.contains("name=\"seq\" value=\"3\""), "{forbidden}");
    let nonsense = app.submit(&format!("{page}/move"), "seq=3&move=<b>x</b>").await.expect(422).text();
    assert!(nonsense.contains("is not a move") && !nonsense.contains("<b>x</b>"), "{nonsense}");
    let stale = app.submit(&format!("{page}/move"), "seq=2&move=a1").await.expect(409).text();
    assert!(stale.contains("gone on"), "{stale}");
    app.submit(&format!("{page}/move"), "seq=2&move=d5").await.expect(303);
    app.submit(&format!("{page}/move"), "move=d5").await.expect(400);
    app.stop().await;
}

#[tokio::test]
async fn a_refused_new_game_keeps_what_was_filled_in() {
    let app = TestApp::start().await;
    let rules = "name%3A+own%0Afigure%3A+a%0AX+Z";
    let fields = format!("size=11&rules=own&ruleFile={rules}&opponent=5&color=white&minutes=7&increment=3");
    let page = app.submit("/games", &fields).await.expect(422).text();
    for part in ["Line 3", "X Z</textarea>", "value=\"11\"", "value=\"7\""] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let page = app.submit("/games", "size=99&rules=minefield").await.expect(422).text();
    assert!(page.contains("99 is not a board size"));
    let page = app.submit("/games", "size=&rules=minefield").await.expect(422).text();
    assert!(page.contains("The board needs a size"), "{page}");
    app.stop().await;
}

#[tokio::test]
async fn the_computers_seconds_are_a_field_of_the_form() {
    let app = TestApp::start().await;
    for path in ["/", "/open/mfg1-5-minefield-"] {
        let page = app.get(path).await.expect(200).text();
        assert!(page.contains("<option value=\"custom\">Computer, full strength</option>"), "{page}");
        assert!(page.contains("name=\"seconds\"") && page.contains("value=\"5\""), "{page}");
    }
    let page = begin(&app, "size=5&rules=minefield&opponent=custom&seconds=+7+&color=black").await;
    assert!(app.get(&page).await.expect(200).text().contains("Computer, 7 seconds a move"));
    assert!(app.get("/").await.text().contains("Computer, 7 seconds a move"), "it is among the recent games");
    let page = begin(&app, "size=5&rules=minefield&opponent=3&seconds=99&color=black").await;
    assert!(app.get(&page).await.expect(200).text().contains("Computer, level 3"), "seconds are another one's");
    let reason = "At full strength the computer takes 1 to 60 seconds a move, or 1 to 10000000 visits.";
    for seconds in ["", "0", "61", "2.5", "-1", "many", "99999999999999999999"] {
        let fields = format!("size=5&rules=minefield&opponent=custom&seconds={seconds}&color=black");
        let page = app.submit("/games", &fields).await.expect(422).text();
        assert!(page.contains(reason) && page.contains(&format!("value=\"{seconds}\"")), "{seconds}: {page}");
        assert!(page.contains("<option value=\"custom\" selected>"), "{page}");
    }
    app.submit("/games", "line=mfg1-5-minefield-&opponent=custom&color=black").await.expect(422);
    app.stop().await;
}

#[tokio::test]
async fn a_link_shows_a_game_without_beginning_one() {
    let app = TestApp::start().await;
    for _ in 0..2 {
        let page = app.get("/open/mfg1-5-pinwheel-c3.swap.b2").await.expect(200).text();
        for part in ["<svg", "pinwheel", "swap", "mfg1-5-pinwheel-c3.swap.b2"] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }
    assert!(!app.get("/").await.text().contains("/games/0"));
    let page = begin(&app, "line=mfg1-5-pinwheel-c3.swap.b2&opponent=person&color=black").await;
    assert_eq!(app.get(&format!("/api{page}")).await.json()["line"], "mfg1-5-pinwheel-c3.swap.b2");
    let broken = app.get("/open/mfg1-9-minefield-e5.d5.d4").await.expect(200).text();
    assert!(broken.contains("hard corner"), "{broken}");
    app.get("/open/mfp1-3-minefield-w-3.1B1.3").await.expect(200);
    for line in ["x", "mfg1-9-chess-e5", "mfg1-0-minefield-", "%ff", &"a".repeat(20_000)] {
        let status = app.get(&format!("/open/{line}")).await.status.as_u16();
        assert!((400..500).contains(&status), "{status} {line}");
    }
    app.stop().await;
}

#[tokio::test]
async fn a_record_is_read_from_the_form_pasted_or_as_a_file() {
    let app = TestApp::start().await;
    let pasted = app.submit("/import", "text=mfg1-9-minefield-e5").await.expect(303);
    assert!(pasted.header("location").starts_with("/games/"));
    let part = |name: &str, content: &str| {
        format!("--xyz\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{content}\r\n")
    };
    let kind = [("content-type", "multipart/form-data; boundary=xyz")];
    let file = format!("{}{}--xyz--\r\n", part("text", ""), part("file", "mfg1-9-pinwheel-e5"));
    let read = app.request("POST", "/import", &kind, file).await.expect(303);
    assert!(app.get(&format!("/api{}", read.header("location"))).await.text().contains("mfg1-9-pinwheel-e5"));
    let refused = app.submit("/import", "text=what+is+this").await.expect(422).text();
    assert!(refused.contains("what is this</textarea>"), "{refused}");
    app.submit("/import", "").await.expect(422);
    app.request("POST", "/import", &kind, "--xyz").await.expect(400);
    app.stop().await;
}

#[tokio::test]
async fn a_page_holds_the_game_for_its_scripts() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    let page = app.get(&format!("/games/{}", game.id)).await.expect(200).text();
    let view = page.split_once("id=\"view\">").unwrap().1.split("</script>").next().unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(view).unwrap(), game.view);
    let words = page.split_once("id=\"words\">").unwrap().1.split("</script>").next().unwrap();
    let words: serde_json::Value = serde_json::from_str(words).unwrap();
    assert!(words.as_object().unwrap().len() > 10, "{words}");
    app.stop().await;
}
