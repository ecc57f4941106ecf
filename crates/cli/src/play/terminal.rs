//! The terminal taken over for the game, and given back whatever happens.

use crate::exit::tell;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use std::io::{self, Stdout, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once};
use std::thread;

/// The terminal while the game has it; dropping it gives it back.
pub struct Screen {
    /// What is drawn on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal over.
    pub fn take() -> io::Result<Screen> {
        give_back_on_panic();
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::Relaxed);
        let taken = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture);
        match taken.and_then(|()| Terminal::new(CrosstermBackend::new(stdout()))) {
            Ok(terminal) => Ok(Screen { terminal }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
        let reports = OTHER_THREADS.lock().map(|mut reports| std::mem::take(&mut *reports));
        reports.into_iter().flatten().for_each(tell);
    }
}

/// What other threads had to say when they panicked, for when the terminal is back.
static OTHER_THREADS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Whether the terminal is taken: it is given back once, since that moves its cursor.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Undoes everything as far as it goes; a terminal that is gone can't be restored.
fn give_back() {
    if TAKEN.swap(false, Ordering::Relaxed) {
        drop(execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show));
        drop(disable_raw_mode());
    }
}

/// A panic of this thread ends the game: its message is readable only once the terminal is back.
/// The game survives a panic of another thread, so its message has to wait.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    let own = thread::current().id();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if thread::current().id() == own {
                give_back();
                report(info);
            } else if let Ok(mut reports) = OTHER_THREADS.lock() {
                reports.push(info.to_string());
            }
        }));
    });
}
