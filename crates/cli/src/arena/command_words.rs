//! A command line as its words, without a shell.

use thiserror::Error;

/// A quotation mark that nothing closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the quotation mark {0} is not closed")]
pub struct UnclosedQuote(pub char);

/// Splits at blanks; `'...'` and `"..."` hold blanks together. Nothing else is special.
pub fn split(line: &str) -> Result<Vec<String>, UnclosedQuote> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\'' | '"' => word.get_or_insert_default().push_str(&quoted(letter, &mut letters)?),
            blank if blank.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    Ok(words)
}

fn quoted(mark: char, letters: &mut impl Iterator<Item = char>) -> Result<String, UnclosedQuote> {
    let mut inside = String::new();
    for letter in letters {
        if letter == mark {
            return Ok(inside);
        }
        inside.push(letter);
    }
    Err(UnclosedQuote(mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_split_at_blanks_outside_quotes() {
        let check = |line: &str, expected: &[&str]| assert_eq!(split(line).expect(line), expected, "{line}");
        check("", &[]);
        check("  a  b ", &["a", "b"]);
        check("sh -c 'echo  \"x\"; exit'", &["sh", "-c", "echo  \"x\"; exit"]);
        check("a\"b c\"'d e'f", &["ab cd ef"]);
        check("a '' b", &["a", "", "b"]);
        assert_eq!(split("a 'b"), Err(UnclosedQuote('\'')));
        assert_eq!(split("a \"b'"), Err(UnclosedQuote('"')));
    }
}
