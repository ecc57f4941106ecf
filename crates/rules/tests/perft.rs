//! Numbers of move sequences, as independent programs have counted them.

use minefield_rules::{Color, Point, Position, Ruleset, Size, Status};

/// Deeper lines are left to the command that counts faster.
const MOST: u64 = 300_000;

/// Sequences of exactly some number of placements, and how their games stand.
#[derive(Default, Debug, PartialEq, Eq)]
struct Counts {
    sequences: u64,
    wins: [u64; 2],
    stalled: u64,
}

#[test]
fn move_sequences_are_as_many_as_other_programs_count() {
    let lines = include_str!("oracle/perft.txt").lines().filter(|line| !line.starts_with('#'));
    let checked = lines.filter(|line| check(line)).count();
    assert_eq!(checked, 102, "lines with at most {MOST} sequences");
}

/// Checks one line of the table unless its number is too large.
fn check(line: &str) -> bool {
    let fields: Vec<&str> = line.split(' ').collect();
    let number = |k: usize| fields[k].parse::<u64>().expect("a number");
    let expected = Counts { sequences: number(3), wins: [number(4), number(5)], stalled: number(6) };
    if expected.sequences > MOST {
        return false;
    }
    let size = Size::new(number(1) as usize).expect("a size");
    let position = Position::new(size, &Ruleset::preset(fields[0]).expect("a preset"));
    let mut counts = Counts::default();
    count(&position, number(2), &mut counts);
    assert_eq!(counts, expected, "{line}");
    true
}

fn count(position: &Position, depth: u64, counts: &mut Counts) {
    if depth == 0 {
        counts.sequences += 1;
        match position.status() {
            Status::Won(color) => counts.wins[color.index()] += 1,
            Status::Stalled => counts.stalled += 1,
            Status::Turn(_) => {}
        }
    } else if let Some(color) = position.turn() {
        each_legal(position, color, |next| count(next, depth - 1, counts));
    }
}

fn each_legal(position: &Position, color: Color, mut visit: impl FnMut(&Position)) {
    let points: Vec<Point> = position.legal(color).iter().collect();
    for point in points {
        let mut next = position.clone();
        next.play(point).expect("a legal point");
        visit(&next);
    }
}
