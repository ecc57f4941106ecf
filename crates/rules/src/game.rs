//! A whole game: the moves, who sits where, how it ended.

use crate::color::Color;
use crate::point::{Point, Size};
use crate::position::{Illegal, Position, Status};
use crate::ruleset::Ruleset;
use crate::setup::{BadSetup, Setup};
use std::fmt;

/// What a player may do on their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Place a stone.
    Place(Point),
    /// Take over Black and the first stone: White's choice on White's first turn.
    Swap,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(point) => point.fmt(f),
            Move::Swap => f.write_str("swap"),
        }
    }
}

impl std::str::FromStr for Move {
    type Err = crate::point::BadPoint;

    /// Reads `swap` or a point, in any case.
    fn from_str(text: &str) -> Result<Move, Self::Err> {
        if text.trim().eq_ignore_ascii_case("swap") { Ok(Move::Swap) } else { text.parse().map(Move::Place) }
    }
}

/// A person's place at the board, which a swap doesn't change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Who begins with Black.
    Opener,
    /// Who begins with White and may swap.
    Chooser,
}

/// A move as it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The colour that moved; for a swap, White.
    pub color: Color,
    /// What was played.
    pub action: Move,
    /// The side that was then skipped because it had no legal point.
    pub skipped: Option<Color>,
}

/// An end that the board alone doesn't show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This colour resigned.
    Resigned(Color),
    /// This colour ran out of time.
    TimedOut(Color),
    /// The players agreed on a draw.
    Drawn,
    /// The game was broken off: this colour left.
    Abandoned(Color),
    /// The game was broken off by both: nobody wins.
    BothLeft,
    /// Somebody else's program declared this colour the winner, for a diagonal span.
    Span(Color),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This colour joined its edges.
    Connected(Color),
    /// Neither side could place: a draw.
    Stalled,
    /// It was ended otherwise.
    Ended(Ending),
}

impl Outcome {
    /// The winner; none after a draw or if both left.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Connected(color) | Outcome::Ended(Ending::Span(color)) => Some(color),
            Outcome::Ended(Ending::Resigned(color) | Ending::TimedOut(color) | Ending::Abandoned(color)) => {
                Some(color.other())
            }
            Outcome::Stalled | Outcome::Ended(Ending::Drawn | Ending::BothLeft) => None,
        }
    }
}

/// Why a move was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The placement is not legal.
    Placement(Illegal),
    /// A swap at another time than White's first turn.
    NoSwap,
    /// The game has ended otherwise than on the board.
    Ended(Ending),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Placement(reason) => reason.fmt(f),
            IllegalMove::NoSwap => f.write_str("a swap is only possible on White's first turn"),
            IllegalMove::Ended(_) => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl From<Illegal> for IllegalMove {
    fn from(reason: Illegal) -> IllegalMove {
        IllegalMove::Placement(reason)
    }
}

/// A game from its start to where it stands, with undo and redo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
    undone: Vec<Move>,
    ending: Option<Ending>,
}

impl Game {
    /// A new game on an empty board.
    #[must_use]
    pub fn new(size: Size, rules: &Ruleset) -> Game {
        Game::from_position(Position::new(size, rules))
    }

    /// A game that starts from an arrangement; nobody can swap in it unless the board is empty.
    ///
    /// # Errors
    /// [`BadSetup`] if it can't be played on.
    pub fn from_setup(setup: &Setup, rules: &Ruleset) -> Result<Game, BadSetup> {
        Ok(Game::from_position(Position::from_setup(setup, rules)?))
    }

    fn from_position(start: Position) -> Game {
        Game { position: start.clone(), start, plies: Vec::new(), undone: Vec::new(), ending: None }
    }

