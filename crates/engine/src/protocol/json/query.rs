//! A query: a game and which of its positions to analyse.

use super::fields::{Fault, Fields, Read, integer, text, told};
use crate::protocol::arguments::{color, point};
use crate::protocol::board::play_word;
use minefield_rules::{Color, Game, PointSet, Position, Ruleset, Setup, Size, line};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::time::Duration;

/// A game and what is to be told about it.
#[derive(Debug)]
pub(super) struct Query {
    pub(super) id: String,
    pub(super) game: Game,
    pub(super) visits: u32,
    pub(super) hash: u32,
    pub(super) seed: u64,
    /// The time between reports while a position is analysed.
    pub(super) report_every: Option<Duration>,
    /// For each colour the points that may be considered, if not all.
    restrictions: [Restriction; 2],
}

#[derive(Debug, Default)]
struct Restriction {
    allowed: Option<PointSet>,
    avoided: Option<PointSet>,
}

/// The positions of a query, by the number of moves before them, and how urgent each is.
pub(super) type Turns = Vec<(usize, i64)>;

/// What is taken where the query says nothing.
pub(super) struct Defaults {
    pub(super) visits: u32,
    pub(super) hash: u32,
    pub(super) seed: u64,
}

/// The most positions of one query.
pub(super) const MAX_TURNS: usize = 2048;

impl Query {
    /// Reads the fields of a query, its id apart.
    pub(super) fn read(id: &str, fields: &mut Fields, defaults: &Defaults) -> Read<(Query, Turns)> {
        let mut game = start(fields)?;
        play(&mut game, fields)?;
        let turns = turns(fields, game.plies().len())?;
        let visits = fields.integer("maxVisits", 1..=i64::from(u32::MAX))?;
        let query = Query {
            id: id.to_owned(),
            visits: visits.and_then(|visits| u32::try_from(visits).ok()).unwrap_or(defaults.visits),
            hash: defaults.hash,
            seed: seed(fields)?.unwrap_or(defaults.seed),
            report_every: report_every(fields)?,
            restrictions: restrictions(fields, game.size())?,
            game,
        };
        Ok((query, turns))
    }

    /// The points that may be considered in `position`; none for all.
    pub(super) fn among(&self, position: &Position) -> Option<PointSet> {
        let turn = position.turn()?;
        let restriction = &self.restrictions[turn.index()];
        if restriction.allowed.is_none() && restriction.avoided.is_none() {
            return None;
        }
        let allowed = restriction.allowed.clone().unwrap_or_else(|| position.legal(turn).clone());
        Some(restriction.avoided.iter().fold(allowed, |points, avoided| points.difference(avoided)))
    }
}

/// Where the game starts: an empty board, an arrangement, or the end of a line.
fn start(fields: &mut Fields) -> Read<Game> {
    let (text, rules) = (fields.text("line")?, fields.text("rules")?);
    let sides = (fields.integer("boardXSize", 1..=32)?, fields.integer("boardYSize", 1..=32)?);
    if let Some(text) = text {
        if rules.is_some() || sides != (None, None) {
            return Err(Fault::new(
                "line",
                "a line holds its rules and size; leave rules, boardXSize and boardYSize out",
            ));
        }
        return of_line(&text).map_err(|error| Fault::new("line", error));
    }
    let rules =
        Ruleset::from_word(rules.as_deref().unwrap_or("minefield")).map_err(|error| Fault::new("rules", error))?;
    let (Some(columns), Some(rows)) = sides else {
        let field = if sides.0.is_none() { "boardXSize" } else { "boardYSize" };
        return Err(Fault::missing(field));
    };
    if columns != rows {
        return Err(Fault::new("boardYSize", format!("{rows} rows, {columns} columns: a board is square")));
    }
    let side = usize::try_from(columns).unwrap_or_default();
    let size = Size::new(side).map_err(|error| Fault::new("boardXSize", error))?;
    let setup = arrangement(fields, size)?;
    Game::from_setup(&setup, &rules).map_err(|error| Fault::new("initialStones", error))
}

fn of_line(text: &str) -> Result<Game, String> {
    if text.starts_with("mfp") {
        let (setup, rules) = line::parse_setup(text).map_err(|error| error.to_string())?;
        return Game::from_setup(&setup, &rules).map_err(|error| error.to_string());
    }
    line::parse_game(text).map_err(|error| error.to_string())
}

fn arrangement(fields: &mut Fields, size: Size) -> Read<Setup> {
    const STONES: &str = "initialStones";
    let mut setup = Setup::empty(size);
    for (number, value) in (1..).zip(fields.list(STONES)?.unwrap_or_default()) {
        let (color, word) = colored(STONES, number, &value)?;
        let at = point(word, size).map_err(|error| Fault::new(STONES, format!("stone {number}: {error}")))?;
        if setup.stone(at).is_some() {
            return Err(Fault::new(STONES, format!("stone {number}: {at} holds a stone already")));
        }
        setup.put(at, Some(color));
    }
    const PLAYER: &str = "initialPlayer";
    if let Some(word) = fields.text(PLAYER)? {
        setup.turn = color(&word).ok_or_else(|| Fault::new(PLAYER, "neither B nor W"))?;
    }
    Ok(setup)
}

