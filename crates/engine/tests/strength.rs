//! Games against a player who places at random.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Level, Settings, choose};
use minefield_rules::{Color, Game, Move, Ruleset};
use positions::{random_point, size};

/// The number of games the engine wins as `color` out of `games`.
fn wins(rules: &Ruleset, side: usize, level: Level, color: Color, games: u64) -> u32 {
    let won = |seed| {
        let mut game = Game::new(size(side), rules);
        let mut random = Random::new(seed);
        while let Some(turn) = game.turn() {
            let action = if turn == color {
                let settings = Settings { seed, ..Settings::of_level(level, game.size(), seed) };
                // The random player would not know that a swap gives it the other colour.
                match choose(&game, &settings, &mut || false).map(|decision| Move::from(decision.choice)) {
                    Some(Move::Place(point)) => Move::Place(point),
                    _ => Move::Place(random_point(game.position(), turn, &mut random)),
                }
            } else {
                Move::Place(random_point(game.position(), turn, &mut random))
            };
            game.play(action).expect("a legal move");
        }
        u32::from(game.outcome().and_then(|outcome| outcome.winner()) == Some(color))
    };
    (0..games).map(won).sum()
}

fn check(level: u8, side: usize, games: u64, least: u32) {
    let level = Level::new(level).expect("a level");
    for rules in Ruleset::presets() {
        for color in Color::BOTH {
            let wins = wins(rules, side, level, color, games);
            assert!(wins >= least, "level {level} {} {side} {color}: {wins} of {games}", rules.name());
        }
    }
}

#[test]
fn level_1_mostly_beats_random_play() {
    check(1, 6, 20, 15);
}

#[test]
fn level_5_hardly_ever_loses_to_random_play() {
    check(5, 7, 10, 9);
}

/// From where the winner is certain, the engine gets there in about as many moves as it needs.
#[test]
fn a_decided_game_is_finished() {
    for seed in 0..20 {
        let mut game = positions::random_game(size(9), &Ruleset::minefield(), 0, &mut Random::new(seed));
        let mut random = Random::new(seed);
        let mut since = 0;
        while let Some(turn) = game.turn() {
            let winner = game.position().decided();
            since += u32::from(winner.is_some());
            let action = if winner == Some(turn) {
                let settings = Settings::with_visits(100, seed);
                choose(&game, &settings, &mut || false).expect("the game goes on").choice.into()
            } else {
                Move::Place(random_point(game.position(), turn, &mut random))
            };
            game.play(action).expect("a legal move");
        }
        assert!(since <= 24, "{since} moves after the span");
    }
}
