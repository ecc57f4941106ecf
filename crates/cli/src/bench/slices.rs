//! Alternating slices of work: a slow moment of the machine hits both sides of a ratio.

use std::time::{Duration, Instant};

/// The speed of one slice, or the best of several.
#[derive(Clone, Copy, Default)]
pub struct Speed {
    /// Per step.
    pub nanoseconds: f64,
    /// How often the work was done in a second.
    pub repeats_a_second: f64,
}

impl Speed {
    /// Takes over the other if that is faster.
    pub fn keep(&mut self, other: Speed) {
        if self.nanoseconds == 0.0 || other.nanoseconds < self.nanoseconds {
            *self = other;
        }
    }
}

/// Repeats `work`, which says how many steps it took, for this long.
pub fn slice(time: Duration, mut work: impl FnMut() -> usize) -> Speed {
    let start = Instant::now();
    let (mut steps, mut repeats) = (0, 0u32);
    while start.elapsed() < time {
        steps += work();
        repeats += 1;
    }
    let elapsed = start.elapsed();
    Speed {
        nanoseconds: elapsed.as_nanos() as f64 / steps as f64,
        repeats_a_second: f64::from(repeats) / elapsed.as_secs_f64(),
    }
}
