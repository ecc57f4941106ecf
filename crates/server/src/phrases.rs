//! What can be said about a game, in words.

pub mod faults;

use crate::game::{Contest, Engine, Player, Refusal};
use crate::language::Words;
use crate::side::Side;
use minefield_engine::Strength;
use minefield_rules::{Color, Ending, Game, Illegal, IllegalMove, Outcome, Point, Seat, Violation};

fn name(color: Color) -> &'static str {
    Side::from(color).name()
}

/// How the game stands: who is to move, or how it ended. `stuck`: the computer failed to move.
pub fn state(words: Words, contest: &Contest, stuck: bool) -> String {
    let game = contest.game();
    if let Some(end) = game.outcome() {
        return outcome(words, end);
    }
    let mut sentences = Vec::new();
    if let Some(color) = game.plies().last().and_then(|ply| ply.skipped) {
        sentences.push(words.say_with("state-skipped", &[("color", name(color))]));
    }
    if let Some(color) = game.turn() {
        let key = match contest.computer_to_move() {
            Some(_) if stuck => "state-stuck",
            Some(_) => "state-thinking",
            None => "state-turn",
        };
        sentences.push(words.say_with(key, &[("color", name(color))]));
    }
    if game.can_swap() && contest.computer_to_move().is_none() {
        sentences.push(words.say("state-swap"));
    }
    sentences.join(" ")
}

/// How a game without players stands.
pub fn state_of_game(words: Words, game: &Game) -> String {
    match (game.outcome(), game.turn()) {
        (Some(end), _) => outcome(words, end),
        (None, Some(color)) => words.say_with("state-turn", &[("color", name(color))]),
        (None, None) => String::new(),
    }
}

/// How a game ended.
pub fn outcome(words: Words, outcome: Outcome) -> String {
    let key = match outcome {
        Outcome::Connected(_) => "outcome-connection",
        Outcome::Stalled => "outcome-stall",
        Outcome::Ended(Ending::Resigned(_)) => "outcome-resignation",
        Outcome::Ended(Ending::TimedOut(_)) => "outcome-time",
        Outcome::Ended(Ending::Drawn) => "outcome-draw",
        Outcome::Ended(Ending::Abandoned(_)) => "outcome-abandoned",
        Outcome::Ended(Ending::BothLeft) => "outcome-both-left",
        Outcome::Ended(Ending::Span(_)) => "outcome-span",
    };
    match outcome.winner() {
        Some(winner) => words.say_with(key, &[("winner", name(winner))]),
        None => words.say(key),
    }
}

/// Who plays `color`: `You`, the computer and how well, or the name in a record.
pub fn player(words: Words, contest: &Contest, color: Color) -> String {
    match (contest.player(color), contest.game().seat(color)) {
        (Player::Person { name: Some(name) }, _) => name.clone(),
        (Player::Computer { strength }, _) => computer(words, *strength),
        (Player::Person { name: None }, _) if contest.against_computer() => words.say("player-you"),
        (Player::Person { name: None }, Seat::Opener) => words.say("player-first"),
        (Player::Person { name: None }, Seat::Chooser) => words.say("player-second"),
    }
}

/// `Computer, level 3`, or what limits its moves.
fn computer(words: Words, strength: Strength) -> String {
    let custom = match strength {
        Strength::Level(level) => return words.say_with("player-computer", &[("level", &level.to_string())]),
        Strength::Custom(custom) => custom,
    };
    let [seconds, visits] =
        [custom.seconds(), custom.visits()].map(|limit| limit.map(|limit| limit.to_string()).unwrap_or_default());
    let key = match (custom.seconds(), custom.visits()) {
        (Some(_), Some(_)) => "player-computer-limits",
        (Some(_), None) => "player-computer-seconds",
        (None, _) => "player-computer-visits",
    };
    words.say_with(key, &[("seconds", &seconds), ("visits", &visits)])
}

/// Where the computer thinks.
pub fn engine(words: Words, engine: Engine) -> String {
    words.say(&format!("engine-at-{}", engine.name()))
}

