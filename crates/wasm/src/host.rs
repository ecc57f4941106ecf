//! A session and the bytes on their way to it and from it.

use minefield_engine::protocol::{Options, Session, Unreadable};
use minefield_rules::{Game, Ruleset, Size};
use std::time::Duration;

/// The board until the session is told another.
const SIZE: Size = match Size::new(9) {
    Ok(size) => size,
    Err(_) => panic!(),
};

/// A session and the bytes on their way to it and from it.
pub struct Host {
    session: Session,
    input: Vec<u8>,
    output: String,
}

impl Host {
    /// A session about an empty board, minefield rules, with the options that the protocol begins with.
    pub fn new() -> Host {
        let session = Session::new(Game::new(SIZE, &Ruleset::minefield()), Options::default());
        Host { session, input: Vec::new(), output: String::new() }
    }

    /// Room for a line of `length` bytes, without its line end, to be written by the caller.
    pub fn room(&mut self, length: usize) -> &mut [u8] {
        self.input.clear();
        self.input.resize(length, 0);
        &mut self.input
    }

    /// Hands the session the line that was written.
    pub fn line(&mut self, now: Duration) {
        self.output.clear();
        match str::from_utf8(&self.input) {
            Ok(line) => self.session.line(line, now, &mut self.output),
            Err(fault) => {
                let why = Unreadable::NotUtf8(fault.valid_up_to() + 1);
                self.session.unreadable(why, now, &mut self.output);
            }
        }
    }

    /// Does a portion of work.
    pub fn work(&mut self, now: Duration) {
        self.output.clear();
        self.session.work(now, &mut self.output);
    }

    /// Whether there is work.
    pub fn is_working(&self) -> bool {
        self.session.is_working()
    }

    /// What the last line or portion of work had the session say.
    pub fn output(&self) -> &str {
        &self.output
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &[u8], expected: &str) {
        let mut host = Host::new();
        host.room(line.len()).copy_from_slice(line);
        host.line(Duration::ZERO);
        while host.is_working() {
            host.work(Duration::ZERO);
        }
        assert_eq!(host.output(), expected);
    }

    #[test]
    fn a_line_is_answered() {
        check(b"1 protocol_version", "=1 2\n\n");
        check(b"minefield-line", "= mfg1-9-minefield-\n\n");
        check(b"", "");
        check(b"caf\xff", "? byte 4 of the line is not UTF-8 text\n\n");
        check(&[b'x'; 70_000], "? line too long: 65536 bytes is the most\n\n");
    }

    #[test]
    fn a_move_is_found_in_portions() {
        let mut host = Host::new();
        for line in ["boardsize 3", "minefield-options visits 50", "play black b3", "genmove white"] {
            host.room(line.len()).copy_from_slice(line.as_bytes());
            host.line(Duration::ZERO);
        }
        assert!(host.is_working() && host.output().is_empty());
        while host.is_working() {
            host.work(Duration::ZERO);
        }
        assert!(host.output().starts_with("= ") && host.output().ends_with("\n\n"), "{}", host.output());
    }
}