    /// Where the game started.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where the game stands.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        self.position.rules()
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.position.size()
    }

    /// The moves made.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves taken back and not yet replaced, the next to redo last.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        &self.undone
    }

    /// The side to move, unless the game is over.
    #[must_use]
    pub fn turn(&self) -> Option<Color> {
        if self.ending.is_some() { None } else { self.position.turn() }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.position.status(), self.ending) {
            (Status::Won(color), _) => Some(Outcome::Connected(color)),
            (Status::Stalled, _) => Some(Outcome::Stalled),
            (Status::Turn(_), ending) => ending.map(Outcome::Ended),
        }
    }

    /// Whether the side to move may swap instead of placing: one stone on the board, placed by
    /// Black from an empty board, and White to move for the first time.
    #[must_use]
    pub fn can_swap(&self) -> bool {
        let opened = matches!(self.plies[..], [Ply { color: Color::Black, .. }]) && self.position.len() == 1;
        opened && self.turn() == Some(Color::White)
    }

    /// Whether the players swapped.
    #[must_use]
    pub fn swapped(&self) -> bool {
        self.plies.iter().any(|ply| ply.action == Move::Swap)
    }

    /// Who plays `color`.
    #[must_use]
    pub fn seat(&self, color: Color) -> Seat {
        let opener = if self.swapped() { Color::White } else { Color::Black };
        if color == opener { Seat::Opener } else { Seat::Chooser }
    }

    /// The colour that `seat` plays.
    #[must_use]
    pub fn color(&self, seat: Seat) -> Color {
        if self.seat(Color::Black) == seat { Color::Black } else { Color::White }
    }

    /// Makes a move for the side to move; what was taken back before is forgotten unless this
    /// repeats it.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason; the game is unchanged.
    pub fn play(&mut self, action: Move) -> Result<Ply, IllegalMove> {
        let ply = self.make(action)?;
        if self.undone.pop() != Some(action) {
            self.undone.clear();
        }
        Ok(ply)
    }

    fn make(&mut self, action: Move) -> Result<Ply, IllegalMove> {
        if let Some(ending) = self.ending {
            return Err(IllegalMove::Ended(ending));
        }
        let ply = match action {
            Move::Swap if !self.can_swap() => return Err(IllegalMove::NoSwap),
            Move::Swap => Ply { color: Color::White, action, skipped: None },
            Move::Place(point) => {
                let color = self.position.check(point)?;
                Ply { color, action, skipped: self.position.play_unchecked(point, color) }
            }
        };
        self.plies.push(ply);
        Ok(ply)
    }

    /// Ends the game otherwise than on the board; false if it is over already.
    pub fn end(&mut self, ending: Ending) -> bool {
        let open = self.outcome().is_none();
        if open {
            self.ending = Some(ending);
        }
        open
    }

    /// `color` resigns; false if the game is over already.
    pub fn resign(&mut self, color: Color) -> bool {
        self.end(Ending::Resigned(color))
    }

    /// Takes back the ending, or else the last move; false at the start.
    pub fn undo(&mut self) -> bool {
        if self.ending.take().is_some() {
            return true;
        }
        let Some(ply) = self.plies.pop() else { return false };
        self.undone.push(ply.action);
        self.position = self.position_after(self.plies.len());
        true
    }

    /// Makes the move again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(&action) = self.undone.last() else { return false };
        self.play(action).is_ok()
    }

    /// The position after the first `count` moves; after all of them if there are fewer.
    #[must_use]
    pub fn position_after(&self, count: usize) -> Position {
        let mut position = self.start.clone();
        for ply in self.plies.iter().take(count) {
            if let Move::Place(point) = ply.action {
                position.play_unchecked(point, ply.color);
            }
        }
        position
    }

    /// The game as it stood after the first `count` moves, without an ending and nothing to redo.
    #[must_use]
    pub fn truncated(&self, count: usize) -> Game {
        let plies: Vec<Ply> = self.plies.iter().take(count).copied().collect();
        let position = self.position_after(plies.len());
        Game { start: self.start.clone(), position, plies, undone: Vec::new(), ending: None }
    }
}
