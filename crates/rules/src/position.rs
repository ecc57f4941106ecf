//! A playable position: the stones, whose turn it is, who has won.

use crate::board::{Board, Violation};
use crate::chains::{Chains, Contact};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::point_set::PointSet;
use crate::ruleset::Ruleset;
use crate::setup::{BadSetup, Setup};
use crate::zobrist;
use std::fmt;

/// What may happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// This side is to move, and has a legal point.
    Turn(Color),
    /// This side has joined its edges.
    Won(Color),
    /// Neither side can place and neither is connected: a draw. Never under the preset rules.
    Stalled,
}

/// A position that play can reach from a figure-free arrangement.
///
/// The turn belongs to whoever has a placement: a side without one is skipped within
/// [`play`](Position::play), so no position waits for a move that can't be made.
#[derive(Clone)]
pub struct Position {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    spans: Chains,
    legal: [PointSet; 2],
    status: Status,
    span: Option<Color>,
    stones: u16,
    hash: u64,
}

/// Why a placement is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The point is not on the board.
    OffBoard(Point, Size),
    /// There is a stone already.
    Occupied(Point, Color),
    /// The stone would complete these figures, at least one.
    Forbidden(Point, Color, Vec<Violation>),
    /// The game is over.
    Over(Status),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::OffBoard(point, size) => write!(f, "{point} is not on a {size}x{size} board"),
            Illegal::Occupied(point, color) => write!(f, "{point} is occupied by a {color} stone"),
            Illegal::Forbidden(point, color, violations) => {
                write!(f, "{point} is forbidden for {color}: it would make ")?;
                for (k, violation) in violations.iter().enumerate() {
                    write!(f, "{}{violation}", if k == 0 { "" } else { "; and " })?;
                }
                Ok(())
            }
            Illegal::Over(Status::Won(color)) => write!(f, "the game is over: {color} has won"),
            Illegal::Over(_) => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Illegal {}

impl fmt::Display for Violation {
    /// `hard corner at b2 (white), a1 (white), b1 (black), a2 (empty)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at ", self.kind)?;
        for (k, spot) in self.spots.iter().enumerate() {
            let place = spot.point(self.size).map_or("edge".to_owned(), |point| point.to_string());
            let holds = spot.color().map_or("empty".to_owned(), |color| color.to_string());
            write!(f, "{}{place} ({holds})", if k == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl Position {
    /// The empty board, Black to move.
    #[must_use]
    pub fn new(size: Size, rules: &Ruleset) -> Position {
        Position::build(&Setup::empty(size), rules)
    }

    /// The position of an arrangement. If the side to move can't place, the other is to move.
    ///
    /// # Errors
    /// [`BadSetup`] if the board contains a figure or, under the preset rules, a crosscut.
    pub fn from_setup(setup: &Setup, rules: &Ruleset) -> Result<Position, BadSetup> {
        if let Some(figure) = setup.figures(rules).into_iter().next() {
            return Err(BadSetup::Figure(figure));
        }
        if let (true, Some(crosscut)) = (rules.is_preset(), setup.crosscut()) {
            return Err(BadSetup::Crosscut(crosscut));
        }
        Ok(Position::build(setup, rules))
    }

    fn build(setup: &Setup, rules: &Ruleset) -> Position {
        let size = setup.size();
        let mut position = Position {
            rules: rules.clone(),
            board: Board::new(size),
            chains: Chains::new(size, Contact::Orthogonal),
            spans: Chains::new(size, Contact::Diagonal),
            legal: [PointSet::EMPTY; 2],
            status: Status::Stalled,
            span: None,
            stones: 0,
            hash: 0,
        };
        let mut winner = None;
        for color in Color::BOTH {
            for point in setup.stones(color).iter() {
                if position.put(point, color) {
                    winner = Some(color);
                }
            }
        }
        for point in position.board.empty_points() {
            for color in Color::BOTH {
                let legal = position.board.allows(rules, point, color);
                position.legal[color.index()].set(point, legal);
            }
        }
        position.hand_turn(winner, setup.turn);
        position
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// The stone on `point`, if there is one.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.board.stone(point)
    }

    /// The number of stones.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.stones as usize
    }

    /// Whether the board is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.stones == 0
    }

    /// What may happen next.
    #[must_use]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The side to move, unless the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Color> {
        match self.status {
            Status::Turn(color) => Some(color),
            Status::Won(_) | Status::Stalled => None,
        }
    }

    /// Where `color` may place as far as figures are concerned, whoever is to move and whether
    /// or not the game is over.
    #[must_use]
    pub const fn legal(&self, color: Color) -> &PointSet {
        &self.legal[color.index()]
    }

    /// The empty points where `color` may not place.
    #[must_use]
    pub fn forbidden(&self, color: Color) -> PointSet {
        self.board.empty_points().filter(|&point| !self.legal(color).contains(point)).collect()
    }

    /// Who will win whatever is played: the side whose stones join its edges if diagonal contact
    /// counts too. The other can't get through without a crosscut, and no legal placement makes
    /// one. Under a user's own rules that allow crosscuts this proves nothing.
    #[must_use]
    pub const fn span(&self) -> Option<Color> {
        self.span
    }

