//! Positions and games as one line: readable, safe in a URL, and versioned.
//!
//! ```text
//! mfp1-9-pinwheel-b-9.9.4B4.9.9.9.9.9.9          a position: size, rules, turn, rows from the top
//! mfg1-11-minefield-c2.swap.d4.e5.resign_w       a game: size, rules, moves
//! mfg1-3-minefield-w-3.1B1.3-a1.c3               a game from an arrangement
//! ```
//!
//! `mfp` and `mfg` say what it is and `1` is the version of the form. A rule set of one's own is
//! spelt out as [`Ruleset::to_word`] does.

use crate::color::Color;
use crate::game::{Ending, Game, IllegalMove, Move};
use crate::point::{BadPoint, BadSize, Size};
use crate::position::Position;
use crate::ruleset::{BadRuleset, Ruleset};
use crate::setup::{BadSetup, Setup};
use std::fmt;

/// The most bytes a line may have.
pub const MAX_BYTES: usize = 16 * 1024;

const POSITION: &str = "mfp1";
const GAME: &str = "mfg1";

/// Why a line is not a position or a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// Longer than [`MAX_BYTES`].
    TooLong(usize),
    /// It doesn't begin as these lines do.
    NotALine(String),
    /// A game where a position was expected.
    Game,
    /// A position where a game was expected.
    Position,
    /// A later version of the form than this program knows.
    Newer(String),
    /// Too few or too many fields.
    Fields(usize),
    /// The size field.
    Size(String),
    /// The size is out of range.
    SizeRange(BadSize),
    /// The rules field.
    Rules(BadRuleset),
    /// The turn field is neither `b` nor `w`.
    Turn(String),
    /// Not as many rows as the board has.
    Rows(usize, Size),
    /// Row (from the top, 1) doesn't describe as many points as the board is wide.
    Row(usize),
    /// The arrangement can't be played on.
    Setup(BadSetup),
    /// Move number (from 1) is not a move.
    Move(usize, BadPoint),
    /// Move number (from 1) is illegal; the game up to there is kept.
    Illegal(usize, IllegalMove, Box<Game>),
    /// Something follows the end of the game, or the game is over already at move number (from 1).
    AfterEnd(usize),
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::TooLong(bytes) => write!(f, "the line has {bytes} bytes; {MAX_BYTES} is the most"),
            BadLine::NotALine(start) => {
                write!(f, "`{}` starts neither a position (mfp1-...) nor a game (mfg1-...)", start.escape_debug())
            }
            BadLine::Game => f.write_str("this is a game (mfg1-...); a position (mfp1-...) was expected"),
            BadLine::Position => f.write_str("this is a position (mfp1-...); a game (mfg1-...) was expected"),
            BadLine::Newer(start) => write!(f, "`{start}` was written by a newer version of this program"),
            BadLine::Fields(count) => write!(f, "{count} fields; a position has 5 and a game 4 or 6"),
            BadLine::Size(text) => write!(f, "size `{}` is not a number", text.escape_debug()),
            BadLine::SizeRange(fault) => fault.fmt(f),
            BadLine::Rules(fault) => write!(f, "rules: {fault}"),
            BadLine::Turn(text) => write!(f, "turn `{}` is neither b nor w", text.escape_debug()),
            BadLine::Rows(rows, size) => write!(f, "{rows} rows for a board of size {size}"),
            BadLine::Row(row) => write!(f, "row {row} from the top is not a row of this board: write 9 or 4B2W1"),
            BadLine::Setup(fault) => fault.fmt(f),
            BadLine::Move(number, fault) => write!(f, "move {number}: {fault}"),
            BadLine::Illegal(number, fault, _) => write!(f, "move {number}: {fault}"),
            BadLine::AfterEnd(number) => write!(f, "move {number}: the game is over before it"),
        }
    }
}

impl std::error::Error for BadLine {}

