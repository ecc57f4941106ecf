//! Who reads the answer: in which language, and as a page or as JSON.

use crate::app::App;
use crate::error::Error;
use crate::language::{self, Words};
use crate::pages::templates::{ErrorPage, Page};
use crate::store::Place;
use askama::Template;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use std::convert::Infallible;
use std::sync::Arc;

/// The cookie that keeps the language.
const COOKIE: &str = "lang";

/// Who reads the answer.
#[derive(Clone, Debug)]
pub struct Reader {
    /// Their language.
    pub words: Words,
    /// Path and query of the page they see, without a language; after a form the first page's.
    pub here: String,
    /// Whether they are a program.
    pub program: bool,
    /// A language named in the query, which is to be kept.
    chosen: Option<Words>,
}

impl Reader {
    fn of(method: &Method, uri: &Uri, headers: &HeaderMap) -> Reader {
        let chosen = query(uri, "lang").and_then(language::by_code);
        let kept = || cookie(headers).and_then(language::by_code);
        let wished = || text(headers, &header::ACCEPT_LANGUAGE).and_then(language::accepted);
        let accept = text(headers, &header::ACCEPT).unwrap_or_default();
        let wants_json = accept.contains("application/json") && !accept.contains("text/html");
        Reader {
            words: chosen.or_else(kept).or_else(wished).unwrap_or_else(language::first),
            here: if method == Method::GET { without_language(uri) } else { "/".to_owned() },
            program: uri.path().starts_with("/api/") || wants_json,
            chosen,
        }
    }

    /// What every page has.
    pub fn page(&self, app: &App) -> Page {
        let notice = match app.games.store().place() {
            Place::File(_) => None,
            Place::Memory => Some(self.words.say("notice-memory")),
            Place::MemoryFor(reason) => Some(self.words.say_with("notice-home", &[("reason", &format!("{reason}."))])),
        };
        Page { words: self.words, notice, here: self.here.clone() }
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_else(|| Reader::of(&parts.method, &parts.uri, &parts.headers)))
    }
}

/// Finds out who reads, and gives faults their words.
pub async fn answer(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let reader = Reader::of(request.method(), request.uri(), request.headers());
    request.extensions_mut().insert(reader.clone());
    let mut response = next.run(request).await;
    if let Some(error) = response.extensions_mut().remove::<Arc<Error>>() {
        response = told(&error, &reader, &app, response);
    }
    if let Some(cookie) = reader.chosen.and_then(keep) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A fault in words. Headers of the bare answer (`Allow`) stay.
fn told(error: &Error, reader: &Reader, app: &App, bare: Response) -> Response {
    let mut response = if reader.program {
        axum::Json(error.json(reader.words)).into_response()
    } else {
        let (status, message) = (error.status().as_u16(), error.message(reader.words));
        let page = ErrorPage { page: reader.page(app), status, message: message.clone() };
        page.render().map_or_else(|_| message.into_response(), |page| Html(page).into_response())
    };
    *response.status_mut() = error.status();
    for (name, value) in bare.headers() {
        if name != header::CONTENT_LENGTH && name != header::CONTENT_TYPE {
            response.headers_mut().insert(name, value.clone());
        }
    }
    response
}

/// The header that keeps a language for a year.
pub fn keep(words: Words) -> Option<HeaderValue> {
    format!("{COOKIE}={}; Path=/; Max-Age=31536000; SameSite=Lax", words.code()).parse().ok()
}

fn text<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = text(headers, &header::COOKIE)?.split(';');
    cookies.filter_map(|cookie| cookie.trim().split_once('=')).find(|&(name, _)| name == COOKIE).map(|(_, code)| code)
}

fn query<'a>(uri: &'a Uri, name: &str) -> Option<&'a str> {
    let fields = uri.query()?.split('&');
    fields.filter_map(|field| field.split_once('=')).find(|&(other, _)| other == name).map(|(_, value)| value)
}

fn without_language(uri: &Uri) -> String {
    let fields = uri.query().unwrap_or_default().split('&');
    let kept: Vec<&str> = fields.filter(|field| !field.is_empty() && !field.starts_with("lang=")).collect();
    if kept.is_empty() { uri.path().to_owned() } else { format!("{}?{}", uri.path(), kept.join("&")) }
}
