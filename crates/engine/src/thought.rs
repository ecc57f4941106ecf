//! A decision in the making: a search that advances in portions and can be looked at in between.

use crate::decision::{Candidate, Choice, Decision};
use crate::either::Either;
use crate::exponential::power;
use crate::finish::{longest_resistance, point_when_decided, winning_point};
use crate::opening::Openings;
use crate::playout::Random;
use crate::settings::{Settings, Style};
use minefield_rules::{Color, Game, Move, Point, PointSet, Position};

/// Thinking about one position, in portions.
///
/// ```
/// use minefield_engine::{Settings, Thought};
/// use minefield_rules::{Game, Ruleset, Size};
///
/// let game = Game::new(Size::new(5)?, &Ruleset::minefield());
/// let mut thought = Thought::new(&game, &Settings::with_visits(500, 1)).ok_or("the game is over")?;
/// while !thought.advance(64, &mut || false) {}
/// println!("{:?} after {} visits", thought.decision().choice, thought.visits());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Thought {
    settings: Settings,
    position: Position,
    can_swap: bool,
    stage: Stage,
}

/// What a thought does.
enum Stage {
    /// There is nothing to think about.
    Certain(Candidate),
    /// Looking for an even first stone.
    Opening(Openings),
    Search(Either),
}

impl Thought {
    /// Begins to think about what to do in `game`; none if it is over.
    ///
    /// White swaps if a search of the position as it stands gives Black the better chances; a
    /// first stone is chosen for an even game, since the other side may swap.
    #[must_use]
    pub fn new(game: &Game, settings: &Settings) -> Option<Thought> {
        Thought::following(None, game, settings)
    }

    /// The same, going on from what an earlier thought found out if the game has come to a
    /// position that it looked at.
    #[must_use]
    pub fn following(earlier: Option<Thought>, game: &Game, settings: &Settings) -> Option<Thought> {
        let turn = game.turn()?;
        let position = game.position();
        let opens = position.is_empty() && turn == Color::Black;
        let stage = match certain(position, turn) {
            Some(candidate) => Stage::Certain(candidate),
            None => match opens.then(|| Openings::new(position, settings)).flatten() {
                Some(openings) => Stage::Opening(openings),
                None => {
                    let points = points_seen(position, settings)?;
                    Stage::Search(continued(earlier, position, last_stones(game), settings, &points)?)
                }
            },
        };
        Some(Thought { settings: settings.clone(), position: position.clone(), can_swap: game.can_swap(), stage })
    }

    /// Begins to rank the placements of the side to move in `position`, nothing else: no pie rule,
    /// no shortcut for what is certain. Only placements `among` these points if given. None if the
    /// game is over or none of the points is legal.
    #[must_use]
    pub fn analysis(
        earlier: Option<Thought>,
        position: &Position,
        among: Option<&PointSet>,
        settings: &Settings,
    ) -> Option<Thought> {
        let legal = position.legal(position.turn()?);
        let points: PointSet = legal.iter().filter(|&point| among.is_none_or(|among| among.contains(point))).collect();
        let stage = Stage::Search(continued(earlier, position, [None; 2], settings, &points)?);
        Some(Thought { settings: settings.clone(), position: position.clone(), can_swap: false, stage })
    }

    /// Thinks for at most this many visits more; true if there is nothing left to think about: the
    /// limit of the settings is reached or the result is known. `stop` is asked again and again
    /// and ends the portion when it says true.
    pub fn advance(&mut self, visits: u32, stop: &mut dyn FnMut() -> bool) -> bool {
        let limit = self.settings.limits.visits.unwrap_or(u32::MAX);
        match &mut self.stage {
            Stage::Certain(_) => true,
            Stage::Opening(openings) => openings.advance(visits, stop),
            Stage::Search(search) => {
                let limits = crate::Limits { visits: Some(search.visits().saturating_add(visits).min(limit)) };
                search.run(&limits, stop);
                search.is_proven() || search.visits() >= limit
            }
        }
    }

    /// The position thought about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The positions evaluated so far.
    #[must_use]
    pub fn visits(&self) -> u32 {
        match &self.stage {
            Stage::Certain(_) => 0,
            Stage::Opening(openings) => openings.visits(),
            Stage::Search(search) => search.visits(),
        }
    }