/// An arrangement and its rules as one line.
#[must_use]
pub fn of_setup(setup: &Setup, rules: &Ruleset) -> String {
    format!("{POSITION}-{}-{}-{}", setup.size(), rules.to_word(), arrangement(setup))
}

/// A position as one line.
#[must_use]
pub fn of_position(position: &Position) -> String {
    of_setup(&position.to_setup(), position.rules())
}

/// A game as one line, its ending too; what was taken back is left out.
#[must_use]
pub fn of_game(game: &Game) -> String {
    let start = match game.start() {
        start if start.is_empty() && start.turn() == Some(Color::Black) => String::new(),
        start => format!("{}-", arrangement(&start.to_setup())),
    };
    let mut moves: Vec<String> = game.plies().iter().map(|ply| ply.action.to_string()).collect();
    moves.extend(game.outcome().and_then(ending_word));
    format!("{GAME}-{}-{}-{start}{}", game.size(), game.rules().to_word(), moves.join("."))
}

/// Reads the arrangement and the rules of a position line. It may contain figures.
///
/// # Errors
/// [`BadLine`] says what is wrong.
pub fn parse_setup(line: &str) -> Result<(Setup, Ruleset), BadLine> {
    let fields = fields(line, POSITION)?;
    let [size, rules, turn, rows] = fields[..] else { return Err(BadLine::Fields(fields.len() + 1)) };
    let (size, rules) = (parse_size(size)?, Ruleset::from_word(rules).map_err(BadLine::Rules)?);
    Ok((parse_arrangement(size, turn, rows)?, rules))
}

/// Reads a position line.
///
/// # Errors
/// [`BadLine`] says what is wrong; also for an arrangement that can't be played on.
pub fn parse_position(line: &str) -> Result<Position, BadLine> {
    let (setup, rules) = parse_setup(line)?;
    Position::from_setup(&setup, &rules).map_err(BadLine::Setup)
}

/// Reads a game line.
///
/// # Errors
/// [`BadLine`] says what is wrong; an illegal move comes with the game up to it.
pub fn parse_game(line: &str) -> Result<Game, BadLine> {
    let fields = fields(line, GAME)?;
    let (size, rules, start, moves) = match fields[..] {
        [size, rules, moves] => (size, rules, None, moves),
        [size, rules, turn, rows, moves] => (size, rules, Some((turn, rows)), moves),
        _ => return Err(BadLine::Fields(fields.len() + 1)),
    };
    let (size, rules) = (parse_size(size)?, Ruleset::from_word(rules).map_err(BadLine::Rules)?);
    let mut game = match start {
        None => Game::new(size, &rules),
        Some((turn, rows)) => {
            let setup = parse_arrangement(size, turn, rows)?;
            Game::from_setup(&setup, &rules).map_err(BadLine::Setup)?
        }
    };
    for (number, word) in (1..).zip(moves.split('.').filter(|word| !word.is_empty())) {
        read_move(&mut game, number, word)?;
    }
    Ok(game)
}

fn read_move(game: &mut Game, number: usize, word: &str) -> Result<(), BadLine> {
    if let Some(ending) = parse_ending(word) {
        return if game.end(ending) { Ok(()) } else { Err(BadLine::AfterEnd(number)) };
    }
    let action: Move = word.parse().map_err(|fault| BadLine::Move(number, fault))?;
    if game.outcome().is_some() {
        return Err(BadLine::AfterEnd(number));
    }
    match game.play(action) {
        Ok(_) => Ok(()),
        Err(reason) => Err(BadLine::Illegal(number, reason, Box::new(game.clone()))),
    }
}

