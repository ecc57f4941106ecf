//! Games are kept.

use crate::test_app::TestApp;
use minefield_server::Database;
use serde_json::json;
use std::path::Path;

fn file(folder: &Path) -> Database {
    Database::File(folder.join("games.sqlite"))
}

#[tokio::test]
async fn a_game_outlives_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let app = TestApp::start_with(file(folder.path())).await;
    let mut game = app.begin(json!({ "size": 7, "rules": "cartwheel" })).await;
    game.play_all("d4 swap c3").await;
    game.change("undo").await;
    let (id, before) = (game.id.clone(), game.view.clone());
    app.stop().await;

    let app = TestApp::start_with(file(folder.path())).await;
    let mut game = app.resume(&id).await;
    assert_eq!(game.view, before);
    game.change("redo").await;
    game.play("e5").await;
    assert_eq!(game.view["line"], "mfg1-7-cartwheel-d4.swap.c3.e5");
    app.stop().await;
}

#[tokio::test]
async fn games_in_memory_end_with_the_server_and_every_page_says_so() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    for path in ["/".to_owned(), format!("/games/{}", game.id), "/open/mfg1-5-minefield-c3".to_owned()] {
        assert!(app.get(&path).await.expect(200).text().contains("in memory only"), "{path}");
    }
    app.stop().await;
    let folder = tempfile::tempdir().unwrap();
    let app = TestApp::start_with(file(folder.path())).await;
    assert!(!app.get("/").await.expect(200).text().contains("in memory only"));
    app.stop().await;
}

/// Starts on a file with this content, which must be refused with these words and left as it is.
async fn check_refused(content: &[u8], part: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    std::fs::write(&path, content).unwrap();
    let fault = TestApp::try_start(Database::File(path.clone())).await.err().expect("refused").to_string();
    assert!(fault.contains(part) && fault.contains("games.sqlite"), "{fault}");
    assert!(std::fs::read(&path).unwrap() == content, "the file is left as it is");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    check_refused(b"Dear diary, today I played Minefield.", "damaged or not a database").await;
    check_refused(&[0xff; 8192], "damaged or not a database").await;
}

#[tokio::test]
async fn a_damaged_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let app = TestApp::start_with(file(folder.path())).await;
    for _ in 0..20 {
        app.begin(json!({ "size": 5 })).await;
    }
    app.stop().await;
    let mut content = std::fs::read(folder.path().join("games.sqlite")).unwrap();
    for byte in &mut content[8192..20480] {
        *byte = 0x5a;
    }
    check_refused(&content, "damaged or not a database").await;
    content.truncate(6000);
    check_refused(&content, "damaged or not a database").await;
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("CREATE TABLE recipe (name TEXT)").execute(&pool).await.unwrap();
    pool.close().await;
    check_refused(&std::fs::read(path).unwrap(), "another program").await;
}

#[tokio::test]
async fn a_place_that_can_not_be_written_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "x").unwrap();
    for path in ["missing/games.sqlite", "file/games.sqlite", "."] {
        let database = Database::File(folder.path().join(path));
        let fault = TestApp::try_start(database).await.err().expect("refused").to_string();
        assert!(fault.contains("can't be written") && fault.contains("name another file"), "{fault}");
    }
}
