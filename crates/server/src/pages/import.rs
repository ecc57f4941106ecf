//! Reading a game from the form of the first page: pasted, or a file.

use super::templates::NewGameForm;
use crate::app::App;
use crate::error::{Error, MAX_BODY};
use crate::reader::Reader;
use crate::reading;
use crate::wish::chance;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use axum::{Form, Router};
use serde::Deserialize;

/// What the wrapping of a form may add to a record.
const WRAPPING: usize = 64 * 1024;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/import", post(import)).layer(DefaultBodyLimit::max(MAX_BODY + WRAPPING))
}

#[derive(Deserialize)]
struct Pasted {
    #[serde(default)]
    text: String,
}

async fn import(State(app): State<App>, reader: Reader, request: Request) -> Result<Response, Error> {
    let record = record(request, &app).await?;
    match chance().and_then(|chance| reading::read(&record, chance)) {
        Ok(created) => {
            let id = app.games.create(created).await?;
            Ok(Redirect::to(&super::game::url(&id)).into_response())
        }
        Err(fault) => {
            let pasted = String::from_utf8(record).unwrap_or_default();
            super::home::page(&app, &reader, NewGameForm::default(), pasted, Some(fault)).await
        }
    }
}

/// The file, or what was pasted if there is no file.
async fn record(request: Request, app: &App) -> Result<Vec<u8>, Error> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/form-data") {
        let Form(Pasted { text }) = Form::from_request(request, app).await?;
        return Ok(text.into_bytes());
    }
    let form = Multipart::from_request(request, app).await;
    let mut form = form.map_err(|rejection| Error::Request(rejection.body_text()))?;
    let mut record = Vec::new();
    while let Some(field) = form.next_field().await? {
        let is_file = field.name() == Some("file");
        let bytes = field.bytes().await?;
        if !bytes.is_empty() && (is_file || record.is_empty()) {
            record = bytes.to_vec();
        }
    }
    Ok(record)
}
