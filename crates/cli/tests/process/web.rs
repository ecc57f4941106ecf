//! No command: the web app.

use crate::run::minefield;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Stdio};

/// The web app, running.
struct App {
    child: Child,
    address: String,
}

/// Starts it and waits for its address.
fn app(args: &[&str], home: &Path) -> App {
    let run = minefield(&[&["--port", "0", "--no-open"], args].concat()).env("HOME", &home.to_string_lossy());
    let mut command = run.command();
    command.env_remove("XDG_DATA_HOME").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("text");
    let address = line.trim_end().strip_prefix("Minefield is at http://").map(str::to_owned);
    match address {
        Some(address) => App { child, address },
        None => {
            child.kill().expect("killed");
            let stderr = all_of(child.stderr.take().expect("a pipe"));
            panic!("no address: {line:?}\n{stderr}");
        }
    }
}

impl App {
    /// The answer to a GET of the address printed.
    fn get(&self) -> String {
        let (host, path) = self.address.split_once('/').expect("a path");
        let mut stream = TcpStream::connect(host).expect("connected");
        let request = format!("GET /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("asked");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("answered");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Stops it as Ctrl-C does; its exit status and what it said on standard error.
    #[cfg(unix)]
    fn stop(mut self) -> (Option<i32>, String) {
        crate::run::interrupt(&self.child);
        let status = self.child.wait().expect("it ends");
        (status.code(), all_of(self.child.stderr.take().expect("a pipe")))
    }
}

fn all_of(mut stderr: ChildStderr) -> String {
    let mut text = String::new();
    stderr.read_to_string(&mut text).expect("text");
    text
}

#[cfg(unix)]
#[test]
fn it_prints_its_address_answers_there_and_stops_when_asked() {
    let home = tempfile::tempdir().expect("a directory");
    let app = app(&["--in-memory"], home.path());
    assert!(app.address.starts_with("127.0.0.1:") && app.address.ends_with('/'), "{}", app.address);
    let answer = app.get();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("<html lang=\"en\""), "{answer}");
    assert_eq!(app.stop(), (Some(0), "minefield: Ctrl-C stops it\n".to_owned()));
    assert_eq!(std::fs::read_dir(home.path()).expect("a directory").count(), 0, "nothing is written");
}

#[cfg(unix)]
#[test]
fn the_language_is_part_of_the_address() {
    let home = tempfile::tempdir().expect("a directory");
    let app = app(&["--in-memory", "--lang", "fr"], home.path());
    assert!(app.address.ends_with("/?lang=fr"), "{}", app.address);
    assert!(app.get().contains("<html lang=\"fr\""));
    assert_eq!(app.stop().0, Some(0));
}

#[cfg(unix)]
#[test]
fn games_are_kept_in_the_file_named() {
    let home = tempfile::tempdir().expect("a directory");
    let file = home.path().join("games.db");
    let app = app(&["--database", &file.to_string_lossy()], home.path());
    assert_eq!(app.stop().0, Some(0));
    assert!(file.is_file());
}

#[cfg(unix)]
#[test]
fn a_home_that_cannot_be_written_is_said_and_games_are_kept_in_memory() {
    let home = tempfile::NamedTempFile::new().expect("a file that is no directory");
    let app = app(&[], home.path());
    assert!(app.get().starts_with("HTTP/1.1 200"));
    let (status, stderr) = app.stop();
    assert!(status == Some(0) && stderr.contains("games are kept in memory only"), "{stderr}");
}

#[test]
fn a_port_in_use_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let done = minefield(&["--port", &port, "--no-open", "--in-memory"]).expect(3);
    done.complains(&[&format!("port {port} is in use"), "choose another port"]);
}

#[test]
fn a_database_that_cannot_be_used_is_said_before_the_address() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("notes.txt");
    std::fs::write(&file, "not a database, and precious\n".repeat(100)).expect("written");
    for database in [file.clone(), file.join("games.db"), dir.path().to_owned()] {
        let path = database.to_string_lossy().into_owned();
        let done = minefield(&["--port", "0", "--no-open", "--database", &path]).expect(3).complains(&[&path]);
        assert_eq!(done.stdout, "");
    }
    assert!(std::fs::read_to_string(file).expect("text").starts_with("not a database"));
}

#[test]
fn a_wrong_option_is_a_usage_error() {
    minefield(&["--port", "65536"]).expect(2).complains(&["65536"]);
    minefield(&["--lang", "fr/../"]).expect(2).complains(&["the languages are en, fr"]);
    minefield(&["--in-memory", "--database", "x"]).expect(2);
    minefield(&["--port", "0", "rules"]).expect(2);
}
