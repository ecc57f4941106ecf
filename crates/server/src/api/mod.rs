//! The JSON interface, for the pages' scripts and other programs.

mod games;
mod import;
mod rules;

use crate::app::App;
use axum::Router;

/// The routes of the whole interface.
pub fn router() -> Router<App> {
    Router::new().merge(games::router()).merge(import::router()).merge(rules::router())
}
