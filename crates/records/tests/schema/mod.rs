//! What Abstract Play's published schema of game records (1-0-0) asks for, checked by hand.

use serde_json::{Map, Value};

/// Panics, with the reason, unless `text` is such a record.
pub fn check(text: &str) {
    let root: Value = serde_json::from_str(text).expect("JSON");
    let root = only(&root, &["header", "moves"]);
    let header = root["header"].as_object().expect("a header");
    for key in ["game", "site", "date-start", "date-end", "date-generated", "players"] {
        assert!(header.contains_key(key), "{key} is required: {text}");
    }
    let game = only(&header["game"], &["name", "variants"]);
    assert_eq!(game["name"], "Minefield");
    let variants = game["variants"].as_array().expect("variants");
    assert!(variants.iter().all(Value::is_string) && unique(variants), "{variants:?}");
    let site = only(&header["site"], &["name", "gameid"]);
    assert!(site["name"].is_string());
    assert!(site.get("gameid").is_none_or(|id| id.is_string() || id.is_number()), "{site:?}");
    for key in ["date-start", "date-end", "date-generated"] {
        let date = header[key].as_str().expect("a date");
        let utc = date.len() >= 20 && date.ends_with('Z') && date.as_bytes()[10] == b'T';
        assert!(utc && date.parse::<jiff::Timestamp>().is_ok(), "{date}");
    }
    assert!(header.get("pied").is_none_or(Value::is_boolean) && !header.contains_key("pie-invoked"));
    let players = header["players"].as_array().expect("players");
    assert!(players.len() == 2 && unique(players), "{players:?}");
    assert!(players.iter().all(|player| player["name"].is_string() && player["result"].is_u64()), "{players:?}");
    for round in root["moves"].as_array().expect("moves") {
        let entries = round.as_array().expect("a round");
        assert!((1..=2).contains(&entries.len()) && entries.iter().all(Value::is_string), "{round}");
        assert!(entries.iter().all(|entry| entry != "swap"), "{round}");
    }
}

/// The object, which has no other keys than these.
fn only<'a>(value: &'a Value, keys: &[&str]) -> &'a Map<String, Value> {
    let map = value.as_object().expect("an object");
    assert!(map.keys().all(|key| keys.contains(&key.as_str())), "only {keys:?}: {map:?}");
    map
}

fn unique(list: &[Value]) -> bool {
    list.iter().enumerate().all(|(k, value)| !list[..k].contains(value))
}
