//! Text broken into lines.

/// Breaks `text` at blanks into lines of at most `width` letters, and words that are longer anywhere.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width.max(1))).collect()
}

fn wrap_line(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last().map_or(0, |line| line.chars().count());
        let fits = last + 1 + word.chars().count() <= width;
        match lines.last_mut() {
            Some(line) if last > 0 && fits => *line += &format!(" {word}"),
            _ if last > 0 => lines.extend(pieces(word, width)),
            _ => lines.splice(lines.len() - 1.., pieces(word, width)).for_each(drop),
        }
    }
    lines
}

/// A word in pieces of at most `width` letters; one empty piece for an empty word.
fn pieces(word: &str, width: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    if letters.is_empty() { vec![String::new()] } else { letters.chunks(width).map(String::from_iter).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, width: usize, expected: &[&str]) {
        assert_eq!(wrap(text, width), expected);
    }

    #[test]
    fn lines_break_at_blanks() {
        check("one two three", 7, &["one two", "three"]);
        check("one two three", 8, &["one two", "three"]);
        check("one two three", 80, &["one two three"]);
        check("one\n\ntwo", 80, &["one", "", "two"]);
        check("", 80, &[]);
    }

    #[test]
    fn a_word_without_room_is_cut() {
        check("a abcdefgh b", 3, &["a", "abc", "def", "gh", "b"]);
        check("abcdefgh", 3, &["abc", "def", "gh"]);
        check("ab", 0, &["a", "b"]);
    }
}
