//! What somebody wants a new game to be, and what it is then.

use crate::error::Error;
use crate::game::{Created, Engine, Player, TimeControl};
use crate::side::Side;
use crate::strength::{Limits, WrittenStrength};
use minefield_rules::line::{self, BadLine};
use minefield_rules::{Game, IllegalMove, Ruleset, Seat, Size};
use serde::Deserialize;

/// A new game as a program asks for it: the body of `POST /api/games`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Wish {
    /// The board's size.
    pub size: Option<i64>,
    /// A preset's name.
    pub rules: Option<String>,
    /// The text of a rule file, which goes before `rules`.
    pub rule_file: Option<String>,
    /// Who plays; a person if nobody is named.
    pub opponent: Option<Opponent>,
    /// The colour of who asks.
    pub color: Option<String>,
    /// The clock of two people; nobody plays the computer by the clock.
    pub clock: Option<ClockWish>,
    /// A game to begin with, which goes before size and rules.
    pub line: Option<String>,
    /// Where the computer thinks; beside the server if nothing is said.
    pub engine: Option<Engine>,
}

/// An opponent.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Opponent {
    /// Somebody at the same device.
    Person,
    /// The program, at a level or within limits.
    Computer(WrittenStrength),
}

/// A clock.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ClockWish {
    /// Minutes for each.
    pub minutes: f64,
    /// Seconds that a move adds.
    #[serde(default)]
    pub increment: f64,
}

/// A new game as a form asks for it: `POST /games`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct FormWish {
    /// The board's size.
    pub size: Option<String>,
    /// A preset's name, or `own`.
    pub rules: String,
    /// The text of a rule file, for `own`.
    pub rule_file: String,
    /// `person`, the computer's level, or `custom`.
    pub opponent: String,
    /// Seconds of the computer's move, for `custom`.
    pub seconds: String,
    /// `black`, `white`, `random`.
    pub color: String,
    /// Minutes for each; empty or 0 for no clock.
    pub minutes: String,
    /// Seconds that a move adds.
    pub increment: String,
    /// A game to begin with.
    pub line: String,
    /// `server`, `browser`; empty for the server.
    pub engine: String,
}

/// The usual board.
const USUAL_SIZE: i64 = 9;

impl FormWish {
    /// The same wish without a form.
    ///
    /// # Errors
    /// A field holds what it can't.
    pub fn read(&self) -> Result<Wish, Error> {
        let given = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let size = self.size.as_deref().map(read_size).transpose()?;
        let own = self.rules == "own";
        let opponent = match self.opponent.as_str() {
            "" | "person" => Opponent::Person,
            "custom" => {
                let seconds = self.seconds.trim().parse().map_err(|_| Error::Limits)?;
                let custom = Limits { seconds: Some(seconds), visits: None };
                Opponent::Computer(WrittenStrength { custom: Some(custom), level: None })
            }
            level => {
                let level = level.parse().map_err(|_| Error::Opponent)?;
                Opponent::Computer(WrittenStrength { level: Some(level), custom: None })
            }
        };
        let engine = match self.engine.as_str() {
            "" | "server" => Engine::Server,
            "browser" => Engine::Browser,
            _ => return Err(Error::Engine),
        };
        Ok(Wish {
            size,
            rules: given(&self.rules).filter(|_| !own),
            rule_file: own.then(|| self.rule_file.clone()),
            opponent: Some(opponent),
            color: given(&self.color),
            clock: self.clock()?,
            line: given(&self.line),
            engine: Some(engine),
        })
    }

    fn clock(&self) -> Result<Option<ClockWish>, Error> {
        let number = |text: &str| match text.trim() {
            "" => Ok(0.0),
            text => text.replace(',', ".").parse::<f64>().map_err(|_| Error::Clock),
        };
        let (minutes, increment) = (number(&self.minutes)?, number(&self.increment)?);
        Ok((minutes != 0.0).then_some(ClockWish { minutes, increment }))
    }
}

fn read_size(text: &str) -> Result<i64, Error> {
    match text.trim() {
        "" => Err(Error::NoSize),
        text => text.parse().map_err(|_| Error::Size(short(text))),
    }
}

/// A number that nobody can foresee: the seed of a game, and the choice of a random colour.
///
/// # Errors
/// The system has no random numbers.
pub fn chance() -> Result<u64, Error> {
    getrandom::u64().map_err(|fault| Error::Internal(fault.to_string()))
}