    /// The chance of the side to move to win, 0 to 1.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        match &self.stage {
            Stage::Certain(candidate) => candidate.win_rate,
            Stage::Opening(openings) => openings.decision().win_rate,
            Stage::Search(search) => search.win_rate(),
        }
    }

    /// Whether the result under best play is known.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        match &self.stage {
            Stage::Certain(_) => true,
            Stage::Opening(_) => false,
            Stage::Search(search) => search.is_proven(),
        }
    }

    /// The placements of the side to move that are considered, the best first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        match &self.stage {
            Stage::Certain(candidate) => vec![*candidate],
            Stage::Opening(openings) => openings.decision().candidates,
            Stage::Search(search) => search.candidates(),
        }
    }

    /// The placements expected from here if the side to move places on `first`: that one, the best
    /// answer, and so on, as far as they were looked at.
    #[must_use]
    pub fn line(&self, first: Point) -> Vec<Point> {
        match &self.stage {
            Stage::Search(search) => search.line(first),
            Stage::Certain(_) | Stage::Opening(_) => vec![first],
        }
    }

    /// What to do, as far as is known now.
    #[must_use]
    pub fn decision(&self) -> Decision {
        match &self.stage {
            Stage::Certain(candidate) => certainly(*candidate),
            Stage::Opening(openings) => openings.decision(),
            Stage::Search(search) if self.can_swap && search.win_rate() < 0.5 => swap(search),
            Stage::Search(search) => self.place(search),
        }
    }

    /// A placement that a search likes.
    fn place(&self, search: &Either) -> Decision {
        let candidates = search.candidates();
        // A search has at least one candidate.
        let best = candidates[0];
        let chosen = match best {
            Candidate { proven: true, win_rate: 0.0, .. } => resisting(&self.position, &candidates),
            _ => drawn(&candidates, &self.settings),
        };
        let is_best = chosen.point == best.point;
        Decision {
            choice: Choice::Place(chosen.point),
            win_rate: if is_best { search.win_rate() } else { chosen.win_rate },
            visits: search.visits(),
            principal_variation: search.line(chosen.point),
            candidates,
        }
    }
}

/// The placement whose result needs no search, if there is one: the winning one, or what to do
/// when the winner is certain.
fn certain(position: &Position, turn: Color) -> Option<Candidate> {
    let (point, win_rate) = match (winning_point(position, turn), position.decided()) {
        (Some(point), _) => (point, 1.0),
        (None, Some(winner)) => (point_when_decided(position, winner, turn)?, f64::from(u8::from(winner == turn))),
        (None, None) => return None,
    };
    Some(Candidate { point, visits: 0, win_rate, proven: true, prior: 1.0 })
}

/// The last stones of Black and White.
fn last_stones(game: &Game) -> [Option<Point>; 2] {
    let placed = |color| {
        let mut own = game.plies().iter().rev().filter(|ply| ply.color == color);
        own.find_map(|ply| if let Move::Place(point) = ply.action { Some(point) } else { None })
    };
    Color::BOTH.map(placed)
}

fn certainly(candidate: Candidate) -> Decision {
    Decision {
        choice: Choice::Place(candidate.point),
        win_rate: candidate.win_rate,
        visits: 0,
        candidates: vec![candidate],
        principal_variation: vec![candidate.point],
    }
}

/// A search among `points`, which goes on from the earlier one where it can.
fn continued(
    earlier: Option<Thought>,
    position: &Position,
    last: [Option<Point>; 2],
    settings: &Settings,
    points: &PointSet,
) -> Option<Either> {
    let whole = position.turn().is_some_and(|turn| points == position.legal(turn));
    let same = |earlier: &Thought| {
        earlier.settings.parameters == settings.parameters && earlier.settings.threads == settings.threads
    };
    let known = earlier.filter(|earlier| whole && same(earlier));
    if let Some(Thought { stage: Stage::Search(Either::Knowledge(team)), .. }) = known
        && settings.style == Style::Knowledge
        && let Some(team) = team.moved_to(position, last, settings.seed)
    {
        return Some(Either::Knowledge(team));
    }
    Either::among(points, position, last, settings, settings.seed)
}

/// The swap instead of White's best placement.
fn swap(search: &Either) -> Decision {
    let candidates = search.candidates();
    Decision {
        choice: Choice::Swap,
        win_rate: 1.0 - search.win_rate(),
        visits: search.visits(),
        principal_variation: search.line(candidates[0].point),
        candidates,
    }
}

/// The legal points of the side to move that aren't overlooked, or all if none is left.
fn points_seen(position: &Position, settings: &Settings) -> Option<PointSet> {
    let legal = position.legal(position.turn()?);
    if settings.oversight <= 0.0 {
        return Some(legal.clone());
    }
    let mut random = Random::new(settings.seed ^ position.hash());
    let seen: PointSet = legal.iter().filter(|_| random.part() >= settings.oversight).collect();
    Some(if seen.is_empty() { legal.clone() } else { seen })
}

/// The best of candidates that all lose: one that isn't lost at the next move if there is one.
fn resisting(position: &Position, candidates: &[Candidate]) -> Candidate {
    let points: Vec<Point> = candidates.iter().map(|candidate| candidate.point).collect();
    let holding = position.turn().and_then(|turn| longest_resistance(position, turn, &points));
    *candidates.iter().find(|candidate| Some(candidate.point) == holding).unwrap_or(&candidates[0])
}

/// The best candidate, or with looseness one drawn by visits.
fn drawn(candidates: &[Candidate], settings: &Settings) -> Candidate {
    let best = candidates[0];
    if settings.looseness <= 0.0 || best.proven {
        return best;
    }
    let weight = |candidate: &Candidate| {
        let share = f64::from(candidate.visits) / f64::from(best.visits.max(1));
        power(share, 1.0 / settings.looseness)
    };
    let total: f64 = candidates.iter().map(weight).sum();
    let mut rest = Random::new(!settings.seed).part() * total;
    let drawn = candidates.iter().find(|candidate| {
        rest -= weight(candidate);
        rest < 0.0
    });
    *drawn.unwrap_or(&best)
}
