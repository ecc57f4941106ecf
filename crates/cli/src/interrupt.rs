//! Ctrl-C, and the wish of the system that the program ends.

use crate::exit::Failure;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{process, thread};

/// The exit status of a program that was stopped.
const STATUS: i32 = 130;

/// Says whether the program has been asked to stop.
#[derive(Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whether it has.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// From now on the first Ctrl-C (or SIGTERM) is noted and calls `then`; a second one ends the program at once.
pub fn watch(then: impl Fn() + Send + 'static) -> Result<Stop, Failure> {
    let stop = Stop::default();
    let noted = stop.clone();
    let handler = move || {
        if noted.0.swap(true, Ordering::Relaxed) {
            process::exit(STATUS);
        }
        then();
    };
    ctrlc::set_handler(handler).map_err(|error| Failure::Refused(format!("Ctrl-C can't be watched: {error}")))?;
    Ok(stop)
}

/// Ends the program if it hasn't ended by itself after `grace`.
pub fn end_after(grace: Duration) {
    thread::spawn(move || {
        thread::sleep(grace);
        process::exit(STATUS);
    });
}
