//! Nobody else's page reaches the games, and nothing sent here does harm.

use crate::test_app::TestApp;
use serde_json::json;

#[tokio::test]
async fn only_this_machines_names_are_served() {
    let app = TestApp::start().await;
    let port = app.address.port();
    for (host, status) in [
        (format!("127.0.0.1:{port}"), 200),
        (format!("localhost:{port}"), 200),
        (format!("[::1]:{port}"), 200),
        (format!("evil.example:{port}"), 421),
        ("localhost".to_owned(), 421),
        ("localhost:1".to_owned(), 421),
        (String::new(), 421),
    ] {
        for path in ["/", "/api/rules"] {
            app.request("GET", path, &[("host", &host)], "").await.expect(status);
        }
    }
    app.stop().await;
}

#[tokio::test]
async fn a_change_from_another_site_is_refused() {
    let app = TestApp::start().await;
    let own = format!("http://{}", app.address);
    let wish = json!({ "size": 5 }).to_string();
    for (header, value, status) in [
        ("origin", own.as_str(), 201),
        ("origin", "http://evil.example", 403),
        ("origin", "null", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "same-origin", 201),
    ] {
        app.request("POST", "/api/games", &[(header, value)], wish.clone()).await.expect(status);
        let form = app.request("POST", "/import", &[(header, value)], "").await.status.as_u16();
        assert_eq!(form == 403, status == 403, "{header}: {value}");
    }
    let game = app.begin(json!({ "size": 5 })).await;
    app.request("DELETE", &game.path(), &[("origin", "http://evil.example")], "").await.expect(403);
    app.get(&game.path()).await.expect(200);
    app.stop().await;
}

#[tokio::test]
async fn every_answer_forbids_what_is_not_ours() {
    let app = TestApp::start().await;
    for path in ["/", "/nothing", "/api/rules", "/api/nothing", "/static/nothing.js"] {
        let answer = app.get(path).await;
        let policy = answer.header("content-security-policy");
        let rest = policy.replace("'wasm-unsafe-eval'", "");
        assert!(rest.starts_with("default-src 'none'") && !rest.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
    let page = app.get("/").await.text();
    assert!(!page.contains(" style=") && !page.contains("<style") && !page.contains(" onclick="), "nothing inline");
    app.stop().await;
}

#[tokio::test]
async fn a_huge_body_is_refused() {
    let app = TestApp::start().await;
    let huge = "x".repeat(3 << 20);
    for path in ["/api/import", "/api/games", "/api/rules/check"] {
        assert_eq!(app.request("POST", path, &[], huge.clone()).await.expect(413).error_code(), "too-large", "{path}");
    }
    app.submit("/import", &format!("text={huge}")).await.expect(413);
    app.submit("/games", &format!("ruleFile={huge}")).await.expect(413);
    let large = "hello ".repeat(150_000);
    app.request("POST", "/api/import", &[], large.clone()).await.expect(422);
    app.request("POST", "/api/rules/check", &[], large).await.expect(422);
    app.stop().await;
}

#[tokio::test]
async fn files_outside_the_static_folder_are_not_served() {
    let app = TestApp::start().await;
    for path in [
        "/static/../Cargo.toml",
        "/static/%2e%2e/locales/en.ftl",
        "/static/..%2flocales%2fen.ftl",
        "/static/..%5clocales%5cen.ftl",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/0123456789abcdef/../../locales/en.ftl",
        "/static/0123456789abcdef/%2e%2e/locales/en.ftl",
        "/static/%00",
        "/static/",
        "/static",
    ] {
        app.get(path).await.expect(404);
    }
    app.stop().await;
}

#[tokio::test]
async fn static_files_are_told_apart_by_their_hash() {
    let app = TestApp::start().await;
    let page = app.get("/").await.text();
    let url = page.split_once("href=\"/static/").expect("a style sheet").1.split('"').next().unwrap();
    let answer = app.get(&format!("/static/{url}")).await.expect(200);
    let tag = answer.header("etag").to_owned();
    assert!(!tag.is_empty() && answer.header("cache-control") != "no-store");
    let again = app.request("GET", &format!("/static/{url}"), &[("if-none-match", &tag)], "").await.expect(304);
    assert!(again.body.is_empty());
    let (version, name) = url.split_once('/').unwrap();
    assert_eq!(
        (version.len(), app.get(&format!("/static/{name}")).await.expect(200).header("cache-control")),
        (16, "no-cache")
    );
    app.stop().await;
}

#[tokio::test]
async fn the_engine_for_browsers_is_served_as_a_module() {
    let app = TestApp::start().await;
    let answer = app.get("/static/engine/engine.wasm").await;
    if answer.status == 404 {
        assert!(std::env::var("MINEFIELD_REQUIRE_ALL").is_err(), "the engine for browsers was not built");
        println!("skipped: the engine for browsers was not built: rustup target add wasm32-unknown-unknown");
    } else {
        assert_eq!(answer.header("content-type"), "application/wasm");
        assert!(answer.body.starts_with(b"\0asm"), "the magic number of WebAssembly");
        let tag = answer.header("etag").to_owned();
        app.request("GET", "/static/engine/engine.wasm", &[("if-none-match", &tag)], "").await.expect(304);
    }
    app.stop().await;
}

#[tokio::test]
async fn answers_are_compressed_for_who_can_read_that() {
    let app = TestApp::start().await;
    for kind in ["gzip", "br"] {
        let answer = app.request("GET", "/", &[("accept-encoding", kind)], "").await.expect(200);
        assert_eq!(answer.header("content-encoding"), kind);
    }
    assert_eq!(app.get("/").await.header("content-encoding"), "");
    app.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_answers_who_waits() {
    let app = TestApp::start().await;
    let game = app.begin(json!({ "size": 5 })).await;
    let path = format!("{}?since={}", game.path(), game.seq());
    let address = app.address;
    let waiting = tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    });
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let stop = std::time::Instant::now();
    app.stop().await;
    assert!(waiting.await.unwrap().starts_with("HTTP/1.1 200"));
    assert!(stop.elapsed() < std::time::Duration::from_secs(10), "it does not wait for the end of the poll");
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let app = TestApp::start().await;
    let fault = minefield_server::bind(app.address.port()).await.unwrap_err().to_string();
    assert!(fault.contains(&app.address.port().to_string()) && fault.contains("in use"), "{fault}");
    app.stop().await;
}
