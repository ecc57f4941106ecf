//! The engine's text protocols, as values and text: no input or output, no clock, no threads.
//!
//! A [`Session`] is one conversation in the Go Text Protocol, version 2, with the extensions that
//! `docs/PROTOCOL.md` describes. Whoever hosts it brings the lines, says what time it is, and lets
//! it work in portions while there is work:
//!
//! ```
//! use minefield_engine::protocol::{Options, Session};
//! use minefield_rules::{Game, Ruleset, Size};
//! use std::time::Duration;
//!
//! let game = Game::new(Size::new(5)?, &Ruleset::minefield());
//! let mut session = Session::new(game, Options { visits: Some(100), ..Options::default() });
//! let (now, mut output) = (Duration::ZERO, String::new());
//! session.line("1 genmove black", now, &mut output);
//! while session.is_working() {
//!     session.work(now, &mut output);
//! }
//! assert!(output.starts_with("=1 ") && output.ends_with("\n\n"));
//! # Ok::<(), minefield_rules::BadSize>(())
//! ```

mod analyze;
mod arguments;
mod board;
mod call;
mod clocks;
mod commands;
mod desk;
mod general;
mod gogui;
mod json;
mod options;
mod ours;
mod pace;
mod pie;
mod ranking;
mod refusal;
mod reports;
mod session;
mod task;
mod thinking;
mod timing;

// In reading order.
pub use call::{MAX_LINE, Unreadable};
pub use options::{AfterEnd, Options, Resignation};
pub use session::Session;
// Analyses in JSON.
pub use json::{Analyst, AnalystOptions, Job, MAX_QUERY};
