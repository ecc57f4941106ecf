//! Play to the end of a game that prefers what knowledge likes: neighbourhoods and replies.

use crate::knowledge::Habits;
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
    /// How often a legal point may be refused before one is taken in any case.
    const REFUSALS: u32 = 6;

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
        let mut refusals = 0;
        while untried > 0 {
            let k = random.below(untried);
            let point = self.points[k];
            if !self.board.is_empty(point) {
                // played on as a reply
                self.empty -= 1;
                untried -= 1;
                self.points.swap(k, untried);
                self.points.swap(untried, self.empty);
                continue;
            }
            if self.board.allows(&self.rules, point, color) {
                if refusals < Self::REFUSALS && !self.habits.likes(&self.board, point, color, random) {
                    refusals += 1;
                    continue;
                }
                self.empty -= 1;
                self.points.swap(k, self.empty);
                return self.place(point, color);
            }
            untried -= 1;
            self.points.swap(k, untried);
        }
        Step::Skipped
    }

    /// A point near the other side's last stone, sometimes.
    #[inline(always)]
    fn reply(&mut self, color: Color, random: &mut Random) -> Option<Point> {
        let last = self.last[color.other().index()]?;
        let step = self.habits.reply(color, random)?;
        let point = last.stepped(step);
        let fits = self.board.is_empty(point)
            && self.board.allows(&self.rules, point, color)
            && self.habits.likes(&self.board, point, color, random);
        fits.then_some(point)
    }

    #[inline(always)]
    fn place(&mut self, point: Point, color: Color) -> Step {
        self.board.place(point, color);
        self.last[color.index()] = Some(point);
        if self.chains.join(&self.board, point, color) { Step::Won } else { Step::Placed }
    }
}
