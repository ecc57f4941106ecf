//! What a log adds up to: a game, who plays it, its clock.

use super::clock::Clock;
use super::event::{Created, Engine, Event, Player};
use crate::side::Side;
use minefield_engine::Strength;
use minefield_rules::{Color, Ending, Game, IllegalMove, Move, Outcome, Seat, line};
use std::sync::Arc;

/// A game, who plays it and its clock: the sum of a log. Pure; the moment is an argument.
#[derive(Clone, Debug)]
pub struct Contest {
    created: Arc<Created>,
    game: Game,
    clock: Option<Clock>,
    engine: Engine,
    seq: u64,
    given: usize,
    begun_at: i64,
    touched_at: i64,
}

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// To move.
    Play(Move),
    /// To make the move that the computer found in the browser.
    Bring(Move),
    /// To have the computer's moves found there.
    Think(Engine),
    /// To take back; against the computer as far as one's own last turn.
    Undo,
    /// To make again what was taken back.
    Redo,
    /// To give up, for this side or else the one to move.
    Resign(Option<Color>),
}

/// Why that can't be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move is not legal.
    Illegal(IllegalMove),
    /// It is the computer's turn.
    NotYours,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to make again.
    NothingToRedo,
    /// That colour is the computer's.
    ComputersColor,
    /// It is not the turn of a computer that thinks in the browser.
    NotBrowsers,
    /// No computer plays.
    NoComputer,
}

/// A log that adds up to nothing.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// It doesn't begin with `created`, or that comes twice.
    #[error("event {0}: a log begins with `created`, and only once")]
    Beginning(u64),
    /// The line of its beginning is none.
    #[error("event 1: {0}")]
    Line(line::BadLine),
    /// An event that can't have happened.
    #[error("event {0} can't have happened then")]
    Impossible(u64),
    /// The numbers of the events have a gap.
    #[error("event {0} is missing")]
    Gap(u64),
}

impl Contest {
    /// The contest of the first event.
    ///
    /// # Errors
    /// [`BadLog`] if it is no beginning.
    pub fn begin(event: &Event, at: i64) -> Result<Contest, BadLog> {
        let Event::Created(created) = event else { return Err(BadLog::Beginning(1)) };
        let game = line::parse_game(&created.line).map_err(BadLog::Line)?;
        let clock = created.clock.map(Clock::new);
        let given = game.plies().len();
        let mut contest = Contest {
            created: Arc::new((**created).clone()),
            game,
            clock,
            engine: created.engine,
            seq: 1,
            given,
            begun_at: at,
            touched_at: at,
        };
        contest.turn_clock(at, |_| ());
        Ok(contest)
    }