impl Wish {
    /// The beginning of the game that was wished for.
    ///
    /// # Errors
    /// Something wished for can't be.
    pub fn grant(&self, chance: u64) -> Result<Created, Error> {
        let game = self.game()?;
        let own = self.seat(&game, chance)?;
        let opponent = match self.opponent {
            None | Some(Opponent::Person) => Player::Person { name: None },
            Some(Opponent::Computer(written)) => Player::Computer { strength: written.read()? },
        };
        let timed = matches!(opponent, Player::Person { .. });
        let clock = if timed { self.clock()? } else { None };
        let person = Player::Person { name: None };
        let (opener, chooser) = if own == Seat::Opener { (person, opponent) } else { (opponent, person) };
        let (line, engine) = (line::of_game(&game), self.engine.unwrap_or_default());
        Ok(Created { line, opener, chooser, clock, seed: chance, engine, import: None })
    }

    fn game(&self) -> Result<Game, Error> {
        if let Some(text) = &self.line {
            return read_line(text).map(|(game, _)| game).map_err(Error::Line);
        }
        let side = self.size.unwrap_or(USUAL_SIZE);
        let size = usize::try_from(side).ok().and_then(|side| Size::new(side).ok());
        let size = size.ok_or_else(|| Error::Size(side.to_string()))?;
        Ok(Game::new(size, &self.ruleset()?))
    }

    fn ruleset(&self) -> Result<Ruleset, Error> {
        match (&self.rule_file, &self.rules) {
            (Some(text), _) => Ruleset::from_file(text.as_bytes()).map_err(Error::RuleFile),
            (None, Some(name)) => Ruleset::preset(name).ok_or_else(|| Error::Rules(short(name))),
            (None, None) => Ok(Ruleset::minefield()),
        }
    }

    /// Where who asks will sit: the colour is the one played in the game as it stands.
    fn seat(&self, game: &Game, chance: u64) -> Result<Seat, Error> {
        let side = match self.color.as_deref() {
            Some("black") => Side::Black,
            Some("white") => Side::White,
            Some("random") if chance & 1 == 0 => Side::Black,
            Some("random") => Side::White,
            None => Side::Black,
            Some(_) => return Err(Error::Color),
        };
        Ok(game.seat(side.into()))
    }

    fn clock(&self) -> Result<Option<TimeControl>, Error> {
        let Some(ClockWish { minutes, increment }) = self.clock else { return Ok(None) };
        let usable = minutes > 0.0 && minutes <= 600.0 && (0.0..=600.0).contains(&increment);
        let control =
            TimeControl { main: (minutes * 60_000.0).round() as i64, increment: (increment * 1000.0).round() as i64 };
        if usable && control.main >= 1000 { Ok(Some(control)) } else { Err(Error::Clock) }
    }
}

/// The first characters of a text, to be quoted.
pub fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A move that can't be played: its number, and why.
pub type LineFault = (usize, IllegalMove);

