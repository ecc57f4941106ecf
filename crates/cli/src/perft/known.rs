//! Known counts, from independent programs.

use minefield_lab::Counts;
use minefield_rules::{Ruleset, Size};

const TABLE: &str = include_str!("../../../rules/tests/oracle/perft.txt");

/// A known count takes seconds at most if it has no more sequences than this.
const QUICK: u128 = 50_000_000;

/// What is known of one depth.
#[derive(Clone, Copy)]
pub struct Known {
    /// The number of placements.
    pub depth: u32,
    /// The counts.
    pub counts: Counts,
}

/// The boards of which something is known, in the table's order.
pub fn boards() -> Vec<(Ruleset, Size, Vec<Known>)> {
    let mut boards: Vec<(Ruleset, Size, Vec<Known>)> = Vec::new();
    for (rules, size, known) in TABLE.lines().filter_map(row) {
        match boards.iter_mut().find(|(other, side, _)| *other == rules && *side == size) {
            Some((_, _, rows)) => rows.push(known),
            None => boards.push((rules, size, vec![known])),
        }
    }
    boards
}

/// The deepest of these depths up to which every count takes seconds at most.
pub fn deepest_quick(rows: &[Known]) -> u32 {
    let quick = rows.iter().filter(|row| row.counts.sequences <= QUICK);
    let first_slow = rows.iter().filter(|row| row.counts.sequences > QUICK).map(|row| row.depth).min();
    quick.map(|row| row.depth).filter(|&depth| first_slow.is_none_or(|slow| depth < slow)).max().unwrap_or(0)
}

/// `rules size depth sequences black_wins white_wins stalled programs`; none for a comment.
fn row(line: &str) -> Option<(Ruleset, Size, Known)> {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [rules, size, depth, sequences, black_wins, white_wins, stalled, _] = fields[..] else { return None };
    let number = |text: &str| text.parse::<u128>().ok();
    let counts = Counts {
        sequences: number(sequences)?,
        black_wins: number(black_wins)?,
        white_wins: number(white_wins)?,
        stalled: number(stalled)?,
    };
    Some((Ruleset::preset(rules)?, Size::new(size.parse().ok()?).ok()?, Known { depth: depth.parse().ok()?, counts }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read() {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).count();
        let rows: usize = boards().iter().map(|(_, _, rows)| rows.len()).sum();
        assert_eq!(rows, lines);
        assert!(rows > 100, "{rows}");
    }
}
