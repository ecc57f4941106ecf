//! The texts of a picture.

use super::Picture;
use minefield_rules::{Color, Position, Status};

/// `text` as XML content or attribute; characters that XML can't hold are replaced.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            other => escaped.push(other),
        }
    }
    escaped
}

/// The title asked for, or one such as `Minefield 9x9, pinwheel rules: black to move`.
pub(super) fn title(position: &Position, picture: &Picture) -> String {
    picture.title.clone().unwrap_or_else(|| {
        let rules = match position.rules().name() {
            "minefield" => String::new(),
            name => format!(", {name} rules"),
        };
        let status = match position.status() {
            Status::Turn(color) => format!("{color} to move"),
            Status::Won(color) => format!("{color} is connected"),
            Status::Stalled => "neither side can place".to_owned(),
        };
        format!("Minefield {0}x{0}{rules}: {status}", position.size())
    })
}

/// The description asked for, or a list of the stones.
pub(super) fn description(position: &Position, picture: &Picture) -> String {
    picture.description.clone().unwrap_or_else(|| {
        let mut text = String::from("Black owns the top and bottom edges, White the left and right ones.");
        for (color, name) in Color::BOTH.into_iter().zip(["Black", "White"]) {
            let stones: Vec<String> = position.board().stones(color).iter().map(|point| point.to_string()).collect();
            let stones = if stones.is_empty() { "no stones".to_owned() } else { stones.join(" ") };
            text += &format!(" {name}: {stones}.");
        }
        text
    })
}
