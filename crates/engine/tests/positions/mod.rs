//! Positions to try the engine on.

#![allow(dead_code, reason = "each test program uses some of it")]

use minefield_engine::playout::Random;
use minefield_rules::{Color, Contact, Game, Move, Point, Position, Ruleset, Size};

/// Hard corner and short switch only: play can stall.
const SHORT: &[u8] = b"name: short\nfigure: hard corner\nX .\nO X\nfigure: switch\nX O\n. .\nO X\n";
/// No two stones of one colour side by side: nobody can connect, and play stalls soon.
const LONELY: &[u8] = b"name: lonely\nfigure: pair\nX X\n";
/// Crosscuts are allowed, so that a diagonal span proves nothing.
const CROSSING: &[u8] = b"name: crossing\nfigure: square\nX X\nX X\n";

pub fn size(side: usize) -> Size {
    Size::new(side).expect("a size")
}

/// The presets, then the rules of a user's own.
pub fn rule_sets() -> Vec<Ruleset> {
    let own = [SHORT, LONELY, CROSSING].map(|text| Ruleset::from_file(text).expect("a rule file"));
    Ruleset::presets().iter().cloned().chain(own).collect()
}

pub fn position(line: &str) -> Position {
    minefield_rules::line::parse_position(line).expect("a position")
}

/// A game in which up to `plies` random placements were made; it may be over.
pub fn random_game(size: Size, rules: &Ruleset, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::new(size, rules);
    for _ in 0..plies {
        let Some(turn) = game.turn() else { break };
        let point = random_point(game.position(), turn, random);
        game.play(Move::Place(point)).expect("a legal move");
    }
    game
}

pub fn random_point(position: &Position, color: Color, random: &mut Random) -> Point {
    let legal: Vec<Point> = position.legal(color).iter().collect();
    legal[random.below(legal.len())]
}

/// The placements by which `color` connects at once, if it were its turn.
pub fn connecting_points(position: &Position, color: Color) -> Vec<Point> {
    let connects = |&point: &Point| {
        let mut board = position.board().clone();
        board.place(point, color);
        board.path(color, Contact::Orthogonal).is_some()
    };
    position.legal(color).iter().filter(connects).collect()
}
