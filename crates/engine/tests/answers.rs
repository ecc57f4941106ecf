//! What an answer depends on, and what it doesn't.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Choice, Decision, Level, Limits, Parameters, Search, Settings, Thought, choose};
use minefield_rules::{Game, Move, Position, Ruleset};
use positions::{random_game, rule_sets, size};

fn decide(game: &Game, settings: &Settings) -> Option<Decision> {
    choose(game, settings, &mut || false)
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    for rules in rule_sets() {
        for side in [2, 3, 5, 9, 13] {
            for plies in [0, 1, side, 2 * side] {
                let game = random_game(size(side), &rules, plies, &mut Random::new(side as u64));
                for looseness in [0.0, 0.5] {
                    let settings = Settings { looseness, oversight: looseness, ..Settings::with_visits(300, 42) };
                    assert_eq!(decide(&game, &settings), decide(&game, &settings), "{:?}", game.position());
                }
            }
        }
    }
}

#[test]
fn another_seed_gives_another_search() {
    let game = Game::new(size(9), &Ruleset::minefield());
    let [one, other] = [1, 2].map(|seed| decide(&game, &Settings::with_visits(2000, seed)));
    assert_ne!(one.map(|decision| decision.candidates), other.map(|decision| decision.candidates));
}

#[test]
fn the_limit_of_visits_is_kept() {
    let game = random_game(size(9), &Ruleset::minefield(), 6, &mut Random::new(1));
    for visits in [0, 1, 7, 100, 1001] {
        let decision = decide(&game, &Settings::with_visits(visits, 1)).expect("the game goes on");
        assert_eq!(decision.visits, visits);
        assert_eq!(decision.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), visits);
    }
}

#[test]
fn a_search_without_limits_ends_when_it_is_told_to() {
    for plies in [0, 1, 6] {
        let game = random_game(size(19), &Ruleset::minefield(), plies, &mut Random::new(1));
        let settings = Settings { limits: Limits { visits: None }, ..Settings::with_visits(0, 1) };
        let mut asked = 0;
        let decision = choose(&game, &settings, &mut || {
            asked += 1;
            asked == 10
        });
        assert_eq!(asked, 10, "after {plies} plies");
        assert!(decision.is_some_and(|decision| decision.visits < 100));
    }
}

#[test]
fn there_is_an_answer_without_a_single_visit() {
    for plies in [0, 1, 6] {
        let game = random_game(size(7), &Ruleset::minefield(), plies, &mut Random::new(1));
        let decision = choose(&game, &Settings::of_level(Level::HIGHEST, size(7), 1), &mut || true);
        assert!(decision.is_some_and(|decision| decision.visits == 0 && decision.principal_variation.len() == 1));
    }
}

#[test]
fn a_full_tree_goes_on_searching() {
    let position = Position::new(size(7), &Ruleset::minefield());
    let parameters = Parameters { hash: 0, ..Parameters::default() };
    let mut search = Search::new(&position, &parameters, 1).expect("a game to play");
    search.run(&Limits { visits: Some(3000) }, &mut |_| false);
    assert_eq!(search.visits(), 3000);
}

#[test]
fn a_search_can_be_looked_at_while_it_runs_and_continued() {
    let position = Position::new(size(5), &Ruleset::minefield());
    let mut search = Search::new(&position, &Parameters::default(), 1).expect("a game to play");
    let mut seen = Vec::new();
    search.run(&Limits { visits: Some(100) }, &mut |search| {
        seen.push(search.visits());
        search.visits() >= 40
    });
    assert_eq!((seen.first(), search.visits()), (Some(&0), 40));
    search.run(&Limits { visits: Some(500) }, &mut |_| false);
    assert_eq!(search.visits(), 500);
    let line = search.principal_variation();
    let mut played = position;
    line.iter().for_each(|&point| assert!(played.play(point).is_ok(), "{line:?}"));
    assert!(!line.is_empty());
}

