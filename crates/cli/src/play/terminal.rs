//! The terminal taken over for the game, and given back whatever happens.

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use std::io::{self, Stdout, stdout};
use std::sync::Once;

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
    }
}

/// Undoes everything as far as it goes; a terminal that is gone can't be restored.
fn give_back() {
    drop(execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show));
    drop(disable_raw_mode());
}

/// A panic's message is readable only once the terminal is back.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            give_back();
            report(info);
        }));
    });
}
