//! The settings of a session that its other side may change.

use super::refusal::{Refusal, quoted};
use crate::level::Level;
use crate::settings::{Limits, Parameters, Settings};
use minefield_rules::Game;
use std::time::Duration;

/// How a session thinks and what it may answer.
///
/// All limits hold that are given: visits, milliseconds, those of the level, and the clock of
/// `time_settings`. If there is none of them, a move takes [`Options::DEFAULT_TIME`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The strength; none: as strong as it can.
    pub level: Option<Level>,
    /// The most visits of a move; none: the level's.
    pub visits: Option<u32>,
    /// The longest a move may take, in milliseconds; none: the level's.
    pub milliseconds: Option<u32>,
    /// The memory of a search in megabytes, 1 to 65536.
    pub hash: u32,
    /// How many threads a search has, 1 to [`Settings::MAX_THREADS`]; they share its memory.
    pub threads: u32,
    /// Start of the random numbers. Each ply of a game gets numbers of its own from it.
    pub seed: u64,
    /// Whether to think on the other side's time.
    pub ponder: bool,
    /// Whether a move may be `swap-sides`.
    pub swap: bool,
    /// When a move may be `resign`.
    pub resign: Resignation,
    /// What is answered to a wish for a move after the end of the game.
    pub after_end: AfterEnd,
}

/// When to resign instead of playing on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Resignation {
    /// Never.
    #[default]
    Never,
    /// When it is proven that the game is lost.
    Proven,
    /// When it is proven, or the chance to win is below this many hundredths, 1 to 50.
    Below(u8),
}

/// What `genmove` answers when the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterEnd {
    /// `resign` for the side that lost, `pass` otherwise: so a controller that doesn't know the
    /// rules, only that a game ends by resignation or two passes, finds the end and the winner.
    #[default]
    Resign,
    /// An error.
    Error,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            level: None,
            visits: None,
            milliseconds: None,
            hash: Parameters::default().hash,
            threads: 1,
            seed: 0,
            ponder: false,
            swap: true,
            resign: Resignation::default(),
            after_end: AfterEnd::default(),
        }
    }
}

/// A setting that has a name: its name, how it is written, and how it is read.
struct Setting {
    name: &'static str,
    get: fn(&Options) -> String,
    /// What is expected, if the word is something else.
    set: fn(&mut Options, &str) -> Result<(), &'static str>,
}

const SETTINGS: [Setting; 10] = [
    Setting {
        name: "level",
        get: |options| options.level.map_or("full".to_owned(), |level| level.to_string()),
        set: |options, word| set(&mut options.level, level(word), "a level from 1 to 10, or full"),
    },
    Setting {
        name: "visits",
        get: |options| written(options.visits),
        set: |options, word| set(&mut options.visits, limit(word), "a number from 1 to 4294967295, or none"),
    },
    Setting {
        name: "ms",
        get: |options| written(options.milliseconds),
        set: |options, word| set(&mut options.milliseconds, limit(word), "a number from 1 to 4294967295, or none"),
    },
    Setting {
        name: "hash",
        get: |options| options.hash.to_string(),
        set: |options, word| set(&mut options.hash, megabytes(word), "a number of megabytes from 1 to 65536"),
    },
    Setting {
        name: "threads",
        get: |options| options.threads.to_string(),
        set: |options, word| set(&mut options.threads, threads(word), SOME_THREADS),
    },
    Setting {
        name: "seed",
        get: |options| options.seed.to_string(),
        set: |options, word| set(&mut options.seed, word.parse().ok(), "a number from 0 to 18446744073709551615"),
    },
    Setting {
        name: "ponder",
        get: |options| on_or_off(options.ponder),
        set: |options, word| set(&mut options.ponder, is_on(word), "on or off"),
    },
    Setting {
        name: "swap",
        get: |options| on_or_off(options.swap),
        set: |options, word| set(&mut options.swap, is_on(word), "on or off"),
    },
    Setting {
        name: "resign",
        get: |options| options.resign.to_string(),
        set: |options, word| set(&mut options.resign, resignation(word), "never, proven, or a number from 1 to 50"),
    },
    Setting {
        name: "after_end",
        get: |options| options.after_end.to_string(),
        set: |options, word| set(&mut options.after_end, after_end(word), "resign or error"),
    },
];

/// How many threads there may be.
const SOME_THREADS: &str =
    if Settings::MAX_THREADS == 1 { "an engine in a browser has 1 thread" } else { "a number from 1 to 256" };

