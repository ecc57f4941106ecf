//! Uniformly random play to the end of a game.

use minefield_rules::{Board, Chains, Color, Contact, Point, Position, Ruleset, Size};

/// A small fast random number generator (xorshift64*, Vigna, "An experimental exploration of
/// Marsaglia's xorshift generators, scrambled", 2016). The same seed gives the same numbers
/// everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator started from any number.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `bound`, which must be at least 1 and fit 32 bits.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.bits() >> 32) * bound as u64 >> 32) as usize
    }
}

/// A board set up for playing to the end at random, quickly and again and again.
#[derive(Clone)]
pub struct Playout {
    rules: Ruleset,
    board: Board,
    chains: Chains,
    /// Empty points; `empty[live..]` were tried in vain by the side to move.
    empty: Vec<Point>,
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
            empty: size.points().collect(),
            turn: Some(Color::Black),
            winner: None,
        }
    }

    /// Makes this a copy of `other`, which should be of the same size to be quick.
    pub fn copy_from(&mut self, other: &Playout) {
        self.board.copy_from(&other.board);
        self.chains.copy_from(&other.chains);
        self.empty.clone_from(&other.empty);
        (self.turn, self.winner) = (other.turn, other.winner);
    }

    /// Plays random legal moves until somebody is connected or nobody can place. Returns the
    /// winner and the number of stones placed.
    pub fn run(&mut self, random: &mut Random) -> (Option<Color>, usize) {
        let before = self.empty.len();
        while self.winner.is_none() {
            let Some(color) = self.turn else { break };
            if let Some(k) = self.pick(color, random) {
                self.place(k, color);
            } else if let Some(k) = self.pick(color.other(), random) {
                self.place(k, color.other());
            } else {
                self.turn = None;
            }
        }
        (self.winner, before - self.empty.len())
    }

    /// The place in the list of empty points of a random legal one.
    #[inline]
    fn pick(&mut self, color: Color, random: &mut Random) -> Option<usize> {
        let mut live = self.empty.len();
        while live > 0 {
            let k = random.below(live);
            if self.board.allows(&self.rules, self.empty[k], color) {
                return Some(k);
            }
            live -= 1;
            self.empty.swap(k, live);
        }
        None
    }

    #[inline]
    fn place(&mut self, k: usize, color: Color) {
        let point = self.empty.swap_remove(k);
        self.board.place(point, color);
        if self.chains.join(&self.board, point, color) {
            self.winner = Some(color);
        }
        self.turn = Some(color.other());
    }
}

impl Playout {
    /// Goes on from here: the stones of `board`, their chains (which say what ends a game), and
    /// who is to move if that side can.
    pub fn set(&mut self, board: &Board, chains: &Chains, turn: Color) {
        self.board.copy_from(board);
        self.chains.copy_from(chains);
        self.empty.clear();
        self.empty.extend(board.empty_points());
        (self.turn, self.winner) = (Some(turn), None);
    }
}
