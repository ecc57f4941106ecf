//! What the keys and the mouse mean.

use super::input::{Answer, Command, Input, Step, Text};
use super::screen::Screen;
use super::state::{Prompt, State};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Place, Rect};

/// A key, what it does in a word, and the command behind it: for the help and the buttons.
pub struct Key {
    /// The key.
    pub key: char,
    /// What it does, as a button says it.
    pub label: &'static str,
    /// What it does, as the help says it.
    pub about: &'static str,
    /// The command.
    pub command: Command,
}

const fn key(key: char, label: &'static str, about: &'static str, command: Command) -> Key {
    Key { key, label, about, command }
}

/// The letter keys.
pub const KEYS: [Key; 11] = [
    key('s', "swap", "swap: take over Black and the first stone", Command::Swap),
    key('u', "undo", "take back", Command::Undo),
    key('r', "redo", "repeat what was taken back", Command::Redo),
    key('m', "move", "type a move, such as e5 or swap", Command::TypeMove),
    key('?', "help", "show the keys", Command::Help),
    key('q', "quit", "leave; the game is printed as a line", Command::Quit),
    key('f', "marks", "mark forbidden points: the mover's, both sides', or none", Command::Marks),
    key('w', "save", "write the game to a file", Command::Save),
    key('y', "line", "show the game as a line, to keep or to send", Command::Line),
    key('R', "resign", "resign", Command::Resign),
    key('n', "new", "begin a new game", Command::NewGame),
];

/// The input that an event of the terminal means, if any.
pub fn input_of(event: &Event, state: &State, area: Rect) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(*key, state),
        Event::Mouse(mouse) => of_mouse(*mouse, state, &Screen::new(area, state.game.size()).ok()?),
        _ => None,
    }
}

fn of_key(event: KeyEvent, state: &State) -> Option<Input> {
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        return (event.code == KeyCode::Char('c')).then_some(Input::Command(Command::QuitAtOnce));
    }
    match &state.prompt {
        None => of_board_key(event.code),
        Some(Prompt::Move(_) | Prompt::Save(_)) => of_typing_key(event.code),
        Some(Prompt::Line | Prompt::Help) => Some(Input::Answer(Answer::No)),
        Some(_) => of_question_key(event.code),
    }
}

fn of_board_key(code: KeyCode) -> Option<Input> {
    let step = |columns, rows| Some(Input::Step(Step { columns, rows }));
    match code {
        KeyCode::Left | KeyCode::Char('h') => step(-1, 0),
        KeyCode::Right | KeyCode::Char('l') => step(1, 0),
        KeyCode::Up | KeyCode::Char('k') => step(0, 1),
        KeyCode::Down | KeyCode::Char('j') => step(0, -1),
        KeyCode::Enter | KeyCode::Char(' ') => Some(Input::Command(Command::Place)),
        KeyCode::Esc => Some(Input::Command(Command::Quit)),
        KeyCode::Char(letter) => KEYS.iter().find(|key| key.key == letter).map(|key| Input::Command(key.command)),
        _ => None,
    }
}

fn of_typing_key(code: KeyCode) -> Option<Input> {
    match code {
        KeyCode::Char(letter) => Some(Input::Text(Text::Letter(letter))),
        KeyCode::Backspace => Some(Input::Text(Text::Backspace)),
        KeyCode::Enter => Some(Input::Answer(Answer::Yes)),
        KeyCode::Esc => Some(Input::Answer(Answer::No)),
        _ => None,
    }
}

fn of_question_key(code: KeyCode) -> Option<Input> {
    match code {
        KeyCode::Char('y' | 'Y') => Some(Input::Answer(Answer::Yes)),
        KeyCode::Char('n' | 'N') | KeyCode::Esc => Some(Input::Answer(Answer::No)),
        _ => None,
    }
}

fn of_mouse(event: MouseEvent, state: &State, screen: &Screen) -> Option<Input> {
    let place = Place::new(event.column, event.row);
    match event.kind {
        MouseEventKind::Moved | MouseEventKind::Drag(_) => screen.point_at(place).map(Input::Hover),
        MouseEventKind::Down(MouseButton::Left) => match &state.prompt {
            Some(Prompt::Line | Prompt::Help) => Some(Input::Answer(Answer::No)),
            _ => screen.button_at(place, state).or_else(|| screen.point_at(place).map(Input::Click)),
        },
        _ => None,
    }
}
