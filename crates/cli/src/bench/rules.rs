//! Random games and legal points, beside the plain way of doing each.

use super::plain::{Ahead, Plain};
use super::slices::{Speed, slice};
use minefield_engine::playout::{Playout, Random};
use minefield_rules::{Board, Color, Contact, PointSet, Position, Ruleset, Setup, Size, naive};
use std::hint::black_box;
use std::io::{self, Write};
use std::time::Duration;

const SLICES: usize = 60;
const SLICE: Duration = Duration::from_millis(20);

pub fn run(mut out: impl Write) -> io::Result<()> {
    writeln!(out, "Random games of minefield, one thread; nanoseconds a placement, best of {SLICES} slices.")?;
    writeln!(out, "`plain` is a simple program for the same games; `span` stops at the diagonal span.\n")?;
    writeln!(out, "size    plain     ours    ratio  ours games/s     span  span games/s")?;
    for side in [9, 11, 19] {
        writeln!(out, "{}", games(side))?;
        out.flush()?;
    }
    writeln!(out, "\nLegal points of both colours in a 19x19 mid-game position, microseconds.\n")?;
    writeln!(out, "rules        naive   tables    ratio")?;
    for rules in Ruleset::presets() {
        writeln!(out, "{}", legal_points(rules))?;
        out.flush()?;
    }
    Ok(())
}

fn games(side: usize) -> String {
    let Ok(size) = Size::new(side) else { return String::new() };
    let (empty, ahead) = (Plain::new(side), Ahead::new());
    let (mut plain, mut state) = (empty.clone(), 0x9e37_79b9_7f4a_7c15);
    let mut random = Random::new(1);
    let starts = [Contact::Orthogonal, Contact::Diagonal].map(|f| Playout::new(size, &Ruleset::minefield(), f));
    let mut boards = starts.clone();
    let mut best = [Speed::default(); 3];
    for _ in 0..SLICES {
        best[0].keep(slice(SLICE, || {
            plain.clone_from(&empty);
            plain.run(&ahead, &mut state).1
        }));
        for k in 0..2 {
            best[k + 1].keep(slice(SLICE, || {
                boards[k].copy_from(&starts[k]);
                boards[k].run(&mut random).1
            }));
        }
    }
    let [plain, ours, span] = best;
    format!(
        "{side:>4} {:>8.1} {:>8.1} {:>8.2} {:>13.0} {:>8.1} {:>13.0}",
        plain.nanoseconds,
        ours.nanoseconds,
        plain.nanoseconds / ours.nanoseconds,
        ours.repeats_a_second,
        span.nanoseconds,
        span.repeats_a_second
    )
}

fn legal_points(rules: &Ruleset) -> String {
    let setup = mid_game(rules);
    let Ok(position) = Position::from_setup(&setup, rules) else { return String::new() };
    let board: &Board = position.board();
    let mut best = [Speed::default(); 2];
    for _ in 0..SLICES / 2 {
        best[0].keep(slice(SLICE, || {
            black_box(Color::BOTH.map(|color| naive::legal_points(black_box(&setup), rules, color)));
            1
        }));
        best[1].keep(slice(SLICE, || {
            let allowed = |color| board.empty_points().filter(move |&point| board.allows(rules, point, color));
            black_box(Color::BOTH.map(|color| allowed(color).collect::<PointSet>()));
            1
        }));
    }
    let [naive, tables] = best.map(|speed| speed.nanoseconds / 1000.0);
    format!("{:<10} {naive:>7.0} {tables:>8.2} {:>8.0}", rules.name(), naive / tables)
}

/// A 19x19 position after 150 random placements.
fn mid_game(rules: &Ruleset) -> Setup {
    let size = Size::new(19).unwrap_or_else(|_| unreachable!("19 is a size"));
    let mut position = Position::new(size, rules);
    let mut random = Random::new(19);
    while let (Some(color), true) = (position.turn(), position.len() < 150) {
        let legal: Vec<_> = position.legal(color).iter().collect();
        position.play_unchecked(legal[random.below(legal.len())], color);
    }
    position.to_setup()
}
