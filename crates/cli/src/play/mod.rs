//! `minefield play`: the game in the terminal.
//!
//! [`State`] is all there is to know; [`update()`] alone changes it; [`draw()`] shows it; the rest
//! connects them with keys, mouse, clock, files and the computer player.

mod buttons;
mod computer;
mod draw;
mod effect;
mod input;
mod keys;
mod options;
mod overlay;
mod panel;
mod screen;
mod state;
mod take_back;
mod terminal;
#[cfg(test)]
mod tests;
mod update;
mod wrap;

pub use options::Args;

use crate::convert::Target;
use crate::exit::{Exit, Failure};
use crate::interrupt::{self, Stop};
use crate::output_file::{self, Existing};
use computer::Computer;
use draw::draw;
use effect::{Effect, NotSaved};
use input::Input;
use minefield_records::{Format, Record};
use minefield_rules::line;
use ratatui::crossterm::event;
use ratatui::layout::Rect;
use state::State;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;
use update::update;

/// How long to wait for a key before the screen is refreshed.
const REFRESH: Duration = Duration::from_millis(100);

/// How long the game has to end when the system wants it to.
const GRACE: Duration = Duration::from_secs(2);

/// Plays until the user leaves, then prints the game as a line.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    let state = options::first_state(args)?;
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        let text = "`minefield play` needs a terminal for input and output; for scripts there is `minefield legal`";
        return Err(Failure::Usage(text.to_owned()));
    }
    // When the terminal is gone, waiting for a key never comes back.
    let stop = interrupt::watch(|| interrupt::end_after(GRACE))?;
    let refused = |error: io::Error| Failure::Refused(format!("the terminal can't be used: {error}"));
    let state = play(state, &stop).map_err(refused)?;
    if !state.game.plies().is_empty() {
        writeln!(output, "{}", line::of_game(&state.game))?;
        writeln!(output, "{}", crate::words::status(&state.game))?;
        output.flush()?;
    }
    Ok(Exit::Fine)
}

/// Takes the terminal over, and gives it back with the state in the end.
fn play(mut state: State, stop: &Stop) -> io::Result<State> {
    let mut screen = terminal::Screen::take()?;
    let mut computer = Computer::new();
    let mut inputs = vec![Input::Tick];
    loop {
        while let Some(input) = inputs.pop() {
            for effect in update(&mut state, input) {
                match effect {
                    Effect::Think(thought) => computer.think(thought),
                    Effect::StopThinking => computer.stop(),
                    Effect::Save { path, replace, record } => inputs.push(Input::Saved(save(path, replace, &record))),
                    Effect::Quit => return Ok(state),
                }
            }
        }
        if stop.is_asked() {
            return Ok(state);
        }
        let area = screen.terminal.draw(|frame| draw(frame, &state))?.area;
        inputs.extend(next_input(&state, area)?);
        inputs.extend(computer.answer());
    }
}

/// What happens next: a key, the mouse, or nothing for a while.
fn next_input(state: &State, area: Rect) -> io::Result<Option<Input>> {
    if !event::poll(REFRESH)? {
        return Ok(Some(Input::Tick));
    }
    let event = event::read()?;
    Ok(keys::input_of(&event, state, area))
}

fn save(path: PathBuf, replace: bool, record: &Record) -> Result<PathBuf, NotSaved> {
    let target = Target::of_file(&path).unwrap_or(Target::Record(Format::Text));
    let existing = if replace { Existing::Replace } else { Existing::Keep };
    let written = target.text_of(record).and_then(|text| output_file::write(&path, &text, existing));
    match written {
        Ok(()) => Ok(path),
        Err(Failure::Exists(path)) => Err(NotSaved::Exists(path)),
        Err(failure) => Err(NotSaved::Failed(failure.to_string())),
    }
}
