//! Why a command is refused.

use std::fmt;

/// A reason in one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal(String);

impl Refusal {
    pub(super) fn new(reason: impl fmt::Display) -> Refusal {
        Refusal(reason.to_string())
    }

    /// An argument is not what the command expects.
    pub(super) fn syntax(reason: impl fmt::Display) -> Refusal {
        Refusal(format!("syntax error: {reason}"))
    }

    /// A move can't be played.
    pub(super) fn illegal(reason: impl fmt::Display) -> Refusal {
        Refusal(format!("illegal move: {reason}"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The most characters of somebody else's text that an answer repeats.
const MAX_QUOTED: usize = 40;

/// Somebody else's text, cut and with its odd characters escaped, in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    let start: String = text.chars().take(MAX_QUOTED).collect();
    let more = if start.len() < text.len() { "..." } else { "" };
    // Quotation marks are no odd characters.
    let start = start.escape_debug().to_string().replace("\\\"", "\"").replace("\\'", "'");
    format!("`{start}{more}`")
}
