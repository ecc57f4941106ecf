//! Styles and scripts: the files of `web/static`, built into the program, and the engine for browsers.
//!
//! Their URLs hold a hash of all of them: `/static/0123456789abcdef/game.js`. So they may be kept
//! for ever, and modules import each other by relative paths. A program built for development
//! reads the files anew each time, and has browsers ask each time.

use crate::app::App;
use crate::error::Error;
use crate::request::Path;
use axum::Router;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hasher};
use std::sync::{LazyLock, OnceLock};

/// The routes of these files.
pub fn router() -> Router<App> {
    Router::new().route("/static/{*path}", get(file))
}

#[derive(RustEmbed)]
#[folder = "../../web/static"]
#[allow_missing = true]
struct Files;

/// The engine's module, which the build script makes; empty if it couldn't.
static ENGINE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/engine.wasm"));

/// Where the engine's module is, beside its worker.
const ENGINE_PATH: &str = "engine/engine.wasm";

/// Whether there is an engine for browsers.
pub const fn has_engine() -> bool {
    !ENGINE.is_empty()
}

/// A file to be served: what is in it, and a hash of that.
struct Served {
    bytes: Cow<'static, [u8]>,
    hash: u64,
}

fn find(path: &str) -> Option<Served> {
    if path == ENGINE_PATH {
        return has_engine().then(|| Served { bytes: Cow::Borrowed(ENGINE), hash: engine_hash() });
    }
    let file = Files::get(path)?;
    let hash = file.metadata.sha256_hash().iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    Some(Served { bytes: file.data, hash })
}

fn engine_hash() -> u64 {
    static HASH: LazyLock<u64> = LazyLock::new(|| {
        let mut hasher = DefaultHasher::new();
        hasher.write(ENGINE);
        hasher.finish()
    });
    *HASH
}

/// The URL of a file of `web/static`.
pub fn url(path: &str) -> String {
    format!("/static/{}/{path}", version())
}

/// A hash of all files.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let mut names: Vec<_> = Files::iter().collect();
        names.sort();
        let mut hasher = DefaultHasher::new();
        for name in names {
            hasher.write(name.as_bytes());
            hasher.write_u64(find(&name).map(|file| file.hash).unwrap_or_default());
        }
        hasher.write_u64(engine_hash());
        format!("{:016x}", hasher.finish())
    })
}

async fn file(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let (asked, path) = match path.split_once('/') {
        Some((version, rest)) if is_version(version) => (Some(version), rest),
        _ => (None, path.as_str()),
    };
    let inside = path.split('/').all(|part| !matches!(part, "" | "." | "..") && !part.contains(['\\', '\0', ':']));
    let file = find(path).filter(|_| inside).ok_or(Error::NoPage)?;
    let tag = format!("W/\"{:016x}\"", file.hash);
    let lasting = asked == Some(version()) && !cfg!(debug_assertions);
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let facts = [(header::CACHE_CONTROL, caching), (header::ETAG, &tag)];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, facts).into_response());
    }
    Ok((facts, [(header::CONTENT_TYPE, media_type(path))], file.bytes.into_owned()).into_response())
}

fn is_version(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "html" => "text/html; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
