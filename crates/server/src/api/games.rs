//! Games: beginning, seeing, waiting, changing, deleting.

use crate::app::App;
use crate::error::{Error, of_act};
use crate::game::{Action, Engine, GameId};
use crate::pages;
use crate::reader::Reader;
use crate::request::Query;
use crate::request::{Id, Json};
use crate::side::Side;
use crate::view::View;
use crate::wish::{Wish, chance, short};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::json;

/// The routes.
pub fn router() -> Router<App> {
    Router::new()
        .route("/api/games", post(create))
        .route("/api/games/{id}", get(see).delete(delete))
        .route("/api/games/{id}/moves", post(play))
        .route("/api/games/{id}/computer", post(bring))
        .route("/api/games/{id}/engine", post(think))
        .route("/api/games/{id}/undo", post(undo))
        .route("/api/games/{id}/redo", post(redo))
        .route("/api/games/{id}/resign", post(resign))
}

#[derive(Deserialize)]
struct MoveBody {
    seq: u64,
    #[serde(rename = "move")]
    text: String,
}

#[derive(Deserialize)]
struct ChangeBody {
    seq: u64,
    color: Option<Side>,
}

#[derive(Deserialize)]
struct EngineBody {
    seq: u64,
    engine: Engine,
}

#[derive(Deserialize)]
struct Waiting {
    since: Option<u64>,
}

async fn create(State(app): State<App>, Json(wish): Json<Wish>) -> Result<Response, Error> {
    let id = app.games.create(wish.grant(chance()?)?).await?;
    let url = pages::game_url(&id);
    Ok((StatusCode::CREATED, axum::Json(json!({ "id": id.as_str(), "url": url }))).into_response())
}

async fn see(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Query(Waiting { since }): Query<Waiting>,
) -> Result<axum::Json<View>, Error> {
    let contest = match since {
        None => app.games.look(&id).await?,
        Some(seq) => app.games.wait(&id, seq, app.patience).await?,
    };
    Ok(axum::Json(pages::tell(&app, reader.words, &id, &contest)))
}

async fn play(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Json(body): Json<MoveBody>,
) -> Result<axum::Json<View>, Error> {
    let action = body.text.parse().map_err(|_| Error::Move(short(&body.text)))?;
    change(&app, &reader, &id, body.seq, Action::Play(action)).await
}

/// The computer's move, found in the browser.
async fn bring(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Json(body): Json<MoveBody>,
) -> Result<axum::Json<View>, Error> {
    let action = body.text.parse().map_err(|_| Error::Move(short(&body.text)))?;
    change(&app, &reader, &id, body.seq, Action::Bring(action)).await
}

/// Where the computer thinks from now on.
async fn think(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Json(body): Json<EngineBody>,
) -> Result<axum::Json<View>, Error> {
    change(&app, &reader, &id, body.seq, Action::Think(body.engine)).await
}

async fn undo(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Json(body): Json<ChangeBody>,
) -> Result<axum::Json<View>, Error> {
    change(&app, &reader, &id, body.seq, Action::Undo).await
}

async fn redo(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Json(body): Json<ChangeBody>,
) -> Result<axum::Json<View>, Error> {
    change(&app, &reader, &id, body.seq, Action::Redo).await
}

async fn resign(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Json(body): Json<ChangeBody>,
) -> Result<axum::Json<View>, Error> {
    change(&app, &reader, &id, body.seq, Action::Resign(body.color.map(Into::into))).await
}

async fn change(app: &App, reader: &Reader, id: &GameId, seq: u64, action: Action) -> Result<axum::Json<View>, Error> {
    let tell = |contest: &crate::game::Contest| pages::tell(app, reader.words, id, contest);
    let contest = app.games.act(id, seq, action).await.map_err(|fault| of_act(fault, tell))?;
    Ok(axum::Json(tell(&contest)))
}

async fn delete(State(app): State<App>, Id(id): Id) -> Result<StatusCode, Error> {
    if app.games.delete(&id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NoGame) }
}
