//! Why a request was not done: the status, a word for programs, words for people.

use crate::game::{ActError, GamesError, Refusal};
use crate::language::Words;
use crate::phrases::{self, faults};
use crate::view::{self, View};
use axum::extract::multipart::MultipartError;
use axum::extract::rejection::{BytesRejection, FormRejection, PathRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use minefield_engine::{BadStrength, Custom};
use minefield_records::{BadRecord, CannotExport};
use minefield_rules::line::BadLine;
use minefield_rules::{BadRuleFile, Illegal, IllegalMove};
use serde_json::{Value, json};
use std::sync::Arc;

/// The most bytes of a request's body: 1 MiB.
pub const MAX_BODY: usize = 1 << 20;

/// Why a request was not done.
#[derive(Debug)]
pub enum Error {
    /// There is no such page.
    NoPage,
    /// There is no such game.
    NoGame,
    /// The page doesn't answer this method.
    Method,
    /// The body is too large.
    TooLarge,
    /// The request was sent to another name than this server's.
    Host,
    /// The request comes from another site.
    Origin,
    /// The body or the query is not understood.
    Request(String),
    /// No board size where one is needed.
    NoSize,
    /// Not a board size.
    Size(String),
    /// Not a preset.
    Rules(String),
    /// Not a rule file.
    RuleFile(BadRuleFile),
    /// Not a game or a position.
    Line(BadLine),
    /// Not a record.
    Record(BadRecord),
    /// Nothing to read.
    NothingToRead,
    /// The game can't be written in this format.
    Export(CannotExport),
    /// Not a format.
    Format(String),
    /// Not an opponent.
    Opponent,
    /// Not limits of the computer's moves.
    Limits,
    /// Not a colour.
    Color,
    /// Not a clock.
    Clock,
    /// Not an engine.
    Engine,
    /// Not a move.
    Move(String),
    /// The game has gone on; this is how it stands.
    Stale(Box<View>),
    /// The game doesn't allow it as it stands.
    Refused(Refusal),
    /// The games can't be read or kept.
    Games(GamesError),
    /// A fault of this program.
    Internal(String),
}

impl Error {
    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::NoPage | Error::NoGame | Error::Format(_) => StatusCode::NOT_FOUND,
            Error::Games(GamesError::NoGame) => StatusCode::NOT_FOUND,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Host => StatusCode::MISDIRECTED_REQUEST,
            Error::Origin => StatusCode::FORBIDDEN,
            Error::Request(_) => StatusCode::BAD_REQUEST,
            Error::Stale(_) => StatusCode::CONFLICT,
            Error::Games(_) | Error::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Error::NoPage | Error::NoGame | Error::Games(GamesError::NoGame) => "not-found",
            Error::Method => "method",
            Error::TooLarge => "too-large",
            Error::Host => "host",
            Error::Origin => "origin",
            Error::Request(_) => "request",
            Error::NoSize | Error::Size(_) => "size",
            Error::Rules(_) | Error::RuleFile(_) => "rules",
            Error::Line(_) => "line",
            Error::Record(_) | Error::NothingToRead => "record",
            Error::Export(_) | Error::Format(_) => "format",
            Error::Opponent | Error::Limits => "opponent",
            Error::Color => "color",
            Error::Clock => "clock",
            Error::Engine => "engine",
            Error::Move(_) => "move",
            Error::Stale(_) => "stale",
            Error::Refused(Refusal::Illegal(_)) => "illegal",
            Error::Refused(Refusal::NotYours | Refusal::ComputersColor | Refusal::NotBrowsers) => "not-yours",
            Error::Refused(Refusal::NothingToUndo | Refusal::NothingToRedo | Refusal::NoComputer) => "nothing-to-do",
            Error::Games(_) => "store",
            Error::Internal(_) => "internal",
        }
    }

    /// What is wrong, in words.
    pub fn message(&self, words: Words) -> String {
        let reason = |key: &str, reason: &str| words.say_with(key, &[("reason", reason)]);
        match self {
            Error::NoPage => words.say("error-page"),
            Error::NoGame | Error::Games(GamesError::NoGame) => words.say("error-game"),
            Error::Method => words.say("error-method"),
            Error::TooLarge => words.say_with("error-too-large", &[("bytes", &MAX_BODY.to_string())]),
            Error::Host => words.say("error-host"),
            Error::Origin => words.say("error-origin"),
            Error::Request(why) => reason("error-request", why),
            Error::NoSize => words.say("error-no-size"),
            Error::Size(text) => words.say_with("error-size", &[("size", text)]),
            Error::Rules(name) => words.say_with("error-rules", &[("name", name)]),
            Error::RuleFile(BadRuleFile { line, fault }) => {
                let (line, fault) = (line.to_string(), faults::rule_file(words, fault));
                words.say_with("error-rule-file", &[("line", &line), ("reason", &fault)])
            }
            Error::Line(fault) => reason("error-line", &faults::line(words, fault)),
            Error::Record(fault) => reason("error-import", &faults::record(words, fault)),
            Error::NothingToRead => words.say("import-nothing"),
            Error::Export(fault) => reason("error-export", &faults::export(words, fault)),
            Error::Format(name) => words.say_with("error-format", &[("name", name)]),
            Error::Opponent => words.say("error-opponent"),
            Error::Limits => {
                let (seconds, visits) = (Custom::MAX_SECONDS.to_string(), Custom::MAX_VISITS.to_string());
                words.say_with("error-limits", &[("seconds", &seconds), ("visits", &visits)])
            }
            Error::Color => words.say("error-color"),
            Error::Clock => words.say("error-clock"),
            Error::Engine => words.say("error-engine"),
            Error::Move(text) => faults::point(words, text),
            Error::Stale(_) => words.say("error-stale"),
            Error::Refused(refusal) => phrases::refusal(words, refusal),
            Error::Games(fault) => reason("error-store", &fault.to_string()),
            Error::Internal(_) => words.say("error-internal"),
        }
    }

    /// The body of an answer to a program.
    pub fn json(&self, words: Words) -> Value {
        let mut error = json!({ "code": self.code(), "message": self.message(words) });
        match self {
            Error::RuleFile(fault) => error["line"] = json!(fault.line),
            Error::Refused(Refusal::Illegal(IllegalMove::Placement(Illegal::Forbidden(point, color, found)))) => {
                let tell = |violation| view::violation(words, *point, *color, violation);
                error["violations"] = json!(found.iter().map(tell).collect::<Vec<_>>());
            }
            Error::Refused(Refusal::Illegal(_)) => error["violations"] = json!([]),
            Error::Stale(view) => return json!({ "error": error, "view": view }),
            _ => (),
        }
        json!({ "error": error })
    }
}

