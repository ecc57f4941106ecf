//! Visits of the search, beside those of the first UCT.

use super::slices::{Speed, slice};
use minefield_engine::{Limits, Settings, Style, Thought};
use minefield_rules::{Position, Ruleset, Size};
use std::io::{self, Write};
use std::time::Duration;

const SLICES: usize = 12;
const SLICE: Duration = Duration::from_millis(250);
/// Visits between two looks at the clock.
const PORTION: u32 = 64;

pub fn run(mut out: impl Write) -> io::Result<()> {
    let milliseconds = SLICE.as_millis();
    writeln!(
        out,
        "Visits a second on the empty board, one thread; best of {SLICES} slices of {milliseconds} ms, each"
    )?;
    writeln!(out, "of a new search. `uct` is the first UCT, without knowledge.\n")?;
    writeln!(out, "rules       size       uct      ours    ratio")?;
    for rules in &Ruleset::presets()[..2] {
        for side in [9, 11, 19] {
            let Ok(size) = Size::new(side) else { continue };
            writeln!(out, "{}", speeds(&Position::new(size, rules)))?;
            out.flush()?;
        }
    }
    Ok(())
}

fn speeds(position: &Position) -> String {
    let mut best = [Speed::default(); 2];
    for _ in 0..SLICES {
        best[0].keep(of_style(position, Style::Uct));
        best[1].keep(of_style(position, Style::Knowledge));
    }
    let [uct, ours] = best.map(|speed| 1e9 / speed.nanoseconds);
    let (rules, side) = (position.rules().name(), position.size().get());
    format!("{rules:<10} {side:>5} {uct:>9.0} {ours:>9.0} {:>8.2}", ours / uct)
}

/// The speed of a new search; a step is a visit.
fn of_style(position: &Position, style: Style) -> Speed {
    let settings = Settings { style, ..Settings::new(Limits::default(), 1) };
    let Some(mut thought) = Thought::analysis(None, position, None, &settings) else { return Speed::default() };
    slice(SLICE, || {
        let before = thought.visits();
        thought.advance(PORTION, &mut || false);
        (thought.visits() - before) as usize
    })
}
