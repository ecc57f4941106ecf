//! Games as files.

use crate::app::App;
use crate::error::Error;
use crate::game::GameId;
use crate::reader::Reader;
use crate::reading;
use crate::request::{Id, Path};
use crate::view;
use crate::wish::short;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use minefield_records::{Format, export, svg};

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/games/{id}/export/{format}", get(download))
}

/// A form in which a game can be had.
pub struct Download {
    /// Its name in the address.
    pub name: &'static str,
    form: Form,
    media_type: &'static str,
}

enum Form {
    Record(Format),
    Picture,
}

/// Every form, the fullest first.
pub const DOWNLOADS: [Download; 5] = [
    Download { name: "text", form: Form::Record(Format::Text), media_type: "text/plain; charset=utf-8" },
    Download { name: "line", form: Form::Record(Format::GameLine), media_type: "text/plain; charset=utf-8" },
    Download { name: "abstract-play", form: Form::Record(Format::AbstractPlay), media_type: "application/json" },
    Download { name: "diagram", form: Form::Record(Format::Diagram), media_type: "text/plain; charset=utf-8" },
    Download { name: "svg", form: Form::Picture, media_type: "image/svg+xml" },
];

async fn download(
    State(app): State<App>,
    reader: Reader,
    Id(id): Id,
    Path((_, name)): Path<(String, String)>,
) -> Result<Response, Error> {
    let download =
        DOWNLOADS.iter().find(|download| download.name == name).ok_or_else(|| Error::Format(short(&name)))?;
    let contest = app.games.look(&id).await?;
    let (text, extension) = match download.form {
        Form::Record(format) => {
            let record = reading::record(reader.words, &contest, app.games.now());
            (export(&record, format).map_err(Error::Export)?, format.extension())
        }
        Form::Picture => {
            let game = contest.game();
            let (last, path) = (view::last_stone(game), view::path(game));
            let picture = svg::Picture { last, path, ..svg::Picture::default() };
            (svg::draw(game.position(), &picture), "svg")
        }
    };
    let name = [(header::CONTENT_DISPOSITION, file_name(&id, extension))];
    Ok(([(header::CONTENT_TYPE, download.media_type)], name, text).into_response())
}

fn file_name(id: &GameId, extension: &str) -> String {
    format!("attachment; filename=\"minefield-{id}.{extension}\"")
}
