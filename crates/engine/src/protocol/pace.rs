//! How much to do before looking up again.

use std::time::Duration;

/// The number of visits that take about [`Pace::PORTION`], found out while working.
pub(super) struct Pace {
    visits: u32,
    begun: Option<Duration>,
}

impl Pace {
    /// How long a portion of work should take: short enough to seem to answer at once.
    const PORTION: Duration = Duration::from_millis(10);
    const LEAST: u32 = 8;
    const MOST: u32 = 1 << 16;

    pub(super) const fn new() -> Pace {
        Pace { visits: Pace::LEAST, begun: None }
    }

    /// The size of the portion that begins now, in visits.
    pub(super) fn portion(&mut self, now: Duration) -> u32 {
        if let Some(begun) = self.begun.replace(now) {
            let took = now.saturating_sub(begun).as_secs_f64();
            // A clock that stands still counts as infinitely fast: twice as much, whatever is divided.
            let factor = (Pace::PORTION.as_secs_f64() / took).clamp(0.25, 2.0);
            self.visits = ((f64::from(self.visits) * factor) as u32).clamp(Pace::LEAST, Pace::MOST);
        }
        self.visits
    }

    /// Something else is done meanwhile: the time until the next portion says nothing.
    pub(super) const fn pause(&mut self) {
        self.begun = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The portions of a machine that makes this many visits a second.
    fn portions(visits_a_second: f64) -> Vec<u32> {
        let (mut pace, mut now) = (Pace::new(), Duration::ZERO);
        let mut portions = Vec::new();
        for _ in 0..30 {
            let portion = pace.portion(now);
            now += Duration::from_secs_f64(f64::from(portion) / visits_a_second);
            portions.push(portion);
        }
        portions
    }

    #[test]
    fn portions_grow_to_ten_milliseconds() {
        for speed in [10_000.0, 1_000_000.0] {
            let last = f64::from(portions(speed)[29]) / speed;
            assert!((0.009..0.011).contains(&last), "{speed} visits a second: {last} s");
        }
    }

    #[test]
    fn portions_have_bounds_on_the_slowest_and_the_fastest_machine() {
        assert!(portions(1.0).iter().all(|&portion| portion == Pace::LEAST));
        assert_eq!(portions(1e12)[29], Pace::MOST);
    }

    #[test]
    fn a_pause_is_not_taken_for_work() {
        let mut pace = Pace::new();
        pace.portion(Duration::ZERO);
        let portion = pace.portion(Duration::from_millis(1));
        pace.pause();
        assert_eq!(pace.portion(Duration::from_secs(60)), portion);
    }
}