#[test]
fn candidates_come_best_first() {
    let position = Position::new(size(5), &Ruleset::minefield());
    let mut search = Search::new(&position, &Parameters::default(), 1).expect("a game to play");
    search.run(&Limits { visits: Some(2000) }, &mut |_| false);
    let candidates = search.candidates();
    assert_eq!(candidates.len(), 25);
    let open: Vec<u32> = candidates.iter().filter(|c| !c.proven).map(|c| c.visits).collect();
    assert!(open.is_sorted_by(|one, other| one >= other), "{candidates:?}");
}

#[test]
fn a_finished_game_has_no_answer() {
    let mut game = Game::new(size(5), &Ruleset::minefield());
    game.resign(minefield_rules::Color::Black);
    assert_eq!(decide(&game, &Settings::with_visits(10, 1)), None);
}

#[test]
fn what_is_overlooked_is_not_considered() {
    let game = random_game(size(19), &Ruleset::minefield(), 2, &mut Random::new(1));
    let settings = Settings { oversight: 0.75, ..Settings::with_visits(200, 1) };
    let decision = decide(&game, &settings).expect("the game goes on");
    assert!((60..=120).contains(&decision.candidates.len()), "{decision:?}");
}

#[test]
fn levels_are_numbered_from_1_to_10_and_think_more_and_more() {
    assert_eq!((Level::new(0), Level::new(11)), (None, None));
    let levels: Vec<Level> = (1..=10).filter_map(Level::new).collect();
    assert_eq!(levels, Level::all().collect::<Vec<_>>());
    assert!(levels.is_sorted_by(|one, other| one.limits(size(9)).visits < other.limits(size(9)).visits));
    assert!(levels.is_sorted_by(|one, other| one.looseness() >= other.looseness()));
    assert!(levels.is_sorted_by(|one, other| one.oversight() >= other.oversight()));
    assert!(levels.iter().all(|level| (500..=5000).contains(&level.milliseconds())));
}

#[test]
fn a_chosen_first_stone_is_of_every_symmetry() {
    let game = Game::new(size(6), &Ruleset::minefield());
    let choices: Vec<Option<Choice>> =
        (0..8).map(|seed| decide(&game, &Settings::with_visits(300, seed)).map(|decision| decision.choice)).collect();
    assert!(choices.iter().any(|choice| choice != &choices[0]), "{choices:?}");
}

#[test]
fn several_threads_answer_as_one_engine() {
    let game = Game::new(size(7), &Ruleset::minefield());
    let settings = Settings { threads: 3, ..Settings::with_visits(1000, 1) };
    let mut thought = Thought::analysis(None, game.position(), None, &settings).expect("a game to play");
    while !thought.advance(100, &mut || false) {}
    assert_eq!(thought.visits(), 1000);
    let candidates = thought.candidates();
    assert_eq!(candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 1000);
    assert_eq!(thought.line(candidates[0].point)[0], candidates[0].point);
}

#[test]
fn several_threads_stop_when_they_are_told_to() {
    let game = Game::new(size(9), &Ruleset::minefield());
    let settings = Settings { threads: 2, ..Settings::new(Limits::default(), 1) };
    let mut thought = Thought::analysis(None, game.position(), None, &settings).expect("a game to play");
    let mut questions = 0;
    thought.advance(u32::MAX, &mut || {
        questions += 1;
        questions > 20
    });
    assert!(thought.visits() > 0);
}

/// What was found out about a position is known when the game has come there.
#[test]
fn a_thought_goes_on_from_the_one_before() {
    let mut game = Game::new(size(7), &Ruleset::minefield());
    game.play("d4".parse().expect("a point")).expect("a legal move");
    let settings = Settings::with_visits(3000, 1);
    let mut thought = Thought::new(&game, &settings).expect("a game to play");
    thought.advance(u32::MAX, &mut || false);
    let line = thought.line(thought.candidates()[0].point);
    for &point in &line[..2] {
        game.play(Move::Place(point)).expect("a legal move");
    }
    let next = Thought::following(Some(thought), &game, &settings).expect("a game to play");
    assert!(next.visits() > 100 && next.visits() < 3000, "{}", next.visits());
}
