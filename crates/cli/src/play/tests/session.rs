//! A game in a terminal of the test's own: keys go in, the screen comes out.

use crate::board_picture::Palette;
use crate::play::draw::draw;
use crate::play::effect::{Effect, Thought};
use crate::play::input::Input;
use crate::play::keys::input_of;
use crate::play::screen::Screen;
use crate::play::state::{Hand, Prompt, State};
use crate::play::update::update;
use minefield_engine::{Choice, Level, Strength};
use minefield_records::{Record, import};
use minefield_rules::Move;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

pub const PERSON: Hand = Hand::Person;
pub const COMPUTER: Hand = Hand::Computer(Strength::Level(Level::LOWEST));

pub struct Session {
    pub state: State,
    pub effects: Vec<Effect>,
    area: Rect,
}

/// A session with the game of a line, in a terminal of 80x24, drawn in letters.
pub fn session(line: &str, black: Hand, white: Hand) -> Session {
    let record: Record = import(line.as_bytes()).expect("a record").record;
    let state = State::new(record, [black, white], 1, Palette::letters());
    let mut session = Session { state, effects: Vec::new(), area: Rect::new(0, 0, 80, 24) };
    session.input(Input::Tick);
    session
}

/// A session of two people.
pub fn people(line: &str) -> Session {
    session(line, PERSON, PERSON)
}

impl Session {
    pub fn resized(mut self, width: u16, height: u16) -> Session {
        self.area = Rect::new(0, 0, width, height);
        self
    }

    pub fn coloured(mut self) -> Session {
        self.state.palette = Palette::colours();
        self
    }

    pub fn input(&mut self, input: Input) {
        self.effects = update(&mut self.state, input);
    }

    /// Presses keys: letters as they are, others by name, separated by blanks.
    pub fn keys(mut self, keys: &str) -> Session {
        for key in keys.split_whitespace() {
            let (code, modifiers) = match key {
                "Enter" => (KeyCode::Enter, KeyModifiers::NONE),
                "Esc" => (KeyCode::Esc, KeyModifiers::NONE),
                "Backspace" => (KeyCode::Backspace, KeyModifiers::NONE),
                "Left" => (KeyCode::Left, KeyModifiers::NONE),
                "Right" => (KeyCode::Right, KeyModifiers::NONE),
                "Up" => (KeyCode::Up, KeyModifiers::NONE),
                "Down" => (KeyCode::Down, KeyModifiers::NONE),
                "Blank" => (KeyCode::Char(' '), KeyModifiers::NONE),
                "Ctrl-C" => (KeyCode::Char('c'), KeyModifiers::CONTROL),
                text => {
                    text.chars().for_each(|letter| self.event(&Event::Key(KeyEvent::from(KeyCode::Char(letter)))));
                    continue;
                }
            };
            self.event(&Event::Key(KeyEvent::new(code, modifiers)));
        }
        self
    }

    /// Types moves: `m`, the move, Enter.
    pub fn moves(mut self, moves: &str) -> Session {
        for text in moves.split_whitespace() {
            self = self.keys(&format!("m {text} Enter"));
        }
        self
    }

    /// The mouse at this column and line: pressed, or only there.
    pub fn mouse(mut self, column: u16, row: u16, pressed: bool) -> Session {
        let kind = if pressed { MouseEventKind::Down(MouseButton::Left) } else { MouseEventKind::Moved };
        self.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self
    }

    fn event(&mut self, event: &Event) {
        if let Some(input) = input_of(event, &self.state, self.area) {
            self.input(input);
        }
    }

    /// The search asked for last.
    pub fn thought(&self) -> Option<&Thought> {
        self.effects.iter().find_map(|effect| if let Effect::Think(thought) = effect { Some(thought) } else { None })
    }

    /// The computer answers the search under way.
    pub fn computer(mut self, choice: &str) -> Session {
        let number = self.state.thinking.expect("the computer thinks").number;
        self.answer(number, choice);
        self
    }

    /// The computer answers the search of this number.
    pub fn answer(&mut self, number: u64, choice: &str) {
        let choice = match choice.parse().expect("a move") {
            Move::Place(point) => Choice::Place(point),
            Move::Swap => Choice::Swap,
        };
        self.input(Input::Thought { number, choice: Some(choice) });
    }

    pub fn buffer(&self) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(self.area.width, self.area.height)).expect("a terminal");
        terminal.draw(|frame| draw(frame, &self.state)).expect("drawn");
        terminal.backend().buffer().clone()
    }

    pub fn screen(&self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content.chunks(usize::from(self.area.width));
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_owned() + "\n").collect()
    }

    /// The screen looks so; blank lines at the end don't matter.
    pub fn looks(self, expected: &str) -> Session {
        let screen = self.screen();
        assert_eq!(screen.trim_end(), expected.trim_end(), "\n{screen}");
        self
    }

    /// Beside the board the screen says each of these, however it is wrapped.
    pub fn says(self, parts: &[&str]) -> Session {
        let words = self.words();
        for part in parts {
            assert!(words.contains(part), "the screen lacks {part:?}:\n{}", self.screen());
        }
        self
    }

    /// Beside the board the screen says none of these.
    pub fn lacks(self, parts: &[&str]) -> Session {
        let words = self.words();
        for part in parts {
            assert!(!words.contains(part), "the screen has {part:?}:\n{}", self.screen());
        }
        self
    }

    /// All that stands beside the board, with single blanks.
    fn words(&self) -> String {
        let mut buffer = self.buffer();
        if let Ok(screen) = Screen::new(self.area, self.state.game.size())
            && !matches!(self.state.prompt, Some(Prompt::Help | Prompt::Line))
        {
            Clear.render(screen.board, &mut buffer);
        }
        let text: String = buffer.content.iter().map(Cell::symbol).collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The game so far is this line.
    pub fn is(self, line: &str) -> Session {
        assert_eq!(minefield_rules::line::of_game(&self.state.game), line, "\n{}", self.screen());
        self
    }
}
