//! Shared links: a game or a position in the address itself. Looking at one changes nothing.

use super::templates::{NewGameForm, OpenPage};
use crate::app::App;
use crate::error::Error;
use crate::phrases;
use crate::reader::Reader;
use crate::request::Path;
use crate::view;
use crate::wish::read_line;
use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use minefield_records::svg;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/open/{line}", get(open))
}

async fn open(State(app): State<App>, reader: Reader, Path(line): Path<String>) -> Result<Response, Error> {
    let (game, fault) = read_line(&line).map_err(Error::Line)?;
    let words = reader.words;
    let picture = svg::Picture { last: view::last_stone(&game), path: view::path(&game), ..svg::Picture::default() };
    let fault = fault.map(|(number, reason)| {
        let text = line.rsplit('-').next().and_then(|moves| moves.split('.').nth(number - 1)).unwrap_or_default();
        let reason = phrases::illegal(words, &reason);
        words.say_with("import-fault", &[("ply", &number.to_string()), ("move", text), ("reason", &reason)])
    });
    let page = OpenPage {
        page: reader.page(&app),
        title: phrases::title(words, &game),
        state: phrases::state_of_game(words, &game),
        svg: svg::draw(game.position(), &picture),
        moves: game.plies().iter().map(|ply| ply.action.to_string()).collect(),
        form: NewGameForm::default(),
        opponents: super::home::opponents(words),
        fault,
        line,
    };
    Ok(Html(page.render()?).into_response())
}
