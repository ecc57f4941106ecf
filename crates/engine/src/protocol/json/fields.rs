//! The fields of a query, read at the door.

use crate::protocol::refusal::quoted;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// What is wrong with a query, and in which field.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) field: Option<&'static str>,
    pub(super) error: String,
}

/// What can be read of a query.
pub(super) type Read<T> = Result<T, Fault>;

impl Fault {
    pub(super) fn new(field: &'static str, error: impl std::fmt::Display) -> Fault {
        Fault { field: Some(field), error: error.to_string() }
    }

    pub(super) fn missing(field: &'static str) -> Fault {
        Fault::new(field, format!("`{field}` is missing"))
    }
}

/// The fields that have not been read yet.
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    pub(super) const fn new(map: Map<String, Value>) -> Fields {
        Fields(map)
    }

    /// Takes a field; one that is null counts as absent.
    pub(super) fn take(&mut self, name: &'static str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    pub(super) fn text(&mut self, name: &'static str) -> Read<Option<String>> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(Fault::new(name, format!("{} is not a string", told(&other)))),
        }
    }

    pub(super) fn integer(&mut self, name: &'static str, range: RangeInclusive<i64>) -> Read<Option<i64>> {
        self.take(name).map(|value| integer(name, &value, &range)).transpose()
    }

    pub(super) fn list(&mut self, name: &'static str) -> Read<Option<Vec<Value>>> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Array(values)) => Ok(Some(values)),
            Some(other) => Err(Fault::new(name, format!("{} is not an array", told(&other)))),
        }
    }

    /// The names of the fields that nobody has taken.
    pub(super) fn rest(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// A whole number in a range.
pub(super) fn integer(name: &'static str, value: &Value, range: &RangeInclusive<i64>) -> Read<i64> {
    value.as_i64().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        Fault::new(name, format!("{} is not a whole number from {least} to {most}", told(value)))
    })
}

/// A text of an array or object.
pub(super) fn text<'a>(name: &'static str, value: &'a Value) -> Read<&'a str> {
    value.as_str().ok_or_else(|| Fault::new(name, format!("{} is not a string", told(value))))
}

/// Somebody else's value, cut.
pub(super) fn told(value: &Value) -> String {
    match value {
        Value::Array(_) => "an array".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) => format!("the string {}", quoted(text)),
        other => quoted(&other.to_string()),
    }
}
