//! What a record of Abstract Play says that has no place in a [`Record`]'s own fields, as JSON.

use crate::record::Record;
use serde_json::{Map, Value, json};

/// One JSON object, or none if nothing is kept.
pub(crate) fn to_json(record: &Record) -> Option<String> {
    let kept = &record.kept;
    let parts = [
        ("header", json!(kept.header), kept.header.is_empty()),
        ("gameid", json!(kept.game_id), kept.game_id.is_none()),
        ("variants", json!(kept.variants), kept.variants.is_empty()),
        ("black", json!(record.black.kept), record.black.kept.is_empty()),
        ("white", json!(record.white.kept), record.white.kept.is_empty()),
    ];
    let full = parts.into_iter().filter(|(.., empty)| !empty);
    let map: Map<String, Value> = full.map(|(key, value, _)| (key.to_owned(), value)).collect();
    (!map.is_empty()).then(|| Value::Object(map).to_string())
}

/// Reads what [`to_json`] wrote into the record; what has another shape counts as nothing.
pub(crate) fn read_json(json: &str, record: &mut Record) -> Result<(), String> {
    let mut value: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let mut take = |key: &str| value.get_mut(key).map(Value::take).filter(|part| !part.is_null());
    let object = |value: Option<Value>| match value {
        Some(Value::Object(map)) => map,
        _ => Map::new(),
    };
    record.kept.header = object(take("header"));
    record.kept.game_id = take("gameid");
    let variants = take("variants").and_then(|variants| variants.as_array().cloned()).unwrap_or_default();
    record.kept.variants = variants.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect();
    record.black.kept = object(take("black"));
    record.white.kept = object(take("white"));
    Ok(())
}
