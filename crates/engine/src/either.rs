//! Either of the two searches behind one set of questions.

use crate::decision::Candidate;
use crate::settings::{Limits, Settings, Style};
use crate::team::Team;
use crate::uct;
use minefield_rules::{Color, Point, PointSet, Position};

/// A search of the style that the settings ask for.
pub(crate) enum Either {
    Knowledge(Team),
    Uct(Box<uct::Search>),
}

impl Either {
    /// A search of a position; none if it is over.
    pub(crate) fn new(position: &Position, settings: &Settings, seed: u64) -> Option<Either> {
        Either::among(position.legal(position.turn()?), position, [None; 2], settings, seed)
    }

    /// A search among some of the legal placements; none if the game is over or there are none.
    pub(crate) fn among(
        points: &PointSet,
        position: &Position,
        last: [Option<Point>; 2],
        settings: &Settings,
        seed: u64,
    ) -> Option<Either> {
        match settings.style {
            Style::Knowledge => Team::among(points, position, last, settings, seed).map(Either::Knowledge),
            Style::Uct => Some(Either::Uct(Box::new(uct::Search::among(points, position, seed)?))),
        }
    }

    /// Searches on until there have been this many visits, the position is proven or `stop` says true.
    pub(crate) fn run(&mut self, limits: &Limits, stop: &mut dyn FnMut() -> bool) {
        match self {
            Either::Knowledge(team) => team.run(limits, stop),
            Either::Uct(search) => search.run(limits, &mut |_| stop()),
        }
    }

    pub(crate) fn turn(&self) -> Color {
        match self {
            Either::Knowledge(team) => team.turn(),
            Either::Uct(search) => search.turn(),
        }
    }

    pub(crate) fn visits(&self) -> u32 {
        match self {
            Either::Knowledge(team) => team.visits(),
            Either::Uct(search) => search.visits(),
        }
    }

    pub(crate) fn is_proven(&self) -> bool {
        match self {
            Either::Knowledge(team) => team.is_proven(),
            Either::Uct(search) => search.is_proven(),
        }
    }

    /// The chance of the side to move to win, 0 to 1.
    pub(crate) fn win_rate(&self) -> f64 {
        match self {
            Either::Knowledge(team) => team.win_rate(),
            Either::Uct(search) => search.win_rate(),
        }
    }

    /// All placements looked at, the best first; at least one.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        match self {
            Either::Knowledge(team) => team.candidates(),
            Either::Uct(search) => search.candidates(),
        }
    }

    /// The placements expected if the side to move places on `first`.
    pub(crate) fn line(&self, first: Point) -> Vec<Point> {
        match self {
            Either::Knowledge(team) => team.line(first),
            Either::Uct(search) => search.line(first),
        }
    }
}
