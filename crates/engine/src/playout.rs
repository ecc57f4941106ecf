//! Uniformly random play to the end of a game.

use minefield_rules::{Board, Chains, Color, Contact, Point, Ruleset, Size};

/// A small fast random number generator: the high halves of a 64-bit linear congruential
/// sequence (Knuth's MMIX multiplier). The same seed gives the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
    const INCREMENT: u64 = 1_442_695_040_888_963_407;

    /// A generator started from any number.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        let mut random = Random(seed ^ Random::INCREMENT);
        random.bits();
        random.bits();
        random
    }

    /// The next 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        (self.half() as u64) << 32 | self.half() as u64
    }

    /// A number below `bound`, which must be at least 1 and fit 32 bits.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.half() as u64 * bound as u64) >> 32) as usize
    }

    /// A number below `bound`, which must be at least 1 and fit 24 bits, and from the same random
    /// bits a number below 256, nearly independent of it.
    #[inline]
    pub const fn below_and_byte(&mut self, bound: usize) -> (usize, u8) {
        let product = self.half() as u64 * bound as u64;
        ((product >> 32) as usize, (product >> 24) as u8)
    }

    /// A number from 0 to 1, without 1.
    #[inline]
    pub const fn part(&mut self) -> f64 {
        self.half() as f64 / (1u64 << 32) as f64
    }

    /// The next 32 bits.
    #[inline]
    const fn half(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(Random::MULTIPLIER).wrapping_add(Random::INCREMENT);
        (self.0 >> 32) as u32
    }
}

/// A board set up for playing to the end at random, quickly and again and again.
#[derive(Clone)]
pub struct Playout {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    /// `points[..empty]` are the empty points, in any order; those played on come after them.
    points: Vec<Point>,
    empty: usize,
    turn: Option<Color>,
    winner: Option<Color>,
}

impl Playout {
    /// A playout board that ends a game at the given contact: [`Contact::Orthogonal`] plays to
    /// the end, [`Contact::Diagonal`] stops as soon as the winner is certain.
    #[must_use]
    pub fn new(size: Size, rules: &Ruleset, finish: Contact) -> Playout {
        Playout {
            rules: rules.clone(),
            board: Board::new(size),
            chains: Chains::new(size, finish),
            points: size.points().collect(),
            empty: size.area(),
            turn: Some(Color::Black),
            winner: None,
        }
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Makes this a copy of `other`, which should be of the same size to be quick.
    pub fn copy_from(&mut self, other: &Playout) {
        self.board.copy_from(&other.board);
        self.chains.copy_from(&other.chains);
        self.points.clone_from(&other.points);
        (self.empty, self.turn, self.winner) = (other.empty, other.turn, other.winner);
    }

    /// Plays random legal moves until somebody is connected or nobody can place. Returns the
    /// winner and the number of stones placed.
    pub fn run(&mut self, random: &mut Random) -> (Option<Color>, usize) {
        let before = self.empty;
        if self.winner.is_none()
            && let Some(turn) = self.turn.take()
        {
            let mut numbers = random.clone();
            (self.winner, self.empty) = self.play_on(turn, &mut numbers);
            *random = numbers;
        }
        (self.winner, before - self.empty)
    }

    /// Both sides' turns by turns, each compiled for its colour. The winner, or none if neither
    /// side can place; and the number of points left empty.
    fn play_on(&mut self, first: Color, random: &mut Random) -> (Option<Color>, usize) {
        let mut empty = self.empty;
        let mut black = if first == Color::White { Step::Skipped } else { self.step(Color::Black, &mut empty, random) };
        loop {
            if black == Step::Won {
                return (Some(Color::Black), empty);
            }
            let white = self.step(Color::White, &mut empty, random);
            if white == Step::Won {
                return (Some(Color::White), empty);
            }
            black = self.step(Color::Black, &mut empty, random);
            if white == Step::Skipped && black == Step::Skipped {
                return (None, empty);
            }
        }
    }

    /// One side's turn. Points found to be forbidden go to the end of the empty ones, out of reach
    /// of the next try.
    #[inline(always)]
    fn step(&mut self, color: Color, empty: &mut usize, random: &mut Random) -> Step {
        let points = &mut self.points[..];
        let mut untried = *empty;
        while untried > 0 {
            let k = random.below(untried);
            if self.board.allows(&self.rules, points[k], color) {
                *empty -= 1;
                points.swap(k, *empty);
                let point = points[*empty];
                self.board.place(point, color);
                return if self.chains.join(&self.board, point, color) { Step::Won } else { Step::Placed };
            }
            untried -= 1;
            points.swap(k, untried);
        }
        Step::Skipped
    }
}

/// What came of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Placed,
    Won,
    Skipped,
}

impl Playout {
    /// Goes on from here: the stones of `board`, their chains (which say what ends a game), and
    /// who is to move if that side can.
    pub fn set(&mut self, board: &Board, chains: &Chains, turn: Color) {
        self.board.copy_from(board);
        self.chains.copy_from(chains);
        self.points.clear();
        self.points.extend(board.empty_points());
        self.empty = self.points.len();
        (self.turn, self.winner) = (Some(turn), None);
    }
}
