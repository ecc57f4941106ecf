//! Minefield in a browser: games, storage, computer opponents, pages.

mod language;
mod pages;
mod settings;
mod static_files;
mod view;

pub use settings::{Database, Settings};

use std::future::Future;
use tokio::net::TcpListener;

/// Why a server stopped otherwise than asked to.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The listener failed.
    #[error("the network connection failed: {0}")]
    Network(#[from] std::io::Error),
}

/// Serves until `shutdown` is over.
///
/// # Errors
/// [`RunError`] says what to do.
pub async fn run(
    listener: TcpListener,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), RunError> {
    let _ = (listener, settings);
    shutdown.await;
    Ok(())
}