/// The game of a line, or the game that begins at the position of a line. A move that can't be
/// played comes with the game up to there.
///
/// # Errors
/// The line is none.
pub fn read_line(text: &str) -> Result<(Game, Option<LineFault>), BadLine> {
    let text = text.trim();
    if text.starts_with("mfp") {
        let (setup, rules) = line::parse_setup(text)?;
        return Game::from_setup(&setup, &rules).map(|game| (game, None)).map_err(BadLine::Setup);
    }
    match line::parse_game(text) {
        Ok(game) => Ok((game, None)),
        Err(BadLine::Illegal(number, reason, game)) => Ok((*game, Some((number, reason)))),
        Err(fault) => Err(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `{...}` is granted as: `line opener/chooser`, or the code of the refusal.
    fn check(wish: &str, expected: &str) {
        let wish: Wish = serde_json::from_str(wish).unwrap();
        let name = |player: &Player| match player {
            Player::Person { .. } => "person".to_owned(),
            Player::Computer { strength } => strength.to_string(),
        };
        let granted = match wish.grant(7) {
            Ok(created) => format!("{} {}/{}", created.line, name(&created.opener), name(&created.chooser)),
            Err(fault) => fault.code().to_owned(),
        };
        assert_eq!(granted, expected);
    }

    #[test]
    fn a_wish_is_granted_or_refused_with_a_reason() {
        check("{}", "mfg1-9-minefield- person/person");
        check(r#"{"size":11,"rules":"Pinwheel"}"#, "mfg1-11-pinwheel- person/person");
        check(r#"{"opponent":{"kind":"computer","level":3},"color":"white"}"#, "mfg1-9-minefield- 3/person");
        check(r#"{"opponent":{"kind":"computer","level":3},"color":"black"}"#, "mfg1-9-minefield- person/3");
        check(r#"{"opponent":{"kind":"computer","level":3},"color":"random"}"#, "mfg1-9-minefield- 3/person");
        check(r#"{"size":0}"#, "size");
        check(r#"{"size":-9}"#, "size");
        check(r#"{"size":33}"#, "size");
        check(r#"{"rules":"chess"}"#, "rules");
        check(r#"{"ruleFile":"name: x"}"#, "rules");
        check(r#"{"ruleFile":"name: own\nfigure: pair\nX O\n"}"#, "mfg1-9-own~pair.xo- person/person");
        check(r#"{"opponent":{"kind":"computer","level":11}}"#, "opponent");
        check(r#"{"opponent":{"kind":"computer","level":-1}}"#, "opponent");
        check(r#"{"opponent":{"kind":"computer"}}"#, "opponent");
        check(r#"{"opponent":{"kind":"computer","custom":{"seconds":5}}}"#, "mfg1-9-minefield- person/custom:5s");
        check(r#"{"opponent":{"kind":"computer","custom":{"visits":99}}}"#, "mfg1-9-minefield- person/custom:99");
        check(r#"{"opponent":{"kind":"computer","custom":{"seconds":61}}}"#, "opponent");
        check(r#"{"opponent":{"kind":"computer","custom":{"visits":-1}}}"#, "opponent");
        check(r#"{"opponent":{"kind":"computer","custom":{}}}"#, "opponent");
        check(r#"{"opponent":{"kind":"computer","level":3,"custom":{"seconds":5}}}"#, "opponent");
        check(r#"{"color":"green"}"#, "color");
        check(r#"{"clock":{"minutes":0}}"#, "clock");
        check(r#"{"clock":{"minutes":1e300}}"#, "clock");
        check(r#"{"clock":{"minutes":5,"increment":-1}}"#, "clock");
        check(r#"{"line":"mfg1-9-minefield-zz"}"#, "line");
    }

    #[test]
    fn a_colour_is_the_one_played_after_the_line() {
        let wish = |color| {
            format!(
                r#"{{"line":"mfg1-9-minefield-e5.swap","color":"{color}","opponent":{{"kind":"computer","level":1}}}}"#
            )
        };
        check(&wish("black"), "mfg1-9-minefield-e5.swap 1/person");
        check(&wish("white"), "mfg1-9-minefield-e5.swap person/1");
    }

    #[test]
    fn a_form_is_read_as_a_wish() {
        let form = |pairs: &[(&str, &str)]| -> Result<Wish, Error> {
            let object: serde_json::Map<_, _> = pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).into())).collect();
            serde_json::from_value::<FormWish>(object.into()).unwrap().read()
        };
        let code = |pairs: &[(&str, &str)]| form(pairs).err().map(|fault| fault.code());
        assert_eq!(code(&[("size", "nine")]), Some("size"));
        assert_eq!(code(&[("size", " ")]), Some("size"));
        assert_eq!(code(&[("opponent", "friend")]), Some("opponent"));
        assert_eq!(code(&[("opponent", "custom"), ("seconds", "")]), Some("opponent"));
        assert_eq!(code(&[("opponent", "custom"), ("seconds", "2.5")]), Some("opponent"));
        assert_eq!(code(&[("engine", "moon")]), Some("engine"));
        assert_eq!(code(&[("minutes", "ten")]), Some("clock"));
        let wish = form(&[("size", " 7 "), ("minutes", "2,5"), ("increment", "5"), ("opponent", "person")]).unwrap();
        assert_eq!(wish.size, Some(7));
        let clock = wish.grant(0).unwrap().clock;
        assert_eq!(clock, Some(TimeControl { main: 150_000, increment: 5000 }));
        assert!(form(&[("minutes", "0")]).unwrap().clock.is_none());
    }
}
