//! The games at play: beginning them, changing them, looking at them, waiting for them.

use super::contest::{Action, BadLog, Contest, Refusal};
use super::event::{Created, Event};
use super::id::GameId;
use super::kept::KeptSearches;
use super::live::{Live, LiveGames};
use crate::now::Now;
use crate::store::{Added, Logged, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// All games.
pub struct Games {
    pub(super) store: Store,
    pub(super) live: LiveGames,
    pub(super) kept: KeptSearches,
    pub(super) permits: Semaphore,
    pub(super) tasks: TaskTracker,
    now: Now,
    closing: CancellationToken,
}

/// Why nothing can be said of a game.
#[derive(Debug, thiserror::Error)]
pub enum GamesError {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// It can't be read or kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

/// Why a game was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// It went on in the meantime; this is how it stands.
    #[error("the game has gone on")]
    Stale(Arc<Contest>),
    /// That can't be done as the game stands.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The game can't be read or kept.
    #[error(transparent)]
    Games(#[from] GamesError),
}

impl From<StoreError> for ActError {
    fn from(fault: StoreError) -> ActError {
        ActError::Games(GamesError::Store(fault))
    }
}

impl Games {
    /// The games of a store. At most `searches` of the computer's searches run at a time.
    pub fn new(store: Store, now: Now, searches: usize) -> Arc<Games> {
        Arc::new(Games {
            store,
            live: LiveGames::default(),
            kept: KeptSearches::default(),
            permits: Semaphore::new(searches.max(1)),
            tasks: TaskTracker::new(),
            now,
            closing: CancellationToken::new(),
        })
    }

    /// Where the games are kept.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// What time it is.
    pub fn now(&self) -> i64 {
        self.now.tell()
    }

    /// Cancelled when the server stops.
    pub const fn closing(&self) -> &CancellationToken {
        &self.closing
    }

    /// Begins a game.
    pub async fn create(&self, created: Created) -> Result<GameId, GamesError> {
        let id = GameId::random()?;
        self.store.create(&id, &Event::Created(Box::new(created)), self.now()).await?;
        Ok(id)
    }

    /// How a game stands. If a flag has fallen, that is logged; if the computer is to move, it begins to think.
    pub async fn look(self: &Arc<Games>, id: &GameId) -> Result<Arc<Contest>, GamesError> {
        let live = self.live.get(id);
        loop {
            let contest = self.load(id, &live).await?;
            match contest.fallen(self.now()) {
                None => {
                    self.wake_computer(id, &live, &contest);
                    return Ok(contest);
                }
                Some(event) => {
                    let at = self.now();
                    if self.store.add(id, contest.seq() + 1, &event, at).await? == Added::NoGame {
                        return Err(GamesError::NoGame);
                    }
                }
            }
        }
    }

    /// How a game stands, without any consequence.
    pub async fn peek(&self, id: &GameId) -> Result<Arc<Contest>, GamesError> {
        self.load(id, &self.live.get(id)).await
    }

    /// The games touched last, the latest first, and when.
    pub async fn recent(&self, count: u32) -> Result<Vec<(GameId, i64)>, GamesError> {
        Ok(self.store.recent(count).await?)
    }

    /// What the log adds up to.
    async fn load(&self, id: &GameId, live: &Arc<Live>) -> Result<Arc<Contest>, GamesError> {
        let known = live.contest();
        let news = self.store.events_after(id, known.as_ref().map_or(0, |contest| contest.seq())).await?;
        if news.is_empty() {
            return known.ok_or_else(|| {
                self.live.remove(id);
                GamesError::NoGame
            });
        }
        let damaged = |fault: BadLog| StoreError::Log { game: id.clone(), reason: fault.to_string() };
        let contest = Arc::new(add_up(known.as_deref(), &news).map_err(damaged)?);
        live.learn(&contest);
        Ok(contest)
    }

    /// Does what a person asks for, who saw the game after `seq` events. The same request again
    /// does nothing more.
    pub async fn act(self: &Arc<Games>, id: &GameId, seq: u64, action: Action) -> Result<Arc<Contest>, ActError> {
        let contest = self.look(id).await?;
        if contest.seq() != seq {
            return self.repeated(id, seq, action, contest).await;
        }
        let event = contest.answer(action).map_err(ActError::Refused)?;
        let added = self.store.add(id, seq + 1, &event, self.now()).await?;
        let contest = self.look(id).await?;
        match added {
            Added::Done => Ok(contest),
            Added::Taken => self.repeated(id, seq, action, contest).await,
            Added::NoGame => Err(ActError::Games(GamesError::NoGame)),
        }
    }

    /// Whether what happened after `seq` events is just what was asked for; if not, that came too late.
    async fn repeated(
        &self,
        id: &GameId,
        seq: u64,
        action: Action,
        contest: Arc<Contest>,
    ) -> Result<Arc<Contest>, ActError> {
        let since = self.store.events_after(id, seq).await?;
        let repeated = since.first().is_some_and(|logged| logged.seq == seq + 1 && logged.event.does(action));
        if repeated { Ok(contest) } else { Err(ActError::Stale(contest)) }
    }

    /// How a game stands as soon as it has another number of events than `seq`, or after `patience`.
    pub async fn wait(
        self: &Arc<Games>,
        id: &GameId,
        seq: u64,
        patience: Duration,
    ) -> Result<Arc<Contest>, GamesError> {
        let end = Instant::now() + patience;
        let mut changes = self.live.get(id).changes();
        loop {
            changes.mark_unchanged();
            let contest = self.look(id).await?;
            if contest.seq() != seq || Instant::now() >= end || self.closing.is_cancelled() {
                return Ok(contest);
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() {
                    changes = self.live.get(id).changes();
                },
                () = sleep_until(end.min(self.flag(&contest).unwrap_or(end))) => (),
                () = self.closing.cancelled() => (),
            }
        }
    }

    /// When a flag may fall.
    fn flag(&self, contest: &Contest) -> Option<Instant> {
        let left = contest.clock()?.deadline()? - self.now();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0).max(1)))
    }

    /// Whether the computer has failed to move as the game stands.
    pub fn is_stuck(&self, id: &GameId, contest: &Contest) -> bool {
        self.live.get(id).has_failed(contest.seq())
    }

    /// Deletes a game; false if there is none.
    pub async fn delete(&self, id: &GameId) -> Result<bool, GamesError> {
        let gone = self.store.delete(id).await?;
        self.live.remove(id);
        drop(self.kept.take(id));
        Ok(gone)
    }

    /// Answers who waits, stops the computer's work. Nothing is lost: what counts is in the log.
    pub fn begin_closing(&self) {
        self.closing.cancel();
        self.live.stop_searches();
    }

    /// Waits for the computer's work to stop and closes the log.
    pub async fn close(&self) {
        self.begin_closing();
        self.tasks.close();
        self.tasks.wait().await;
        self.store.close().await;
    }
}

/// A contest and what happened to it since.
fn add_up(known: Option<&Contest>, news: &[Logged]) -> Result<Contest, BadLog> {
    let (mut contest, rest) = match (known, news) {
        (Some(known), news) => (known.clone(), news),
        (None, [first, rest @ ..]) if first.seq == 1 => (Contest::begin(&first.event, first.at)?, rest),
        (None, _) => return Err(BadLog::Gap(1)),
    };
    for logged in rest {
        if logged.seq != contest.seq() + 1 {
            return Err(BadLog::Gap(contest.seq() + 1));
        }
        contest.apply(&logged.event, logged.at)?;
    }
    Ok(contest)
}
