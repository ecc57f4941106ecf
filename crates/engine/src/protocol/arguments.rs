//! The arguments of a command, read at the door.

use super::refusal::{Refusal, quoted};
use minefield_rules::{Color, Point, Size};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What follows a command, taken from the left.
pub(super) struct Arguments<'a> {
    rest: &'a [String],
}

impl<'a> Arguments<'a> {
    pub(super) const fn new(rest: &'a [String]) -> Arguments<'a> {
        Arguments { rest }
    }

    /// The next one, if there is one.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    /// The next one without taking it.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.rest.first().map(String::as_str)
    }

    /// The next one, which is called `what`.
    pub(super) fn word(&mut self, what: &str) -> Result<&'a str, Refusal> {
        self.next().ok_or_else(|| Refusal::syntax(format!("{what} is missing")))
    }

    /// A whole number in a range.
    pub(super) fn number<T>(&mut self, what: &str, range: RangeInclusive<T>) -> Result<T, Refusal>
    where
        T: FromStr + PartialOrd + fmt::Display,
    {
        let word = self.word(what)?;
        number(word, what, range)
    }

    /// `black`, `b`, `white` or `w`, in any case.
    pub(super) fn color(&mut self) -> Result<Color, Refusal> {
        let word = self.word("a colour")?;
        color(word).ok_or_else(|| Refusal::syntax(format!("{} is not a colour: black or white", quoted(word))))
    }

    /// A colour if one follows, and nothing else.
    pub(super) fn only_color(&mut self) -> Result<Option<Color>, Refusal> {
        let color = if self.rest.is_empty() { None } else { Some(self.color()?) };
        self.end()?;
        Ok(color)
    }

    /// A point of a board of `size`.
    pub(super) fn point(&mut self, size: Size) -> Result<Point, Refusal> {
        point(self.word("a point")?, size)
    }

    /// Nothing may follow.
    pub(super) fn end(&self) -> Result<(), Refusal> {
        match self.rest.first() {
            Some(word) => Err(Refusal::syntax(format!("nothing may follow here, but {} does", quoted(word)))),
            None => Ok(()),
        }
    }
}

/// The colour of this name or first letter.
pub(super) fn color(word: &str) -> Option<Color> {
    let is_one_of = |names: [&str; 2]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    match word {
        _ if is_one_of(["black", "b"]) => Some(Color::Black),
        _ if is_one_of(["white", "w"]) => Some(Color::White),
        _ => None,
    }
}

pub(super) fn point(word: &str, size: Size) -> Result<Point, Refusal> {
    let point: Point = word.parse().map_err(|_| Refusal::syntax(format!("{} is not a point", quoted(word))))?;
    if size.contains(point) {
        Ok(point)
    } else {
        Err(Refusal::syntax(format!("{point} is not on a {size}x{size} board")))
    }
}

pub(super) fn number<T>(word: &str, what: &str, range: RangeInclusive<T>) -> Result<T, Refusal>
where
    T: FromStr + PartialOrd + fmt::Display,
{
    let number = word.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        Refusal::syntax(format!("{} is not {what}: a number from {least} to {most}", quoted(word)))
    })
}
