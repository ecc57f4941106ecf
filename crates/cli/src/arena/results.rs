//! The lines of a results file.

use super::game::{Played, Until};
use super::player::Reason;
use minefield_lab::arena::Score;
use minefield_rules::{Color, line};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version of the format that is written.
pub const FORMAT: u32 = 1;

/// A line of a results file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Line {
    /// The first line: what is played.
    Arena(Header),
    /// An opening that was kept.
    Opening(OpeningLine),
    /// A finished game.
    Game(GameLine),
}

/// What is played. Files with different headers don't go together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// [`FORMAT`].
    pub format: u32,
    /// The program and its version.
    pub program: String,
    /// Who plays.
    pub players: Vec<PlayerLine>,
    /// Points along a side of the board.
    pub size: usize,
    /// The rule set as a word.
    pub rules: String,
    /// What all random numbers follow from.
    pub seed: u64,
    /// Where openings come from.
    pub openings: String,
    /// Who judges them.
    pub judge: String,
    /// How far games are played.
    pub until: Until,
    /// The longest a GTP program may take for an answer.
    pub move_timeout_ms: u64,
}

/// A player of the header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerLine {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub spec: String,
}

/// An opening, in the order in which pairs use them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpeningLine {
    /// A game line.
    pub opening: String,
    /// The judged chance of the side to move, 0 to 1.
    pub value: Option<f64>,
    /// How many openings had been drawn with it.
    pub drawn: u32,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameLine {
    /// The pair, from 1.
    pub pair: u32,
    /// Who plays Black.
    pub black: String,
    /// Who plays White.
    pub white: String,
    /// The opening as a game line.
    pub opening: String,
    /// The whole game as a game line, the opening's moves included.
    pub game: String,
    /// `black` or `white`; none after a draw.
    #[serde(deserialize_with = "Option::deserialize")]
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
    /// More about a loss without the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The number of moves after the opening.
    pub plies: usize,
    /// The milliseconds each took.
    pub ms: Sides<u64>,
    /// The positions each evaluated, if that is known.
    pub visits: Sides<Option<u64>>,
}

/// A colour, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Black,
    White,
}

/// Something of each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides<T> {
    pub black: T,
    pub white: T,
}

impl GameLine {
    /// The line of a game that was played between these two.
    pub fn new(pair: u32, [black, white]: [&str; 2], opening: String, before: usize, played: &Played) -> GameLine {
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        GameLine {
            pair,
            black: black.to_owned(),
            white: white.to_owned(),
            opening,
            game: line::of_game(&played.game),
            winner: played.winner.map(Side::of),
            reason: played.reason,
            detail: played.detail.clone(),
            plies: played.game.plies().len() - before,
            ms: Sides { black: ms(played.time[0]), white: ms(played.time[1]) },
            visits: Sides { black: played.visits[0], white: played.visits[1] },
        }
    }

    /// How the game ended for Black.
    pub const fn black_score(&self) -> Score {
        match self.winner {
            Some(Side::Black) => Score::Win,
            Some(Side::White) => Score::Loss,
            None => Score::Draw,
        }
    }
}

impl GameLine {
    /// How the game ended for a colour.
    pub const fn score_of(&self, side: Side) -> Score {
        match side {
            Side::Black => self.black_score(),
            Side::White => self.black_score().other(),
        }
    }
}

impl<T: Copy> Sides<T> {
    /// That of one colour.
    pub const fn of(&self, side: Side) -> T {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }
}

impl Side {
    const fn of(color: Color) -> Side {
        match color {
            Color::Black => Side::Black,
            Color::White => Side::White,
        }
    }
}
