//! How long a move may take on a clock.

use minefield_rules::{Color, Position};
use std::time::Duration;

/// What happens when a side has used up its main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overtime {
    /// It loses.
    None,
    /// So many moves in each period.
    Canadian { period: Duration, moves: u32 },
    /// A move in each period; a period that passes without a move is used up.
    Japanese { period: Duration, periods: u32 },
}

/// The time that each side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct System {
    pub(super) main: Duration,
    pub(super) overtime: Overtime,
}

/// What is left to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Main(Duration),
    /// Time left in this period, and the moves to be made in it (Canadian) or the periods left
    /// (Japanese), at least 1.
    Overtime(Duration, u32),
}

/// The clocks of both sides; nobody loses here by time, that is the controller's business.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    system: Option<System>,
    left: [Left; 2],
}

/// What the way to the other program and back may take, besides a twentieth of the time.
const OVERHEAD: Duration = Duration::from_millis(60);

impl Clocks {
    /// No limits.
    pub(super) const fn none() -> Clocks {
        Clocks { system: None, left: [Left::Main(Duration::ZERO); 2] }
    }

    /// Full clocks, none for no limits.
    pub(super) fn new(system: Option<System>) -> Clocks {
        let left = system.map_or(Left::Main(Duration::ZERO), System::start);
        Clocks { system, left: [left; 2] }
    }

    /// The same clocks, wound up for a new game.
    pub(super) fn again(&self) -> Clocks {
        Clocks::new(self.system)
    }

    /// Is told what `color` has left: with `count` 0 of its main time, else of a period that has so
    /// many moves (Canadian) or is the first of so many periods (Japanese).
    pub(super) fn tell(&mut self, color: Color, time: Duration, count: u32) {
        let absolute = System { main: time, overtime: Overtime::None };
        self.system.get_or_insert(absolute);
        self.left[color.index()] = if count == 0 { Left::Main(time) } else { Left::Overtime(time, count) };
    }

    /// Takes the time of a move from what `color` has left.
    pub(super) fn spend(&mut self, color: Color, time: Duration) {
        if let Some(system) = self.system {
            let left = &mut self.left[color.index()];
            *left = system.after_move(*left, time);
        }
    }

    /// How long a move of `color` in `position` may take; none without limits.
    pub(super) fn budget(&self, color: Color, position: &Position) -> Option<Duration> {
        let moves = moves_to_come(position);
        self.system.map(|system| without_overhead(system.share(self.left[color.index()], moves)))
    }
}

impl System {
    fn start(self) -> Left {
        if self.main.is_zero() { self.overtime() } else { Left::Main(self.main) }
    }

    /// The beginning of overtime; without any, nothing is left.
    fn overtime(self) -> Left {
        match self.overtime {
            Overtime::None => Left::Main(Duration::ZERO),
            Overtime::Canadian { period, moves: count } | Overtime::Japanese { period, periods: count } => {
                Left::Overtime(period, count)
            }
        }
    }

    /// The time that overtime gives to a move.
    fn overtime_per_move(self) -> Duration {
        match self.overtime {
            Overtime::None => Duration::ZERO,
            Overtime::Canadian { period, moves } => period / moves.max(1),
            Overtime::Japanese { period, .. } => period,
        }
    }

    /// The part of what is left that a move may take if so many `moves` are to come.
    fn share(self, left: Left, moves: u32) -> Duration {
        match (left, self.overtime) {
            (Left::Main(main), _) => {
                let per_move = self.overtime_per_move();
                (main / moves.max(1)).max(per_move.min(main + per_move / 2))
            }
            (Left::Overtime(time, _), Overtime::Japanese { .. }) => time,
            (Left::Overtime(time, moves), _) => time / moves.max(1),
        }
    }

    fn after_move(self, left: Left, time: Duration) -> Left {
        match (left, self.overtime) {
            (Left::Main(main), _) if time < main || self.overtime == Overtime::None => {
                Left::Main(main.saturating_sub(time))
            }
            (Left::Main(main), _) => self.after_move(self.overtime(), time - main),
            (Left::Overtime(_, periods), Overtime::Japanese { period, .. }) => {
                let used = time.as_nanos().checked_div(period.as_nanos()).unwrap_or(0);
                let used = u32::try_from(used).unwrap_or(u32::MAX);
                Left::Overtime(period, periods.saturating_sub(used).max(1))
            }
            (Left::Overtime(..), Overtime::None) => Left::Main(Duration::ZERO),
            (Left::Overtime(_, 0 | 1), Overtime::Canadian { .. }) => self.overtime(),
            (Left::Overtime(left, moves), Overtime::Canadian { .. }) => {
                Left::Overtime(left.saturating_sub(time), moves - 1)
            }
        }
    }
}

