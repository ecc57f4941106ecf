//! Lines of a stream, one at a time and none longer than a limit.

use std::io::{self, BufRead};

/// A line without its line end.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// All of it.
    Whole(&'a [u8]),
    /// It had more bytes than a line may have, and they were not kept.
    TooLong,
}

/// Reads lines and holds one at a time.
pub struct Lines<R> {
    input: R,
    most: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`, of which none may have more than `most` bytes.
    pub const fn new(input: R, most: usize) -> Lines<R> {
        Lines { input, most, line: Vec::new() }
    }

    /// The next line, none at the end. What follows the last line end is a line if it is not empty.
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut length = 0usize;
        loop {
            let available = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if available.is_empty() && length == 0 {
                return Ok(None);
            }
            let end = available.iter().position(|&byte| byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            let at_end = available.is_empty() || end.is_some();
            let read = part.len() + usize::from(end.is_some());
            length = length.saturating_add(read);
            if self.line.len() + part.len() <= self.most {
                self.line.extend_from_slice(part);
            } else {
                self.line.clear();
                length = usize::MAX;
            }
            self.input.consume(read);
            if at_end {
                return Ok(Some(self.line_of(length)));
            }
        }
    }

    fn line_of(&self, length: usize) -> Line<'_> {
        if length == usize::MAX {
            return Line::TooLong;
        }
        Line::Whole(self.line.strip_suffix(b"\r").unwrap_or(&self.line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        for chunk in [1, 3, 4096] {
            let input = io::BufReader::with_capacity(chunk, text.as_bytes());
            assert_eq!(lengths_or_lines(Lines::new(input, 12)), expected, "in chunks of {chunk}");
        }
    }

    fn lengths_or_lines(mut lines: Lines<impl BufRead>) -> Vec<String> {
        let mut found = Vec::new();
        while let Some(line) = lines.next().expect("memory can be read") {
            found.push(match line {
                Line::Whole(bytes) if bytes.len() > 9 => format!("{} bytes", bytes.len()),
                Line::Whole(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Line::TooLong => "too long".to_owned(),
            });
        }
        found
    }

    #[test]
    fn lines_come_without_their_ends_and_the_last_may_lack_one() {
        check("", &[]);
        check("one\ntwo\n", &["one", "two"]);
        check("one\r\ntwo", &["one", "two"]);
        check("\n\nthree", &["", "", "three"]);
    }

    #[test]
    fn a_line_over_the_limit_is_skipped_and_the_next_is_whole() {
        let limit = "x".repeat(12);
        let text = format!("{limit}\n{limit}x\nshort\n{limit}{limit}{limit}\nlast");
        check(&text, &["12 bytes", "too long", "short", "too long", "last"]);
    }
}
