//! What the engine plays is legal, whatever the board, the rules and the level.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Level, Settings, choose};
use minefield_rules::{Game, Ruleset};
use positions::{random_game, rule_sets, size};

fn check(mut game: Game, settings: &Settings) {
    match choose(&game, settings, &mut || false) {
        Some(decision) => {
            let played = game.play(decision.choice.into());
            assert!(played.is_ok(), "{:?}: {played:?} in {:?}", decision.choice, game.position());
            assert!((0.0..=1.0).contains(&decision.win_rate), "{decision:?}");
        }
        None => assert!(game.outcome().is_some(), "no answer in {:?}", game.position()),
    }
}

fn check_random_games(sides: &[usize], games_each: u64, visits: u32) {
    for (number, rules) in rule_sets().iter().enumerate() {
        for &side in sides {
            let mut random = Random::new(number as u64);
            for seed in 0..games_each {
                let plies = random.below(side * side + 1);
                let game = random_game(size(side), rules, plies, &mut random);
                let strong = Settings::with_visits(visits, seed);
                let weak = Settings { looseness: 2.0, oversight: 0.9, ..strong.clone() };
                check(game, if seed % 2 == 0 { &strong } else { &weak });
            }
        }
    }
}

#[test]
fn placements_are_legal_on_small_boards() {
    check_random_games(&[1, 2, 3, 4, 5, 6], 120, 40);
}

#[test]
fn placements_are_legal_on_boards_of_usual_size() {
    check_random_games(&[7, 9, 11], 25, 40);
}

#[test]
fn placements_are_legal_on_large_boards() {
    check_random_games(&[19, 32], 3, 10);
}

#[test]
fn a_first_stone_and_an_answer_are_found_on_every_size() {
    for rules in [Ruleset::minefield()].iter().chain(&rule_sets()[3..]) {
        for side in 1..=32 {
            check(Game::new(size(side), rules), &Settings::with_visits(60, 1));
            check(random_game(size(side), rules, 1, &mut Random::new(3)), &Settings::with_visits(60, 1));
        }
    }
}

#[test]
fn every_level_plays_whole_games_to_their_end() {
    for level in Level::all() {
        let mut game = Game::new(size(4), &Ruleset::minefield());
        while game.turn().is_some() {
            let seed = game.plies().len() as u64;
            let settings = Settings::of_level(level, game.size(), seed);
            let decision = choose(&game, &settings, &mut || false).expect("the game goes on");
            game.play(decision.choice.into()).expect("a legal move");
        }
        assert!(game.outcome().and_then(|outcome| outcome.winner()).is_some());
    }
}
