//! Searches that the computer goes on from when it is to move again.

use super::id::GameId;
use minefield_engine::{Strength, Thought};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// No more searches than this are kept: each holds what a search may hold, about 128 MB.
const MOST: usize = 4;

/// A search that nobody has gone on from for so long is dropped.
pub const LIFETIME: Duration = Duration::from_secs(300);

/// The latest searches, the oldest first. They may be thrown away at any time: that costs time, never a move.
#[derive(Default)]
pub struct KeptSearches(Mutex<Vec<KeptSearch>>);

struct KeptSearch {
    game: GameId,
    /// The number of the game's events when it was found.
    seq: u64,
    thought: Thought,
}

/// Whether searches of this strength go on from the one before. A level's don't: the levels are
/// measured without, and play the same for the same seed.
pub const fn is_kept(strength: Strength) -> bool {
    matches!(strength, Strength::Custom(_))
}

impl KeptSearches {
    fn lock(&self) -> MutexGuard<'_, Vec<KeptSearch>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps the search of a game after `seq` events, instead of an earlier one.
    pub fn keep(&self, game: &GameId, seq: u64, thought: Thought) {
        let mut kept = self.lock();
        kept.retain(|one| one.game != *game);
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push(KeptSearch { game: game.clone(), seq, thought });
    }

    /// Hands out the search of a game.
    pub fn take(&self, game: &GameId) -> Option<Thought> {
        let mut kept = self.lock();
        let place = kept.iter().position(|one| one.game == *game)?;
        Some(kept.remove(place).thought)
    }

    /// Drops the search of a game if it is still the one after `seq` events.
    pub fn drop_old(&self, game: &GameId, seq: u64) {
        self.lock().retain(|one| one.game != *game || one.seq != seq);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use minefield_engine::Settings;
    use minefield_rules::{Game, Ruleset, Size};

    fn thought() -> Thought {
        let game = Game::new(Size::new(3).unwrap(), &Ruleset::minefield());
        Thought::new(&game, &Settings::with_visits(1, 1)).unwrap()
    }

    #[test]
    fn the_latest_search_of_each_of_the_latest_games_is_kept() {
        let kept = KeptSearches::default();
        let games: Vec<GameId> = (0..=MOST).map(|_| GameId::random().unwrap()).collect();
        for game in &games {
            kept.keep(game, 1, thought());
            kept.keep(game, 3, thought());
        }
        assert!(kept.take(&games[0]).is_none(), "as many as there may be came later");
        kept.drop_old(&games[1], 1);
        assert!(kept.take(&games[1]).is_some(), "it was another one");
        assert!(kept.take(&games[1]).is_none(), "it was handed out");
        kept.drop_old(&games[2], 3);
        assert!(kept.take(&games[2]).is_none());
    }
}
