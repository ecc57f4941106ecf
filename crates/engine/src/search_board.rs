//! The board that a search plays on: quick to copy, quick to play on, stopped as soon as the winner is certain.

use minefield_rules::{Board, Chains, Color, Contact, Point, Position, Ruleset, zobrist};

/// A position as a search needs it. The turn is the nominal one: the side named may have to be skipped.
#[derive(Clone)]
pub(crate) struct SearchBoard {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    turn: Color,
    stones: u64,
    /// The last stones of Black and White, where they are known.
    last: [Option<Point>; 2],
}

impl SearchBoard {
    /// What wins in a search of `position`. Under the preset rules a diagonal span does, since its
    /// owner wins whatever is played; under others, and where there is one already, only a connection.
    pub(crate) fn contact(position: &Position) -> Contact {
        let undecided = position.span().is_none();
        if position.rules().is_preset() && undecided { Contact::Diagonal } else { Contact::Orthogonal }
    }

    /// The board of a position that isn't over.
    pub(crate) fn new(position: &Position, turn: Color, last: [Option<Point>; 2]) -> SearchBoard {
        let rules = position.rules().clone();
        let mut board = Board::new(position.size());
        let mut chains = Chains::new(position.size(), SearchBoard::contact(position));
        for color in Color::BOTH {
            for point in position.board().stones(color).iter() {
                board.place(point, color);
                chains.join(&board, point, color);
            }
        }
        SearchBoard { rules, board, chains, turn, stones: position.hash() ^ zobrist::turn(turn), last }
    }

    /// Makes this a copy of `other`, a board of the same game.
    pub(crate) fn copy_from(&mut self, other: &SearchBoard) {
        self.board.copy_from(&other.board);
        self.chains.copy_from(&other.chains);
        (self.turn, self.stones, self.last) = (other.turn, other.stones, other.last);
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The last stones of Black and White, where they are known.
    pub(crate) const fn last(&self) -> [Option<Point>; 2] {
        self.last
    }

    pub(crate) const fn chains(&self) -> &Chains {
        &self.chains
    }

    /// Who is to move, if that side can.
    pub(crate) const fn turn(&self) -> Color {
        self.turn
    }

    /// Places a stone on a point that is legal for `color`; true if that wins.
    pub(crate) fn place(&mut self, point: Point, color: Color) -> bool {
        self.board.place(point, color);
        self.stones ^= zobrist::stone(point, color);
        self.turn = color.other();
        self.last[color.index()] = Some(point);
        self.chains.join(&self.board, point, color)
    }

    /// The side that really is to move, and its legal points; none if neither side has one.
    pub(crate) fn moves(&self, points: &mut Vec<Point>) -> Option<Color> {
        let mover = self.board.mover(&self.rules, self.turn)?;
        points.clear();
        points.extend(self.board.empty_points().filter(|&point| self.board.allows(&self.rules, point, mover)));
        Some(mover)
    }

    /// A hash of the stones and the turn.
    pub(crate) fn hash(&self) -> u64 {
        self.stones ^ zobrist::turn(self.turn)
    }

    /// The points on which `color` may place and would win.
    pub(crate) fn threats(&self, color: Color) -> Vec<Point> {
        let wins = |&point: &Point| self.wins(point, color) && self.board.allows(&self.rules, point, color);
        self.board.empty_points().filter(wins).collect()
    }

    /// Whether after a stone of `color` on `point` the other side may place on none of `threats`.
    pub(crate) fn stops(&self, point: Point, color: Color, threats: &[Point]) -> bool {
        let mut after = self.board.clone();
        after.place(point, color);
        let open = |&threat: &Point| threat != point && after.allows(&self.rules, threat, color.other());
        !threats.iter().any(open)
    }

    /// Whether a stone of `color` on the empty `point` wins.
    pub(crate) fn wins(&self, point: Point, color: Color) -> bool {
        self.chains.would_span(&self.board, point, color)
    }
}
