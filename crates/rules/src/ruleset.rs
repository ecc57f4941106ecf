//! Rule sets: a name and the figures that may not be made.

use crate::figure::{BadFigure, Edges, Figure, Mark};
use crate::name::{self, BadName};
use crate::rule_file::{self, BadRuleFile};
use crate::tables::Tables;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A name and the figures that no placement may complete. Cheap to clone.
///
/// Two rule sets are equal when their names and figures are.
#[derive(Clone)]
pub struct Ruleset(Arc<Inner>);

struct Inner {
    name: String,
    figures: Vec<Figure>,
    tables: Tables,
}

/// Why a name and figures make no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRuleset {
    /// The name is not a name.
    Name(BadName),
    /// No figure.
    NoFigures,
    /// More than [`Ruleset::MAX_FIGURES`].
    TooManyFigures(usize),
    /// A figure of a one-line form is wrong.
    Figure(BadFigure),
    /// Not a preset's name, and no figures follow it.
    Unknown(String),
    /// A character in a one-line form's picture that is none of `x o e a`.
    NotAMark(char),
}

impl fmt::Display for BadRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRuleset::Name(fault) => fault.fmt(f),
            BadRuleset::NoFigures => write!(f, "the rule set has no figures"),
            BadRuleset::TooManyFigures(count) => {
                write!(f, "the rule set has {count} figures; {} is the most", Ruleset::MAX_FIGURES)
            }
            BadRuleset::Figure(fault) => fault.fmt(f),
            BadRuleset::Unknown(name) => {
                write!(f, "`{}` is not a rule set; known are minefield, pinwheel and cartwheel", name.escape_debug())
            }
            BadRuleset::NotAMark(letter) => {
                write!(f, "`{}` is not a mark; marks are x o e (empty) and a (anything)", letter.escape_default())
            }
        }
    }
}

impl std::error::Error for BadRuleset {}

impl Ruleset {
    /// The most figures a rule set may have.
    pub const MAX_FIGURES: usize = 16;
    /// The most characters of a name.
    pub const MAX_NAME: usize = name::MAX_LENGTH;

    /// A rule set from its figures.
    ///
    /// # Errors
    /// [`BadRuleset`] if the name is unusable or there are too few or too many figures.
    pub fn new(name: &str, figures: Vec<Figure>) -> Result<Ruleset, BadRuleset> {
        name::check(name).map_err(BadRuleset::Name)?;
        match figures.len() {
            0 => Err(BadRuleset::NoFigures),
            count if count > Ruleset::MAX_FIGURES => Err(BadRuleset::TooManyFigures(count)),
            _ => {
                let tables = Tables::compile(&figures);
                Ok(Ruleset(Arc::new(Inner { name: name.to_owned(), figures, tables })))
            }
        }
    }

    /// Reads a rule file; [`rule_file`] shows what one looks like.
    ///
    /// # Errors
    /// [`BadRuleFile`] with the line and the fault.
    pub fn from_file(bytes: &[u8]) -> Result<Ruleset, BadRuleFile> {
        rule_file::parse(bytes)
    }

    /// The presets: minefield, pinwheel, cartwheel.
    #[must_use]
    pub fn presets() -> &'static [Ruleset] {
        static PRESETS: OnceLock<Vec<Ruleset>> = OnceLock::new();
        PRESETS
            .get_or_init(|| rule_file::parse_all(include_bytes!("presets.txt")).expect("presets.txt holds rule sets"))
    }

    /// The preset of this name, in any case.
    #[must_use]
    pub fn preset(name: &str) -> Option<Ruleset> {
        Ruleset::presets().iter().find(|ruleset| ruleset.name().eq_ignore_ascii_case(name)).cloned()
    }

    /// Mark Steere's game.
    #[must_use]
    pub fn minefield() -> Ruleset {
        Ruleset::presets()[0].clone()
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The figures, in the order of the rule file.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.0.figures
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Whether this is one of the presets, where no game can stall.
    #[must_use]
    pub fn is_preset(&self) -> bool {
        Ruleset::presets().contains(self)
    }

    /// The rule set as a URL-safe word: a preset's name, or `name~kind.row.row~kind.edges.row.row`
    /// with marks `x o e a` (empty, anything), rows from the top and blanks as `_`.
    #[must_use]
    pub fn to_word(&self) -> String {
        let name = self.name().replace(' ', "_");
        if self.is_preset() {
            return name;
        }
        std::iter::once(name).chain(self.figures().iter().map(figure_word)).collect::<Vec<_>>().join("~")
    }

    /// Reads what [`to_word`](Ruleset::to_word) writes.
    ///
    /// # Errors
    /// [`BadRuleset`] says what is wrong.
    pub fn from_word(word: &str) -> Result<Ruleset, BadRuleset> {
        let mut parts = word.split('~');
        let name = parts.next().unwrap_or_default().replace('_', " ");
        let figures: Vec<&str> = parts.collect();
        match figures.len() {
            0 => Ruleset::preset(&name).ok_or_else(|| BadRuleset::Unknown(name.chars().take(40).collect())),
            count if count > Ruleset::MAX_FIGURES => Err(BadRuleset::TooManyFigures(count)),
            _ => Ruleset::new(&name, figures.into_iter().map(figure_from_word).collect::<Result<_, _>>()?),
        }
    }

    /// The rule set as a rule file.
    #[must_use]
    pub fn to_file(&self) -> String {
        let mut text = format!("name: {}\n", self.name());
        for figure in self.figures() {
            text += &format!("\nfigure: {}\n", figure.name());
            if figure.edges() == Edges::Stones {
                text += "edges count as stones\n";
            }
            text += &figure.to_string();
        }
        text
    }
}

const WORD_MARKS: [(Mark, char); 4] = [(Mark::X, 'x'), (Mark::O, 'o'), (Mark::Empty, 'e'), (Mark::Any, 'a')];

fn figure_word(figure: &Figure) -> String {
    let mut parts = vec![figure.name().replace(' ', "_")];
    if figure.edges() == Edges::Stones {
        parts.push("edges".to_owned());
    }
    let letter = |mark: &Mark| WORD_MARKS.iter().find(|(other, _)| other == mark).map(|&(_, letter)| letter);
    parts.extend(figure.rows().iter().map(|row| row.iter().filter_map(letter).collect::<String>()));
    parts.join(".")
}

fn figure_from_word(word: &str) -> Result<Figure, BadRuleset> {
    let mut parts = word.split('.');
    let name = parts.next().unwrap_or_default().replace('_', " ");
    let mut rows: Vec<&str> = parts.collect();
    let edges = if rows.first() == Some(&"edges") { Edges::Stones } else { Edges::Nothing };
    if edges == Edges::Stones {
        rows.remove(0);
    }
    let mark = |letter| WORD_MARKS.iter().find(|&&(_, other)| other == letter).map(|&(mark, _)| mark);
    let row = |text: &str| -> Result<Vec<Mark>, BadRuleset> {
        text.chars().map(|letter| mark(letter).ok_or(BadRuleset::NotAMark(letter))).collect()
    };
    let rows = rows.into_iter().map(row).collect::<Result<_, _>>()?;
    Figure::new(&name, edges, rows).map_err(BadRuleset::Figure)
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || (self.0.name == other.0.name && self.0.figures == other.0.figures)
    }
}

impl Eq for Ruleset {}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ruleset").field(&self.to_word()).finish()
    }
}
