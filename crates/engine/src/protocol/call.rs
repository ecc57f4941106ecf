//! A line from the other side, and the command in it.

use super::refusal::Refusal;
use std::fmt;

/// The most bytes a line may have.
pub const MAX_LINE: usize = 64 * 1024;

/// Why a host can't hand over a line as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It has more bytes than this.
    TooLong(usize),
    /// The byte at this place, from 1, is not UTF-8 text.
    NotUtf8(usize),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::TooLong(most) => write!(f, "line too long: {most} bytes is the most"),
            Unreadable::NotUtf8(byte) => write!(f, "byte {byte} of the line is not UTF-8 text"),
        }
    }
}

/// A line that arrived.
#[derive(Clone, Debug)]
pub(super) enum Line {
    Text(String),
    Unreadable(Unreadable),
}

/// A command, its arguments and the number it is to be answered with.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Call {
    /// The number, as it was written.
    pub(super) id: String,
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
}

/// The most digits of a number that is repeated in the answer.
const MAX_ID: usize = 20;

impl Call {
    /// Reads a line as GTP 2 says: control characters are left out, a tab is a blank, and what
    /// follows `#` is a comment. None if nothing is left.
    ///
    /// # Errors
    /// The number and what is wrong, if the line holds no command.
    pub(super) fn read(line: &Line) -> Option<Result<Call, (String, Refusal)>> {
        let text = match line {
            Line::Unreadable(why) => return Some(Err((String::new(), Refusal::new(why)))),
            Line::Text(text) if text.len() > MAX_LINE => {
                return Some(Err((String::new(), Refusal::new(Unreadable::TooLong(MAX_LINE)))));
            }
            Line::Text(text) => cleaned(text),
        };
        let mut words = text.split_whitespace().map(str::to_owned).peekable();
        words.peek()?;
        let is_id = |word: &String| word.len() <= MAX_ID && word.bytes().all(|byte| byte.is_ascii_digit());
        let id = words.next_if(is_id).unwrap_or_default();
        Some(match words.next() {
            Some(name) => Ok(Call { id, name, arguments: words.collect() }),
            None => Err((id, Refusal::new("no command after the number"))),
        })
    }
}

fn cleaned(text: &str) -> String {
    let text = text.split('#').next().unwrap_or_default();
    let kept = text.chars().filter(|&letter| letter == '\t' || !letter.is_control());
    kept.map(|letter| if letter == '\t' { ' ' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &str) {
        let found = match Call::read(&Line::Text(line.to_owned())) {
            None => "nothing".to_owned(),
            Some(Ok(call)) => format!("[{}] {} {:?}", call.id, call.name, call.arguments),
            Some(Err((id, refusal))) => format!("[{id}] {refusal}"),
        };
        assert_eq!(found, expected, "{line:?}");
    }

    #[test]
    fn a_line_is_a_number_a_command_and_arguments() {
        check("name", "[] name []");
        check("12 play b e5", "[12] play [\"b\", \"e5\"]");
        check("  12\tplay   b\te5  ", "[12] play [\"b\", \"e5\"]");
        check("007 name", "[007] name []");
        check("1.5 name", "[] 1.5 [\"name\"]");
        check("123456789012345678901 name", "[] 123456789012345678901 [\"name\"]");
        check("5", "[5] no command after the number");
    }

    #[test]
    fn comments_blanks_and_control_characters_count_for_nothing() {
        check("", "nothing");
        check(" \t\r", "nothing");
        check("# genmove b", "nothing");
        check("name # what is it called?", "[] name []");
        check("na\u{7}me\r", "[] name []");
        check("7#name", "[7] no command after the number");
    }

    #[test]
    fn a_line_is_not_endless() {
        check(&"x".repeat(MAX_LINE + 1), "[] line too long: 65536 bytes is the most");
    }
}
