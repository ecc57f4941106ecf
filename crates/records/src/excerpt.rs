//! The beginning of a text, for messages.

/// At most 40 characters of `text`, and dots if that isn't all.
pub(crate) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
