//! Reading a record.

use crate::app::App;
use crate::error::Error;
use crate::pages;
use crate::reader::Reader;
use crate::reading;
use crate::request::Raw;
use crate::wish::chance;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::json;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/api/import", post(import))
}

async fn import(State(app): State<App>, reader: Reader, Raw(record): Raw) -> Result<Response, Error> {
    let id = app.games.create(reading::read(&record, chance()?)?).await?;
    let contest = app.games.look(&id).await?;
    let read = pages::tell(&app, reader.words, &id, &contest).import;
    let mut answer = json!(read);
    answer["id"] = json!(id.as_str());
    answer["url"] = json!(pages::game_url(&id));
    Ok((StatusCode::CREATED, axum::Json(answer)).into_response())
}
