//! Games of the engine with itself, and weights fitted to them.

use minefield_engine::knowledge::{FEATURES, Weights, features, is_quick};
use minefield_engine::playout::Random;
use minefield_lab::Stopped;
use minefield_lab::learn::{BadExample, Case, Example, Lessons, Recipe, Regression, SelfPlay, Table, fit};
use minefield_rules::{Ruleset, Size};

const RECIPE: Recipe = Recipe { epochs: 3, l2: 1e-4, seed: 5, hold_out: 0.25 };

fn fitted(cases: &[Case], features: usize, epochs: usize) -> Regression {
    let cases: Vec<&Case> = cases.iter().collect();
    let mut regression = Regression::new(features, 0.0);
    let mut random = Random::new(1);
    (0..epochs).for_each(|_| regression.epoch(&cases, &mut random));
    regression
}

fn near(found: f32, expected: f32) {
    assert!((found - expected).abs() < 0.02, "{found} instead of {expected}");
}

#[test]
fn weights_are_logarithms_of_shares() {
    let case = Case::new([(&[0][..], 6.0), (&[1][..], 3.0), (&[2][..], 1.0)]);
    let regression = fitted(std::slice::from_ref(&case), 3, 3000);
    let weights = regression.weights();
    near(weights[0] - weights[1], 2f32.ln());
    near(weights[1] - weights[2], 3f32.ln());
    let agreement = regression.agreement(&[&case]);
    let entropy = -(0.6 * 0.6f64.ln() + 0.3 * 0.3f64.ln() + 0.1 * 0.1f64.ln());
    assert!((agreement.cross_entropy - entropy).abs() < 1e-3, "{agreement:?}");
    assert_eq!((agreement.cases, agreement.first, agreement.first_five), (1, 1.0, 1.0));
}

#[test]
fn weights_of_features_that_occur_together_add_up() {
    let alone = |feature: &'static [u32], share| Case::new([(feature, share), (&[2][..], 1.0)]);
    let cases = [alone(&[0], 2.0), alone(&[1], 3.0), alone(&[0, 1], 6.0)];
    let regression = fitted(&cases, 3, 3000);
    let weights = regression.weights();
    near(weights[0] + weights[1] - weights[2], 6f32.ln());
    near(weights[0] - weights[2], 2f32.ln());
}

#[test]
fn equal_weights_are_no_agreement() {
    let case = Case::new((0..7).map(|k| (&[0][..], f32::from(u8::from(k == 3)))));
    let agreement = Regression::new(1, 0.0).agreement(&[&case]);
    assert_eq!((agreement.first, agreement.first_five), (0.0, 0.0));
    assert!((agreement.cross_entropy - 7f64.ln()).abs() < 1e-5);
    assert_eq!(Regression::new(1, 0.0).agreement(&[]).cross_entropy, 0.0);
}

fn games(rules: &str, side: usize, count: u64) -> Vec<Vec<Example>> {
    let rules = Ruleset::from_word(rules).expect("rules");
    let play = SelfPlay { size: Size::new(side).expect("a size"), rules, visits: 60 };
    (0..count).map(|seed| play.game(seed, &mut || false).expect("no stop")).collect()
}

#[test]
fn examples_can_be_written_and_read() {
    for rules in ["minefield", "cartwheel", "lonely~pair.xx"] {
        for example in games(rules, 5, 4).iter().flatten() {
            assert!(example.game.position().decided().is_none(), "{example}");
            let read: Example = example.to_string().parse().expect("an example");
            assert_eq!((&read.game, &read.visits), (&example.game, &example.visits));
            assert!((read.win_rate - example.win_rate).abs() <= 0.0005);
        }
    }
}

#[test]
fn a_game_depends_on_nothing_but_its_seed() {
    assert_eq!(games("minefield", 5, 3), games("minefield", 5, 3));
}