impl Options {
    /// The most megabytes that a search may have.
    pub const MAX_HASH: u32 = 65_536;
    /// What a move takes if nothing limits it.
    pub const DEFAULT_TIME: Duration = Duration::from_secs(1);

    /// All settings, one a line: `visits 1000`.
    pub(super) fn list(&self) -> String {
        let lines: Vec<String> = SETTINGS.iter().map(|one| format!("{} {}", one.name, (one.get)(self))).collect();
        lines.join("\n")
    }

    /// The setting of this name.
    pub(super) fn get(&self, name: &str) -> Result<String, Refusal> {
        Ok((setting(name)?.get)(self))
    }

    /// Changes the setting of this name.
    pub(super) fn set(&mut self, name: &str, word: &str) -> Result<(), Refusal> {
        let setting = setting(name)?;
        let refused = |expected| Refusal::syntax(format!("{} is no value of {name}: {expected}", quoted(word)));
        (setting.set)(self, word).map_err(refused)
    }

    /// What the search is told for the next move of `game`.
    pub(super) fn settings(&self, game: &Game) -> Settings {
        let seed = self.seed_of(game);
        let mut settings = match self.level {
            Some(level) => Settings::of_level(level, game.size(), seed),
            None => Settings::new(Limits::default(), seed),
        };
        settings.limits.visits = self.visits.or(settings.limits.visits);
        (settings.threads, settings.parameters.hash) = (self.threads, self.hash);
        settings
    }

    /// What the search is told for an analysis of `game`: as strong as it can.
    pub(super) fn analysis_settings(&self, game: &Game, visits: Option<u32>) -> Settings {
        let mut settings = Settings::new(Limits { visits }, self.seed_of(game));
        (settings.threads, settings.parameters.hash) = (self.threads, self.hash);
        settings
    }

    /// The start of the random numbers for the next move of `game`.
    fn seed_of(&self, game: &Game) -> u64 {
        self.seed.wrapping_add((game.plies().len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The longest a move may take by these settings.
    pub(super) fn time(&self) -> Option<Duration> {
        let milliseconds = self.milliseconds.or(self.level.map(Level::milliseconds))?;
        Some(Duration::from_millis(milliseconds.into()))
    }
}

fn setting(name: &str) -> Result<&'static Setting, Refusal> {
    SETTINGS.iter().find(|setting| setting.name == name).ok_or_else(|| {
        let known: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
        Refusal::syntax(format!("{} is not an option; there are {}", quoted(name), known.join(", ")))
    })
}

fn set<T>(place: &mut T, value: Option<T>, expected: &'static str) -> Result<(), &'static str> {
    *place = value.ok_or(expected)?;
    Ok(())
}

fn written(limit: Option<u32>) -> String {
    limit.map_or("none".to_owned(), |limit| limit.to_string())
}

fn limit(word: &str) -> Option<Option<u32>> {
    if word == "none" { Some(None) } else { word.parse().ok().filter(|&limit| limit > 0).map(Some) }
}

fn megabytes(word: &str) -> Option<u32> {
    word.parse().ok().filter(|megabytes| (1..=Options::MAX_HASH).contains(megabytes))
}

fn threads(word: &str) -> Option<u32> {
    word.parse().ok().filter(|threads| (1..=Settings::MAX_THREADS).contains(threads))
}

fn level(word: &str) -> Option<Option<Level>> {
    if word == "full" { Some(None) } else { word.parse().ok().and_then(Level::new).map(Some) }
}

fn on_or_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

fn is_on(word: &str) -> Option<bool> {
    match word {
        "on" | "true" => Some(true),
        "off" | "false" => Some(false),
        _ => None,
    }
}

impl std::fmt::Display for Resignation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Resignation::Never => f.write_str("never"),
            Resignation::Proven => f.write_str("proven"),
            Resignation::Below(hundredths) => hundredths.fmt(f),
        }
    }
}

fn resignation(word: &str) -> Option<Resignation> {
    match word {
        "never" => Some(Resignation::Never),
        "proven" => Some(Resignation::Proven),
        _ => word.parse().ok().filter(|hundredths| (1..=50).contains(hundredths)).map(Resignation::Below),
    }
}

impl std::fmt::Display for AfterEnd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            AfterEnd::Resign => "resign",
            AfterEnd::Error => "error",
        })
    }
}

fn after_end(word: &str) -> Option<AfterEnd> {
    [AfterEnd::Resign, AfterEnd::Error].into_iter().find(|one| one.to_string() == word)
}
