//! Rule files: a name and figures drawn as pictures.
//!
//! ```text
//! # anything after a hash is a comment; a blank line ends a picture
//! name: my_rules
//!
//! figure: hard corner
//! X .
//! O X
//!
//! figure: ring
//! edges count as stones
//! ? X X ?
//! O . . O
//! O . . O
//! ? X X ?
//! ```

use crate::figure::{BadFigure, Edges, Figure, Mark};
use crate::ruleset::{BadRuleset, Ruleset};
use std::fmt;

/// The most bytes a rule file may have.
pub const MAX_BYTES: usize = 64 * 1024;

/// A rule file that can't be used, and the line (from 1) where that shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRuleFile {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RuleFault,
}

/// What is wrong with a line of a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleFault {
    /// The file is longer than [`MAX_BYTES`].
    TooLong(usize),
    /// The byte at this place of the line is not UTF-8.
    NotUtf8(usize),
    /// The file ends without `name: ...`.
    NoName,
    /// A second `name: ...` where one rule set was expected.
    SecondName,
    /// Something other than `name: ...` comes first.
    BeforeName,
    /// Not a keyword, and no figure is being drawn.
    NotUnderstood(String),
    /// A character that is none of `X O . ?`.
    NotAMark(char),
    /// `edges count as stones` after the picture has begun, or twice.
    LateEdges,
    /// A figure without a kind: `figure:` and nothing more.
    NamelessFigure,
    /// A picture goes on after a blank line.
    BrokenPicture,
    /// The picture is not a figure.
    Figure(BadFigure),
    /// The figures make no rule set.
    Ruleset(BadRuleset),
}

impl fmt::Display for BadRuleFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for BadRuleFile {}

impl fmt::Display for RuleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleFault::TooLong(bytes) => write!(f, "the file has {bytes} bytes; {MAX_BYTES} is the most"),
            RuleFault::NotUtf8(column) => write!(f, "byte {column} of the line is not UTF-8 text"),
            RuleFault::NoName => write!(f, "no `name: ...` line"),
            RuleFault::SecondName => write!(f, "a second `name:`; a rule file holds one rule set"),
            RuleFault::BeforeName => write!(f, "the first line must be `name: ...`"),
            RuleFault::NotUnderstood(text) => {
                write!(f, "`{}` is not understood; expected `figure: ...`", text.escape_debug())
            }
            RuleFault::NotAMark(letter) => {
                write!(f, "`{}` is not a mark of a picture; marks are X O . ?", letter.escape_default())
            }
            RuleFault::LateEdges => write!(f, "`edges count as stones` stands once, before the picture"),
            RuleFault::NamelessFigure => write!(f, "the figure has no kind; write `figure: hard corner`"),
            RuleFault::BrokenPicture => {
                write!(f, "a blank line inside a picture; start each figure with `figure: ...`")
            }
            RuleFault::Figure(fault) => fault.fmt(f),
            RuleFault::Ruleset(fault) => fault.fmt(f),
        }
    }
}

/// Reads the one rule set of a rule file.
///
/// # Errors
/// [`BadRuleFile`] with the line and the fault.
pub fn parse(bytes: &[u8]) -> Result<Ruleset, BadRuleFile> {
    let mut drawn = read(bytes)?.into_iter();
    match (drawn.next(), drawn.next()) {
        (Some(only), None) => only.compile(),
        (_, Some(second)) => Err(BadRuleFile { line: second.line, fault: RuleFault::SecondName }),
        (None, None) => Err(BadRuleFile { line: 1, fault: RuleFault::NoName }),
    }
}

/// Reads every rule set of a file.
pub(crate) fn parse_all(bytes: &[u8]) -> Result<Vec<Ruleset>, BadRuleFile> {
    read(bytes)?.into_iter().map(Drawn::compile).collect()
}

fn read(bytes: &[u8]) -> Result<Vec<Drawn>, BadRuleFile> {
    let mut reader = Reader::default();
    let is_comment = |line: &str| line.trim_start().starts_with('#');
    let lines = (1..).zip(text_of(bytes)?.lines());
    for (line, content) in lines.filter(|(_, content)| !is_comment(content)) {
        reader.read(line, content.split('#').next().unwrap_or_default().trim())?;
    }
    reader.finish_figure()?;
    Ok(reader.done)
}

