//! What can happen to a game, as it is logged.

use crate::side::Side;
use crate::strength;
use minefield_engine::Strength;
use serde::{Deserialize, Serialize};

/// Something that happened to a game. The log of a game begins with `Created` and is never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "payload", rename_all = "lowercase")]
pub enum Event {
    /// The game was begun.
    Created(Box<Created>),
    /// A stone was placed.
    Move {
        /// The point: `e5`.
        point: String,
    },
    /// White took over Black.
    Swap {},
    /// Moves, or an ending, were taken back.
    Undo {
        /// How many.
        count: usize,
    },
    /// Moves taken back were made again.
    Redo {
        /// How many.
        count: usize,
    },
    /// A side gave up.
    Resign {
        /// Which.
        color: Side,
    },
    /// A side's time ran out.
    Timeout {
        /// Whose.
        color: Side,
    },
    /// The computer's moves are found elsewhere from now on.
    Engine {
        /// Where.
        at: Engine,
    },
}

/// Where the computer's moves are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// Beside the server.
    #[default]
    Server,
    /// In the browser that shows the game: its page brings them.
    Browser,
}

impl Engine {
    /// `server` or `browser`.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Server => "server",
            Engine::Browser => "browser",
        }
    }
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Created {
    /// The game it began with: `mfg1-9-minefield-`.
    pub line: String,
    /// Who makes the first move.
    pub opener: Player,
    /// Who may swap.
    pub chooser: Player,
    /// The clock.
    pub clock: Option<TimeControl>,
    /// The start of the computer's random numbers.
    pub seed: u64,
    /// Where the computer's moves are found at first.
    #[serde(default)]
    pub engine: Engine,
    /// Where it was read from.
    pub import: Option<Imported>,
}

/// Who sits at the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// Somebody at this device.
    Person {
        /// The name in an imported game.
        name: Option<String>,
    },
    /// The program.
    Computer {
        /// How well it plays: `"level":3`, or `"custom":{"seconds":5}`.
        #[serde(flatten, with = "strength")]
        strength: Strength,
    },
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// Milliseconds at the start.
    pub main: i64,
    /// Milliseconds that each move adds.
    pub increment: i64,
}

/// Where a game was read from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// The format's name.
    pub format: String,
    /// What was kept or ignored, in words.
    pub notes: Vec<String>,
    /// The first move that couldn't be played.
    pub fault: Option<Fault>,
    /// The record in our own text form, for what a line doesn't hold: names, dates, comments.
    pub record: String,
}

/// A move of a record that couldn't be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Its number, from 1.
    pub ply: usize,
    /// The move as the record has it.
    pub text: String,
    /// Why not, in words.
    pub reason: String,
}

/// An event that can't be read from the log.
#[derive(Debug, thiserror::Error)]
#[error("an event of kind `{kind}` can't be read: {reason}")]
pub struct BadEvent {
    kind: String,
    reason: serde_json::Error,
}

impl Event {
    /// The kind and the payload, as the log has them.
    pub fn to_row(&self) -> Result<(String, String), serde_json::Error> {
        let whole = serde_json::to_value(self)?;
        let kind = whole["kind"].as_str().unwrap_or_default().to_owned();
        Ok((kind, whole["payload"].to_string()))
    }

    /// The event of a row of the log.
    pub fn from_row(kind: &str, payload: &str) -> Result<Event, BadEvent> {
        let fault = |reason| BadEvent { kind: kind.chars().take(40).collect(), reason };
        let payload: serde_json::Value = serde_json::from_str(payload).map_err(fault)?;
        serde_json::from_value(serde_json::json!({ "kind": kind, "payload": payload })).map_err(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(event: &Event, kind: &str, payload: &str) {
        assert_eq!(event.to_row().unwrap(), (kind.to_owned(), payload.to_owned()));
        assert_eq!(&Event::from_row(kind, payload).unwrap(), event);
    }

    #[test]
    fn events_are_logged_as_a_word_and_json() {
        check(&Event::Move { point: "e5".to_owned() }, "move", r#"{"point":"e5"}"#);
        check(&Event::Swap {}, "swap", "{}");
        check(&Event::Undo { count: 2 }, "undo", r#"{"count":2}"#);
        check(&Event::Redo { count: 1 }, "redo", r#"{"count":1}"#);
        check(&Event::Resign { color: Side::Black }, "resign", r#"{"color":"black"}"#);
        check(&Event::Timeout { color: Side::White }, "timeout", r#"{"color":"white"}"#);
        check(&Event::Engine { at: Engine::Browser }, "engine", r#"{"at":"browser"}"#);
    }

    #[test]
    fn games_begun_before_browsers_had_an_engine_have_the_servers() {
        let player = r#"{"kind":"person","name":null}"#;
        let payload = format!(
            r#"{{"line":"mfg1-5-minefield-","opener":{player},"chooser":{player},"clock":null,"seed":1,"import":null}}"#
        );
        let Event::Created(created) = Event::from_row("created", &payload).unwrap() else { panic!("{payload}") };
        assert_eq!(created.engine, Engine::Server);
    }

    /// The computer of a logged game, as it is written and as it is told: its strength, or why it is none.
    fn check_computer(fields: &str, expected: &str) {
        let payload = format!(r#"{{"kind":"computer",{fields}}}"#);
        match serde_json::from_str::<Player>(&payload) {
            Err(fault) => assert_eq!(fault.to_string(), expected),
            Ok(player) => {
                assert_eq!(serde_json::to_string(&player).unwrap(), payload);
                let Player::Computer { strength } = player else { panic!("{payload}") };
                assert_eq!(strength.to_string(), expected);
            }
        }
    }

    #[test]
    fn a_computer_is_logged_with_its_level_or_its_limits() {
        check_computer(r#""level":3"#, "3");
        check_computer(r#""custom":{"seconds":5}"#, "custom:5s");
        check_computer(r#""custom":{"visits":20000}"#, "custom:20000");
        check_computer(r#""custom":{"seconds":5,"visits":20000}"#, "custom:5s,20000");
        check_computer(r#""level":11"#, "a level is a number from 1 to 10");
        check_computer(r#""level":3,"custom":{"seconds":5}"#, "a level is a number from 1 to 10");
        check_computer(r#""custom":{"seconds":61}"#, "a move takes 1 to 60 seconds");
        check_computer(r#""custom":{}"#, "write one limit of seconds, or one of visits, or one of each");
    }

    #[test]
    fn an_unknown_kind_is_named() {
        let fault = Event::from_row("castle", "{}").unwrap_err();
        assert!(fault.to_string().contains("`castle`"), "{fault}");
        assert!(Event::from_row("move", "{").is_err());
        assert!(Event::from_row("move", "{}").is_err());
    }
}
