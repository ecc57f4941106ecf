//! Queries that ask for something else than an analysis.

use super::answer::write;
use super::fields::{Fault, Fields, Read, integer};
use crate::protocol::refusal::quoted;
use serde::Serialize;

/// What is to be done.
#[derive(Debug)]
pub(super) enum Action {
    QueryVersion,
    /// Gives up the positions of this query, only those after so many moves if any are named.
    Terminate {
        id: String,
        turns: Option<Vec<usize>>,
    },
    TerminateAll {
        turns: Option<Vec<usize>>,
    },
}

/// The answer to an action, which repeats it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Echo<'a> {
    action: &'static str,
    id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    terminate_id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn_numbers: Option<&'a [usize]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<&'static str>,
}

impl Action {
    /// Reads the action of this name.
    pub(super) fn read(name: &str, fields: &mut Fields) -> Read<Action> {
        match name {
            "query_version" => Ok(Action::QueryVersion),
            "terminate" => {
                let id = fields.text("terminateId")?.ok_or_else(|| Fault::missing("terminateId"))?;
                Ok(Action::Terminate { id, turns: turns(fields)? })
            }
            "terminate_all" => Ok(Action::TerminateAll { turns: turns(fields)? }),
            _ => {
                let known = "query_version, terminate and terminate_all";
                Err(Fault::new("action", format!("{} is not an action; there are {known}", quoted(name))))
            }
        }
    }

    /// Whether it concerns the position after `turn` moves of the query `id`.
    pub(super) fn concerns(&self, id: &str, turn: usize) -> bool {
        match self {
            Action::QueryVersion => false,
            Action::Terminate { id: named, turns } => named == id && named_in(turns.as_deref(), turn),
            Action::TerminateAll { turns } => named_in(turns.as_deref(), turn),
        }
    }

    /// Appends the answer.
    pub(super) fn echo(&self, id: &str, out: &mut String) {
        let echo = |action| Echo { action, id, terminate_id: None, turn_numbers: None, version: None };
        let line = match self {
            Action::QueryVersion => Echo { version: Some(env!("CARGO_PKG_VERSION")), ..echo("query_version") },
            Action::Terminate { id, turns } => {
                Echo { terminate_id: Some(id), turn_numbers: turns.as_deref(), ..echo("terminate") }
            }
            Action::TerminateAll { turns } => Echo { turn_numbers: turns.as_deref(), ..echo("terminate_all") },
        };
        write(&line, out);
    }
}

fn named_in(turns: Option<&[usize]>, turn: usize) -> bool {
    turns.is_none_or(|turns| turns.contains(&turn))
}

fn turns(fields: &mut Fields) -> Read<Option<Vec<usize>>> {
    const NAME: &str = "turnNumbers";
    let Some(values) = fields.list(NAME)? else { return Ok(None) };
    let turn = |value| integer(NAME, value, &(0..=i64::from(u32::MAX))).map(|turn| turn as usize);
    values.iter().map(turn).collect::<Read<Vec<_>>>().map(Some)
}
