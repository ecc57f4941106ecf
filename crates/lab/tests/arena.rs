//! The arithmetic of contests, against values computed by hand and against simulated games.

use minefield_lab::arena::{
    Anchor, BadRatings, BadSprt, Encounter, PairCounts, Rating, Score, Sprt, Verdict, elo_of_score, expected_score,
    ratings,
};

fn near(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "found {found}, expected {expected} within {tolerance}");
}

/// Random numbers from 0 to 1 (xorshift64*: Vigna, 2016).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> f64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11) as f64 / (1u64 << 53) as f64
    }

    fn game(&mut self, chance: f64) -> Score {
        if self.roll() < chance { Score::Win } else { Score::Loss }
    }
}

#[test]
fn elo_and_score_belong_together() {
    for (elo, score) in [(0.0, 0.5), (400.0, 10.0 / 11.0), (-400.0, 1.0 / 11.0), (190.848_501_887_864_98, 0.75)] {
        near(expected_score(elo), score, 1e-12);
        near(elo_of_score(score), elo, 1e-9);
    }
    assert_eq!([0.0, 1.0].map(elo_of_score), [f64::NEG_INFINITY, f64::INFINITY]);
}

#[test]
fn pairs_are_counted_by_their_points() {
    let mut pairs = PairCounts::default();
    use Score::{Draw, Loss, Win};
    for (one, other) in [(Loss, Loss), (Loss, Draw), (Draw, Draw), (Win, Loss), (Win, Draw), (Win, Win), (Loss, Win)] {
        pairs.add(one, other);
    }
    assert_eq!(pairs.counts(), [1, 1, 3, 1, 1]);
    assert_eq!((pairs.pairs(), pairs.score()), (7, Some(0.5)));
    assert_eq!(PairCounts::default().score(), None);
    assert_eq!(PairCounts::default().elo(), None);
}

#[test]
fn the_likelihood_of_two_outcomes_is_that_of_a_coin() {
    // 30 pairs lost and 50 won: the most likely distribution of mean s wins a share of s.
    let pairs = PairCounts::new([30, 0, 0, 0, 50]);
    let expected = 50.0 * (0.7f64 / 0.4).ln() + 30.0 * (0.3f64 / 0.6).ln();
    near(pairs.log_likelihood_ratio(0.7, 0.4), expected, 0.02);
    near(pairs.log_likelihood_ratio(0.4, 0.7), -expected, 0.02);
    near(pairs.log_likelihood_ratio(0.6, 0.6), 0.0, 1e-12);
}

#[test]
fn the_interval_of_many_pairs_is_the_mean_and_two_standard_errors() {
    let pairs = PairCounts::new([1000, 500, 4000, 500, 2000]);
    let (n, mean) = (8000.0, pairs.score().expect("pairs"));
    near(mean, 0.5625, 1e-12);
    let variance = (1000.0 * 0.5625f64.powi(2)
        + 500.0 * 0.3125f64.powi(2)
        + 4000.0 * 0.0625f64.powi(2)
        + 500.0 * 0.1875f64.powi(2)
        + 2000.0 * 0.4375f64.powi(2))
        / n;
    let half = 1.96 * (variance / n).sqrt();
    let elo = pairs.elo().expect("pairs");
    near(elo.value, elo_of_score(mean), 1e-9);
    near(elo.low, elo_of_score(mean - half), 0.1);
    near(elo.high, elo_of_score(mean + half), 0.1);
    near(elo.error(), (elo.high - elo.low) / 2.0, 1e-12);
}

#[test]
fn the_interval_of_a_whitewash_has_one_finite_end() {
    // 100 pairs won: the other hypothesis s keeps a likelihood of s^100, and exp(-3.84 / 2) of it is still credible.
    let elo = PairCounts::new([0, 0, 0, 0, 100]).elo().expect("pairs");
    assert_eq!([elo.value, elo.high], [f64::INFINITY; 2]);
    near(elo.low, elo_of_score((-3.841_458_820_694_124f64 / 200.0).exp()), 1.0);
    let elo = PairCounts::new([100, 0, 0, 0, 0]).elo().expect("pairs");
    assert_eq!([elo.value, elo.low], [f64::NEG_INFINITY; 2]);
    let split = PairCounts::new([0, 0, 1, 0, 0]).elo().expect("pairs");
    assert!(split.value == 0.0 && split.low < -5.0 && split.high > 5.0, "one pair says little: {split:?}");
}

