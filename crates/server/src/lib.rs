//! Minefield in a browser: games, storage, computer opponents, pages.
//!
//! ```no_run
//! use minefield_server::{Database, Settings, bind, run};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let listener = bind(8080).await?;
//! let settings = Settings { database: Database::Memory, ..Settings::default() };
//! run(listener, settings, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

// From the outside in.
mod serve;
mod settings;

mod app;
mod guard;
mod reader;
mod request;

mod api;
mod pages;
mod static_files;

mod error;
mod language;
mod phrases;
mod side;
mod strength;
mod view;

mod reading;
mod wish;

mod game;
mod now;
mod store;

pub use language::languages;
pub use now::Now;
pub use serve::{CannotListen, RunError, bind, run};
pub use settings::{Database, Settings};
pub use store::StoreError;
