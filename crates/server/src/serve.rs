//! Listening and serving.

use crate::app::App;
use crate::game::Games;
use crate::settings::Settings;
use crate::store::{Store, StoreError};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long answers under way may take once the server is told to stop.
const LAST_ANSWERS: Duration = Duration::from_secs(3);

/// Why a port can't be listened on.
#[derive(Debug, thiserror::Error)]
pub enum CannotListen {
    /// Another program does.
    #[error(
        "port {0} is in use by another program, perhaps by this one: stop that, or choose another port; \
         port 0 takes any that is free"
    )]
    InUse(u16),
    /// The system doesn't allow it.
    #[error("port {0} is not allowed for this user: choose one from 1024 up; port 0 takes any that is free")]
    NotAllowed(u16),
    /// Something else.
    #[error("port {0} can't be listened on: {1}")]
    Other(u16, std::io::Error),
}

/// Why a server stopped otherwise than asked to.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The games can't be read or kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The network failed.
    #[error("the network connection failed: {0}")]
    Network(#[from] std::io::Error),
}

/// Listens on a port of this machine, for this machine only. Port 0 takes any that is free.
///
/// # Errors
/// [`CannotListen`] says why not and what to do.
pub async fn bind(port: u16) -> Result<TcpListener, CannotListen> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    TcpListener::bind(address).await.map_err(|fault| match fault.kind() {
        ErrorKind::AddrInUse => CannotListen::InUse(port),
        ErrorKind::PermissionDenied => CannotListen::NotAllowed(port),
        _ => CannotListen::Other(port, fault),
    })
}

/// Serves until `shutdown` is over; then answers who waits, stops thinking and closes the games.
/// Everything that was answered is kept. `shutdown` is first asked when the games are open and the
/// server can be visited.
///
/// # Errors
/// [`RunError`] says what is wrong and what to do.
pub async fn run(
    listener: TcpListener,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), RunError> {
    let port = listener.local_addr()?.port();
    let store = Store::open(&settings.database).await?;
    let games = Games::new(store, settings.now, settings.searches);
    let app = App { games: games.clone(), port, patience: settings.patience };
    let closing = games.closing().clone();
    let stop = closing.clone().cancelled_owned();
    let server = axum::serve(listener, app.router()).with_graceful_shutdown(stop);
    let mut server = pin!(server.into_future());
    let mut shutdown = pin!(shutdown);
    let result = tokio::select! {
        result = &mut server => result,
        () = &mut shutdown => {
            games.begin_closing();
            tokio::time::timeout(LAST_ANSWERS, &mut server).await.unwrap_or(Ok(()))
        }
    };
    games.close().await;
    Ok(result?)
}
