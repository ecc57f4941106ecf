//! Whether the games still go on.

use crate::interrupt::Stop;
use std::sync::atomic::{AtomicBool, Ordering};

/// Asked by every player again and again: stop at once?
pub struct Halt {
    asked: Stop,
    over: AtomicBool,
}

impl Halt {
    /// Goes on until `asked` says otherwise.
    pub const fn new(asked: Stop) -> Halt {
        Halt { asked, over: AtomicBool::new(false) }
    }

    /// Everybody stops: nothing more is to be found out, or something failed.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether to stop.
    pub fn is_on(&self) -> bool {
        self.was_asked() || self.over.load(Ordering::Relaxed)
    }

    /// Whether somebody outside asked for it.
    pub fn was_asked(&self) -> bool {
        self.asked.is_asked()
    }
}
