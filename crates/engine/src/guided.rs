//! Play to the end of a game that prefers what knowledge likes: neighbourhoods and replies.

use crate::knowledge::{Habits, REPLIES};
use crate::playout::Random;
use minefield_rules::{Board, Chains, Color, Contact, Point, Ruleset, Size};

/// A board set up for playing to the end, quickly and again and again, by the weights of [`Habits`].
pub(crate) struct GuidedPlayout {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    habits: &'static Habits,
    /// `points[..empty]` hold all empty points, and some that were played on as a reply.
    points: Vec<Point>,
    empty: usize,
    last: [Option<Point>; 2],
}

/// What came of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Placed,
    Won,
    Skipped,
}

impl GuidedPlayout {
    pub(crate) fn new(size: Size, rules: &Ruleset, finish: Contact) -> GuidedPlayout {
        GuidedPlayout {
            rules: rules.clone(),
            board: Board::new(size),
            chains: Chains::new(size, finish),
            habits: Habits::shipped(),
            points: Vec::with_capacity(size.area()),
            empty: 0,
            last: [None; 2],
        }
    }

    /// The stones.
    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    /// Goes on from here: the stones of `board` and their chains (which say what ends a game).
    pub(crate) fn set(&mut self, board: &Board, chains: &Chains, last: [Option<Point>; 2]) {
        self.board.copy_from(board);
        self.chains.copy_from(chains);
        self.points.clear();
        self.points.extend(board.empty_points());
        self.empty = self.points.len();
        self.last = last;
    }

    /// Plays until somebody is connected or nobody can place; `turn` is to move if that side can.
    /// Returns the winner.
    pub(crate) fn run(&mut self, turn: Color, random: &mut Random) -> Option<Color> {
        let mut numbers = random.clone();
        let (mut turn, mut skipped) = (turn, false);
        let winner = loop {
            match self.step(turn, &mut numbers) {
                Step::Won => break Some(turn),
                Step::Skipped if skipped => break None,
                Step::Skipped => skipped = true,
                Step::Placed => skipped = false,
            }
            turn = turn.other();
        };
        *random = numbers;
        winner
    }

    #[inline(always)]
    fn step(&mut self, color: Color, random: &mut Random) -> Step {
        if let Some(point) = self.reply(color, random) {
            return self.place(point, color);
        }
        let mut untried = self.empty;
        while untried > 0 {
            let k = self.preferred(color, untried, random);
            let point = self.points[k];
            if !self.board.is_empty(point) {
                // played on as a reply
                self.empty -= 1;
                untried -= 1;
                self.points.swap(k, untried);
                self.points.swap(untried, self.empty);
            } else if self.board.allows(&self.rules, point, color) {
                self.empty -= 1;
                self.points.swap(k, self.empty);
                return self.place(point, color);
            } else {
                untried -= 1;
                self.points.swap(k, untried);
            }
        }
        Step::Skipped
    }

    /// One of two random places among the first `untried` of the points, the likelier the more its
    /// point is liked.
    #[inline(always)]
    fn preferred(&self, color: Color, untried: usize, random: &mut Random) -> usize {
        let (one, chance) = random.below_and_byte(untried);
        let other = random.below(untried);
        let liking = |k: usize| u32::from(self.habits.liking(&self.board, self.points[k], color));
        let (of_one, of_other) = (liking(one), liking(other));
        if u32::from(chance) * (of_one + of_other) < of_one << 8 { one } else { other }
    }

    /// A point near the other side's last stone, sometimes.
    #[inline(always)]
    fn reply(&mut self, color: Color, random: &mut Random) -> Option<Point> {
        let last = self.last[color.other().index()]?;
        let (number, chance) = random.below_and_byte(REPLIES);
        let point = last.stepped(self.habits.reply(number, color)?);
        let fits = self.board.is_empty(point)
            && chance <= self.habits.liking_of_reply(&self.board, point, color)
            && self.board.allows(&self.rules, point, color);
        fits.then_some(point)
    }

    #[inline(always)]
    fn place(&mut self, point: Point, color: Color) -> Step {
        self.board.place(point, color);
        self.last[color.index()] = Some(point);
        if self.chains.join(&self.board, point, color) { Step::Won } else { Step::Placed }
    }
}
