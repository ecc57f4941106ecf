//! The words of a move list: `1. e5 d4 2. c3`.

use minefield_rules::Game;

/// A word and the line, from 1, that it stands on.
pub(crate) type Word<'a> = (usize, &'a str);

/// The line without its comment: from a `#` at its beginning or after a blank.
pub(crate) fn without_comment(line: &str) -> &str {
    let starts = |at: usize| line[..at].chars().next_back().is_none_or(char::is_whitespace);
    line.match_indices('#').find(|&(at, _)| starts(at)).map_or(line, |(at, _)| &line[..at])
}

/// The words of a line, move numbers included. Blanks, commas, semicolons and what follows a
/// number separate them, except within a rule set's word, which has a `~`.
pub(crate) fn words(line: &str) -> impl Iterator<Item = &str> {
    let parts = without_comment(line).split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'));
    parts
        .flat_map(|part| {
            let whole = part.contains('~');
            part.split(move |letter: char| !whole && matches!(letter, '.' | ':' | '=' | '(' | ')'))
        })
        .filter(|word| !word.is_empty())
}

/// Whether a word is a number, as moves have in front.
pub(crate) fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The two sides of `9x9`, if `text` contains such a thing; too long a number is just too large.
pub(crate) fn dimensions(text: &str) -> Option<(usize, usize)> {
    let number = |digits: &str| digits.parse().unwrap_or(usize::MAX);
    text.match_indices(['x', 'X', '\u{d7}']).find_map(|(at, cross)| {
        let (before, after) = (&text[..at], &text[at + cross.len()..]);
        let from = before.len() - before.bytes().rev().take_while(u8::is_ascii_digit).count();
        let to = after.bytes().take_while(u8::is_ascii_digit).count();
        (from < before.len() && to > 0).then(|| (number(&before[from..]), number(&after[..to])))
    })
}

/// The moves of a game, with a `pass` for each skip.
pub(crate) fn move_words(game: &Game) -> Vec<String> {
    let mut words = Vec::new();
    for ply in game.plies() {
        words.push(ply.action.to_string());
        words.extend(ply.skipped.map(|_| "pass".to_owned()));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<(usize, usize)>) {
        assert_eq!(dimensions(text), expected, "{text}");
    }

    #[test]
    fn a_size_is_found_in_any_language() {
        check("15x15 board", Some((15, 15)));
        check("15x15-Brett", Some((15, 15)));
        check("Plateau 8x8", Some((8, 8)));
        check("Tabellone 11X11", Some((11, 11)));
        check("9\u{d7}9", Some((9, 9)));
        check("9x8", Some((9, 8)));
        check("x9 9x x 9 xx", None);
        check("exact 7x7", Some((7, 7)));
        check("99999999999999999999999x2", Some((usize::MAX, 2)));
    }

    #[test]
    fn numbers_points_and_rule_words_are_told_apart() {
        let all = |line| words(line).collect::<Vec<_>>();
        assert_eq!(all("1. e5 d4 2.c3 # well"), ["1", "e5", "d4", "2", "c3"]);
        assert_eq!(all("9x9, own~ring.xe.ox: 1) e5"), ["9x9", "own~ring.xe.ox:", "1", "e5"]);
        assert_eq!(all("#1"), [""; 0]);
        assert_eq!(all("1... d4"), ["1", "d4"]);
    }
}
