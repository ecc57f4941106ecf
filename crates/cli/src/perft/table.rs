//! The rows that `perft` prints.

use minefield_lab::Counts;
use minefield_rules::{Color, Position};
use std::time::Duration;

/// What is counted, and the columns' names.
pub fn heading(start: &Position) -> String {
    let from = match (start.is_empty(), start.turn()) {
        (true, Some(Color::Black)) => "the empty board".to_owned(),
        (_, Some(color)) => format!("{} stones, {color} to move", start.len()),
        (_, None) => format!("{} stones, the game is over", start.len()),
    };
    let columns = ["sequences", "black wins", "white wins", "stalled"].map(|name| format!("{name:>16}")).concat();
    format!("{0} {1}x{1} from {from}\ndepth{columns}       time  sequences/s", start.rules().name(), start.size())
}

/// One depth. `as_known` says whether the counts are the known ones, if they are known.
pub fn row(depth: u32, counts: &Counts, time: Duration, as_known: Option<bool>) -> String {
    let verdict = match as_known {
        Some(true) => "  as known",
        Some(false) => "  DIFFERS",
        None => "",
    };
    let seconds = time.as_secs_f64();
    let rate = counts.sequences as f64 / seconds.max(1e-9);
    format!("{depth:>5}{} {seconds:>8.2} s {rate:>12.0}{verdict}", columns(counts))
}

/// The known counts below a row that differs.
pub fn known_row(known: &Counts) -> String {
    format!("known{}", columns(known))
}

fn columns(counts: &Counts) -> String {
    let columns = [counts.sequences, counts.black_wins, counts.white_wins, counts.stalled];
    columns.map(|count| format!("{count:>16}")).concat()
}
