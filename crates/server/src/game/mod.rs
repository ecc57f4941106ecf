//! Games as logs of events: what may be logged, what a log adds up to, and those at play.
//!
//! ```text
//! request -> Action -> Contest::answer -> Event -> Store -> Contest::apply
//! ```

mod clock;
mod contest;
mod event;
mod games;
mod id;
mod kept;
mod live;
mod opponent;

pub use contest::{Action, Contest, Refusal};
pub use event::{Created, Engine, Event, Fault, Imported, Player, TimeControl};
pub use games::{ActError, Games, GamesError};
pub use id::GameId;
