//! Players as they are named on the command line: `uct:visits=1000`, `strong=engine:ms=500,seed=7`, `gtp:PROGRAM`.

use super::command_words::{self, UnclosedQuote};
use minefield_engine::{Level, Settings};
use std::str::FromStr;
use thiserror::Error;

/// What a specification looks like, for the help.
pub const HELP: &str = "random, level:1 to level:10, uct:visits=N, uct:ms=N, engine:visits=N, engine:ms=N, or \
gtp:COMMAND; NAME= in front names it";

/// A player of the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    /// What it is called in results.
    pub name: String,
    /// The specification without the name.
    pub text: String,
    /// What it is.
    pub kind: Kind,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Places at random.
    Random(Tuning),
    /// The engine in this process.
    Engine(Strength, Tuning),
    /// A program that speaks GTP: its words.
    Gtp(Vec<String>),
}

/// The engine in one of its forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A level, as people play it.
    Level(Level),
    /// The first UCT, which stays as it is, so that others can be measured by it.
    Uct,
    /// As strong as it can.
    Full,
}

/// What may be set after a player's kind; what isn't set is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tuning {
    /// The most positions evaluated for a move.
    pub visits: Option<u32>,
    /// The most milliseconds for a move.
    pub ms: Option<u32>,
    /// The threads of a search.
    pub threads: Option<u32>,
    /// Makes other random numbers.
    pub seed: Option<u64>,
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSpec {
    #[error("there is no player in it; say {HELP}")]
    Empty,
    #[error("`{}` is no name: up to 40 letters, digits and - _ . + are", .0.escape_debug())]
    Name(String),
    #[error("`{}` is no kind of player; random, level, uct, engine and gtp are", .0.escape_debug())]
    Kind(String),
    #[error("a level is a number from 1 to 10, as in level:5, not `{}`", .0.escape_debug())]
    Level(String),
    #[error("gtp needs a command: gtp:PROGRAM ARGUMENTS")]
    NoCommand,
    #[error("gtp: {0}")]
    Command(#[from] UnclosedQuote),
    #[error("`{}` is not KEY=VALUE", .0.escape_debug())]
    NotASetting(String),
    #[error("{kind} has no setting `{}`; it has {known}", .key.escape_debug())]
    Key { kind: &'static str, key: String, known: String },
    #[error("{0} is set twice")]
    Twice(&'static str),
    #[error("{key} is a number from {low} to {high}, not `{}`", .value.escape_debug())]
    Value { key: &'static str, value: String, low: u64, high: u64 },
    #[error("{0} needs visits=N or ms=N, as in {0}:visits=1000")]
    NoLimit(&'static str),
}

const MAX_NAME: usize = 40;
const MAX_MS: u32 = 3_600_000;

impl FromStr for PlayerSpec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<PlayerSpec, BadSpec> {
        let (name, text) = split_name(text.trim())?;
        let kind = parse_kind(text)?;
        let name = name.map_or_else(|| text.to_owned(), str::to_owned);
        Ok(PlayerSpec { name, text: text.to_owned(), kind })
    }
}

/// The name before `=`, if there is one, and the rest. A `=` after a `:` belongs to a setting or command.
fn split_name(text: &str) -> Result<(Option<&str>, &str), BadSpec> {
    let Some((name, rest)) = text.split_once('=').filter(|(name, _)| !name.contains(':')) else {
        return Ok((None, text));
    };
    let is_fine = |letter: char| letter.is_alphanumeric() || "-_.+".contains(letter);
    if name.is_empty() || name.chars().count() > MAX_NAME || !name.chars().all(is_fine) {
        return Err(BadSpec::Name(name.to_owned()));
    }
    Ok((Some(name), rest.trim()))
}

fn parse_kind(text: &str) -> Result<Kind, BadSpec> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    match kind.trim() {
        "" if rest.is_empty() => Err(BadSpec::Empty),
        "random" => Ok(Kind::Random(Tuning::parse("random", rest, &["seed"])?)),
        "level" => parse_level(rest),
        "uct" => {
            let tuning = Tuning::parse("uct", rest, &["visits", "ms", "seed"])?;
            Ok(Kind::Engine(Strength::Uct, tuning.limited("uct")?))
        }
        "engine" => {
            let tuning = Tuning::parse("engine", rest, &["visits", "ms", "threads", "seed"])?;
            Ok(Kind::Engine(Strength::Full, tuning.limited("engine")?))
        }
        "gtp" => match command_words::split(rest)? {
            words if words.is_empty() => Err(BadSpec::NoCommand),
            words => Ok(Kind::Gtp(words)),
        },
        other => Err(BadSpec::Kind(other.to_owned())),
    }
}

fn parse_level(rest: &str) -> Result<Kind, BadSpec> {
    let (number, settings) = rest.split_once(',').unwrap_or((rest, ""));
    let level = number.trim().parse().ok().and_then(Level::new);
    let level = level.ok_or_else(|| BadSpec::Level(number.trim().to_owned()))?;
    Ok(Kind::Engine(Strength::Level(level), Tuning::parse("level", settings, &["ms", "seed"])?))
}

impl Tuning {
    /// Reads `KEY=VALUE,KEY=VALUE`; only `known` keys are allowed.
    fn parse(kind: &'static str, text: &str, known: &[&'static str]) -> Result<Tuning, BadSpec> {
        let mut tuning = Tuning::default();
        for setting in text.split(',').map(str::trim).filter(|_| !text.trim().is_empty()) {
            let (key, value) = setting.split_once('=').ok_or_else(|| BadSpec::NotASetting(setting.to_owned()))?;
            let (key, value) = (key.trim(), value.trim());
            let Some(&key) = known.iter().find(|&&other| other == key) else {
                return Err(BadSpec::Key { kind, key: key.to_owned(), known: known.join(", ") });
            };
            tuning.set(key, value)?;
        }
        Ok(tuning)
    }

    fn set(&mut self, key: &'static str, value: &str) -> Result<(), BadSpec> {
        match key {
            "visits" => fill(&mut self.visits, key, small(key, value, u32::MAX)?),
            "ms" => fill(&mut self.ms, key, small(key, value, MAX_MS)?),
            "threads" => fill(&mut self.threads, key, small(key, value, Settings::MAX_THREADS)?),
            _ => fill(&mut self.seed, key, number(key, value, 0, u64::MAX)?),
        }
    }

    fn limited(self, kind: &'static str) -> Result<Tuning, BadSpec> {
        if self.visits.is_some() || self.ms.is_some() { Ok(self) } else { Err(BadSpec::NoLimit(kind)) }
    }
}

fn fill<T>(place: &mut Option<T>, key: &'static str, value: T) -> Result<(), BadSpec> {
    if place.replace(value).is_some() { Err(BadSpec::Twice(key)) } else { Ok(()) }
}

fn small(key: &'static str, value: &str, high: u32) -> Result<u32, BadSpec> {
    number(key, value, 1, high.into()).map(|number| u32::try_from(number).unwrap_or(high))
}

fn number(key: &'static str, value: &str, low: u64, high: u64) -> Result<u64, BadSpec> {
    let number = value.parse().ok().filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| BadSpec::Value { key, value: value.to_owned(), low, high })
}
