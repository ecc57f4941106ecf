//! Whether the side to move wins by force: an exhaustive search.

use super::lack::Lack;
use crate::uncounted::Stopped;
use minefield_rules::{Color, Figure, Point, Position};
use std::cmp::Reverse;
use std::collections::HashMap;

/// The most plies that are looked ahead; more count as this.
pub const MOST_PLIES: u32 = 25;

/// An exhaustive search for the forced wins of one side.
///
/// It leaves out only what is certain to change nothing, and assumes nothing of what an own stone
/// is worth: a stone may hurt the side that places it.
pub struct ForcedWin<'a> {
    attacker: Color,
    /// What is known of positions, by their hash.
    known: HashMap<u64, Known>,
    /// The placement that last won with so many plies to go.
    won_with: Vec<Option<Point>>,
    /// Asked at every position whether to break the search off.
    stop: &'a mut dyn FnMut() -> bool,
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Known {
    /// It is won within so many plies.
    won: u32,
    /// It isn't within so many.
    not_won: u32,
}

impl Default for Known {
    fn default() -> Known {
        Known { won: u32::MAX, not_won: 0 }
    }
}

impl ForcedWin<'_> {
    /// A search for wins of `attacker`.
    pub fn new(attacker: Color, stop: &mut dyn FnMut() -> bool) -> ForcedWin<'_> {
        let won_with = vec![None; MOST_PLIES as usize + 1];
        ForcedWin { attacker, known: HashMap::new(), won_with, stop }
    }

    /// The fewest plies, at most `most`, within which the attacker, who is to move, wins whatever
    /// the other side answers; none if it can't be forced, or the position is decided already.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` said so.
    pub fn shortest(&mut self, position: &Position, most: u32) -> Result<Option<u32>, Stopped> {
        if position.turn() != Some(self.attacker) || position.decided().is_some() {
            return Ok(None);
        }
        for plies in (1..=most.min(MOST_PLIES)).step_by(2) {
            if self.wins(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// The points where the attacker, who is to move, can place and win within `plies`, that
    /// placement counted.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` said so.
    pub fn points(&mut self, position: &Position, plies: u32) -> Result<Vec<Point>, Stopped> {
        let mut points = Vec::new();
        if position.turn() == Some(self.attacker) && position.decided().is_none() && plies > 0 {
            for point in position.legal(self.attacker).iter() {
                if self.wins(&after(position, point, self.attacker), plies.min(MOST_PLIES) - 1)? {
                    points.push(point);
                }
            }
        }
        Ok(points)
    }

    /// Whether the attacker wins within `plies` whatever the other side does.
    fn wins(&mut self, position: &Position, plies: u32) -> Result<bool, Stopped> {
        if let Some(winner) = position.decided() {
            return Ok(winner == self.attacker);
        }
        let Some(turn) = position.turn() else { return Ok(false) };
        let attacks = turn == self.attacker;
        // The last ply of a win is the attacker's. If it is the other side's turn, one was skipped.
        let plies = if attacks == (plies % 2 == 1) { plies } else { plies.saturating_sub(1) };
        let known = self.known.get(&position.hash()).copied().unwrap_or_default();
        if plies <= known.not_won || plies >= known.won {
            return Ok(plies >= known.won);
        }
        if (self.stop)() {
            return Err(Stopped);
        }
        let won = self.search(position, turn, plies)?;
        let entry = self.known.entry(position.hash()).or_default();
        if won {
            entry.won = entry.won.min(plies);
        } else {
            entry.not_won = entry.not_won.max(plies);
        }
        Ok(won)
    }

    /// The same, without looking it up; `plies` is at least 1, and `turn` is to move.
    fn search(&mut self, position: &Position, turn: Color, plies: u32) -> Result<bool, Stopped> {
        let attacks = turn == self.attacker;
        // The attacker has no more plies than these to place the stones of a chain.
        let stones = plies.div_ceil(2) as usize;
        let lack = Lack::new(position, self.attacker, stones);
        let Some(least) = lack.least().filter(|&least| least <= stones) else { return Ok(false) };
        let other_lack = Lack::new(position, self.attacker.other(), OTHER_STONES);
        let (own, other) = if attacks { (&lack, &other_lack) } else { (&other_lack, &lack) };
        if !threats(position, turn, own).is_empty() {
            return Ok(attacks);
        }
        if plies == 1 {
            return Ok(false);
        }
        let threats = threats(position, turn.other(), other);
        let mut points: Vec<Point> = position.legal(turn).iter().collect();
        points.retain(|&point| stops(position, point, turn, &threats));
        if attacks && least == stones {
            // No stone to spare: each has to lie on a chain that can still be finished.
            points.retain(|&point| lack.of(point).is_some());
        }
        self.order(&mut points, plies, [own, other]);
        for point in points {
            let won = self.wins(&after(position, point, turn), plies - 1)?;
            if won == attacks {
                self.won_with[plies as usize] = Some(point);
                return Ok(won);
            }
        }
        Ok(!attacks)
    }

    /// First what last did it, then what lies on short chains of both sides.
    fn order(&self, points: &mut [Point], plies: u32, lacks: [&Lack; 2]) {
        let killer = self.won_with[plies as usize];
        points.sort_by_cached_key(|&point| {
            let [own, other] = lacks.map(|lack| lack.of(point).unwrap_or(FAR));
            (Reverse(killer == Some(point)), own + other, own.min(other))
        });
    }
}

/// For the order of placements: how long a chain of the other side is looked for, and how long
/// the others count.
const OTHER_STONES: usize = 3;
const FAR: usize = 6;

fn after(position: &Position, point: Point, turn: Color) -> Position {
    let mut after = position.clone();
    after.play_unchecked(point, turn);
    after
}

/// The legal points that finish a chain of `color`.
fn threats(position: &Position, color: Color, lack: &Lack) -> Vec<Point> {
    if lack.least() != Some(1) {
        return Vec::new();
    }
    position.legal(color).iter().filter(|&point| lack.of(point) == Some(1)).collect()
}

/// Whether a stone of `turn` on `point` leaves the other side none of its `threats`.
///
/// Other placements need not be searched, for they let the other side win at once: stones stay, so
/// a point that finishes a chain goes on finishing it; while it is empty and legal the other side
/// has a legal point, so that it is not skipped, and may place there. (The side to move can't have
/// won meanwhile: it had no placement that wins at once.)
fn stops(position: &Position, point: Point, turn: Color, threats: &[Point]) -> bool {
    const REACH: usize = Figure::MAX_SIDE - 1;
    let near = |threat: &Point| {
        point.column().abs_diff(threat.column()) <= REACH && point.row().abs_diff(threat.row()) <= REACH
    };
    // A stone can forbid only what fits into one figure with it.
    if !threats.iter().all(near) {
        return false;
    }
    if threats.is_empty() {
        return true;
    }
    let mut board = position.board().clone();
    board.place(point, turn);
    let open = |&threat: &Point| threat != point && board.allows(position.rules(), threat, turn.other());
    !threats.iter().any(open)
}
