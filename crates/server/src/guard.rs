//! What a server on this machine has to guard against: other sites that speak to it through the
//! browser of the person who runs it.
//!
//! - A name that somebody else points at this machine (DNS rebinding): only loopback names are served.
//! - A page elsewhere that sends forms here: a change must come from our own pages, or from no
//!   page at all.

use crate::app::App;
use crate::error::Error;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// What every answer says: nothing inline, nothing from elsewhere, in nobody's frame. Scripts may compile
/// WebAssembly, which is what `wasm-unsafe-eval` means, and no text.
pub const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
             connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
             frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // Not no-referrer: with that, browsers say `Origin: null` of our own forms.
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Lets a request through if it is meant for this server and comes from nobody else's page.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = request.uri().authority().map(|name| name.as_str()).or_else(|| text(headers, header::HOST));
    let Some(host) = host.filter(|host| is_ours(host, app.port)) else { return Error::Host.into_response() };
    let reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reading && !is_own_page(headers, host) {
        return Error::Origin.into_response();
    }
    next.run(request).await
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a Host header names this machine and the port we listen on.
fn is_ours(host: &str, port: u16) -> bool {
    let bracket = host.rfind(']').unwrap_or(0);
    let (name, given) = match host[bracket..].rfind(':') {
        Some(colon) => (&host[..bracket + colon], host[bracket + colon + 1..].parse().ok()),
        None => (host, Some(80)),
    };
    let loopback = ["127.0.0.1", "localhost", "[::1]"].iter().any(|own| name.eq_ignore_ascii_case(own));
    loopback && given == Some(port)
}

/// Whether a change comes from a page of this server, or from no page (a program).
fn is_own_page(headers: &HeaderMap, host: &str) -> bool {
    let same_site = text(headers, HeaderName::from_static("sec-fetch-site"));
    match (headers.contains_key(header::ORIGIN), text(headers, header::ORIGIN)) {
        (true, origin) => origin.and_then(|origin| origin.strip_prefix("http://")) == Some(host),
        (false, _) => matches!(same_site, None | Some("same-origin" | "none")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_names_with_our_port_are_served() {
        let check = |host: &str, expected: bool| assert_eq!(is_ours(host, 8080), expected, "{host}");
        check("127.0.0.1:8080", true);
        check("localhost:8080", true);
        check("LOCALHOST:8080", true);
        check("[::1]:8080", true);
        check("127.0.0.1", false);
        check("127.0.0.1:8081", false);
        check("127.0.0.1:", false);
        check("[::1]", false);
        check("::1:8080", false);
        check("evil.example:8080", false);
        check("localhost.evil.example:8080", false);
        check("127.0.0.1.evil.example:8080", false);
        check("user@localhost:8080", false);
        check("]:8080", false);
        check("", false);
        assert!(is_ours("localhost", 80));
    }

    #[test]
    fn a_change_comes_from_our_own_page_or_from_no_page() {
        let check = |headers: &[(&'static str, &'static str)], expected: bool| {
            let pairs = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
            assert_eq!(is_own_page(&pairs.collect(), "localhost:8080"), expected, "{headers:?}");
        };
        check(&[], true);
        check(&[("origin", "http://localhost:8080")], true);
        check(&[("origin", "http://127.0.0.1:8080")], false);
        check(&[("origin", "https://localhost:8080")], false);
        check(&[("origin", "http://localhost:3000")], false);
        check(&[("origin", "http://evil.example")], false);
        check(&[("origin", "null")], false);
        check(&[("sec-fetch-site", "same-origin")], true);
        check(&[("sec-fetch-site", "none")], true);
        check(&[("sec-fetch-site", "cross-site")], false);
        check(&[("sec-fetch-site", "same-site")], false);
        check(&[("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")], false);
    }
}
