//! Forced wins, against trying everything.

use minefield_engine::playout::Random;
use minefield_lab::Stopped;
use minefield_lab::mine::{BadFind, Find, ForcedWin, Miner};
use minefield_rules::{Color, Point, Position, Ruleset, Size, line};

/// Crosscuts are allowed, so that a diagonal span decides nothing; and somebody is often skipped.
const OWN: [&[u8]; 2] =
    [b"name: crossing\nfigure: square\nX X\nX X\n", b"name: short\nfigure: hard corner\nX .\nO X\n"];

fn rule_sets() -> Vec<Ruleset> {
    let own = OWN.map(|text| Ruleset::from_file(text).expect("a rule file"));
    Ruleset::presets().iter().cloned().chain(own).collect()
}

/// Whether `attacker` wins within `plies`, by trying everything; the last ply is the attacker's.
fn wins(position: &Position, attacker: Color, plies: u32) -> bool {
    if let Some(winner) = position.decided() {
        return winner == attacker;
    }
    let Some(turn) = position.turn().filter(|_| plies > 0) else { return false };
    if (turn == attacker) != (plies % 2 == 1) {
        return wins(position, attacker, plies - 1);
    }
    let mut children = position.legal(turn).iter().map(|point| {
        let mut after = position.clone();
        after.play_unchecked(point, turn);
        after
    });
    match turn == attacker {
        true => children.any(|after| wins(&after, attacker, plies - 1)),
        false => children.all(|after| wins(&after, attacker, plies - 1)),
    }
}

fn check(position: &Position, most: u32) {
    let Some(turn) = position.turn().filter(|_| position.decided().is_none()) else { return };
    let mut never = || false;
    let mut search = ForcedWin::new(turn, &mut never);
    let shortest = (1..=most).step_by(2).find(|&plies| wins(position, turn, plies));
    assert_eq!(search.shortest(position, most), Ok(shortest), "{position:?}");
    let keeps = |&point: &Point| {
        let mut after = position.clone();
        after.play_unchecked(point, turn);
        wins(&after, turn, most - 1)
    };
    let points: Vec<Point> = position.legal(turn).iter().filter(keeps).collect();
    assert_eq!(search.points(position, most), Ok(points), "{position:?}");
}

/// Checks positions of random games from where `empty` points are left.
fn check_random(side: usize, empty: usize, most: u32, games: u64) {
    let size = Size::new(side).expect("a size");
    for rules in rule_sets() {
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut position = Position::new(size, &rules);
            while let Some(turn) = position.turn() {
                if size.area() - position.len() <= empty {
                    check(&position, most);
                }
                let legal: Vec<Point> = position.legal(turn).iter().collect();
                position.play_unchecked(legal[random.below(legal.len())], turn);
            }
        }
    }
}

#[test]
fn forced_wins_are_those_of_a_plain_search_on_3x3() {
    check_random(3, 7, 7, 40);
}

#[test]
fn forced_wins_are_those_of_a_plain_search_on_4x4() {
    check_random(4, 8, 7, 8);
}

#[test]
fn forced_wins_in_few_plies_are_those_of_a_plain_search_on_5x5_and_6x6() {
    check_random(5, 20, 3, 2);
    check_random(6, 16, 3, 2);
}

#[test]
fn a_decided_game_has_no_forced_win() {
    let position = line::parse_position("mfp1-3-minefield-b-1B1.1B1.W1B").expect("a position");
    let mut never = || false;
    let mut search = ForcedWin::new(Color::Black, &mut never);
    assert_eq!(position.decided(), Some(Color::Black));
    assert_eq!((search.shortest(&position, 7), search.points(&position, 7)), (Ok(None), Ok(vec![])));
}

#[test]
fn a_search_that_is_told_to_stop_says_so() {
    let position = Position::new(Size::new(9).expect("a size"), &Ruleset::minefield());
    let mut at_once = || true;
    let mut search = ForcedWin::new(Color::Black, &mut at_once);
    assert_eq!(search.shortest(&position, 25), Err(Stopped));
    assert_eq!(miner(9).game(1, &mut || true).err(), Some(Stopped));
}

fn miner(side: usize) -> Miner {
    Miner { size: Size::new(side).expect("a size"), rules: Ruleset::minefield(), plies: 5 }
}

#[test]
fn what_is_mined_is_won_and_can_be_written_and_read() {
    let finds: Vec<Find> = (0..40).filter_map(|seed| miner(5).game(seed, &mut || false).expect("no stop")).collect();
    assert!(finds.len() > 4, "{} finds", finds.len());
    for find in finds {
        assert!(find.plies == 3 || find.plies == 5, "{find}");
        assert!(2 * find.points.len() <= find.position.legal(find.position.turn().expect("a turn")).len(), "{find}");
        assert!(!find.points.is_empty(), "{find}");
        assert_eq!(find.to_string().parse(), Ok(find));
    }
}

#[test]
fn a_game_depends_on_nothing_but_its_seed() {
    let game = |seed| miner(6).game(seed, &mut || false).expect("no stop");
    assert!((0..10).all(|seed| game(seed) == game(seed)));
}

/// The positions that the engine is tried on: each of the texts holds some of one size and rule set.
const STORED: [&str; 4] = [
    include_str!("../../engine/tests/mined/minefield-6.txt"),
    include_str!("../../engine/tests/mined/minefield-9.txt"),
    include_str!("../../engine/tests/mined/pinwheel-11.txt"),
    include_str!("../../engine/tests/mined/cartwheel-7.txt"),
];

#[test]
fn stored_positions_are_won_as_they_say() {
    let lines = STORED.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    for find in lines.map(|line| line.parse::<Find>().expect(line)) {
        let mut never = || false;
        let mut search = ForcedWin::new(find.position.turn().expect("a turn"), &mut never);
        assert_eq!(search.shortest(&find.position, 7), Ok(Some(find.plies)), "{find}");
        assert_eq!(search.points(&find.position, find.plies), Ok(find.points.clone()), "{find}");
    }
}

#[test]
fn lines_that_are_no_finds_are_refused() {
    let check = |text: &str, why: &str| {
        let fault: Result<Find, BadFind> = text.parse();
        assert_eq!(fault.expect_err(text).to_string(), why);
    };
    check("", "1 parts between bars; a mined position has 3");
    check("mfp1-2-minefield-b-2.2 | 3 | a1 | b2", "4 parts between bars; a mined position has 3");
    check("mfp1-2-minefield-b-2 | 3 | a1", "1 rows for a board of size 2");
    check("mfp1-2-minefield-b-2.2 | 0 | a1", "`0` is not a number of plies, at least 1");
    check("mfp1-2-minefield-b-2.2 | x | a1", "`x` is not a number of plies, at least 1");
    check("mfp1-2-minefield-b-2.2 | 3 | a3", "the side to move can't place on a3");
    check("mfp1-2-minefield-b-2.2 | 3 |", "no winning point");
}
