//! What the game in the terminal knows: one value, changed only by [`update`](super::update()).

use crate::board_picture::Palette;
use crate::words;
use minefield_engine::Strength;
use minefield_records::{Player, Record};
use minefield_rules::{Color, Game, Point, Seat};
use std::fmt;
use std::path::PathBuf;

/// Who moves the stones of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Somebody at this terminal.
    Person,
    /// The engine.
    Computer(Strength),
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hand::Person => f.write_str("person"),
            Hand::Computer(strength) => write!(f, "computer, {}", words::strength(*strength)),
        }
    }
}

/// Whose forbidden points are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Those of the side to move.
    Mover,
    /// Those of both sides.
    Both,
    /// None.
    Off,
}

/// Something that is asked, or shown until a key is pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// A move to be typed; so far this.
    Move(String),
    /// A file name to be typed; so far this.
    Save(String),
    /// Whether a file may be replaced.
    Overwrite(PathBuf),
    /// Whether this colour resigns.
    Resign(Color),
    /// Whether to leave a game that is not over.
    Quit,
    /// Whether to begin anew although the game is not over.
    NewGame,
    /// The game as a line.
    Line,
    /// The keys.
    Help,
}

/// A search under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Its number; an answer with another number comes too late.
    pub number: u64,
    /// How often the screen has been refreshed since: what the waiting sign shows.
    pub ticks: usize,
}

/// Everything the game in the terminal knows.
#[derive(Clone, Debug)]
pub struct State {
    /// The game.
    pub game: Game,
    /// By seat: who opened, and who had the choice to swap.
    hands: [Hand; 2],
    /// Where the cursor stands.
    pub cursor: Point,
    /// Whose forbidden points are marked.
    pub marks: Marks,
    /// What is asked.
    pub prompt: Option<Prompt>,
    /// What just happened, if it can't be seen on the board.
    pub notice: Option<String>,
    /// A search under way.
    pub thinking: Option<Thinking>,
    /// How many searches there have been.
    pub searches: u64,
    /// Start of the computer's random numbers.
    pub seed: u64,
    /// The number of moves when the game was last written to a file.
    pub saved_at: Option<usize>,
    /// What is known of the game besides its moves.
    record: Record,
    /// How the board looks.
    pub palette: Palette,
}

impl State {
    /// A game to be played on. `hands` says who plays Black and White now.
    pub fn new(record: Record, hands: [Hand; 2], seed: u64, palette: Palette) -> State {
        let game = record.game.clone();
        let hand = |seat| hands[game.color(seat).index()];
        State {
            hands: [hand(Seat::Opener), hand(Seat::Chooser)],
            cursor: game.size().middle(),
            game,
            marks: Marks::Mover,
            prompt: None,
            notice: None,
            thinking: None,
            searches: 0,
            seed,
            saved_at: None,
            record,
            palette,
        }
    }

    /// Who plays `color` now.
    pub fn hand(&self, color: Color) -> Hand {
        self.hand_in(&self.game, color)
    }

    /// Who plays `color` in `game`, which is this one at another time.
    pub fn hand_in(&self, game: &Game, color: Color) -> Hand {
        match game.seat(color) {
            Seat::Opener => self.hands[0],
            Seat::Chooser => self.hands[1],
        }
    }

    /// Whether a person at this terminal is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.game.turn().is_some_and(|color| self.hand(color) == Hand::Person)
    }

    /// The person who would resign: the side to move if persons play both sides.
    pub fn resigner(&self) -> Option<Color> {
        let turn = self.game.turn()?;
        [turn, turn.other()].into_iter().find(|&color| self.hand(color) == Hand::Person)
    }

    /// Whether leaving now would lose something that no file holds.
    pub fn is_unsaved(&self) -> bool {
        !self.game.plies().is_empty() && self.saved_at != Some(self.game.plies().len())
    }

    /// The record to be saved.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.game = self.game.clone();
        let of = |color: Color, known: Player| match self.hand(color) {
            _ if !known.name.is_empty() => known,
            Hand::Person => known,
            computer @ Hand::Computer(_) => Player::new(format!("Minefield ({computer})")),
        };
        record.black = of(Color::Black, record.black);
        record.white = of(Color::White, record.white);
        record
    }

    /// The same players, rules and size with an empty board.
    pub fn renewed(&self) -> State {
        let game = Game::new(self.game.size(), self.game.rules());
        let hands = Color::BOTH.map(|color| self.hand_in(&game, color));
        let fresh = State::new(Record::new(game), hands, self.seed.wrapping_add(1), self.palette.clone());
        State { marks: self.marks, searches: self.searches, ..fresh }
    }
}