#[test]
fn play_and_fit_make_a_table_that_the_engine_reads() {
    let games = games("minefield", 5, 24);
    let mut lessons = Lessons::new();
    games.iter().flatten().for_each(|example| lessons.add(example));
    let played = games.iter().filter(|game| !game.is_empty()).count();
    assert_eq!((lessons.games(), lessons.positions()), (played, games.iter().map(Vec::len).sum()));
    let mut epochs = Vec::new();
    let weights = fit(&lessons, &RECIPE, &mut |epoch| {
        epochs.push(*epoch);
        false
    });
    let weights = weights.expect("no stop");
    assert_eq!(fit(&lessons, &RECIPE, &mut |_| false).as_ref(), Ok(&weights));
    let tables: Vec<(Table, u32)> = epochs.iter().map(|epoch| (epoch.table, epoch.number)).collect();
    assert_eq!(tables, [Table::Prior, Table::Habit].map(|table| [1, 2, 3].map(|number| (table, number))).concat());
    assert!(epochs[2].learned.cross_entropy < epochs[0].learned.cross_entropy, "{epochs:?}");
    assert!(epochs.iter().all(|epoch| epoch.learned.cases + epoch.held_out.cases == lessons.positions()));
    let slow = weights.habit.iter().enumerate().find(|(k, weight)| **weight != 0.0 && !is_quick(*k as u32));
    assert_eq!((weights.prior.len(), slow), (FEATURES, None));
    let read = Weights::parse(&weights.to_string()).expect("weights");
    assert!(read.prior.iter().zip(&weights.prior).all(|(read, weight)| (read - weight).abs() < 0.001));
}

#[test]
fn every_placement_has_features_below_their_number() {
    for example in games("pinwheel", 6, 4).iter().flatten() {
        let features = features(example.game.position(), [None; 2]);
        assert!(features.iter().flat_map(|(_, list)| list).all(|&feature| (feature as usize) < FEATURES));
    }
}

#[test]
fn what_is_told_to_stop_stops() {
    let play = SelfPlay { size: Size::new(9).expect("a size"), rules: Ruleset::minefield(), visits: 1_000_000 };
    assert_eq!(play.game(1, &mut || true), Err(Stopped));
    let mut lessons = Lessons::new();
    games("minefield", 5, 1).iter().flatten().for_each(|example| lessons.add(example));
    assert_eq!(fit(&lessons, &RECIPE, &mut |_| true), Err(Stopped));
}

#[test]
fn lines_that_are_no_examples_are_refused() {
    let check = |text: &str, why: &str| {
        let fault: Result<Example, BadExample> = text.parse();
        assert_eq!(fault.expect_err(text).to_string(), why);
    };
    check("", "1 parts between bars; an example has 3");
    check("mfg1-3-minefield-b2 | a1:5", "2 parts between bars; an example has 3");
    check(
        "mfg1-3-chess-b2 | a1:5 | 0.5",
        "rules: `chess` is not a rule set; known are minefield, pinwheel and cartwheel",
    );
    check("mfg1-3-minefield-b2.b2 | a1:5 | 0.5", "move 2: b2 is occupied by a black stone");
    check("mfg1-3-minefield-b2.resign_w | a1:5 | 0.5", "the game is over");
    check("mfg1-3-minefield-b2 | a1 | 0.5", "`a1` is not a point and its visits, as in e5:120");
    check("mfg1-3-minefield-b2 | a1:0 | 0.5", "`a1:0` is not a point and its visits, as in e5:120");
    check("mfg1-3-minefield-b2 | a1:-3 | 0.5", "`a1:-3` is not a point and its visits, as in e5:120");
    check("mfg1-3-minefield-b2 | 5:5 | 0.5", "`5` is not a point: a point is a column a..af and a row 1..32, as in e5");
    check("mfg1-3-minefield-b2 | b2:5 | 0.5", "b2 is occupied by a black stone");
    check("mfg1-3-minefield-b2 | d4:5 | 0.5", "d4 is not on a 3x3 board");
    check("mfg1-3-minefield-b2 | a1:5 a1:6 | 0.5", "a1 occurs twice");
    check("mfg1-3-minefield-b2 | | 0.5", "no point was visited");
    check("mfg1-3-minefield-b2 | a1:5 | 1.5", "`1.5` is not a win rate from 0 to 1");
    check("mfg1-3-minefield-b2 | a1:5 | nan", "`nan` is not a win rate from 0 to 1");
}
