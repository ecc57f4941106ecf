//! Reading a game record.

use super::{check_game, variants};
use crate::bad_record::BadRecord;
use crate::date;
use crate::format::Format;
use crate::import::Import;
use crate::json::Fields;
use crate::note::{Note, Notes};
use crate::record::{Kept, Player, Record};
use crate::replay::{Replay, Replayed};
use crate::verdict::Verdict;
use minefield_rules::{Color, Game};
use serde_json::{Map, Value};

/// The site's name in records of games played nowhere in particular.
pub(super) const NO_SITE: &str = "Minefield";

/// True in the header of a game that goes on: the site's own records are all of games that ended.
pub(super) const OPEN_KEY: &str = "unfinished";

/// Reads the record whose top level this is.
pub(super) fn read(root: Map<String, Value>) -> Result<Import, BadRecord> {
    let mut notes = Notes::default();
    let mut root = Fields::new(root, "", &mut notes);
    let missing = |path: &str, expected| BadRecord::Shape { path: path.to_owned(), expected };
    let header = root.object("header").ok_or_else(|| missing("header", "an object"))?;
    let moves = root.list("moves").ok_or_else(|| missing("moves", "a list of rounds"))?;
    root.note_rest();
    let header = Header::read(header, &mut notes)?;
    let mut replay = Replay::with_swap(header.record.game, notes, header.swapped);
    for (number, round) in moves.iter().enumerate() {
        read_round(&mut replay, number, round);
    }
    let Replayed { game, notes, fault } = replay.finish(header.verdict);
    Ok(Import { record: Record { game, ..header.record }, format: Format::AbstractPlay, notes, fault })
}

/// What the header says.
struct Header {
    /// The record before the first move.
    record: Record,
    swapped: bool,
    verdict: Option<Verdict>,
}

impl Header {
    fn read(header: Map<String, Value>, notes: &mut Notes) -> Result<Header, BadRecord> {
        let mut fields = Fields::new(header, "header", notes);
        let game = fields.object("game").unwrap_or_default();
        let site = fields.object("site").unwrap_or_default();
        let players = fields.list("players").unwrap_or_default();
        let swapped = [fields.flag("pied"), fields.flag("pie-invoked")].contains(&Some(true));
        let is_open = fields.flag(OPEN_KEY) == Some(true);
        let mut text = |key| fields.text(key).filter(|text| !text.is_empty() && text != date::UNKNOWN);
        let [started, ended, comment] = ["date-start", "date-end", "comment"].map(&mut text);
        let stated = ended.as_ref().or(started.as_ref());
        let generated = text("date-generated").filter(|generated| Some(generated) != stated);
        let kept = fields.map;

        let (game, variants) = read_game(game, notes)?;
        let (site, game_id) = read_site(site, notes);
        let ([black, white], verdict) = read_players(players, notes);
        let verdict = verdict.filter(|&verdict| !(is_open && verdict == Verdict::Nobody));
        let kept = Kept { header: kept, game_id, variants };
        let record = Record { black, white, started, ended, generated, site, comment, kept, ..Record::new(game) };
        Ok(Header { record, swapped, verdict })
    }
}

/// The game before its first move, and the unknown variants.
fn read_game(game: Map<String, Value>, notes: &mut Notes) -> Result<(Game, Vec<String>), BadRecord> {
    let mut fields = Fields::new(game, "header.game", notes);
    check_game(fields.text("name").as_deref())?;
    let names = fields.list("variants").unwrap_or_default();
    fields.note_rest();
    let names = super::texts(names, "header.game.variants", notes);
    let variants = variants::read(names, "header.game.variants", notes)?;
    Ok((Game::new(variants.size, &variants.rules), variants.unknown))
}

fn read_site(site: Map<String, Value>, notes: &mut Notes) -> (Option<String>, Option<Value>) {
    let mut fields = Fields::new(site, "header.site", notes);
    let name = fields.text("name").filter(|name| !name.is_empty() && name != NO_SITE);
    let game_id = fields.map.remove("gameid").filter(|id| !id.is_null());
    fields.note_rest();
    (name, game_id)
}

/// The players, Black first, and who has won by their results.
fn read_players(players: Vec<Value>, notes: &mut Notes) -> ([Player; 2], Option<Verdict>) {
    let mut players = players.into_iter();
    let (black, of_black) = read_player(players.next(), "header.players[0]", notes);
    let (white, of_white) = read_player(players.next(), "header.players[1]", notes);
    if players.next().is_some() {
        notes.push(Note::NotKept { path: "header.players[2]".to_owned() });
    }
    let verdict = of_black.zip(of_white).map(|results| match results {
        (black, white) if black > white => Verdict::Won(Color::Black),
        (black, white) if black < white => Verdict::Won(Color::White),
        (0.0, _) => Verdict::Nobody,
        _ => Verdict::Even,
    });
    ([black, white], verdict)
}

fn read_player(player: Option<Value>, path: &'static str, notes: &mut Notes) -> (Player, Option<f64>) {
    let Some(Value::Object(map)) = player else {
        notes.push(Note::Unreadable { path: path.to_owned(), expected: "a player with `name` and `result`" });
        return (Player::default(), None);
    };
    let mut fields = Fields::new(map, path, notes);
    let name = fields.text("name").unwrap_or_default();
    let result = fields.number("result");
    let mut kept = fields.map;
    kept.remove(super::write::COLOR_KEY);
    (Player { name, kept }, result)
}

/// Plays a round: a list with an entry for each player, or an entry by itself.
fn read_round(replay: &mut Replay, number: usize, round: &Value) {
    let Value::Array(entries) = round else {
        return read_entry(replay, format_args!("moves[{number}]"), round);
    };
    let mut order: Vec<usize> = (0..entries.len()).collect();
    let sequence = |slot: &usize| entries[*slot].get("sequence").and_then(Value::as_i64);
    if order.iter().all(|slot| sequence(slot).is_some()) {
        order.sort_by_key(sequence);
    }
    for slot in order {
        read_entry(replay, format_args!("moves[{number}][{slot}]"), &entries[slot]);
    }
}

fn read_entry(replay: &mut Replay, place: std::fmt::Arguments<'_>, entry: &Value) {
    match entry.get("move").unwrap_or(entry) {
        Value::Null => replay.empty(place),
        Value::String(text) => replay.read(place, text),
        other => replay.read(place, &other.to_string()),
    }
}
