//! Rule files: a name and figures drawn as pictures.
//!
//! ```text
//! # anything after a hash is a comment
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
                write!(f, "`{text}` is not understood; expected `figure: ...`")
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
    let mut all = parse_all(bytes)?;
    match (all.pop(), all.is_empty()) {
        (Some((_, ruleset)), true) => Ok(ruleset),
        (Some((line, _)), false) => Err(BadRuleFile { line, fault: RuleFault::SecondName }),
        (None, _) => Err(BadRuleFile { line: 1, fault: RuleFault::NoName }),
    }
}

/// Reads every rule set of a file, each with the line of its name.
pub(crate) fn parse_all(bytes: &[u8]) -> Result<Vec<(usize, Ruleset)>, BadRuleFile> {
    let text = text_of(bytes)?;
    let mut reader = Reader::default();
    let mut last = 1;
    for (line, content) in (1..).zip(text.lines()) {
        last = line;
        reader.read(line, content.split('#').next().unwrap_or_default().trim())?;
    }
    reader.finish_ruleset()?;
    if reader.done.is_empty() {
        return Err(BadRuleFile { line: last, fault: RuleFault::NoName });
    }
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

#[derive(Default)]
struct Reader {
    done: Vec<(usize, Ruleset)>,
    name: Option<(usize, String)>,
    figures: Vec<Figure>,
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
            self.finish_ruleset()?;
            self.name = Some((line, name.trim().to_owned()));
        } else if self.name.is_none() {
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
        if let Some(Drawing { line, name, edges, rows, .. }) = self.drawing.take() {
            let figure = Figure::new(&name, edges, rows);
            self.figures.push(figure.map_err(|fault| BadRuleFile { line, fault: RuleFault::Figure(fault) })?);
        }
        Ok(())
    }

    fn finish_ruleset(&mut self) -> Result<(), BadRuleFile> {
        self.finish_figure()?;
        let Some((line, name)) = self.name.take() else { return Ok(()) };
        let ruleset = Ruleset::new(&name, std::mem::take(&mut self.figures));
        self.done.push((line, ruleset.map_err(|fault| BadRuleFile { line, fault: RuleFault::Ruleset(fault) })?));
        Ok(())
    }
}

impl Drawing {
    fn new(line: usize, name: &str) -> Drawing {
        Drawing { line, name: name.to_owned(), edges: Edges::Nothing, rows: Vec::new(), closed: false }
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
            _ if self.rows.len() == Figure::MAX_SIDE => Err(RuleFault::Figure(BadFigure::TooTall(self.rows.len() + 1))),
            _ => {
                self.rows.push(row);
                Ok(())
            }
        }
    }
}
