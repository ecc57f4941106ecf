//! The clock of a game: what each person has left, as a function of the moments of the events.
//!
//! It belongs to persons, not to colours: a swap leaves it where it is. Nobody's time runs before
//! the first stone. Taking a move back takes back what the move had added, not the time it took.

use super::event::TimeControl;
use minefield_rules::Seat;

/// The clock of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: [i64; 2],
    running: Option<Seat>,
    since: i64,
}

const fn place(seat: Seat) -> usize {
    match seat {
        Seat::Opener => 0,
        Seat::Chooser => 1,
    }
}

impl Clock {
    /// A clock that stands.
    pub const fn new(control: TimeControl) -> Clock {
        Clock { control, left: [control.main; 2], running: None, since: 0 }
    }

    /// What each move adds.
    pub const fn increment(&self) -> i64 {
        self.control.increment
    }

    /// Whose time runs.
    pub const fn running(&self) -> Option<Seat> {
        self.running
    }

    /// What `seat` has left at `now`, never below 0.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let used = if self.running == Some(seat) { (now - self.since).max(0) } else { 0 };
        (self.left[place(seat)] - used).max(0)
    }

    /// When the time that runs is over.
    pub fn deadline(&self) -> Option<i64> {
        self.running.map(|seat| self.since + self.left[place(seat)])
    }

    /// Who has run out of time at `now`.
    pub fn fallen(&self, now: i64) -> Option<Seat> {
        self.running.filter(|&seat| self.left(seat, now) == 0)
    }

    /// Stops at `now`, what was used taken off.
    pub fn stop(&mut self, now: i64) {
        if let Some(seat) = self.running {
            self.left[place(seat)] = self.left(seat, now);
        }
        self.since = self.since.max(now);
        self.running = None;
    }

    /// Runs for `seat` from the moment it was stopped.
    pub const fn run(&mut self, seat: Option<Seat>) {
        self.running = seat;
    }

    /// Adds what a move adds.
    pub const fn reward(&mut self, seat: Seat) {
        self.left[place(seat)] += self.control.increment;
    }

    /// Takes back what a move had added.
    pub fn take_back(&mut self, seat: Seat) {
        let left = &mut self.left[place(seat)];
        *left = (*left - self.control.increment).max(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a transcript: `12 O` (at 12 s the opener's time begins to run), `15 +C` (a move of the
    /// chooser is rewarded), `20 -`; then both times at the last moment.
    fn check(transcript: &str, expected: (i64, i64)) {
        let mut clock = Clock::new(TimeControl { main: 60, increment: 5 });
        let mut now = 0;
        for step in transcript.split(", ") {
            let (at, what) = step.split_once(' ').unwrap();
            now = at.parse().unwrap();
            let seat = if what.ends_with('O') { Seat::Opener } else { Seat::Chooser };
            clock.stop(now);
            match what.chars().next().unwrap() {
                '+' => clock.reward(seat),
                '<' => clock.take_back(seat),
                '-' => (),
                _ => clock.run(Some(seat)),
            }
        }
        let left = (clock.left(Seat::Opener, now), clock.left(Seat::Chooser, now));
        assert_eq!(left, expected, "{transcript}");
    }

    #[test]
    fn time_runs_for_one_person_at_a_time() {
        check("10 -", (60, 60));
        check("10 O, 15 -", (55, 60));
        check("10 O, 15 C, 22 -", (55, 53));
        check("10 O, 15 +O, 15 C, 22 -", (60, 53));
        check("10 O, 15 +O, 15 C, 22 <O, 22 O, 23 -", (54, 53));
        check("10 O, 99 -", (0, 60));
    }

    #[test]
    fn a_clock_of_the_system_that_goes_back_costs_nobody_time() {
        check("10 O, 5 -", (60, 60));
        check("10 O, 5 C, 11 -", (60, 59));
    }

    #[test]
    fn a_flag_falls_at_the_deadline() {
        let mut clock = Clock::new(TimeControl { main: 60, increment: 0 });
        clock.stop(100);
        clock.run(Some(Seat::Chooser));
        assert_eq!(clock.deadline(), Some(160));
        assert_eq!(clock.fallen(159), None);
        assert_eq!(clock.fallen(160), Some(Seat::Chooser));
    }
}
