//! The page of a game, and its plain forms.

use super::templates::{Export, GamePage, json_for_html};
use crate::app::App;
use crate::error::{Error, of_act};
use crate::game::{Action, Contest, Engine, GameId};
use crate::language::Words;
use crate::reader::Reader;
use crate::request::{Form, Id};
use crate::side::Side;
use crate::view::{self, View};
use crate::wish::short;
use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use minefield_records::svg;
use serde::Deserialize;

/// The routes.
pub fn router() -> Router<App> {
    Router::new()
        .route("/games/{id}", get(game))
        .route("/games/{id}/move", post(play))
        .route("/games/{id}/engine", post(think))
        .route("/games/{id}/undo", post(undo))
        .route("/games/{id}/redo", post(redo))
        .route("/games/{id}/resign", post(resign))
        .route("/games/{id}/delete", post(delete))
}

/// Where a game is.
pub fn url(id: &GameId) -> String {
    format!("/games/{id}")
}

#[derive(Deserialize)]
struct MoveForm {
    seq: u64,
    #[serde(rename = "move")]
    text: String,
}

#[derive(Deserialize)]
struct ChangeForm {
    seq: u64,
    color: Option<Side>,
}

#[derive(Deserialize)]
struct EngineForm {
    seq: u64,
    engine: Engine,
}

async fn game(State(app): State<App>, reader: Reader, Id(id): Id) -> Result<Response, Error> {
    let contest = app.games.look(&id).await?;
    page(&app, &reader, &id, &contest, None)
}

async fn play(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Form(form): Form<MoveForm>,
) -> Result<Response, Error> {
    match form.text.parse() {
        Ok(action) => change(&app, &reader, &id, form.seq, Action::Play(action)).await,
        Err(_) => {
            let contest = app.games.look(&id).await?;
            page(&app, &reader, &id, &contest, Some(Error::Move(short(&form.text))))
        }
    }
}

async fn think(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Form(form): Form<EngineForm>,
) -> Result<Response, Error> {
    change(&app, &reader, &id, form.seq, Action::Think(form.engine)).await
}

async fn undo(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Form(form): Form<ChangeForm>,
) -> Result<Response, Error> {
    change(&app, &reader, &id, form.seq, Action::Undo).await
}

async fn redo(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Form(form): Form<ChangeForm>,
) -> Result<Response, Error> {
    change(&app, &reader, &id, form.seq, Action::Redo).await
}

async fn resign(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Form(form): Form<ChangeForm>,
) -> Result<Response, Error> {
    change(&app, &reader, &id, form.seq, Action::Resign(form.color.map(Into::into))).await
}

async fn delete(State(app): State<App>, Id(id): Id) -> Result<Response, Error> {
    if app.games.delete(&id).await? { Ok(Redirect::to("/").into_response()) } else { Err(Error::NoGame) }
}

/// Does what a form asks for and goes back to the game; if that can't be done, its page says why.
async fn change(app: &App, reader: &Reader, id: &GameId, seq: u64, action: Action) -> Result<Response, Error> {
    match app.games.act(id, seq, action).await {
        Ok(_) => Ok(Redirect::to(&url(id)).into_response()),
        Err(fault) => {
            let fault = of_act(fault, |contest| tell(app, reader.words, id, contest));
            if matches!(fault, Error::Games(_)) {
                return Err(fault);
            }
            let contest = app.games.look(id).await?;
            page(app, reader, id, &contest, Some(fault))
        }
    }
}

/// How a game stands, in words.
pub fn tell(app: &App, words: Words, id: &GameId, contest: &Contest) -> View {
    let telling = view::Telling { words, now: app.games.now(), stuck: app.games.is_stuck(id, contest) };
    View::of(id, contest, telling)
}

fn page(app: &App, reader: &Reader, id: &GameId, contest: &Contest, fault: Option<Error>) -> Result<Response, Error> {
    let view = tell(app, reader.words, id, contest);
    let game = contest.game();
    let picture = svg::Picture {
        last: view::last_stone(game),
        path: view::path(game),
        forbidden: game.turn().into_iter().collect(),
        ..svg::Picture::default()
    };
    let mut page = reader.page(app);
    page.here = url(id);
    let page = GamePage {
        page,
        view_json: json_for_html(&view),
        svg: svg::draw(game.position(), &picture),
        link: format!("/open/{}", view.line),
        exports: exports(reader.words, id),
        error: fault.as_ref().map(|fault| fault.message(reader.words)),
        view,
    };
    let status = fault.map_or(StatusCode::OK, |fault| fault.status());
    Ok((status, Html(page.render()?)).into_response())
}

fn exports(words: Words, id: &GameId) -> Vec<Export> {
    let export = |download: &super::downloads::Download| Export {
        url: format!("/games/{id}/export/{}", download.name),
        text: words.say(&format!("export-{}", download.name)),
    };
    super::downloads::DOWNLOADS.iter().map(export).collect()
}
