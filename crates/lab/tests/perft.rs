//! Move-sequence counts that independent programs agree on, and the slow clear twin.

use minefield_lab::{Counts, Stopped, perft, perft_by_depth, perft_watched};
use minefield_rules::{Position, Ruleset, Size, Status};

/// rules size depth sequences black_wins white_wins stalled programs
const TABLE: &str = include_str!("../../rules/tests/oracle/perft.txt");

/// The deepest count of each size that takes less than a second or two.
const DEPTHS: [(usize, u32); 8] = [(2, 9), (3, 9), (4, 16), (5, 6), (9, 4), (11, 3), (13, 3), (19, 2)];

fn check_table(rules: &str) {
    let ruleset = Ruleset::preset(rules).expect("a preset");
    for (side, deepest) in DEPTHS {
        let start = Position::new(Size::new(side).expect("a size"), &ruleset);
        let counts = perft_by_depth(&start, deepest, &mut |_| false).expect("nobody stops it");
        for (depth, found) in (1..=deepest).zip(counts) {
            assert_eq!(Some(found), known(rules, side, depth), "{rules} {side} depth {depth}");
        }
    }
}

fn known(rules: &str, side: usize, depth: u32) -> Option<Counts> {
    let start = format!("{rules} {side} {depth} ");
    let row = TABLE.lines().find_map(|line| line.strip_prefix(&start))?;
    let numbers: Vec<u128> = row.split(' ').map(|word| word.parse().expect("a number")).collect();
    let [sequences, black_wins, white_wins, stalled, _] = numbers[..] else { panic!("{row}") };
    Some(Counts { sequences, black_wins, white_wins, stalled })
}

#[test]
fn minefield_counts_agree() {
    check_table("minefield");
}

#[test]
fn pinwheel_counts_agree() {
    check_table("pinwheel");
}

#[test]
fn cartwheel_counts_agree() {
    check_table("cartwheel");
}

fn slow_twin(position: &Position, depth: u32, counts: &mut Counts) {
    let Status::Turn(color) = position.status() else { return };
    for point in position.legal(color).iter() {
        let mut after = position.clone();
        after.play_unchecked(point, color);
        if depth > 1 {
            slow_twin(&after, depth - 1, counts);
            continue;
        }
        counts.sequences += 1;
        match after.status() {
            Status::Won(winner) if winner.index() == 0 => counts.black_wins += 1,
            Status::Won(_) => counts.white_wins += 1,
            Status::Stalled => counts.stalled += 1,
            Status::Turn(_) => {}
        }
    }
}

fn check_twin(position: &Position, deepest: u32) {
    for depth in 1..=deepest {
        let mut expected = Counts::default();
        slow_twin(position, depth, &mut expected);
        assert_eq!(perft(position, depth), expected, "{position:?} depth {depth}");
    }
}

fn position(line: &str) -> Position {
    minefield_rules::line::parse_position(line).expect("a position")
}

#[test]
fn counts_from_a_position_in_mid_game_agree_with_the_slow_twin() {
    check_twin(&position("mfp1-4-minefield-b-4.1B1W.2W1.B3"), 6);
}

#[test]
fn counts_through_a_stall_agree_with_the_slow_twin() {
    let rules = "short.hard_corner.xe.ox.switch.xo.ee.ox";
    let rules = rules.replacen('.', "~", 1).replace(".switch", "~switch");
    check_twin(&position(&format!("mfp1-4-{rules}-b-1BWW.W2B.B2W.W1BB")), 5);
}

#[test]
fn a_finished_game_has_one_empty_sequence_and_no_other() {
    let won = position("mfp1-2-minefield-w-B1.B1");
    assert_eq!(perft(&won, 0), Counts { sequences: 1, black_wins: 1, ..Counts::default() });
    assert_eq!(perft(&won, 1), Counts::default());
}

#[test]
fn a_count_is_stopped_at_once() {
    let position = Position::new(Size::new(19).expect("a size"), &Ruleset::minefield());
    let mut asked = 0;
    let stopped = perft_watched(&position, 9, &mut |_| {
        asked += 1;
        asked == 3
    });
    assert_eq!(stopped, Err(Stopped));
}