/// An answer that [`errors`](crate::reader) fills with words, in the language and the form asked for.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            Error::Internal(reason) => tracing::error!(reason, "a request failed"),
            Error::Games(fault) if self.status().is_server_error() => tracing::error!(%fault, "a request failed"),
            _ => (),
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

impl From<GamesError> for Error {
    fn from(fault: GamesError) -> Error {
        Error::Games(fault)
    }
}

impl From<BadStrength> for Error {
    fn from(fault: BadStrength) -> Error {
        match fault {
            BadStrength::Seconds | BadStrength::Visits | BadStrength::Limits => Error::Limits,
            BadStrength::Level | BadStrength::Word(_) => Error::Opponent,
        }
    }
}

impl From<askama::Error> for Error {
    fn from(fault: askama::Error) -> Error {
        Error::Internal(fault.to_string())
    }
}

impl From<BytesRejection> for Error {
    fn from(rejection: BytesRejection) -> Error {
        body_fault(rejection.status(), rejection.body_text())
    }
}

impl From<FormRejection> for Error {
    fn from(rejection: FormRejection) -> Error {
        body_fault(rejection.status(), rejection.body_text())
    }
}

impl From<PathRejection> for Error {
    fn from(rejection: PathRejection) -> Error {
        Error::Request(rejection.body_text())
    }
}

impl From<MultipartError> for Error {
    fn from(fault: MultipartError) -> Error {
        body_fault(fault.status(), fault.body_text())
    }
}

fn body_fault(status: StatusCode, text: String) -> Error {
    if status == StatusCode::PAYLOAD_TOO_LARGE { Error::TooLarge } else { Error::Request(text) }
}

/// What came of a change: the fault, with the view that a stale page needs.
pub fn of_act(fault: ActError, tell: impl FnOnce(&crate::game::Contest) -> View) -> Error {
    match fault {
        ActError::Stale(contest) => Error::Stale(Box::new(tell(&contest))),
        ActError::Refused(refusal) => Error::Refused(refusal),
        ActError::Games(fault) => Error::Games(fault),
    }
}
