//! What a position is worth.

use crate::playout::{Playout, Random};
use crate::search_board::SearchBoard;
use minefield_rules::{Color, Position};

/// Values positions by one random game each.
#[derive(Clone)]
pub(crate) struct Evaluator {
    playout: Playout,
    random: Random,
}

impl Evaluator {
    pub(crate) fn new(position: &Position, seed: u64) -> Evaluator {
        let contact = SearchBoard::contact(position);
        Evaluator { playout: Playout::new(position.size(), position.rules(), contact), random: Random::new(seed) }
    }

    /// An estimate of Black's score, 0 to 1, in a position that isn't over.
    pub(crate) fn black_score(&mut self, board: &SearchBoard) -> f64 {
        self.playout.set(board.board(), board.chains(), board.turn());
        match self.playout.run(&mut self.random).0 {
            Some(Color::Black) => 1.0,
            Some(Color::White) => 0.0,
            None => 0.5,
        }
    }

    /// The random numbers, for what else needs some.
    pub(crate) const fn random(&mut self) -> &mut Random {
        &mut self.random
    }
}
