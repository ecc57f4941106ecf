//! Playing from position to position quickly: the rules crate's board without what a walk doesn't ask.

use crate::stones::Stones;
use minefield_rules::{Board, Chains, Color, Contact, Figure, Point, Position, Ruleset, Size, Status};

/// A position with a side to move, which has a legal point.
#[derive(Clone)]
pub(crate) struct Walk {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    turn: Color,
    /// The number of stones of Black and of White.
    count: [usize; 2],
}

impl Walk {
    /// The walk that stands at `position`, unless the game is over there.
    pub(crate) fn new(position: &Position) -> Option<Walk> {
        let mut walk = Walk::empty(position.size(), position.rules(), position.turn()?);
        for color in Color::BOTH {
            position.board().stones(color).iter().for_each(|point| walk.put(point, color));
        }
        Some(walk)
    }

    /// The empty board with `turn` to move.
    pub(crate) fn empty(size: Size, rules: &Ruleset, turn: Color) -> Walk {
        let chains = Chains::new(size, Contact::Orthogonal);
        Walk { rules: rules.clone(), board: Board::new(size), chains, turn, count: [0; 2] }
    }

    /// Makes this a copy of `other`, a walk on the same board.
    pub(crate) fn copy_from(&mut self, other: &Walk) {
        self.board.copy_from(&other.board);
        self.chains.copy_from(&other.chains);
        (self.turn, self.count) = (other.turn, other.count);
    }

    /// Stands at `stones`, which some walk led to; `empty` is the walk on the empty board.
    pub(crate) fn set(&mut self, empty: &Walk, stones: &Stones) {
        self.copy_from(empty);
        for color in Color::BOTH {
            stones.points(self.board.size(), color).for_each(|point| self.put(point, color));
        }
        self.turn = stones.turn();
    }

    fn put(&mut self, point: Point, color: Color) {
        self.board.place(point, color);
        self.chains.join(&self.board, point, color);
        self.count[color.index()] += 1;
    }

    pub(crate) const fn size(&self) -> Size {
        self.board.size()
    }

    pub(crate) const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    pub(crate) const fn turn(&self) -> Color {
        self.turn
    }

    /// The stones as a key.
    pub(crate) fn stones(&self) -> Stones {
        Stones::new(&self.board, self.turn)
    }

    /// The legal points of the side to move.
    pub(crate) fn legal(&self) -> impl Iterator<Item = Point> {
        self.board.empty_points().filter(|&point| self.board.allows(&self.rules, point, self.turn))
    }

    /// Whether one more stone could be enough for the side to move to connect.
    pub(crate) fn may_win(&self) -> bool {
        self.count[self.turn.index()] + 1 >= self.size().get()
    }

    /// Whether after any placement somebody can place for certain: a stone changes the legality
    /// only of points that fit into a figure with it, and there are more legal points than those.
    pub(crate) fn cannot_stall(&self) -> bool {
        const AROUND: usize = 2 * Figure::MAX_SIDE - 1;
        self.legal().nth(AROUND * AROUND).is_some()
    }

    /// Places a stone on a legal point and hands the turn on. After [`Status::Won`] and
    /// [`Status::Stalled`] the walk is of no more use.
    pub(crate) fn play(&mut self, point: Point) -> Status {
        let color = self.turn;
        self.board.place(point, color);
        self.count[color.index()] += 1;
        if self.chains.join(&self.board, point, color) {
            return Status::Won(color);
        }
        let mover = self.board.mover(&self.rules, color.other());
        self.turn = mover.unwrap_or(self.turn);
        mover.map_or(Status::Stalled, Status::Turn)
    }
}
