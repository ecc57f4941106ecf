//! Styles and scripts: the files of `web/static`, built into the program.

/// The URL of a file of `web/static`.
pub fn url(path: &str) -> String {
    format!("/static/{path}")
}
