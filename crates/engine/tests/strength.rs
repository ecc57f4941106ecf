//! Games against a player who places at random.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Choice, Level, Settings, choose};
use minefield_rules::{Color, Game, Move, Ruleset};
use positions::{random_point, size};

/// What a level places; where it would swap, something at random, since its opponent keeps its colour.
fn placement(game: &Game, level: Level, seed: u64, random: &mut Random) -> Option<Move> {
    let settings = Settings::of_level(level, game.size(), seed);
    match choose(game, &settings, &mut || false)?.choice {
        Choice::Place(point) => Some(Move::Place(point)),
        Choice::Swap => Some(Move::Place(random_point(game.position(), game.turn()?, random))),
    }
}

/// The number of games the engine wins as `color` out of `games`.
fn wins(rules: &Ruleset, side: usize, level: Level, color: Color, games: u64) -> u32 {
    let won = |seed| {
        let mut game = Game::new(size(side), rules);
        let mut random = Random::new(seed);
        while let Some(turn) = game.turn() {
            let own = if turn == color { placement(&game, level, seed, &mut random) } else { None };
            let action = own.unwrap_or_else(|| Move::Place(random_point(game.position(), turn, &mut random)));
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
    check(1, 8, 10, 8);
}

#[test]
fn level_5_hardly_ever_loses_to_random_play() {
    check(5, 7, 10, 9);
}

#[test]
fn level_5_mostly_beats_level_1() {
    let levels = [5, 1].map(|number| Level::new(number).expect("a level"));
    let won = |seed| {
        let strong = Color::BOTH[seed as usize % 2];
        let mut game = Game::new(size(7), &Ruleset::minefield());
        let mut random = Random::new(seed);
        while let Some(turn) = game.turn() {
            let level = levels[usize::from(turn != strong)];
            let action = placement(&game, level, seed, &mut random).expect("the game goes on");
            game.play(action).expect("a legal move");
        }
        u32::from(game.outcome().and_then(|outcome| outcome.winner()) == Some(strong))
    };
    let wins: u32 = (0..12).map(won).sum();
    assert!(wins >= 9, "{wins} of 12");
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
