//! Values of the text form: one line each, whatever they contain.

/// The value as it is written.
pub(super) fn escape(value: &str) -> String {
    let outer = |at: usize| at < value.len() - value.trim_start().len() || at >= value.trim_end().len();
    let mut text = String::with_capacity(value.len());
    for (at, letter) in value.char_indices() {
        match letter {
            '\\' | '#' => text.extend(['\\', letter]),
            '\n' => text += "\\n",
            _ if letter.is_control() || outer(at) => text += &letter.escape_unicode().to_string(),
            _ => text.push(letter),
        }
    }
    text
}

/// The value that was written; a backslash that starts nothing known stands for itself.
pub(super) fn unescape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        value += &rest[..at];
        rest = &rest[at..];
        let (letter, length) = escaped(rest).unwrap_or(('\\', 1));
        value.push(letter);
        rest = &rest[length..];
    }
    value + rest
}

/// The letter that an escape at the beginning of `text` stands for, and its length in bytes.
fn escaped(text: &str) -> Option<(char, usize)> {
    match text.as_bytes().get(1)? {
        b'\\' => Some(('\\', 2)),
        b'#' => Some(('#', 2)),
        b'n' => Some(('\n', 2)),
        b'u' => {
            let digits = text.strip_prefix("\\u{")?.bytes().take_while(u8::is_ascii_hexdigit).take(7).count();
            let closed = text.as_bytes().get(3 + digits) == Some(&b'}');
            let number = u32::from_str_radix(&text[3..3 + digits], 16).ok()?;
            closed.then(|| char::from_u32(number))?.map(|letter| (letter, digits + 4))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(value: &str, text: &str) {
        assert_eq!(escape(value), text);
        assert_eq!(unescape(text), value);
    }

    #[test]
    fn any_value_fits_on_a_line() {
        check("Ann", "Ann");
        check("minefield#12", "minefield\\#12");
        check("C:\\new", "C:\\\\new");
        check("two\nlines\r", "two\\nlines\\u{d}");
        check(" blanks ", "\\u{20}blanks\\u{20}");
        check("  ", "\\u{20}\\u{20}");
        check("\u{85}x", "\\u{85}x");
    }

    #[test]
    fn a_lone_backslash_stays() {
        assert_eq!(
            unescape("a\\b \\u{} \\u{110000} \\u{d800} \\u{20 \\"),
            "a\\b \\u{} \\u{110000} \\u{d800} \\u{20 \\"
        );
    }
}
