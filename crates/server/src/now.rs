//! The moment, as an argument.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Says what time it is: milliseconds since 1970, UTC.
#[derive(Clone)]
pub struct Now(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Now {
    /// A time of one's own, for tests.
    pub fn new(tell: impl Fn() -> i64 + Send + Sync + 'static) -> Now {
        Now(Arc::new(tell))
    }

    /// What time it is.
    #[must_use]
    pub fn tell(&self) -> i64 {
        (self.0)()
    }
}

impl Default for Now {
    /// The system's time.
    fn default() -> Now {
        Now::new(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        })
    }
}

impl fmt::Debug for Now {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Now({})", self.tell())
    }
}

/// A moment as ISO 8601 in UTC: `2026-11-30T11:50:00Z`.
#[must_use]
pub fn iso(moment: i64) -> String {
    let seconds = moment.div_euclid(1000);
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
}

/// The date so many days after 1970-01-01 (Hinnant, "chrono-compatible low-level date algorithms").
const fn date(days: i64) -> (i64, i64, i64) {
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + if month <= 2 { 1 } else { 0 }, month, day)
}

#[cfg(test)]
mod tests {
    use super::iso;

    #[test]
    fn moments_are_written_as_dates() {
        assert_eq!(iso(0), "1970-01-01T00:00:00Z");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(iso(1_796_039_400_999), "2026-11-30T11:50:00Z");
        assert_eq!(iso(-1), "1969-12-31T23:59:59Z");
    }
}
