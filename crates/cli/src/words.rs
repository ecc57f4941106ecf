//! Games and moves in words.

use minefield_engine::Strength;
use minefield_rules::{Color, Ending, Game, Mark, Move, Outcome, Point, Spot, Violation};

/// `Black` or `White`, as a sentence begins with it.
pub const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// `top and bottom` or `left and right`.
pub const fn edges(color: Color) -> &'static str {
    match color {
        Color::Black => "top and bottom",
        Color::White => "left and right",
    }
}

/// `level 3`, `5 s a move`, `20000 visits` or `5 s, 20000 visits`.
pub fn strength(strength: Strength) -> String {
    let Strength::Custom(custom) = strength else { return format!("level {strength}") };
    match (custom.seconds(), custom.visits().map(|visits| count(visits as usize, "visit"))) {
        (Some(seconds), Some(visits)) => format!("{seconds} s, {visits}"),
        (Some(seconds), None) => format!("{seconds} s a move"),
        (None, visits) => visits.unwrap_or_default(),
    }
}

/// Whose turn it is, or how the game ended.
pub fn status(game: &Game) -> String {
    match (game.turn(), game.outcome()) {
        (Some(color), _) => format!("It is {}'s turn.", name(color)),
        (None, Some(outcome)) => self::outcome(outcome),
        (None, None) => "The game is over.".to_owned(),
    }
}

/// How a game ended.
pub fn outcome(outcome: Outcome) -> String {
    let won = |color: Color| name(color);
    match outcome {
        Outcome::Connected(color) => format!("{} wins: its stones join {}.", won(color), edges(color)),
        Outcome::Stalled => "A draw: neither side can place a stone.".to_owned(),
        Outcome::Ended(Ending::Resigned(color)) => format!("{} wins: {} resigned.", won(color.other()), name(color)),
        Outcome::Ended(Ending::TimedOut(color)) => {
            format!("{} wins: {} ran out of time.", won(color.other()), name(color))
        }
        Outcome::Ended(Ending::Span(color)) => format!("{} wins by a diagonal span.", won(color)),
        Outcome::Ended(ending) => match Outcome::Ended(ending).winner() {
            Some(color) => format!("{} wins: {} left.", won(color), name(color.other())),
            None if ending == Ending::Drawn => "A draw was agreed.".to_owned(),
            None => "The game was broken off.".to_owned(),
        },
    }
}

/// Who will win whatever is played, while the game still goes on.
pub fn decided(game: &Game) -> Option<String> {
    let color = game.turn().and(game.position().decided())?;
    Some(format!("{} can't be stopped any more: its stones touch both its edges, diagonals counted.", name(color)))
}

/// Who was skipped after the last move, if somebody was.
pub fn skip(game: &Game) -> Option<String> {
    let color = game.plies().last()?.skipped?;
    Some(format!("{} has no legal point and is skipped.", name(color)))
}

/// That the players have just swapped, if they have.
pub fn swap(game: &Game) -> Option<String> {
    let swapped = game.plies().last()?.action == Move::Swap;
    swapped.then(|| "White swapped: the players change colours, the stone stays.".to_owned())
}

/// Why `color` may not place on `point`, one sentence a figure.
pub fn forbidden(point: Point, color: Color, violations: &[Violation]) -> Vec<String> {
    let begin = format!("{point} is forbidden for {}: it would make a", name(color));
    violations
        .iter()
        .map(|violation| format!("{begin} {} with {}.", violation.kind, others(point, violation)))
        .collect()
}

/// The places of a figure besides the new stone: `d5 (White), e5 (Black) and e4 (empty)`.
fn others(point: Point, violation: &Violation) -> String {
    let mut seen = Vec::new();
    for spot in violation.spots.iter().filter(|spot| spot.point(violation.size) != Some(point)) {
        let text = spot_in_words(spot, violation);
        if !seen.contains(&text) {
            seen.push(text);
        }
    }
    match seen.split_last() {
        None => "itself".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

fn spot_in_words(spot: &Spot, violation: &Violation) -> String {
    let holds = match (spot.color(), spot.mark) {
        (Some(color), _) => name(color),
        (None, Mark::Empty) => "empty",
        (None, _) => "anything",
    };
    match spot.point(violation.size) {
        Some(point) => format!("{point} ({holds})"),
        None => format!("the edge ({holds})"),
    }
}

/// The moves, one entry each: ` 12 W d4`, a skip said after it.
pub fn moves(game: &Game) -> Vec<String> {
    let width = game.plies().len().to_string().len();
    let entry = |(number, ply): (usize, &minefield_rules::Ply)| {
        let action = match ply.action {
            Move::Place(point) => point.to_string(),
            Move::Swap => "swap".to_owned(),
        };
        let skipped = ply.skipped.map_or("", |_| " skip");
        format!("{number:>width$} {} {action}{skipped}", ply.color.letter())
    };
    (1..).zip(game.plies()).map(entry).collect()
}

/// `1 move`, `2 moves`.
pub fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// The text with a capital first letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let text: String = first.chain(letters).collect();
    if text.ends_with(['.', '!', '?']) { text } else { text + "." }
}