fn fields<'a>(line: &'a str, kind: &str) -> Result<Vec<&'a str>, BadLine> {
    let line = line.trim();
    if line.len() > MAX_BYTES {
        return Err(BadLine::TooLong(line.len()));
    }
    let mut fields = line.split('-');
    let start = fields.next().unwrap_or_default();
    match start {
        _ if start == kind => return Ok(fields.collect()),
        GAME => return Err(BadLine::Game),
        POSITION => return Err(BadLine::Position),
        _ => {}
    }
    let start: String = start.chars().take(20).collect();
    let version = start.strip_prefix("mfp").or(start.strip_prefix("mfg"));
    match version.and_then(|version| version.parse::<u32>().ok()) {
        Some(version) if version > 1 => Err(BadLine::Newer(start)),
        _ => Err(BadLine::NotALine(start)),
    }
}

fn parse_size(text: &str) -> Result<Size, BadLine> {
    let side = text.parse().map_err(|_| BadLine::Size(text.chars().take(20).collect()))?;
    Size::new(side).map_err(BadLine::SizeRange)
}

/// `b-9.9.4B4...`: the turn, then the rows from the top, empty points counted.
fn arrangement(setup: &Setup) -> String {
    let rows: Vec<String> = (0..setup.size().get()).rev().map(|row| row_word(setup, row)).collect();
    format!("{}-{}", setup.turn.letter().to_ascii_lowercase(), rows.join("."))
}

fn row_word(setup: &Setup, row: usize) -> String {
    let mut word = String::new();
    let mut empty = 0;
    for column in 0..setup.size().get() {
        match setup.size().point(column, row).and_then(|point| setup.stone(point)) {
            None => empty += 1,
            Some(color) => {
                if empty > 0 {
                    word += &empty.to_string();
                }
                empty = 0;
                word.push(color.letter());
            }
        }
    }
    if empty > 0 { word + &empty.to_string() } else { word }
}

fn parse_arrangement(size: Size, turn: &str, rows: &str) -> Result<Setup, BadLine> {
    let mut setup = Setup::empty(size);
    setup.turn = match turn {
        "b" => Color::Black,
        "w" => Color::White,
        other => return Err(BadLine::Turn(other.chars().take(20).collect())),
    };
    let rows: Vec<&str> = rows.split('.').collect();
    if rows.len() != size.get() {
        return Err(BadLine::Rows(rows.len(), size));
    }
    for (from_top, word) in rows.into_iter().enumerate() {
        let row = size.get() - 1 - from_top;
        read_row(&mut setup, row, word).ok_or(BadLine::Row(from_top + 1))?;
    }
    Ok(setup)
}

fn read_row(setup: &mut Setup, row: usize, word: &str) -> Option<()> {
    let size = setup.size();
    let mut column = 0;
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 2 {
            return None;
        } else if digits > 0 {
            column += rest[..digits].parse::<usize>().ok()?;
            rest = &rest[digits..];
        } else {
            setup.put(size.point(column, row)?, Some(Color::from_letter(letter)?));
            column += 1;
            rest = &rest[1..];
        }
    }
    (column == size.get()).then_some(())
}

/// The word of each ending, as it stands after the moves of a game line.
pub const ENDINGS: [(&str, Ending); 10] = [
    ("resign_b", Ending::Resigned(Color::Black)),
    ("resign_w", Ending::Resigned(Color::White)),
    ("time_b", Ending::TimedOut(Color::Black)),
    ("time_w", Ending::TimedOut(Color::White)),
    ("draw", Ending::Drawn),
    ("abandon_b", Ending::Abandoned(Color::Black)),
    ("abandon_w", Ending::Abandoned(Color::White)),
    ("abandon", Ending::BothLeft),
    ("span_b", Ending::Span(Color::Black)),
    ("span_w", Ending::Span(Color::White)),
];

fn ending_word(outcome: crate::game::Outcome) -> Option<String> {
    let crate::game::Outcome::Ended(ending) = outcome else { return None };
    ENDINGS.iter().find(|(_, other)| *other == ending).map(|(word, _)| (*word).to_owned())
}

/// The ending of this word, in any case.
#[must_use]
pub fn parse_ending(word: &str) -> Option<Ending> {
    ENDINGS.iter().find(|(other, _)| other.eq_ignore_ascii_case(word)).map(|&(_, ending)| ending)
}
