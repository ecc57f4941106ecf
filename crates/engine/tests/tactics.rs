//! Wins and losses in one move.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Choice, Settings, choose};
use minefield_rules::{Color, Game, Move, Point};
use positions::{connecting_points, random_point, rule_sets, size};

const VISITS: u32 = 1500;

fn answer(game: &Game, visits: u32) -> (Point, f64) {
    let decision = choose(game, &Settings::with_visits(visits, 5), &mut || false).expect("the game goes on");
    match decision.choice {
        Choice::Place(point) => (point, decision.win_rate),
        Choice::Swap => panic!("a swap"),
    }
}

/// Calls `visit` with every game on the way of some random ones, `games` for each rule set.
fn each_random_game(games: u64, mut visit: impl FnMut(&Game, Color)) {
    for rules in rule_sets() {
        for seed in 0..games {
            let mut game = Game::new(size(3 + seed as usize % 5), &rules);
            let mut random = Random::new(seed);
            while let Some(turn) = game.turn() {
                visit(&game, turn);
                let point = random_point(game.position(), turn, &mut random);
                game.play(Move::Place(point)).expect("a legal move");
            }
        }
    }
}

#[test]
fn a_win_at_once_is_taken_without_any_search() {
    let mut found = 0;
    each_random_game(60, |game, turn| {
        let winning = connecting_points(game.position(), turn);
        if !winning.is_empty() {
            let (point, win_rate) = answer(game, 0);
            assert!(winning.contains(&point), "{point} of {winning:?}: {:?}", game.position());
            assert_eq!(win_rate, 1.0);
            found += 1;
        }
    });
    assert!(found > 100, "{found} positions");
}

/// The placements after which the other side can't connect at once.
fn blocks(game: &Game) -> Vec<Point> {
    let Some(turn) = game.turn() else { return Vec::new() };
    let holds = |&point: &Point| {
        let mut after = game.clone();
        after.play(Move::Place(point)).expect("a legal move");
        match after.turn() {
            Some(next) if next != turn => connecting_points(after.position(), next).is_empty(),
            _ => true,
        }
    };
    game.position().legal(turn).iter().filter(holds).collect()
}

#[test]
fn the_only_placement_that_stops_a_connection_is_found() {
    let mut found = 0;
    each_random_game(60, |game, turn| {
        let position = game.position();
        let threatened = !connecting_points(position, turn.other()).is_empty();
        if !threatened || position.decided().is_some() || !connecting_points(position, turn).is_empty() {
            return;
        }
        if let [only] = blocks(game)[..] {
            assert_eq!(answer(game, VISITS).0, only, "{position:?}");
            found += 1;
        }
    });
    assert!(found > 40, "{found} positions");
}
