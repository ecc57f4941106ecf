//! JSON that is read with care: what is not as expected is noted, with its path.

use crate::bad_record::BadRecord;
use crate::excerpt::excerpt;
use crate::note::{Note, Notes};
use serde_json::error::Category;
use serde_json::{Map, Value};

/// Reads JSON text.
pub(crate) fn parse(text: &str) -> Result<Value, BadRecord> {
    serde_json::from_str(text).map_err(|error| {
        let words = error.to_string();
        let reason = words.rsplit_once(" at line ").map_or(words.as_str(), |(reason, _)| reason);
        let reason = match error.classify() {
            Category::Eof => format!("the JSON breaks off: {reason}"),
            _ => format!("not JSON: {reason}"),
        };
        BadRecord::Json { line: error.line(), column: error.column(), reason }
    })
}

/// A JSON object of which key after key is taken.
pub(crate) struct Fields<'a> {
    pub map: Map<String, Value>,
    path: &'static str,
    notes: &'a mut Notes,
}

impl<'a> Fields<'a> {
    /// The object at `path`.
    pub fn new(map: Map<String, Value>, path: &'static str, notes: &'a mut Notes) -> Fields<'a> {
        Fields { map, path, notes }
    }

    /// Takes a key that should hold a text.
    pub fn text(&mut self, key: &str) -> Option<String> {
        self.take(key, "a text", |value| match value {
            Value::String(text) => Some(text),
            _ => None,
        })
    }

    /// Takes a key that should hold a list.
    pub fn list(&mut self, key: &str) -> Option<Vec<Value>> {
        self.take(key, "a list", |value| match value {
            Value::Array(list) => Some(list),
            _ => None,
        })
    }

    /// Takes a key that should hold an object.
    pub fn object(&mut self, key: &str) -> Option<Map<String, Value>> {
        self.take(key, "an object", |value| match value {
            Value::Object(map) => Some(map),
            _ => None,
        })
    }

    /// Takes a key that should hold true or false.
    pub fn flag(&mut self, key: &str) -> Option<bool> {
        self.take(key, "true or false", |value| value.as_bool())
    }

    /// Takes a key that should hold a number.
    pub fn number(&mut self, key: &str) -> Option<f64> {
        self.take(key, "a number", |value| value.as_f64())
    }

    /// Notes that the keys left over are not kept.
    pub fn note_rest(self) {
        for key in self.map.keys() {
            let path = if self.path.is_empty() { excerpt(key) } else { format!("{}.{}", self.path, excerpt(key)) };
            self.notes.push(Note::NotKept { path });
        }
    }

    fn take<T>(&mut self, key: &str, expected: &'static str, read: impl FnOnce(Value) -> Option<T>) -> Option<T> {
        let value = self.map.remove(key).filter(|value| !value.is_null())?;
        let read = read(value);
        if read.is_none() {
            let path = if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) };
            self.notes.push(Note::Unreadable { path, expected });
        }
        read
    }
}