#[test]
fn intervals_hold_the_truth_nineteen_times_in_twenty() {
    let mut dice = Dice(20_240_501);
    let (trials, mut held) = (2000, 0);
    for _ in 0..trials {
        let mut pairs = PairCounts::default();
        for _ in 0..60 {
            // An opening that favours Black makes the games of a pair depend on each other.
            pairs.add(dice.game(0.85), dice.game(0.45));
        }
        let elo = pairs.elo().expect("pairs");
        held += i32::from((elo.low..=elo.high).contains(&elo_of_score(0.65)));
    }
    near(f64::from(held) / f64::from(trials), 0.95, 0.012);
}

#[test]
fn a_sequential_test_has_walds_bounds() {
    let test = Sprt::new(0.0, 10.0, 0.05, 0.1).expect("a test");
    let [low, high] = test.bounds();
    near(low, (0.1f64 / 0.95).ln(), 1e-12);
    near(high, (0.9f64 / 0.05).ln(), 1e-12);
    near(test.log_likelihood_ratio(&PairCounts::default()), 0.0, 0.0);
    assert_eq!(test.verdict(&PairCounts::default()), None);
    // Many pairs around no difference: the ratio is -N (s1 - s0)^2 / (2 variance) nearly, the textbook formula.
    let pairs = PairCounts::new([1000, 0, 2000, 0, 1000]);
    let distance = expected_score(10.0) - 0.5;
    near(test.log_likelihood_ratio(&pairs), -4000.0 * distance * distance / (2.0 * 0.125), 0.05);
}

#[test]
fn a_sequential_test_errs_as_seldom_as_it_says() {
    let test = Sprt::new(0.0, 50.0, 0.05, 0.05).expect("a test");
    let mut dice = Dice(77);
    for (elo, wrong) in [(0.0, Verdict::Elo1), (50.0, Verdict::Elo0)] {
        let chance = expected_score(elo);
        let trials = 400;
        let errors = (0..trials).filter(|_| simulate(&test, chance, &mut dice) == wrong).count();
        assert!(errors <= 32, "{errors} of {trials} tests at {elo} Elo ended with {wrong:?}");
    }
}

fn simulate(test: &Sprt, chance: f64, dice: &mut Dice) -> Verdict {
    let mut pairs = PairCounts::default();
    loop {
        pairs.add(dice.game(chance), dice.game(chance));
        if let Some(verdict) = test.verdict(&pairs) {
            return verdict;
        }
    }
}

#[test]
fn a_test_of_nonsense_is_refused() {
    let check = |numbers: [f64; 4], fault: BadSprt, words: &str| {
        let [elo0, elo1, alpha, beta] = numbers;
        assert_eq!(Sprt::new(elo0, elo1, alpha, beta), Err(fault), "{numbers:?}");
        assert_eq!(fault.to_string(), words);
    };
    let elo = "an Elo difference is a number from -2000 to 2000";
    check([0.0, 2001.0, 0.05, 0.05], BadSprt::Elo, elo);
    check([f64::NAN, 10.0, 0.05, 0.05], BadSprt::Elo, elo);
    check([f64::NEG_INFINITY, 10.0, 0.05, 0.05], BadSprt::Elo, elo);
    check([10.0, 10.0, 0.05, 0.05], BadSprt::Order, "the second Elo difference must be greater than the first");
    check([0.0, 10.0, 0.0, 0.05], BadSprt::Error, "alpha and beta are above 0 and below 0.5");
    check([0.0, 10.0, 0.05, f64::NAN], BadSprt::Error, "alpha and beta are above 0 and below 0.5");
}

fn met(players: [usize; 2], points: [f64; 2]) -> Encounter {
    Encounter { players, points }
}

const ZERO: [Anchor; 1] = [Anchor { player: 0, elo: 0.0 }];
/// A prior that hardly counts.
const FAINT: f64 = 1e-9;

