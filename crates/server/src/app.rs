//! The server put together: its routes and what lies around all of them.

use crate::error::{Error, MAX_BODY};
use crate::game::Games;
use crate::{api, guard, pages, reader, static_files};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::sync::Arc;
use std::time::Duration;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// What every route knows.
#[derive(Clone)]
pub struct App {
    /// The games.
    pub games: Arc<Games>,
    /// The port we listen on.
    pub port: u16,
    /// How long a request may wait for news.
    pub patience: Duration,
}

impl App {
    /// All routes, guarded, their answers in words, compressed.
    pub fn router(self) -> Router {
        Router::new()
            .merge(pages::router())
            .merge(api::router())
            .merge(static_files::router())
            .fallback(async || Error::NoPage)
            .method_not_allowed_fallback(async || Error::Method)
            .layer(DefaultBodyLimit::max(MAX_BODY))
            .layer(from_fn_with_state(self.clone(), guard::check))
            .layer(CatchPanicLayer::custom(caught))
            .layer(from_fn_with_state(self.clone(), reader::answer))
            .layer(CompressionLayer::new().quality(CompressionLevel::Precise(5)))
            .layer(map_response(with_headers))
            .with_state(self)
    }
}

async fn with_headers(mut response: Response) -> Response {
    for (name, value) in guard::HEADERS {
        response.headers_mut().insert(name, value);
    }
    response
}

/// A fault of this program that would have ended it.
fn caught(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    Error::Internal(text.unwrap_or("panic").to_owned()).into_response()
}
