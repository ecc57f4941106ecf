//! The commands about the protocol itself.

use super::arguments::Arguments;
use super::commands;
use super::desk::{Answer, Desk, Reply, done};
use super::refusal::{Refusal, quoted};

pub(super) fn protocol_version(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done("2")
}

pub(super) fn name(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done("Minefield")
}

pub(super) fn version(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done(env!("CARGO_PKG_VERSION"))
}

pub(super) fn known_command(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let name = arguments.word("a command")?;
    arguments.end()?;
    done(commands::find(name).is_some().to_string())
}

pub(super) fn list_commands(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done(commands::names().collect::<Vec<_>>().join("\n"))
}

/// `komi NUMBER`: programs for Go send it; there is no komi here.
pub(super) fn komi(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let word = arguments.word("a komi")?;
    arguments.end()?;
    let number: Option<f64> = word.parse().ok();
    let is_finite = number.is_some_and(f64::is_finite);
    if is_finite { done("") } else { Err(Refusal::syntax(format!("{} is not a number", quoted(word)))) }
}

/// `stop`: whatever was under way has ended when this is answered.
pub(super) fn stop(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done("")
}

pub(super) fn quit(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    Ok(Reply::Quit)
}
