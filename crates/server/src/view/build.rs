//! Telling how a game stands.

use super::{
    ClockView, EngineView, FaultView, ImportView, MoveView, OutcomeView, RulesView, SeatView, Sides, SpotView, View,
    ViolationView, ask,
};
use crate::game::{Contest, Created, GameId, Player};
use crate::language::Words;
use crate::phrases;
use crate::side::Side;
use crate::strength::WrittenStrength;
use minefield_rules::{Color, Ending, Game, Mark, Move, Outcome, Point, Ruleset, Violation, line};
use std::collections::BTreeMap;

/// What is not in the log: for whom, when, and whether the computer has failed to move.
#[derive(Clone, Copy)]
pub struct Telling {
    /// The language.
    pub words: Words,
    /// The moment.
    pub now: i64,
    /// The computer has failed to move.
    pub stuck: bool,
}

impl View {
    /// How a game stands.
    pub fn of(id: &GameId, contest: &Contest, telling: Telling) -> View {
        let Telling { words, now, stuck } = telling;
        let game = contest.game();
        let skipped = game.plies().last().and_then(|ply| ply.skipped).map(Side::from);
        View {
            id: id.to_string(),
            seq: contest.seq(),
            size: game.size().get(),
            rules: rules(game.rules()),
            line: line::of_game(game),
            rows: rows(game),
            turn: game.turn().map(Side::from),
            outcome: game.outcome().map(|end| outcome(words, end)),
            seats: sides(|color| seat(words, contest, color)),
            can_swap: game.can_swap(),
            swapped: game.swapped(),
            moves: moves(game),
            last: last_stone(game).map(|point| point.to_string()),
            skipped,
            path: path(game).iter().map(ToString::to_string).collect(),
            decided: game.position().decided().map(Side::from),
            forbidden: sides(|color| forbidden(words, game, color)),
            clock: clock(contest, now),
            thinking: contest.computer_to_move().is_some() && !stuck,
            engine: engine(words, contest),
            can_undo: contest.undo_count().is_some(),
            can_redo: contest.redo_count().is_some(),
            text: phrases::state(words, contest, stuck),
            import: import(words, contest.created()),
        }
    }
}

fn sides<T>(of: impl Fn(Color) -> T) -> Sides<T> {
    Sides { black: of(Color::Black), white: of(Color::White) }
}

fn rules(rules: &Ruleset) -> RulesView {
    RulesView { name: rules.name().to_owned(), word: rules.to_word(), preset: rules.is_preset() }
}

fn rows(game: &Game) -> Vec<String> {
    let size = game.size();
    let letter = |column, row| {
        let point = size.point(column, row);
        point.and_then(|point| game.position().stone(point)).map_or('.', Color::letter)
    };
    (0..size.get()).rev().map(|row| (0..size.get()).map(|column| letter(column, row)).collect()).collect()
}

fn outcome(words: Words, end: Outcome) -> OutcomeView {
    let by = match end {
        Outcome::Connected(_) => "connection",
        Outcome::Stalled => "stall",
        Outcome::Ended(Ending::Resigned(_)) => "resignation",
        Outcome::Ended(Ending::TimedOut(_)) => "time",
        Outcome::Ended(Ending::Drawn) => "draw",
        Outcome::Ended(Ending::Abandoned(_) | Ending::BothLeft) => "abandoned",
        Outcome::Ended(Ending::Span(_)) => "span",
    };
    OutcomeView { winner: end.winner().map(Side::from), by, text: phrases::outcome(words, end) }
}

fn seat(words: Words, contest: &Contest, color: Color) -> SeatView {
    let (kind, strength) = match contest.player(color) {
        Player::Person { .. } => ("person", WrittenStrength::default()),
        Player::Computer { strength } => ("computer", WrittenStrength::from(*strength)),
    };
    SeatView { kind, level: strength.level, custom: strength.custom, text: phrases::player(words, contest, color) }
}

fn moves(game: &Game) -> Vec<MoveView> {
    let told = |(number, ply): (usize, &minefield_rules::Ply)| MoveView {
        number,
        color: ply.color.into(),
        text: ply.action.to_string(),
        skipped: ply.skipped.map(Side::from),
    };
    (1..).zip(game.plies()).map(told).collect()
}

/// The stone that was placed last.
pub fn last_stone(game: &Game) -> Option<Point> {
    game.plies().iter().rev().find_map(|ply| match ply.action {
        Move::Place(point) => Some(point),
        Move::Swap => None,
    })
}

/// The stones that decided the game: the winning path, or the span that a record was ended for.
pub fn path(game: &Game) -> Vec<Point> {
    let position = game.position();
    let span = || match game.outcome() {
        Some(Outcome::Ended(Ending::Span(_))) => position.span_path(),
        _ => None,
    };
    position.winning_path().or_else(span).unwrap_or_default()
}

fn forbidden(words: Words, game: &Game, color: Color) -> BTreeMap<String, Vec<ViolationView>> {
    let position = game.position();
    let why = |point: Point| {
        let violations = position.violations(point, color);
        (point.to_string(), violations.iter().map(|why| violation(words, point, color, why)).collect())
    };
    position.forbidden(color).iter().map(why).collect()
}

/// A figure that a stone would make.
pub fn violation(words: Words, point: Point, color: Color, violation: &Violation) -> ViolationView {
    let spot = |spot: &minefield_rules::Spot| SpotView {
        column: spot.column,
        row: spot.row,
        mark: match spot.mark {
            Mark::X => "black",
            Mark::O => "white",
            Mark::Empty | Mark::Any => "empty",
        },
    };
    ViolationView {
        kind: violation.kind.clone(),
        name: phrases::figure(words, &violation.kind),
        text: phrases::forbidden(words, point, color, violation),
        spots: violation.spots.iter().map(spot).collect(),
    }
}

fn clock(contest: &Contest, now: i64) -> Option<ClockView> {
    let clock = contest.clock()?;
    let left = |color| clock.left(contest.game().seat(color), now);
    Some(ClockView {
        black: left(Color::Black),
        white: left(Color::White),
        running: clock.running().map(|seat| contest.game().color(seat).into()),
        increment: clock.increment(),
    })
}

fn engine(words: Words, contest: &Contest) -> Option<EngineView> {
    let at = contest.engine()?;
    Some(EngineView { at: at.name(), text: phrases::engine(words, at), ask: ask::lines(contest) })
}

fn import(words: Words, created: &Created) -> Option<ImportView> {
    let import = created.import.as_ref()?;
    let fault = import.fault.as_ref().map(|fault| {
        let message = fault_reason(words, created, &fault.text).unwrap_or_else(|| fault.reason.clone());
        let values = [("ply", fault.ply.to_string()), ("move", fault.text.clone()), ("reason", message)];
        let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        FaultView { ply: fault.ply, text: fault.text.clone(), message: words.say_with("import-fault", &values) }
    });
    Some(ImportView { format: import.format.clone(), notes: import.notes.clone(), fault })
}

/// Why the move can't be played, found again, so that it is told in the reader's language.
fn fault_reason(words: Words, created: &Created, text: &str) -> Option<String> {
    let Ok(action) = text.parse() else { return Some(phrases::faults::point(words, text)) };
    let mut game = line::parse_game(&created.line).ok()?;
    let reason = game.play(action).err()?;
    Some(phrases::illegal(words, &reason))
}
