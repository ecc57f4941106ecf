//! The commands about clocks.

use super::arguments::Arguments;
use super::clocks::{Clocks, Overtime, System};
use super::desk::{Answer, Desk, done};
use super::refusal::{Refusal, quoted};
use std::time::Duration;

/// The most seconds a clock may have: more than three years.
const MOST: f64 = 1e8;

fn seconds(arguments: &mut Arguments<'_>, what: &str) -> Result<Duration, Refusal> {
    let word = arguments.word(what)?;
    // A range keeps out what is negative, infinite or not a number.
    let seconds = word.parse().ok().filter(|seconds| (0.0..=MOST).contains(seconds));
    let fault = || Refusal::syntax(format!("{} is not {what}: a number of seconds from 0 to {MOST}", quoted(word)));
    seconds.map(Duration::from_secs_f64).ok_or_else(fault)
}

fn count(arguments: &mut Arguments<'_>, what: &str) -> Result<u32, Refusal> {
    arguments.number(what, 0..=1_000_000)
}

/// `time_settings MAIN PERIOD MOVES`.
pub(super) fn time_settings(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let main = seconds(arguments, "a main time")?;
    let period = seconds(arguments, "a byo-yomi time")?;
    let moves = count(arguments, "a number of byo-yomi stones")?;
    arguments.end()?;
    // GTP 2: a period without stones means that there are no limits.
    let system = match (period.is_zero(), moves) {
        (true, _) => Some(System { main, overtime: Overtime::None }),
        (false, 0) => None,
        (false, moves) => Some(System { main, overtime: Overtime::Canadian { period, moves } }),
    };
    start(desk, system)
}

/// `kgs-time_settings none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD MOVES`.
pub(super) fn kgs_time_settings(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let kind = arguments.word("a time system")?;
    if kind == "none" {
        arguments.end()?;
        return start(desk, None);
    }
    if !["absolute", "byoyomi", "canadian"].contains(&kind) {
        let known = "none, absolute, byoyomi and canadian";
        return Err(Refusal::syntax(format!("{} is not a time system; there are {known}", quoted(kind))));
    }
    let main = seconds(arguments, "a main time")?;
    let overtime = if kind == "absolute" {
        Overtime::None
    } else {
        let period = seconds(arguments, "a byo-yomi time")?;
        let count = count(arguments, "a number of byo-yomi periods or stones")?;
        match kind {
            _ if period.is_zero() || count == 0 => Overtime::None,
            "byoyomi" => Overtime::Japanese { period, periods: count },
            _ => Overtime::Canadian { period, moves: count },
        }
    };
    arguments.end()?;
    start(desk, Some(System { main, overtime }))
}

fn start(desk: &mut Desk, system: Option<System>) -> Answer {
    if system.is_some_and(|system| system.main.is_zero() && system.overtime == Overtime::None) {
        return Err(Refusal::new("a game without any time can't be played"));
    }
    desk.clocks = Clocks::new(system);
    done("")
}

/// `time_left COLOUR SECONDS COUNT`.
pub(super) fn time_left(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.color()?;
    let time = seconds(arguments, "a time")?;
    let count = count(arguments, "a number of stones")?;
    arguments.end()?;
    desk.clocks.tell(color, time, count);
    done("")
}
