//! The first page: a new game, recent games, reading a game.

use super::templates::{Choice, Home, NewGameForm, RecentGame};
use crate::app::App;
use crate::error::Error;
use crate::game::{Contest, GameId};
use crate::language::Words;
use crate::now::iso;
use crate::phrases;
use crate::reader::Reader;
use crate::request::Form;
use crate::view;
use crate::wish::{FormWish, chance};
use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use minefield_engine::Level;
use minefield_records::svg;
use minefield_rules::Ruleset;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/", get(home)).route("/games", post(create))
}

/// The sizes offered.
const SIZES: [usize; 8] = [5, 7, 8, 9, 11, 13, 15, 19];
/// How many recent games are shown.
const RECENT: u32 = 12;

async fn home(State(app): State<App>, reader: Reader) -> Result<Response, Error> {
    page(&app, &reader, NewGameForm::default(), String::new(), None).await
}

async fn create(State(app): State<App>, reader: Reader, Form(wish): Form<FormWish>) -> Result<Response, Error> {
    let created = match wish.read().and_then(|read| read.grant(chance()?)) {
        Ok(created) => created,
        Err(fault) if wish.line.is_empty() => {
            return page(&app, &reader, wish.into(), String::new(), Some(fault)).await;
        }
        Err(fault) => return Err(fault),
    };
    let id = app.games.create(created).await?;
    Ok(Redirect::to(&super::game::url(&id)).into_response())
}

/// The first page, what forms held, and why one was refused.
pub async fn page(
    app: &App,
    reader: &Reader,
    form: NewGameForm,
    pasted: String,
    fault: Option<Error>,
) -> Result<Response, Error> {
    let words = reader.words;
    let rules = Ruleset::presets().iter().map(|rules| choice(rules.name(), capital(rules.name())));
    let home = Home {
        page: reader.page(app),
        form,
        sizes: SIZES.to_vec(),
        rules: rules.collect(),
        opponents: opponents(words),
        recent: recent(app, words).await?,
        error: fault.as_ref().map(|fault| fault.message(words)),
        pasted,
    };
    let status = fault.map_or(StatusCode::OK, |fault| fault.status());
    Ok((status, Html(home.render()?)).into_response())
}

fn choice(value: &str, text: String) -> Choice {
    Choice { value: value.to_owned(), text }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The levels of the computer, its full strength, and a person.
pub fn opponents(words: Words) -> Vec<Choice> {
    let levels = Level::all().map(|level| {
        let level = level.to_string();
        choice(&level, words.say_with("opponent-computer", &[("level", &level)]))
    });
    let others = [("custom", "opponent-custom"), ("person", "opponent-person")];
    levels.chain(others.map(|(value, key)| choice(value, words.say(key)))).collect()
}

async fn recent(app: &App, words: Words) -> Result<Vec<RecentGame>, Error> {
    let mut games = Vec::new();
    for (id, touched) in app.games.recent(RECENT).await? {
        match app.games.peek(&id).await {
            Ok(contest) => games.push(recent_game(app, words, &id, &contest, touched)),
            Err(fault) => tracing::error!(game = %id, %fault, "a game can't be shown"),
        }
    }
    Ok(games)
}

fn recent_game(app: &App, words: Words, id: &GameId, contest: &Contest, touched: i64) -> RecentGame {
    let game = contest.game();
    let picture = svg::Picture {
        coordinates: false,
        last: view::last_stone(game),
        path: view::path(game),
        ..svg::Picture::default()
    };
    RecentGame {
        url: super::game::url(id),
        svg: svg::draw(game.position(), &picture),
        title: phrases::title(words, game),
        black: phrases::player(words, contest, minefield_rules::Color::Black),
        white: phrases::player(words, contest, minefield_rules::Color::White),
        state: phrases::state(words, contest, app.games.is_stuck(id, contest)),
        when: iso(touched),
    }
}

impl From<FormWish> for NewGameForm {
    fn from(wish: FormWish) -> NewGameForm {
        let FormWish { size, rules, rule_file, opponent, seconds, color, minutes, increment, line: _, engine: _ } =
            wish;
        let seconds = if opponent == "custom" { seconds } else { NewGameForm::default().seconds };
        NewGameForm { size: size.unwrap_or_default(), rules, rule_file, opponent, seconds, color, minutes, increment }
    }
}
