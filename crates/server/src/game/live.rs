//! Games somebody looks at now: what is known of them, who waits, who thinks.

use super::contest::Contest;
use super::id::GameId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// More games than this are not kept in mind; the log has them all.
const MOST: usize = 256;

/// The games in mind. What is here may be thrown away at any time: it costs time, never a move.
#[derive(Default)]
pub struct LiveGames(Mutex<HashMap<GameId, Arc<Live>>>);

/// A game in mind.
pub struct Live {
    contest: Mutex<Option<Arc<Contest>>>,
    seq: watch::Sender<u64>,
    search: Mutex<Search>,
}

/// The computer's work on a game.
#[derive(Default)]
struct Search {
    at: u64,
    state: Work,
}

/// How the computer's work goes.
#[derive(Default)]
enum Work {
    #[default]
    None,
    Running(Arc<AtomicBool>),
    Failed,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LiveGames {
    /// The game of this id, which may not exist.
    pub fn get(&self, id: &GameId) -> Arc<Live> {
        let mut games = lock(&self.0);
        if games.len() >= MOST && !games.contains_key(id) {
            games.retain(|_, live| Arc::strong_count(live) > 1);
        }
        games.entry(id.clone()).or_insert_with(|| Arc::new(Live::new())).clone()
    }

    /// Forgets a game, stops the computer's work on it and wakes who waits.
    pub fn remove(&self, id: &GameId) {
        if let Some(live) = lock(&self.0).remove(id) {
            live.stop_search();
            *lock(&live.contest) = None;
            live.seq.send_modify(|_| ());
        }
    }

    /// Stops all of the computer's work.
    pub fn stop_searches(&self) {
        lock(&self.0).values().for_each(|live| live.stop_search());
    }
}

impl Live {
    fn new() -> Live {
        Live { contest: Mutex::new(None), seq: watch::Sender::new(0), search: Mutex::default() }
    }

    /// What is known of the game.
    pub fn contest(&self) -> Option<Arc<Contest>> {
        lock(&self.contest).clone()
    }

    /// Takes in what was learnt, unless more is known already, and wakes who waits for it.
    pub fn learn(&self, contest: &Arc<Contest>) {
        let mut known = lock(&self.contest);
        if known.as_ref().is_none_or(|known| known.seq() < contest.seq()) {
            *known = Some(contest.clone());
        }
        drop(known);
        self.seq.send_if_modified(|seq| contest.seq() > std::mem::replace(seq, contest.seq().max(*seq)));
    }

    /// Told of every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.seq.subscribe()
    }

    /// Begins the computer's work on the game after `seq` events; none if it is at it, has failed
    /// at it, or did more already. Work on an earlier state is stopped.
    pub fn begin_search(&self, seq: u64) -> Option<Arc<AtomicBool>> {
        let mut search = lock(&self.search);
        let idle = matches!(search.state, Work::None);
        if search.at > seq || (search.at == seq && !idle) {
            return None;
        }
        search.stop();
        let stop = Arc::new(AtomicBool::new(false));
        *search = Search { at: seq, state: Work::Running(stop.clone()) };
        Some(stop)
    }

    /// Stops the computer's work.
    pub fn stop_search(&self) {
        lock(&self.search).stop();
    }

    /// The computer's work on the state after `seq` events has come to nothing. It is not tried again.
    pub fn search_failed(&self, seq: u64) {
        let mut search = lock(&self.search);
        if search.at == seq {
            search.state = Work::Failed;
        }
    }

    /// Whether the computer has failed at the state after `seq` events.
    pub fn has_failed(&self, seq: u64) -> bool {
        let search = lock(&self.search);
        search.at == seq && matches!(search.state, Work::Failed)
    }
}

impl Search {
    fn stop(&mut self) {
        if let Work::Running(stop) = std::mem::take(&mut self.state) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}
