//! Lines of standard input as they arrive, so that something else can be done while none does.

use crate::lines::{Line, Lines};
use minefield_engine::protocol::Unreadable;
use std::io::{self, BufReader};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// A line that arrived, without its line end.
#[derive(Debug)]
pub enum Arrival {
    /// A line of text.
    Line(String),
    /// A line that is none.
    Unreadable(Unreadable),
    /// Reading failed; nothing more will arrive.
    Failed(io::Error),
}

/// The most lines read ahead; a sender who is faster has to wait.
const AHEAD: usize = 64;

/// The lines of standard input, none longer than `most` bytes. At the end of the input the sender
/// is gone.
pub fn arrivals(most: usize) -> Receiver<Arrival> {
    let (sender, receiver) = sync_channel(AHEAD);
    thread::spawn(move || read(most, &sender));
    receiver
}

fn read(most: usize, sender: &SyncSender<Arrival>) {
    let mut lines = Lines::new(BufReader::new(io::stdin()), most);
    loop {
        let arrival = match lines.next() {
            Ok(None) => break,
            Ok(Some(Line::TooLong)) => Arrival::Unreadable(Unreadable::TooLong(most)),
            Ok(Some(Line::Whole(bytes))) => text(bytes),
            Err(error) => Arrival::Failed(error),
        };
        let is_last = matches!(arrival, Arrival::Failed(_));
        if sender.send(arrival).is_err() || is_last {
            break;
        }
    }
}

fn text(bytes: &[u8]) -> Arrival {
    match std::str::from_utf8(bytes) {
        Ok(line) => Arrival::Line(line.to_owned()),
        Err(error) => Arrival::Unreadable(Unreadable::NotUtf8(error.valid_up_to() + 1)),
    }
}
