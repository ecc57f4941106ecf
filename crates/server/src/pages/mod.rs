//! Pages. Each works as plain HTML; scripts enliven it.

mod downloads;
mod game;
mod home;
mod import;
mod language;
mod open;
pub mod templates;

pub use game::{tell, url as game_url};

use crate::app::App;
use axum::Router;

/// The routes of all pages.
pub fn router() -> Router<App> {
    Router::new()
        .merge(home::router())
        .merge(game::router())
        .merge(downloads::router())
        .merge(open::router())
        .merge(import::router())
        .merge(language::router())
}