    /// How it began.
    pub fn created(&self) -> &Created {
        &self.created
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The clock.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The number of events.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// When it began: milliseconds since 1970.
    pub const fn begun_at(&self) -> i64 {
        self.begun_at
    }

    /// When something happened last.
    pub const fn touched_at(&self) -> i64 {
        self.touched_at
    }

    /// Who plays `color` now.
    pub fn player(&self, color: Color) -> &Player {
        self.sitting(self.game.seat(color))
    }

    fn sitting(&self, seat: Seat) -> &Player {
        match seat {
            Seat::Opener => &self.created.opener,
            Seat::Chooser => &self.created.chooser,
        }
    }

    /// The side for which the computer has to move, and how well.
    pub fn computer_to_move(&self) -> Option<(Color, Strength)> {
        let color = self.game.turn()?;
        match self.player(color) {
            Player::Computer { strength } => Some((color, *strength)),
            Player::Person { .. } => None,
        }
    }

    /// The side for which the computer has to move, and how well, if its moves are found there.
    pub fn computer_to_move_at(&self, engine: Engine) -> Option<(Color, Strength)> {
        self.computer_to_move().filter(|_| self.engine == engine)
    }

    /// Where the computer's moves are found, if it plays.
    pub fn engine(&self) -> Option<Engine> {
        self.against_computer().then_some(self.engine)
    }

    /// The start of the computer's random numbers for its next move.
    pub fn seed(&self) -> u64 {
        self.created.seed ^ self.seq
    }

    /// Whether one of the players is the computer.
    pub fn against_computer(&self) -> bool {
        [Seat::Opener, Seat::Chooser].iter().any(|&seat| matches!(self.sitting(seat), Player::Computer { .. }))
    }

    /// The event that `action` of a person amounts to.
    ///
    /// # Errors
    /// [`Refusal`] says why there is none.
    pub fn answer(&self, action: Action) -> Result<Event, Refusal> {
        match action {
            Action::Play(_) if self.computer_to_move().is_some() => Err(Refusal::NotYours),
            Action::Play(action) => self.move_event(action),
            Action::Bring(action) => {
                self.computer_to_move_at(Engine::Browser).ok_or(Refusal::NotBrowsers)?;
                self.move_event(action)
            }
            Action::Think(at) => self.engine().map(|_| Event::Engine { at }).ok_or(Refusal::NoComputer),
            Action::Undo => self.undo_count().map(|count| Event::Undo { count }).ok_or(Refusal::NothingToUndo),
            Action::Redo => self.redo_count().map(|count| Event::Redo { count }).ok_or(Refusal::NothingToRedo),
            Action::Resign(color) => self.resign_event(color),
        }
    }

    /// The event of a move for the side to move, whoever plays it.
    ///
    /// # Errors
    /// [`Refusal::Illegal`] with the reason.
    pub fn move_event(&self, action: Move) -> Result<Event, Refusal> {
        self.game.clone().play(action).map_err(Refusal::Illegal)?;
        Ok(match action {
            Move::Place(point) => Event::Move { point: point.to_string() },
            Move::Swap => Event::Swap {},
        })
    }

    fn resign_event(&self, color: Option<Color>) -> Result<Event, Refusal> {
        let Some(turn) = self.game.turn() else { return Err(self.over()) };
        let color = color.unwrap_or_else(|| if self.computer_to_move().is_some() { turn.other() } else { turn });
        match self.player(color) {
            Player::Computer { .. } => Err(Refusal::ComputersColor),
            Player::Person { .. } => Ok(Event::Resign { color: color.into() }),
        }
    }

    fn over(&self) -> Refusal {
        let reason = match self.game.outcome() {
            Some(Outcome::Ended(ending)) => IllegalMove::Ended(ending),
            _ => IllegalMove::Placement(minefield_rules::Illegal::Over(self.game.position().status())),
        };
        Refusal::Illegal(reason)
    }

    /// How many moves (an ending counts as one) undo takes back; none if it can't. Against the
    /// computer the person is to move again after it. A fallen flag stays.
    pub fn undo_count(&self) -> Option<usize> {
        match self.game.outcome() {
            Some(Outcome::Ended(Ending::TimedOut(_))) if self.clock.is_some() => None,
            Some(Outcome::Ended(_)) => Some(1),
            _ => self.steps_to_person(Game::undo).ok(),
        }
    }

    /// How many moves redo makes again; none if it can't.
    pub fn redo_count(&self) -> Option<usize> {
        let (Ok(count) | Err(count)) = self.steps_to_person(Game::redo);
        (count > 0).then_some(count)
    }

    /// How many steps lead to a person's turn, at least one; Err: so many lead nowhere.
    fn steps_to_person(&self, step: impl Fn(&mut Game) -> bool) -> Result<usize, usize> {
        let mut game = self.game.clone();
        let mut count = 0;
        while step(&mut game) {
            count += 1;
            let next = game.turn().map(|color| self.sitting(game.seat(color)));
            if !self.against_computer() || matches!(next, Some(Player::Person { .. })) {
                return Ok(count);
            }
        }
        Err(count)
    }

    /// Whose flag has fallen at `now`, as the event that says so.
    pub fn fallen(&self, now: i64) -> Option<Event> {
        let seat = self.clock.as_ref()?.fallen(now)?;
        Some(Event::Timeout { color: self.game.color(seat).into() })
    }

    /// Takes in the next event of the log.
    ///
    /// # Errors
    /// [`BadLog`] if it can't have happened; then the contest is worth nothing.
    pub fn apply(&mut self, event: &Event, at: i64) -> Result<(), BadLog> {
        self.seq += 1;
        self.touched_at = at;
        let impossible = BadLog::Impossible(self.seq);
        let done = match event {
            Event::Created(_) => return Err(BadLog::Beginning(self.seq)),
            Event::Move { point } => point.parse().is_ok_and(|point| self.make(Move::Place(point), at)),
            Event::Swap {} => self.make(Move::Swap, at),
            Event::Undo { count } => self.repeat(*count, at, Contest::undo_one),
            Event::Redo { count } => self.repeat(*count, at, Contest::redo_one),
            Event::Resign { color } => self.end(Ending::Resigned((*color).into()), at),
            Event::Timeout { color } => self.end(Ending::TimedOut((*color).into()), at),
            Event::Engine { at: engine } => {
                self.engine = *engine;
                self.against_computer()
            }
        };
        if done { Ok(()) } else { Err(impossible) }
    }

    fn make(&mut self, action: Move, at: i64) -> bool {
        self.turn_clock(at, |contest| contest.rewarding(|game| game.play(action).is_ok()))
    }

    fn end(&mut self, ending: Ending, at: i64) -> bool {
        self.turn_clock(at, |contest| contest.game.end(ending))
    }

    fn repeat(&mut self, count: usize, at: i64, mut step: impl FnMut(&mut Contest) -> bool) -> bool {
        self.turn_clock(at, |contest| count > 0 && (0..count).all(|_| step(contest)))
    }

    fn redo_one(&mut self) -> bool {
        self.rewarding(Game::redo)
    }

    /// Makes a move and rewards who made it. The first stone earns nothing: no time ran.
    fn rewarding(&mut self, play: impl FnOnce(&mut Game) -> bool) -> bool {
        let mover = self.game.turn().map(|color| self.game.seat(color));
        let earns = !self.game.plies().is_empty();
        let done = play(&mut self.game);
        if let (true, true, Some(seat), Some(clock)) = (done, earns, mover, &mut self.clock) {
            clock.reward(seat);
        }
        done
    }

    fn undo_one(&mut self) -> bool {
        let plies = self.game.plies().len();
        if !self.game.undo() {
            return false;
        }
        let taken = self.game.plies().len() < plies;
        let earned = taken && plies > 1 && plies > self.given;
        self.given = self.given.min(self.game.plies().len());
        let mover = self.game.turn().map(|color| self.game.seat(color));
        if let (true, Some(seat), Some(clock)) = (earned, mover, &mut self.clock) {
            clock.take_back(seat);
        }
        true
    }

    /// Stops the clock, changes the game, and lets the clock run for who is to move then.
    fn turn_clock<T>(&mut self, at: i64, change: impl FnOnce(&mut Contest) -> T) -> T {
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
        let result = change(self);
        let begun = !self.game.plies().is_empty();
        let turn = self.game.turn().filter(|_| begun).map(|color| self.game.seat(color));
        if let Some(clock) = &mut self.clock {
            clock.run(turn);
        }
        result
    }
}

impl Event {
    /// Whether this event is what `action` asks for, so that a request sent twice does nothing more.
    pub fn does(&self, action: Action) -> bool {
        match (self, action) {
            (Event::Move { point }, Action::Play(Move::Place(wish)) | Action::Bring(Move::Place(wish))) => {
                *point == wish.to_string()
            }
            (Event::Swap {}, Action::Play(Move::Swap) | Action::Bring(Move::Swap)) => true,
            (Event::Engine { at }, Action::Think(wish)) => *at == wish,
            (Event::Undo { .. }, Action::Undo) => true,
            (Event::Redo { .. }, Action::Redo) => true,
            (Event::Resign { color }, Action::Resign(wish)) => wish.is_none_or(|wish| Side::from(wish) == *color),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
