//! How a server is to run.

use crate::now::Now;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where games are kept.
    pub database: Database,
    /// How many of the computer's searches run at a time, at least 1.
    pub searches: usize,
    /// How long a request waits for news of a game.
    pub patience: Duration,
    /// What time it is.
    pub now: Now,
}

impl Default for Settings {
    /// Games in the home directory; all processors but one think; a request waits for 25 seconds.
    fn default() -> Settings {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            database: Database::default(),
            searches: processors.saturating_sub(1).max(1),
            patience: Duration::from_secs(25),
            now: Now::default(),
        }
    }
}

/// Where games are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Database {
    /// A file in the user's data directory. If none can be written there: memory, which the log and
    /// every page then say. A damaged file is an error.
    #[default]
    Home,
    /// This file, made if it is not there; an error if it can't be used.
    File(PathBuf),
    /// Memory: games end with the server, which every page says.
    Memory,
}
