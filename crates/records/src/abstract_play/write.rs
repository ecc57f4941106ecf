//! Writing a game record.

use super::record::{NO_SITE, OPEN_KEY};
use super::variants;
use crate::date;
use crate::export::CannotExport;
use crate::format::Format;
use crate::record::{Player, Record, starts_anew};
use crate::words::move_words;
use minefield_rules::{Color, Ending, Game, Move, Outcome};
use serde_json::{Map, Value, json};

/// Told of a player only if the two would else be the same, which the schema forbids.
pub(super) const COLOR_KEY: &str = "color";

/// Writes a record; a game that goes on gets results 0 and 0, and says so.
pub(crate) fn write(record: &Record) -> Result<String, CannotExport> {
    let format = Format::AbstractPlay;
    if !record.game.rules().is_preset() {
        return Err(CannotExport::OwnRules { format, rules: record.game.rules().name().to_owned() });
    }
    if !starts_anew(&record.game) {
        return Err(CannotExport::Arrangement(format));
    }
    let header = format!("{:#}", Value::Object(header(record)?)).replace('\n', "\n  ");
    let rounds: Vec<String> = moves(&record.game).chunks(2).map(|round| format!("\n    {}", json!(round))).collect();
    Ok(format!("{{\n  \"header\": {header},\n  \"moves\": [{}\n  ]\n}}\n", rounds.join(",")))
}

fn header(record: &Record) -> Result<Map<String, Value>, CannotExport> {
    let mut header = record.kept.header.clone();
    let mut put = |key: &str, value: Value| drop(header.insert(key.to_owned(), value));
    let mut names = variants::names(record.game.size(), record.game.rules());
    names.extend(record.kept.variants.iter().filter(|name| !names.contains(name)).cloned().collect::<Vec<_>>());
    put("game", json!({"name": "Minefield", "variants": names}));
    put("site", site(record));
    let started = date("started", record.started.as_deref())?;
    let ended = date("ended", record.ended.as_deref())?;
    let generated = date("generated", record.generated.as_deref())?;
    let known = ended.clone().or(started.clone());
    let text = |date: Option<String>| json!(date.unwrap_or_else(|| date::UNKNOWN.to_owned()));
    put("date-start", text(started));
    put("date-end", text(ended));
    put("date-generated", text(generated.or(known)));
    put("players", players(record));
    if record.game.swapped() {
        put("pied", json!(true));
    }
    if record.game.outcome().is_none() {
        put(OPEN_KEY, json!(true));
    }
    if let Some(comment) = &record.comment {
        put("comment", json!(comment));
    }
    Ok(header)
}

fn date(key: &'static str, text: Option<&str>) -> Result<Option<String>, CannotExport> {
    let Some(text) = text.filter(|text| !text.is_empty()) else { return Ok(None) };
    date::utc(text).map(Some).ok_or_else(|| CannotExport::Date { key, text: text.to_owned() })
}

fn site(record: &Record) -> Value {
    let mut site = json!({"name": record.site.as_deref().unwrap_or(NO_SITE)});
    if let Some(id) = &record.kept.game_id {
        site["gameid"] = id.clone();
    }
    site
}

fn players(record: &Record) -> Value {
    let [of_black, of_white] = results(record.game.outcome());
    let mut black = player(&record.black, of_black);
    let mut white = player(&record.white, of_white);
    if black == white {
        black.insert(COLOR_KEY.to_owned(), json!(Color::Black.to_string()));
        white.insert(COLOR_KEY.to_owned(), json!(Color::White.to_string()));
    }
    json!([black, white])
}

fn player(player: &Player, result: u8) -> Map<String, Value> {
    let mut map = player.kept.clone();
    map.insert("name".to_owned(), json!(player.name));
    map.insert("result".to_owned(), json!(result));
    map
}

/// The results of Black and White.
fn results(outcome: Option<Outcome>) -> [u8; 2] {
    match outcome.map(|outcome| (outcome, outcome.winner())) {
        Some((_, Some(Color::Black))) => [1, 0],
        Some((_, Some(Color::White))) => [0, 1],
        Some((Outcome::Ended(Ending::BothLeft), None)) | None => [0, 0],
        Some((_, None)) => [1, 1],
    }
}

/// The moves, Black's and White's in turn: without the swap, with a pass for each skip, and with
/// the word for the ending.
fn moves(game: &Game) -> Vec<String> {
    let mut words = move_words(game);
    words.retain(|word| *word != Move::Swap.to_string());
    let word = match game.outcome() {
        Some(Outcome::Ended(Ending::Resigned(_))) => Some("resign"),
        Some(Outcome::Ended(Ending::TimedOut(_))) => Some("timeout"),
        Some(Outcome::Ended(Ending::Drawn)) => Some("draw"),
        Some(Outcome::Ended(Ending::Abandoned(_) | Ending::BothLeft)) => Some("abandoned"),
        _ => None,
    };
    words.extend(word.map(str::to_owned));
    words
}
