//! Looking for forced wins in games.

use super::find::Find;
use super::forced_win::ForcedWin;
use crate::uncounted::Stopped;
use minefield_engine::playout::Random;
use minefield_engine::{Choice, Settings, choose};
use minefield_rules::{Game, Move, Point, Position, Ruleset, Size};

/// Plays games and looks near their ends for positions that are won by force.
#[derive(Clone, Debug)]
pub struct Miner {
    /// The board's size.
    pub size: Size,
    /// The rules.
    pub rules: Ruleset,
    /// The most plies of a win.
    pub plies: u32,
}

/// The fewest plies of a win that is worth keeping: a win at once is none.
const LEAST_PLIES: u32 = 3;
/// How far from the end of a game is looked.
const LAST_PLIES: usize = 16;
/// The most positions that are searched for one answer.
const PATIENCE: u32 = 20_000;
/// The visits of a placement that isn't drawn at random.
const VISITS: u32 = 50;
/// How many placements of eight are drawn at random, one of these for a game.
const RANDOM_EIGHTHS: [usize; 3] = [8, 4, 1];

impl Miner {
    /// Plays the game of this seed and returns the longest win of its last positions that takes at
    /// least three plies and that at most half of the legal points keep; none if there is none.
    ///
    /// # Errors
    /// [`Stopped`] if `stop`, which is asked again and again, says so.
    pub fn game(&self, seed: u64, stop: &mut dyn FnMut() -> bool) -> Result<Option<Find>, Stopped> {
        let positions = self.play(seed, stop)?;
        let mut best: Option<Find> = None;
        for position in positions.iter().rev().take(LAST_PLIES) {
            let mut too_hard = false;
            let found = find(position, self.plies, &mut asked(stop, &mut too_hard));
            match found {
                Ok(found) => {
                    let longer = |find: &Find| best.as_ref().is_none_or(|best| find.plies > best.plies);
                    best = found.filter(longer).or(best);
                }
                Err(Stopped) if too_hard => break,
                Err(Stopped) => return Err(Stopped),
            }
        }
        Ok(best)
    }

    /// The positions of a game, up to where it is decided.
    fn play(&self, seed: u64, stop: &mut dyn FnMut() -> bool) -> Result<Vec<Position>, Stopped> {
        let mut random = Random::new(seed);
        let eighths = RANDOM_EIGHTHS[random.below(RANDOM_EIGHTHS.len())];
        let mut game = Game::new(self.size, &self.rules);
        let mut positions = Vec::new();
        while game.turn().is_some() && game.position().decided().is_none() {
            if stop() {
                return Err(Stopped);
            }
            positions.push(game.position().clone());
            // After two stones nobody can swap any more.
            let at_random = positions.len() <= 2 || random.below(8) < eighths;
            let point = if at_random { any_point(&game, &mut random) } else { good_point(&game, &mut random) };
            let Some(point) = point else { break };
            game.play(Move::Place(point)).map_err(|_| Stopped)?;
        }
        Ok(positions)
    }
}

/// A `stop` that gives up after some positions, and says in `too_hard` that it did.
fn asked<'a>(stop: &'a mut dyn FnMut() -> bool, too_hard: &'a mut bool) -> impl FnMut() -> bool + 'a {
    let mut positions = 0;
    move || {
        positions += 1;
        *too_hard = positions > PATIENCE;
        *too_hard || stop()
    }
}

/// The forced win of a position, if it is worth keeping.
fn find(position: &Position, most: u32, stop: &mut dyn FnMut() -> bool) -> Result<Option<Find>, Stopped> {
    let Some(turn) = position.turn() else { return Ok(None) };
    let mut search = ForcedWin::new(turn, stop);
    let Some(plies) = search.shortest(position, most)?.filter(|&plies| plies >= LEAST_PLIES) else { return Ok(None) };
    let points = search.points(position, plies)?;
    let hard = 2 * points.len() <= position.legal(turn).len();
    Ok(hard.then(|| Find { position: position.clone(), plies, points }))
}

fn any_point(game: &Game, random: &mut Random) -> Option<Point> {
    let legal: Vec<Point> = game.position().legal(game.turn()?).iter().collect();
    Some(legal[random.below(legal.len())])
}

fn good_point(game: &Game, random: &mut Random) -> Option<Point> {
    let settings = Settings::with_visits(VISITS, random.bits());
    match choose(game, &settings, &mut || false)?.choice {
        Choice::Place(point) => Some(point),
        Choice::Swap => None,
    }
}