fn text_of(bytes: &[u8]) -> Result<&str, BadRuleFile> {
    if bytes.len() > MAX_BYTES {
        return Err(BadRuleFile { line: 1, fault: RuleFault::TooLong(bytes.len()) });
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        BadRuleFile { line, fault: RuleFault::NotUtf8(before.len() - line_start + 1) }
    })
}

/// A rule set as drawn, before its tables are compiled.
struct Drawn {
    /// The line of its name.
    line: usize,
    name: String,
    figures: Vec<Figure>,
}

impl Drawn {
    fn compile(self) -> Result<Ruleset, BadRuleFile> {
        let line = self.line;
        Ruleset::new(&self.name, self.figures).map_err(|fault| BadRuleFile { line, fault: RuleFault::Ruleset(fault) })
    }
}

#[derive(Default)]
struct Reader {
    /// The last of them is the one being read.
    done: Vec<Drawn>,
    drawing: Option<Drawing>,
}

/// A figure whose picture is being read.
struct Drawing {
    line: usize,
    name: String,
    edges: Edges,
    rows: Vec<Vec<Mark>>,
    closed: bool,
}

impl Reader {
    fn read(&mut self, line: usize, content: &str) -> Result<(), BadRuleFile> {
        let fault = |fault| Err(BadRuleFile { line, fault });
        if content.is_empty() {
            if let Some(drawing) = &mut self.drawing {
                drawing.closed = !drawing.rows.is_empty();
            }
        } else if let Some(name) = content.strip_prefix("name:") {
            self.finish_figure()?;
            self.done.push(Drawn { line, name: name.trim().to_owned(), figures: Vec::new() });
        } else if self.done.is_empty() {
            return fault(RuleFault::BeforeName);
        } else if let Some(name) = content.strip_prefix("figure:") {
            self.finish_figure()?;
            if name.trim().is_empty() {
                return fault(RuleFault::NamelessFigure);
            }
            self.drawing = Some(Drawing::new(line, name.trim()));
        } else if let (Some(drawing), false) = (&mut self.drawing, content.contains(':')) {
            return drawing.read(content).or_else(fault);
        } else {
            return fault(RuleFault::NotUnderstood(content.chars().take(40).collect()));
        }
        Ok(())
    }

    fn finish_figure(&mut self) -> Result<(), BadRuleFile> {
        if let (Some(drawing), Some(ruleset)) = (self.drawing.take(), self.done.last_mut()) {
            ruleset.figures.push(drawing.finish()?);
        }
        Ok(())
    }
}

impl Drawing {
    fn new(line: usize, name: &str) -> Drawing {
        Drawing { line, name: name.to_owned(), edges: Edges::Nothing, rows: Vec::new(), closed: false }
    }

    fn finish(self) -> Result<Figure, BadRuleFile> {
        let line = self.line;
        Figure::new(&self.name, self.edges, self.rows)
            .map_err(|fault| BadRuleFile { line, fault: RuleFault::Figure(fault) })
    }

    fn read(&mut self, content: &str) -> Result<(), RuleFault> {
        if content.eq_ignore_ascii_case("edges count as stones") {
            if self.edges == Edges::Stones || !self.rows.is_empty() {
                return Err(RuleFault::LateEdges);
            }
            self.edges = Edges::Stones;
            return Ok(());
        }
        if self.closed {
            return Err(RuleFault::BrokenPicture);
        }
        let mark = |letter| Mark::from_letter(letter).ok_or(RuleFault::NotAMark(letter));
        let row: Vec<Mark> = content.chars().filter(|c| !c.is_whitespace()).map(mark).collect::<Result<_, _>>()?;
        match row.len() {
            width if width > Figure::MAX_SIDE => {
                Err(RuleFault::Figure(BadFigure::TooWide { row: self.rows.len() + 1, width }))
            }
            width if self.rows.first().is_some_and(|first| first.len() != width) => {
                let first = self.rows.first().map_or(0, Vec::len);
                Err(RuleFault::Figure(BadFigure::Ragged { row: self.rows.len() + 1, width, first }))
            }
            _ if self.rows.len() == Figure::MAX_SIDE => Err(RuleFault::Figure(BadFigure::TooTall(self.rows.len() + 1))),
            _ => {
                self.rows.push(row);
                Ok(())
            }
        }
    }
}
