//! Dates as Abstract Play writes them.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// Stands where a date is needed and none is known.
pub(crate) const UNKNOWN: &str = "1970-01-01T00:00:00.000Z";

/// The moment in UTC, as `2026-05-01T10:00:00.000Z`; a text of that form stays as it is. A date
/// without an offset is taken as UTC, one without a time as midnight.
pub(crate) fn utc(text: &str) -> Option<String> {
    let text = text.trim();
    let moment: Timestamp = match text.parse() {
        Ok(moment) => moment,
        Err(_) => TimeZone::UTC.to_timestamp(text.parse::<DateTime>().ok()?).ok()?,
    };
    let is_utc = text.ends_with('Z') && text.contains('T') && !text.contains('[') && text.len() >= 20;
    Some(if is_utc { text.to_owned() } else { format!("{moment:.3}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(utc(text).as_deref(), expected, "{text}");
    }

    #[test]
    fn dates_become_utc() {
        check("2026-05-01T10:00:00.000Z", Some("2026-05-01T10:00:00.000Z"));
        check("2026-05-01T10:00:00Z", Some("2026-05-01T10:00:00Z"));
        check("2026-05-01T10:00:00+02:00", Some("2026-05-01T08:00:00.000Z"));
        check("2026-05-01 10:00", Some("2026-05-01T10:00:00.000Z"));
        check("2026-05-01", Some("2026-05-01T00:00:00.000Z"));
        check("2026-02-29", None);
        check("yesterday", None);
        check("", None);
    }
}
