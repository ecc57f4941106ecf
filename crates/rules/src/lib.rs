//! The game of Minefield (Mark Steere, 2024): the rulebook as types.
//!
//! No input or output, no clock, no dependencies, no notion of a computer opponent.
//!
//! A figure is data: the pictures of `presets.txt`. **The rule that forbids a switch** is its
//! picture there; [`Board::allows`] asks the tables compiled from the pictures, and [`naive`] is
//! their slow clear twin.
//!
//! ```
//! use minefield_rules::{Color, Game, Ruleset, Size};
//!
//! let mut game = Game::new(Size::new(9)?, &Ruleset::minefield());
//! game.play("e5".parse()?)?; // Black
//! game.play("d5".parse()?)?; // White; swapping was the other choice
//! game.play("d4".parse()?).expect_err("d4 and e5 would be a hard corner with d5: e4 is empty");
//! assert_eq!(game.turn(), Some(Color::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod chains;
mod color;
pub mod diagram;
mod figure;
mod game;
pub mod line;
pub mod naive;
mod name;
mod near_code;
mod near_table;
mod path;
mod point;
mod point_set;
mod position;
mod probe;
pub mod rule_file;
mod ruleset;
mod setup;
mod shapes;
mod symmetry;
mod tables;
pub mod zobrist;

// In reading order.
pub use board::{Board, Spot, Violation};
pub use chains::{Chains, Contact};
pub use color::Color;
pub use figure::{BadFigure, Edges, Figure, Mark};
pub use game::{Ending, Game, IllegalMove, Move, Outcome, Ply, Seat};
pub use name::BadName;
pub use point::{BadPoint, BadSize, Point, Size, column_name};
pub use point_set::PointSet;
pub use position::{Illegal, Position, Status};
pub use rule_file::{BadRuleFile, RuleFault};
pub use ruleset::{BadRuleset, Ruleset};
pub use setup::{BadSetup, Setup};
pub use symmetry::Symmetry;
