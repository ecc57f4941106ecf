//! Choosing a language.

use crate::app::App;
use crate::error::Error;
use crate::language;
use crate::reader::{Reader, keep};
use crate::request::Form;
use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use serde::Deserialize;

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/language", post(choose))
}

#[derive(Deserialize)]
struct Choice {
    lang: String,
    #[serde(default)]
    back: String,
}

async fn choose(reader: Reader, Form(choice): Form<Choice>) -> Result<Response, Error> {
    let words = language::by_code(&choice.lang).unwrap_or(reader.words);
    let mut response = Redirect::to(inside(&choice.back)).into_response();
    if let Some(cookie) = keep(words) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A path of this server; anything else is the first page.
fn inside(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::inside;

    #[test]
    fn one_comes_back_to_a_page_of_this_server_only() {
        let check = |path: &str, expected: &str| assert_eq!(inside(path), expected);
        check("/games/x?y=z", "/games/x?y=z");
        check("//evil.example", "/");
        check("/\\evil.example", "/");
        check("https://evil.example", "/");
        check("/a\r\nb", "/");
        check("", "/");
    }
}
