//! How a server is to run.

use std::path::PathBuf;

/// How a server is to run.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Where games are kept.
    pub database: Database,
}

/// Where games are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Database {
    /// A file in the user's data directory; if none can be written there, memory, which every page then says.
    #[default]
    Home,
    /// This file, made if it is not there; an error if it can't be used.
    File(PathBuf),
    /// Memory: games end with the server, which every page says.
    Memory,
}