    /// The winner, or under the preset rules the side that will win whatever is played.
    #[must_use]
    pub fn decided(&self) -> Option<Color> {
        match self.status {
            Status::Won(color) => Some(color),
            Status::Turn(_) if self.rules.is_preset() => self.span,
            _ => None,
        }
    }

    /// A hash of the stones and the turn (after skipping), the same for equal positions of any
    /// one size; it doesn't depend on the rules.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.turn().map_or(self.hash, |color| self.hash ^ zobrist::turn(color))
    }

    /// The figures that a stone of `color` on `point` would complete; none if the point is legal
    /// for it or not empty.
    #[must_use]
    pub fn violations(&self, point: Point, color: Color) -> Vec<Violation> {
        if self.size().contains(point) && self.board.is_empty(point) {
            self.board.violations(&self.rules, point, color)
        } else {
            Vec::new()
        }
    }

    /// Whether the side to move may place on `point`, and if not, why.
    ///
    /// # Errors
    /// [`Illegal`] with the reason.
    pub fn check(&self, point: Point) -> Result<Color, Illegal> {
        let Status::Turn(color) = self.status else { return Err(Illegal::Over(self.status)) };
        if !self.size().contains(point) {
            return Err(Illegal::OffBoard(point, self.size()));
        }
        if let Some(stone) = self.stone(point) {
            return Err(Illegal::Occupied(point, stone));
        }
        if !self.legal(color).contains(point) {
            return Err(Illegal::Forbidden(point, color, self.violations(point, color)));
        }
        Ok(color)
    }

    /// Places a stone of the side to move and hands the turn on. Returns the side that was
    /// skipped because it has no legal point, if any.
    ///
    /// # Errors
    /// [`Illegal`] with the reason; the position is unchanged.
    pub fn play(&mut self, point: Point) -> Result<Option<Color>, Illegal> {
        let color = self.check(point)?;
        Ok(self.play_unchecked(point, color))
    }

    /// As [`play`](Position::play), for a point known to be legal for `color`, who must be to
    /// move. Anything else makes a position that no rule allows.
    pub fn play_unchecked(&mut self, point: Point, color: Color) -> Option<Color> {
        debug_assert_eq!(self.check(point), Ok(color));
        let won = self.put(point, color);
        self.refresh_legal(point);
        self.hand_turn(won.then_some(color), color.other())
    }

    /// Puts a stone down; true if it joins its colour's edges.
    fn put(&mut self, point: Point, color: Color) -> bool {
        self.board.place(point, color);
        self.stones += 1;
        self.hash ^= zobrist::stone(point, color);
        if self.spans.join(&self.board, point, color) && self.span.is_none() {
            self.span = Some(color);
        }
        self.chains.join(&self.board, point, color)
    }

    /// Looks again at the points whose legality a new stone may have changed.
    fn refresh_legal(&mut self, placed: Point) {
        for color in Color::BOTH {
            self.legal[color.index()].remove(placed);
        }
        for &offset in &self.rules.tables().affected {
            let point = placed.step(offset);
            if self.board.is_empty(point) {
                for color in Color::BOTH {
                    self.legal[color.index()].set(point, self.board.allows(&self.rules, point, color));
                }
            }
        }
    }

    /// Gives the turn to `next`, or skips it; returns the side skipped.
    fn hand_turn(&mut self, winner: Option<Color>, next: Color) -> Option<Color> {
        let can_place = |color: Color| !self.legal[color.index()].is_empty();
        let (status, skipped) = match winner {
            Some(color) => (Status::Won(color), None),
            None if can_place(next) => (Status::Turn(next), None),
            None if can_place(next.other()) => (Status::Turn(next.other()), Some(next)),
            None => (Status::Stalled, None),
        };
        self.status = status;
        skipped
    }

    /// The arrangement of this position.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(self.size());
        for point in self.size().points() {
            setup.put(point, self.stone(point));
        }
        let after_win = |color: Color| color.other();
        setup.turn = match self.status {
            Status::Turn(color) => color,
            Status::Won(color) => after_win(color),
            Status::Stalled => Color::Black,
        };
        setup
    }

    /// A shortest orthogonal path between the winner's edges, if the game is won.
    #[must_use]
    pub fn winning_path(&self) -> Option<Vec<Point>> {
        match self.status {
            Status::Won(color) => self.winning_path_of(color),
            _ => None,
        }
    }

    fn winning_path_of(&self, color: Color) -> Option<Vec<Point>> {
        self.board.path(color, Contact::Orthogonal)
    }

    /// A shortest path of the side that has a diagonal span.
    #[must_use]
    pub fn span_path(&self) -> Option<Vec<Point>> {
        self.board.path(self.span?, Contact::Diagonal)
    }
}

impl PartialEq for Position {
    /// Same rules, stones and status.
    fn eq(&self, other: &Position) -> bool {
        let same = self.status == other.status && self.hash == other.hash && self.rules == other.rules;
        same && self.to_setup() == other.to_setup()
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}\n{}", self.rules.name(), self.status, crate::diagram::draw(&self.to_setup()))
    }
}
