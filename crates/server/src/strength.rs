//! Strengths as they are written in requests, answers and the event log.

use minefield_engine::{BadStrength, Custom, Level, Strength};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A strength as it is written: `{"level":3}`, or `{"custom":{"seconds":5}}`. Whether it is one
/// is found out by [`WrittenStrength::read`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenStrength {
    /// A level, 1 to 10.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<i64>,
    /// The limits of a search that is as strong as it can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub custom: Option<Limits>,
}

/// The limits of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The most seconds, 1 to 60.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<i64>,
    /// The most visits, 1 to 10,000,000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visits: Option<i64>,
}

impl WrittenStrength {
    /// The strength that is written.
    ///
    /// # Errors
    /// It is none: a number is out of its range, or there is not just one of level and limits.
    pub fn read(self) -> Result<Strength, BadStrength> {
        // A number that doesn't fit is out of every range, as 0 is.
        let number = |number: Option<i64>| number.map(|number| u32::try_from(number).unwrap_or(0));
        match (self.level, self.custom) {
            (None, Some(Limits { seconds, visits })) => {
                Custom::new(number(seconds), number(visits)).map(Strength::Custom)
            }
            (Some(level), None) => {
                let level = u8::try_from(level).ok().and_then(Level::new);
                level.map(Strength::Level).ok_or(BadStrength::Level)
            }
            _ => Err(BadStrength::Level),
        }
    }
}

impl From<Strength> for WrittenStrength {
    fn from(strength: Strength) -> WrittenStrength {
        match strength {
            Strength::Level(level) => WrittenStrength { level: Some(level.get().into()), custom: None },
            Strength::Custom(custom) => {
                let limits =
                    Limits { seconds: custom.seconds().map(Into::into), visits: custom.visits().map(Into::into) };
                WrittenStrength { level: None, custom: Some(limits) }
            }
        }
    }
}

/// For serde: the fields of a strength.
pub fn serialize<S: Serializer>(strength: &Strength, serializer: S) -> Result<S::Ok, S::Error> {
    WrittenStrength::from(*strength).serialize(serializer)
}

/// For serde: the strength of its fields.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Strength, D::Error> {
    WrittenStrength::deserialize(deserializer)?.read().map_err(serde::de::Error::custom)
}
