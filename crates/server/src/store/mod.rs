//! Where games are kept: an append-only log of events.
//!
//! The SQL here is what SQLite and PostgreSQL both read; what is SQLite's own is in [`open`](mod@open).

mod open;

use crate::game::{Event, GameId};
use sqlx::{Row, SqlitePool};
use std::path::PathBuf;

/// The log of all games.
pub struct Store {
    pool: SqlitePool,
    place: Place,
}

/// Where a store really is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this file.
    File(PathBuf),
    /// In memory, as was asked.
    Memory,
    /// In memory, for this reason.
    MemoryFor(String),
}

/// Why games can't be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no data directory.
    #[error("there is no home directory to keep games in: name a file for them, or keep them in memory")]
    NoHome,
    /// The file can't be made or written.
    #[error("{} can't be written ({reason}): name another file, or keep games in memory", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file is no database, or damaged.
    #[error(
        "{} is damaged or not a database ({reason}): nothing in it was changed; \
         move it away or name another file",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: String,
    },
    /// The file is another program's database.
    #[error("{} is the database of another program: nothing in it was changed; name another file", .0.display())]
    Foreign(PathBuf),
    /// The file was written by a newer version.
    #[error("{} was written by a newer version of this program; use that, or name another file", .0.display())]
    Newer(PathBuf),
    /// A question or a change failed.
    #[error("the database failed: {0}")]
    Query(#[from] sqlx::Error),
    /// An event can't be read or written.
    #[error("the log of game {game} is damaged: {reason}")]
    Log {
        /// The game.
        game: GameId,
        /// What is wrong.
        reason: String,
    },
}

/// An event and its place in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Its number, from 1.
    pub seq: u64,
    /// What happened.
    pub event: Event,
    /// When: milliseconds since 1970.
    pub at: i64,
}

/// What came of an event that was to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It is in the log.
    Done,
    /// There is an event of this number already.
    Taken,
    /// There is no such game.
    NoGame,
}

impl Store {
    /// Where it is.
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// Begins a log.
    pub async fn create(&self, id: &GameId, event: &Event, at: i64) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        sqlx::query("INSERT INTO game (id, created_at, touched_at) VALUES ($1, $2, $2)")
            .bind(id.as_str())
            .bind(at)
            .execute(&mut *change)
            .await?;
        insert(&mut change, id, 1, event, at).await?;
        Ok(change.commit().await?)
    }

    /// Adds event number `seq`, if there is none yet.
    pub async fn add(&self, id: &GameId, seq: u64, event: &Event, at: i64) -> Result<Added, StoreError> {
        let mut change = self.pool.begin().await?;
        let touched = sqlx::query("UPDATE game SET touched_at = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(at)
            .execute(&mut *change)
            .await?;
        if touched.rows_affected() == 0 {
            return Ok(Added::NoGame);
        }
        match insert(&mut change, id, seq, event, at).await {
            Ok(()) => change.commit().await.map(|()| Added::Done).map_err(StoreError::Query),
            Err(StoreError::Query(sqlx::Error::Database(fault))) if fault.is_unique_violation() => Ok(Added::Taken),
            Err(fault) => Err(fault),
        }
    }

    /// The events after number `seq`, in order.
    pub async fn events_after(&self, id: &GameId, seq: u64) -> Result<Vec<Logged>, StoreError> {
        let query = "SELECT seq, kind, payload, at FROM game_event WHERE game_id = $1 AND seq > $2 ORDER BY seq";
        let rows = sqlx::query(query).bind(id.as_str()).bind(number(seq)).fetch_all(&self.pool).await?;
        let damaged = |reason: String| StoreError::Log { game: id.clone(), reason };
        rows.iter()
            .map(|row| {
                let (kind, payload): (String, String) = (row.try_get("kind")?, row.try_get("payload")?);
                let seq: i64 = row.try_get("seq")?;
                Ok(Logged {
                    seq: u64::try_from(seq).map_err(|_| damaged(format!("event {seq}")))?,
                    event: Event::from_row(&kind, &payload).map_err(|fault| damaged(fault.to_string()))?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }

    /// The games touched last, the latest first, and when.
    pub async fn recent(&self, count: u32) -> Result<Vec<(GameId, i64)>, StoreError> {
        let query = "SELECT id, touched_at FROM game ORDER BY touched_at DESC, id LIMIT $1";
        let rows = sqlx::query(query).bind(i64::from(count)).fetch_all(&self.pool).await?;
        let mut games = Vec::new();
        for row in rows {
            if let Some(id) = GameId::parse(&row.try_get::<String, _>("id")?) {
                games.push((id, row.try_get("touched_at")?));
            }
        }
        Ok(games)
    }

    /// Deletes a game; false if there is none.
    pub async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        let mut change = self.pool.begin().await?;
        for query in ["DELETE FROM game_event WHERE game_id = $1", "DELETE FROM game WHERE id = $1"] {
            let gone = sqlx::query(query).bind(id.as_str()).execute(&mut *change).await?;
            if gone.rows_affected() == 0 {
                return Ok(false);
            }
        }
        change.commit().await?;
        Ok(true)
    }

    /// Writes everything down and closes the files.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn insert(
    change: &mut sqlx::SqliteConnection,
    id: &GameId,
    seq: u64,
    event: &Event,
    at: i64,
) -> Result<(), StoreError> {
    let damaged = |fault: serde_json::Error| StoreError::Log { game: id.clone(), reason: fault.to_string() };
    let (kind, payload) = event.to_row().map_err(damaged)?;
    sqlx::query("INSERT INTO game_event (game_id, seq, kind, payload, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(id.as_str())
        .bind(number(seq))
        .bind(kind)
        .bind(payload)
        .bind(at)
        .execute(change)
        .await?;
    Ok(())
}

/// A number of an event as databases have it. None ever gets near the limit.
fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