/// How many more moves of one side to reckon with: games between programs fill about a third of the
/// board before nothing is left to think about, and there is always a reserve for those that last longer.
fn moves_to_come(position: &Position) -> u32 {
    let (area, stones) = (position.size().area(), position.len());
    let usual = (area * 2 / 5).saturating_sub(stones) / 2;
    let reserve = 3 + (area - stones) / 6;
    u32::try_from(usual.max(reserve)).unwrap_or(u32::MAX)
}

fn without_overhead(time: Duration) -> Duration {
    time.saturating_sub(OVERHEAD.max(time / 20))
}

#[cfg(test)]
mod tests {
    use super::*;
    use minefield_rules::{Ruleset, Size};

    const SECOND: Duration = Duration::from_secs(1);

    fn position(side: usize) -> Position {
        Position::new(Size::new(side).expect("a size"), &Ruleset::minefield())
    }

    /// Plays a whole board full, every move taking its budget and 20 ms more, and returns the most
    /// that any move took.
    fn longest_move(side: usize, system: System) -> Duration {
        let (mut position, mut clocks) = (position(side), Clocks::new(Some(system)));
        let (mut left, mut longest) = (system.start(), Duration::ZERO);
        while let Some(color) = position.turn() {
            let took = clocks.budget(color, &position).expect("a limit") + Duration::from_millis(20);
            if color == Color::Black {
                left = within(system, left, took);
                longest = longest.max(took);
            }
            clocks.spend(color, took);
            let point = position.legal(color).iter().next().expect("a point");
            position.play_unchecked(point, color);
        }
        longest
    }

    /// What a strict controller makes of a move that took `took`.
    fn within(system: System, left: Left, took: Duration) -> Left {
        match left {
            Left::Main(main) => {
                let more = match system.overtime {
                    Overtime::None => Duration::ZERO,
                    Overtime::Canadian { period, .. } | Overtime::Japanese { period, .. } => period,
                };
                assert!(took < main + more, "{took:?} of {main:?}");
            }
            Left::Overtime(time, _) => assert!(took < time, "{took:?} of {time:?} in overtime"),
        }
        system.after_move(left, took)
    }

    #[test]
    fn no_game_is_lost_on_time() {
        let period = 10 * SECOND;
        for side in [3, 9, 19] {
            for main in [Duration::ZERO, 60 * SECOND, 600 * SECOND] {
                for overtime in
                    [Overtime::None, Overtime::Canadian { period, moves: 5 }, Overtime::Japanese { period, periods: 3 }]
                {
                    if !main.is_zero() || overtime != Overtime::None {
                        longest_move(side, System { main, overtime });
                    }
                }
            }
        }
    }

    #[test]
    fn time_is_there_to_be_used() {
        let absolute = System { main: 600 * SECOND, overtime: Overtime::None };
        assert!(longest_move(11, absolute) > 10 * SECOND);
        let japanese =
            System { main: Duration::ZERO, overtime: Overtime::Japanese { period: 10 * SECOND, periods: 1 } };
        assert!(longest_move(11, japanese) > 9 * SECOND);
    }

    #[test]
    fn what_the_controller_says_counts() {
        let mut clocks = Clocks::new(Some(System { main: 600 * SECOND, overtime: Overtime::None }));
        clocks.tell(Color::White, SECOND, 0);
        let budget = clocks.budget(Color::White, &position(11)).expect("a limit");
        assert!(budget < SECOND / 10, "{budget:?}");
        assert!(clocks.budget(Color::Black, &position(11)).expect("a limit") > 10 * SECOND);
    }

    #[test]
    fn without_time_there_is_still_a_move_and_without_limits_no_budget() {
        let mut clocks = Clocks::new(Some(System { main: SECOND, overtime: Overtime::None }));
        clocks.spend(Color::Black, 10 * SECOND);
        assert_eq!(clocks.budget(Color::Black, &position(5)), Some(Duration::ZERO));
        assert_eq!(Clocks::none().budget(Color::Black, &position(5)), None);
    }
}