/// `["B","f6"]`.
fn colored<'a>(name: &'static str, number: usize, value: &'a Value) -> Read<(Color, &'a str)> {
    let pair = value.as_array().map(Vec::as_slice);
    let read = match pair {
        Some([Value::String(first), Value::String(second)]) => color(first).map(|color| (color, second.as_str())),
        _ => None,
    };
    read.ok_or_else(|| Fault::new(name, format!("entry {number} is not a pair as [\"B\",\"f6\"]")))
}

fn play(game: &mut Game, fields: &mut Fields) -> Read<()> {
    const MOVES: &str = "moves";
    for (number, value) in (1..).zip(fields.list(MOVES)?.unwrap_or_default()) {
        let (color, word) = colored(MOVES, number, &value)?;
        play_word(game, color, word).map_err(|error| Fault::new(MOVES, format!("move {number}: {error}")))?;
    }
    Ok(())
}

/// The turns asked for, the last if none is named, and their priorities.
fn turns(fields: &mut Fields, last: usize) -> Read<Turns> {
    const TURNS: &str = "analyzeTurns";
    const ALL: RangeInclusive<i64> = i32::MIN as i64..=i32::MAX as i64;
    let common = fields.integer("priority", ALL)?.unwrap_or(0);
    let Some(values) = fields.list(TURNS)? else { return Ok(vec![(last, common)]) };
    if !(1..=MAX_TURNS).contains(&values.len()) {
        return Err(Fault::new(TURNS, format!("{} turns; a query names 1 to {MAX_TURNS}", values.len())));
    }
    let range = 0..=i64::try_from(last).unwrap_or(i64::MAX);
    let turns = values.iter().map(|value| integer(TURNS, value, &range)).collect::<Read<Vec<i64>>>()?;
    let priorities = match fields.list("priorities")? {
        None => vec![common; turns.len()],
        Some(values) if values.len() != turns.len() => {
            return Err(Fault::new("priorities", format!("{} priorities for {} turns", values.len(), turns.len())));
        }
        Some(values) => values.iter().map(|value| integer("priorities", value, &ALL)).collect::<Read<_>>()?,
    };
    Ok(turns.into_iter().filter_map(|turn| usize::try_from(turn).ok()).zip(priorities).collect())
}

fn seed(fields: &mut Fields) -> Read<Option<u64>> {
    let fault = |value: &Value| Fault::new("seed", format!("{} is not a whole number from 0", told(value)));
    fields.take("seed").map(|value| value.as_u64().ok_or_else(|| fault(&value))).transpose()
}

fn report_every(fields: &mut Fields) -> Read<Option<Duration>> {
    const NAME: &str = "reportDuringSearchEvery";
    let Some(value) = fields.take(NAME) else { return Ok(None) };
    let seconds = value.as_f64().filter(|seconds| (0.001..=1e6).contains(seconds));
    let fault = || Fault::new(NAME, format!("{} is not a number of seconds from 0.001 to 1000000", told(&value)));
    seconds.map(Duration::from_secs_f64).map(Some).ok_or_else(fault)
}

fn restrictions(fields: &mut Fields, size: Size) -> Read<[Restriction; 2]> {
    let mut restrictions: [Restriction; 2] = Default::default();
    for name in ["allowMoves", "avoidMoves"] {
        for value in fields.list(name)?.unwrap_or_default() {
            let (color, points) = restriction(name, value, size)?;
            let Restriction { allowed, avoided } = &mut restrictions[color.index()];
            let place = if name == "allowMoves" { allowed } else { avoided };
            *place = Some(place.take().unwrap_or(PointSet::EMPTY).union(&points));
        }
    }
    Ok(restrictions)
}

/// `{"player":"B","moves":["a1"],"untilDepth":1}`.
fn restriction(name: &'static str, value: Value, size: Size) -> Read<(Color, PointSet)> {
    let Value::Object(map) = value else { return Err(Fault::new(name, format!("{} is not an object", told(&value)))) };
    let player = map.get("player").and_then(Value::as_str).and_then(color);
    let player = player.ok_or_else(|| Fault::new(name, "`player` is neither B nor W"))?;
    integer(name, map.get("untilDepth").unwrap_or(&Value::from(1)), &(1..=1))
        .map_err(|_| Fault::new(name, "`untilDepth` is not 1: only the next move can be restricted"))?;
    let moves = map.get("moves").and_then(Value::as_array);
    let moves = moves.ok_or_else(|| Fault::new(name, "`moves` is not an array"))?;
    let read = |value| point(text(name, value)?, size).map_err(|error| Fault::new(name, error));
    Ok((player, moves.iter().map(read).collect::<Read<PointSet>>()?))
}
