//! The commands of this program's own.

use super::arguments::Arguments;
use super::board::{points, skipped};
use super::desk::{Answer, Desk, done};
use super::refusal::Refusal;
use minefield_rules::{Game, Outcome, Point, Position, Ruleset, Spot, Violation, line};

/// `minefield-options [NAME [VALUE]]`: lists, tells or changes.
pub(super) fn options(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let (name, value) = (arguments.next(), arguments.next());
    arguments.end()?;
    match (name, value) {
        (None, _) => done(desk.options.list()),
        (Some(name), None) => done(desk.options.get(name)?),
        (Some(name), Some(value)) => {
            desk.options.set(name, value)?;
            desk.kept = None;
            done("")
        }
    }
}

/// `minefield-level [LEVEL]`: 1 to 10 or `full`.
pub(super) fn level(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let level = arguments.next();
    arguments.end()?;
    match level {
        None => done(desk.options.get("level")?),
        Some(level) => {
            desk.options.set("level", level)?;
            desk.kept = None;
            done("")
        }
    }
}

/// `minefield-rules [RULES]`: a preset's name or a rule set in one word; a new game with them.
pub(super) fn rules(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let word = arguments.next();
    arguments.end()?;
    let Some(word) = word else { return done(desk.game.rules().to_word()) };
    let rules = Ruleset::from_word(word).map_err(Refusal::new)?;
    desk.start(Game::new(desk.game.size(), &rules));
    done("")
}

/// `minefield-position LINE`: goes on with the game or position of a line.
pub(super) fn position(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let text = arguments.word("a line (mfg1-... or mfp1-...)")?;
    arguments.end()?;
    let game = if text.starts_with("mfp") {
        let (setup, rules) = line::parse_setup(text).map_err(Refusal::new)?;
        Game::from_setup(&setup, &rules).map_err(Refusal::new)?
    } else {
        line::parse_game(text).map_err(Refusal::new)?
    };
    desk.start(game);
    done("")
}

/// `minefield-line`: the game as a line.
pub(super) fn game_line(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done(line::of_game(&desk.game))
}

/// `minefield-legal [COLOUR]`: where a side may place, whoever is to move.
pub(super) fn legal(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.only_color()?.map_or_else(|| desk.turn(), Ok)?;
    done(points(desk.game.position().legal(color)))
}

/// `minefield-forbidden [COLOUR]`: the empty points where a side may not place.
pub(super) fn forbidden(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let color = arguments.only_color()?.map_or_else(|| desk.turn(), Ok)?;
    done(points(&desk.game.position().forbidden(color)))
}

/// `minefield-why POINT [COLOUR]`: the figures that a stone there would complete, one a line.
pub(super) fn why(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    let position = desk.game.position();
    let point = arguments.point(position.size())?;
    let color = arguments.only_color()?.map_or_else(|| desk.turn(), Ok)?;
    if let Some(stone) = position.stone(point) {
        return done(format!("occupied {stone}"));
    }
    let violations = position.violations(point, color);
    let figures: Vec<String> = violations.iter().map(figure).collect();
    done(if figures.is_empty() { "legal".to_owned() } else { figures.join("\n") })
}

/// `hard_corner d4=black e4=empty d5=white e5=black`.
fn figure(violation: &Violation) -> String {
    let spot = |spot: &Spot| {
        let place = spot.point(violation.size).map_or("edge".to_owned(), |point: Point| point.to_string());
        let holds = spot.color().map_or("empty".to_owned(), |color| color.to_string());
        format!(" {place}={holds}")
    };
    let spots: String = violation.spots.iter().map(spot).collect();
    format!("{}{spots}", violation.kind.replace(' ', "_"))
}

/// `minefield-status`: where the game stands, a name and a value a line.
pub(super) fn status(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    let game = &desk.game;
    let or_none = |word: Option<String>| word.unwrap_or_else(|| "none".to_owned());
    let word = |color: Option<minefield_rules::Color>| or_none(color.map(|color| color.to_string()));
    let yes_or_no = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
    let position: &Position = game.position();
    let lines = [
        ("size", game.size().to_string()),
        ("rules", game.rules().to_word()),
        ("plies", game.plies().len().to_string()),
        ("stones", position.len().to_string()),
        ("turn", word(game.turn())),
        ("skipped", word(skipped(game))),
        ("swap", yes_or_no(game.can_swap())),
        ("over", yes_or_no(game.outcome().is_some())),
        ("winner", word(game.outcome().and_then(Outcome::winner))),
        ("decided", word(position.decided())),
    ];
    done(lines.map(|(name, value)| format!("{name} {value}")).join("\n"))
}
