//! A server for one test, and what people do with it.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use minefield_server::{Database, Now, RunError, Settings, bind, run};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub struct TestApp {
    pub address: SocketAddr,
    now: Arc<AtomicI64>,
    stop: oneshot::Sender<()>,
    server: JoinHandle<Result<(), RunError>>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: header::HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The answer, which must have this status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Answer {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        self
    }

    #[track_caller]
    pub fn error_code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_else(|| panic!("{self:?}")).to_owned()
    }
}

impl TestApp {
    /// A server that keeps games in memory.
    pub async fn start() -> TestApp {
        TestApp::start_with(Database::Memory).await
    }

    pub async fn start_with(database: Database) -> TestApp {
        TestApp::try_start(database).await.expect("the server starts")
    }

    /// A server, or why it doesn't start.
    pub async fn try_start(database: Database) -> Result<TestApp, RunError> {
        let listener = bind(0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let now = Arc::new(AtomicI64::new(1_000_000));
        let told = now.clone();
        let settings = Settings {
            database,
            searches: 1,
            patience: Duration::from_secs(20),
            now: Now::new(move || told.load(Ordering::SeqCst)),
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn(run(listener, settings, async {
            let _ = stopped.await;
        }));
        let app = TestApp { address, now, stop, server };
        match app.send(Method::GET, "/api/rules", &[], "").await {
            Some(_) => Ok(app),
            None => app.server.await.unwrap().map(|()| unreachable!("the server stopped by itself")),
        }
    }

    /// Stops the server as Ctrl-C does.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.server.await.unwrap().expect("the server stops without a fault");
    }

    /// Lets time pass, for clocks.
    pub fn pass(&self, milliseconds: i64) {
        self.now.fetch_add(milliseconds, Ordering::SeqCst);
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Bytes>,
    ) -> Option<Answer> {
        let stream = TcpStream::connect(self.address).await.ok()?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
        let connection = tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path);
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header(header::HOST, self.address.to_string());
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = sender.send_request(request.body(Full::new(body.into())).unwrap()).await.ok()?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.ok()?.to_bytes().to_vec();
        connection.abort();
        Some(Answer { status: parts.status, headers: parts.headers, body })
    }

    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Bytes>) -> Answer {
        let method = method.parse().unwrap();
        self.send(method, path, headers, body).await.unwrap_or_else(|| panic!("no answer to {path}"))
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], "").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, &[("content-type", "application/json")], body.to_string()).await
    }

    /// Sends a plain form.
    pub async fn submit(&self, path: &str, fields: &str) -> Answer {
        let kind = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
        self.request("POST", path, &kind, fields.to_owned()).await
    }

    /// Begins a game.
    pub async fn begin(&self, wish: Value) -> GameAtPlay<'_> {
        let answer = self.post("/api/games", &wish).await.expect(201).json();
        let id = answer["id"].as_str().unwrap().to_owned();
        assert_eq!(answer["url"], format!("/games/{id}"));
        let mut game = GameAtPlay { app: self, id, view: Value::Null };
        game.look().await;
        game
    }

    /// Goes on with a game that is there.
    pub async fn resume(&self, id: &str) -> GameAtPlay<'_> {
        let mut game = GameAtPlay { app: self, id: id.to_owned(), view: Value::Null };
        game.look().await;
        game
    }
}

/// A game and how somebody last saw it.
pub struct GameAtPlay<'a> {
    app: &'a TestApp,
    pub id: String,
    pub view: Value,
}

impl GameAtPlay<'_> {
    pub fn path(&self) -> String {
        format!("/api/games/{}", self.id)
    }

    pub fn seq(&self) -> u64 {
        self.view["seq"].as_u64().unwrap()
    }

    pub async fn look(&mut self) {
        self.view = self.app.get(&self.path()).await.expect(200).json();
    }

    /// Waits until somebody else does something.
    pub async fn wait(&mut self) {
        let seq = self.seq();
        let path = format!("{}?since={seq}", self.path());
        self.view = self.app.get(&path).await.expect(200).json();
        assert_ne!(self.seq(), seq, "nothing happened");
    }

    /// Waits until the computer has moved.
    pub async fn wait_for_computer(&mut self) {
        while self.view["thinking"] == true {
            self.wait().await;
        }
    }

    /// Asks for a move, whatever comes of it.
    pub async fn try_play(&self, text: &str) -> Answer {
        let body = json!({ "seq": self.seq(), "move": text });
        self.app.post(&format!("{}/moves", self.path()), &body).await
    }

    pub async fn play(&mut self, text: &str) {
        self.view = self.try_play(text).await.expect(200).json();
    }

    pub async fn play_all(&mut self, moves: &str) {
        for text in moves.split(' ') {
            self.play(text).await;
        }
    }

    /// Asks to undo, redo or resign, whatever comes of it.
    pub async fn try_change(&self, what: &str, body: Value) -> Answer {
        self.app.post(&format!("{}/{what}", self.path()), &body).await
    }

    pub async fn change(&mut self, what: &str) {
        self.view = self.try_change(what, json!({ "seq": self.seq() })).await.expect(200).json();
    }

    /// The first point where the side to move may place.
    pub fn legal_point(&self) -> String {
        let forbidden = &self.view["forbidden"][self.view["turn"].as_str().unwrap()];
        let rows = self.view["rows"].as_array().unwrap();
        for (row, points) in (1..).zip(rows.iter().rev()) {
            for (column, stone) in ('a'..).zip(points.as_str().unwrap().chars()) {
                let point = format!("{column}{row}");
                if stone == '.' && forbidden[&point].is_null() {
                    return point;
                }
            }
        }
        panic!("no legal point: {}", self.view);
    }
}