#[test]
fn the_rating_of_two_is_the_elo_of_their_score() {
    let found = ratings(2, &[met([0, 1], [25.0, 75.0])], &ZERO, FAINT).expect("ratings");
    assert_eq!(found[0], Rating { elo: 0.0, error: 0.0 });
    near(found[1].elo, elo_of_score(0.75), 1e-6);
    // The standard error is 1 / (c sqrt(n p q)) with c = ln 10 / 400.
    near(found[1].error, 1.959_964 * 400.0 / 10f64.ln() / (100.0f64 * 0.75 * 0.25).sqrt(), 1e-4);
    let pinned = [Anchor { player: 1, elo: 1000.0 }];
    let found = ratings(2, &[met([0, 1], [25.0, 75.0])], &pinned, FAINT).expect("ratings");
    near(found[0].elo, 1000.0 - elo_of_score(0.75), 1e-6);
}

#[test]
fn ratings_of_a_chain_add_up_and_a_circle_is_even() {
    let chain = [met([0, 1], [10.0, 30.0]), met([1, 2], [20.0, 60.0])];
    let found = ratings(3, &chain, &ZERO, FAINT).expect("ratings");
    near(found[2].elo, 2.0 * elo_of_score(0.75), 1e-6);
    assert!(found[2].error > found[1].error);
    let circle = [met([0, 1], [3.0, 1.0]), met([1, 2], [3.0, 1.0]), met([2, 0], [3.0, 1.0])];
    let found = ratings(3, &circle, &ZERO, FAINT).expect("ratings");
    assert!(found.iter().all(|rating| rating.elo.abs() < 1e-6), "{found:?}");
}

#[test]
fn a_player_between_two_anchors_satisfies_both_as_well_as_it_can() {
    let anchors = [Anchor { player: 0, elo: 0.0 }, Anchor { player: 1, elo: 200.0 }];
    let even = [met([0, 2], [5.0, 5.0]), met([1, 2], [5.0, 5.0])];
    let found = ratings(3, &even, &anchors, FAINT).expect("ratings");
    near(found[2].elo, 100.0, 1e-6);
}

#[test]
fn who_wins_every_game_gets_a_finite_rating_by_the_prior() {
    let found = ratings(2, &[met([0, 1], [0.0, 100.0])], &ZERO, 1.0).expect("ratings");
    near(found[1].elo, elo_of_score(100.5 / 101.0), 1e-6);
    let found = ratings(2, &[met([0, 1], [0.0, 1e6])], &ZERO, 1.0).expect("ratings");
    near(found[1].elo, 400.0 * 2_000_001f64.log10(), 1e-3);
}

#[test]
fn ratings_of_simulated_players_come_near_the_truth() {
    let truth = [0.0, 150.0, -80.0, 420.0, 300.0];
    let mut dice = Dice(5);
    let mut encounters = Vec::new();
    for one in 0..truth.len() {
        for other in one + 1..truth.len() {
            let chance = expected_score(truth[one] - truth[other]);
            let won = (0..2000).filter(|_| dice.roll() < chance).count() as f64;
            encounters.push(met([one, other], [won, 2000.0 - won]));
        }
    }
    let found = ratings(truth.len(), &encounters, &ZERO, 1.0).expect("ratings");
    for (rating, truth) in found.iter().zip(truth) {
        near(rating.elo, truth, 1.5 * rating.error);
        assert!(rating.error < 15.0);
    }
}

#[test]
fn ratings_that_nothing_ties_to_an_anchor_are_refused() {
    let check = |players, encounters: &[Encounter], anchors: &[Anchor], fault| {
        assert_eq!(ratings(players, encounters, anchors, 1.0), Err(fault), "{encounters:?}");
    };
    let game = met([0, 1], [1.0, 1.0]);
    check(2, &[game], &[], BadRatings::Unconnected(0));
    check(4, &[game, met([2, 3], [1.0, 1.0])], &ZERO, BadRatings::Unconnected(2));
    check(2, &[met([0, 2], [1.0, 1.0])], &ZERO, BadRatings::Number);
    check(2, &[met([0, 1], [-1.0, 1.0])], &ZERO, BadRatings::Number);
    check(2, &[met([0, 1], [f64::NAN, 1.0])], &ZERO, BadRatings::Number);
    check(2, &[game], &[Anchor { player: 0, elo: f64::INFINITY }], BadRatings::Number);
    assert_eq!(ratings(2, &[game], &ZERO, 0.0), Err(BadRatings::Number));
}