/// Size and rules.
pub fn title(words: Words, game: &Game) -> String {
    words.say_with("game-title", &[("rules", game.rules().name()), ("size", &game.size().to_string())])
}

/// Why something can't be done.
pub fn refusal(words: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Illegal(reason) => illegal(words, reason),
        Refusal::NotYours => words.say("refused-not-yours"),
        Refusal::NothingToUndo => words.say("refused-no-undo"),
        Refusal::NothingToRedo => words.say("refused-no-redo"),
        Refusal::ComputersColor => words.say("refused-color"),
        Refusal::NotBrowsers => words.say("refused-not-browsers"),
        Refusal::NoComputer => words.say("refused-no-computer"),
    }
}

/// Why a move is not legal.
pub fn illegal(words: Words, reason: &IllegalMove) -> String {
    match reason {
        IllegalMove::NoSwap => words.say("illegal-no-swap"),
        IllegalMove::Ended(_) | IllegalMove::Placement(Illegal::Over(_)) => words.say("illegal-over"),
        IllegalMove::Placement(Illegal::OffBoard(point, size)) => {
            let (point, size) = (point.to_string(), size.to_string());
            words.say_with("illegal-off-board", &[("point", &point), ("size", &size)])
        }
        IllegalMove::Placement(Illegal::Occupied(point, color)) => {
            words.say_with("illegal-occupied", &[("point", &point.to_string()), ("color", name(*color))])
        }
        IllegalMove::Placement(Illegal::Forbidden(point, color, violations)) => {
            let mut violations = violations.iter();
            let first = violations.next().map(|violation| forbidden(words, *point, *color, violation));
            let others = violations.map(|violation| says(words, "forbidden-also", *point, *color, violation));
            first.into_iter().chain(others).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Why a stone of `color` may not stand on `point`: one figure.
pub fn forbidden(words: Words, point: Point, color: Color, violation: &Violation) -> String {
    says(words, "forbidden", point, color, violation)
}

/// The message of a figure, or its `-alone` form if the stone makes the figure by itself.
fn says(words: Words, key: &str, point: Point, color: Color, violation: &Violation) -> String {
    let (named, spots) = (point.to_string(), spots(words, point, violation));
    let figure = figure_with_article(words, &violation.kind);
    let values = [("point", named.as_str()), ("color", name(color)), ("figure", &figure), ("spots", &spots)];
    if spots.is_empty() { words.say_with(&format!("{key}-alone"), &values) } else { words.say_with(key, &values) }
}

/// The places of a figure besides the new stone's: points, then edges.
fn spots(words: Words, placed: Point, violation: &Violation) -> String {
    let mut places: Vec<String> = violation.points().filter(|&point| point != placed).map(|p| p.to_string()).collect();
    for color in Color::BOTH {
        let outside =
            |spot: &&minefield_rules::Spot| spot.point(violation.size).is_none() && spot.color() == Some(color);
        if violation.spots.iter().any(|spot| outside(&spot)) {
            places.push(words.say_with("edge", &[("color", name(color))]));
        }
    }
    list(words, &places)
}

/// `a, b and c`.
fn list(words: Words, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first, last] => words.say_with("list-two", &[("first", first), ("last", last)]),
        [first, rest @ ..] => words.say_with("list-more", &[("first", first), ("rest", &list(words, rest))]),
    }
}

fn figure_key(kind: &str) -> String {
    format!("figure-{}", kind.to_lowercase().replace(' ', "-"))
}

/// The name of a figure; of one that the language doesn't know, the rule set's own.
pub fn figure(words: Words, kind: &str) -> String {
    words.find(&figure_key(kind), None, &[]).unwrap_or_else(|| kind.to_owned())
}

fn figure_with_article(words: Words, kind: &str) -> String {
    let known = words.find(&figure_key(kind), Some("a"), &[]);
    known.unwrap_or_else(|| words.say_with("figure-own", &[("name", kind)]))
}
