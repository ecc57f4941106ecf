//! Positions that an exhaustive search proves won within seven plies (`minefield mine`): the engine wins them.

mod positions;

use minefield_engine::{Choice, Settings, choose};
use minefield_rules::{Color, Game, Move};
use positions::position;

const WINNERS_VISITS: u32 = 3000;
const DEFENDERS_VISITS: u32 = 1000;
const SEED: u64 = 1;

/// Who wins when the side to move of a line's position plays on with more visits than the other.
fn winner(line: &str) -> Option<(Color, Option<Color>)> {
    let start = position(line.split('|').next()?.trim());
    let attacker = start.turn()?;
    let mut game = Game::from_setup(&start.to_setup(), start.rules()).ok()?;
    while let Some(turn) = game.turn().filter(|_| game.position().decided().is_none()) {
        let visits = if turn == attacker { WINNERS_VISITS } else { DEFENDERS_VISITS };
        let Choice::Place(point) = choose(&game, &Settings::with_visits(visits, SEED), &mut || false)?.choice else {
            return None;
        };
        game.play(Move::Place(point)).ok()?;
    }
    Some((attacker, game.position().decided()))
}

/// Checks the positions of one rule set.
fn check(rules: &str, count: usize) {
    let lines: Vec<String> = (5..=11).flat_map(|side| positions_of(rules, side)).collect();
    assert_eq!(lines.len(), count);
    let won = |line: &&String| winner(line).is_some_and(|(attacker, winner)| winner == Some(attacker));
    let lost: Vec<&str> = lines.iter().filter(|line| !won(line)).map(String::as_str).collect();
    assert!(lost.is_empty(), "{} of {count} not won:\n{}", lost.len(), lost.join("\n"));
}

fn positions_of(rules: &str, side: usize) -> Vec<String> {
    let path = format!("{}/tests/mined/{rules}-{side}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

#[test]
fn positions_won_under_minefield_are_won() {
    check("minefield", 100);
}

#[test]
fn positions_won_under_pinwheel_are_won() {
    check("pinwheel", 60);
}

#[test]
fn positions_won_under_cartwheel_are_won() {
    check("cartwheel", 40);
}
