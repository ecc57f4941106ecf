//! Opening the database: where it is, whether it is ours, bringing its tables up to date.

use super::{Place, Store, StoreError};
use crate::settings::Database;
use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{SqlSafeStr, SqlitePool};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Marks the file as ours: `MINE` in ASCII.
const APPLICATION: i64 = 0x4d49_4e45;

/// How long a change waits for another process's to end.
const PATIENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens the games of `database`, made if they are not there.
    ///
    /// # Errors
    /// [`StoreError`] says what is wrong and what to do. Nothing is changed then.
    pub async fn open(database: &Database) -> Result<Store, StoreError> {
        match database {
            Database::Memory => memory(Place::Memory).await,
            Database::File(path) => file(path).await,
            Database::Home => home_or_memory(home()).await,
        }
    }
}

/// The user's data directory.
fn home() -> Result<PathBuf, StoreError> {
    let of_us = AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "minefield".to_owned(),
        app_name: "minefield".to_owned(),
    };
    choose_app_strategy(of_us).map(|places| places.data_dir()).map_err(|_| StoreError::NoHome)
}

/// The games of this folder; if none can be written there, memory, which the log says.
pub(super) async fn home_or_memory(folder: Result<PathBuf, StoreError>) -> Result<Store, StoreError> {
    let opened = match folder {
        Ok(folder) => in_folder(&folder).await,
        Err(fault) => Err(fault),
    };
    match opened {
        Err(reason @ (StoreError::NoHome | StoreError::Unusable { .. })) => {
            tracing::warn!(%reason, "games are kept in memory only");
            memory(Place::MemoryFor(reason.to_string())).await
        }
        other => other,
    }
}

async fn in_folder(folder: &Path) -> Result<Store, StoreError> {
    let path = folder.join("games.sqlite");
    if let Err(fault) = std::fs::create_dir_all(folder) {
        return Err(StoreError::Unusable { path, reason: fault.to_string() });
    }
    file(&path).await
}

async fn memory(place: Place) -> Result<Store, StoreError> {
    let options = SqliteConnectOptions::new().in_memory(true);
    // One connection that is never closed: the games live in it.
    let pool = SqlitePoolOptions::new().max_connections(1).min_connections(1).idle_timeout(None).max_lifetime(None);
    let pool = pool.connect_with(options).await?;
    migrate(&pool, Path::new(":memory:")).await?;
    Ok(Store { pool, place })
}

async fn file(path: &Path) -> Result<Store, StoreError> {
    look(path).await?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE);
    let pool = SqlitePoolOptions::new().max_connections(4).acquire_timeout(PATIENCE * 2);
    let pool = pool.connect_with(options).await.map_err(|fault| told(path, fault))?;
    // SQLite opens a file that can't be written for reading; a change that changes nothing shows it.
    let mark = format!("BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION}; COMMIT");
    sqlx::raw_sql(sqlx::AssertSqlSafe(mark)).execute(&pool).await.map_err(|fault| told(path, fault))?;
    migrate(&pool, path).await?;
    Ok(Store { pool, place: Place::File(path.to_owned()) })
}

/// Looks at a file that is there already, without changing it: is it whole, and ours?
async fn look(path: &Path) -> Result<(), StoreError> {
    let there = std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
    if !there {
        return Ok(());
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
    let pool = SqlitePoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await.map_err(|fault| told(path, fault))?;
    let answer = ask(&pool).await;
    pool.close().await;
    match answer.map_err(|fault| told(path, fault))? {
        (state, ..) if state != "ok" => Err(StoreError::Damaged { path: path.to_owned(), reason: state }),
        (_, application, tables) if application != APPLICATION && tables > 0 => {
            Err(StoreError::Foreign(path.to_owned()))
        }
        _ => Ok(()),
    }
}

async fn ask(pool: &SqlitePool) -> Result<(String, i64, i64), sqlx::Error> {
    let state: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(pool).await?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(pool).await?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master").fetch_one(pool).await?;
    Ok((state, application, tables))
}

/// What a fault means for the file: SQLite's primary result codes 11 (corrupt) and 26 (not a database).
fn told(path: &Path, fault: sqlx::Error) -> StoreError {
    let (path, reason) = (path.to_owned(), fault.to_string());
    let code = match &fault {
        sqlx::Error::Database(database) => database.code().and_then(|code| code.parse::<u32>().ok()),
        _ => None,
    };
    match code.map(|code| code & 0xff) {
        Some(11 | 26) => StoreError::Damaged { path, reason },
        _ => StoreError::Unusable { path, reason },
    }
}

/// The steps that made the tables, in order; a step that has been published is never changed.
fn migrations() -> Vec<Migration> {
    let steps = [(1, "games", include_str!("../../migrations/0001_games.sql"))];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    steps.into_iter().map(step).collect()
}

async fn migrate(pool: &SqlitePool, path: &Path) -> Result<(), StoreError> {
    match Migrator::with_migrations(migrations()).run(pool).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(_)) => Err(StoreError::Newer(path.to_owned())),
        Err(MigrateError::Execute(fault) | MigrateError::ExecuteMigration(fault, _)) => Err(told(path, fault)),
        Err(fault) => Err(StoreError::Damaged { path: PathBuf::from(path), reason: fault.to_string() }),
    }
}
