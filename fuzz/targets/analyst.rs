//! Whatever queries arrive, every answer is a line of JSON, and all work ends.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_engine::protocol::{Analyst, AnalystOptions};
use std::time::Duration;

fuzz_target!(|text: &str| {
    let mut analyst = Analyst::new(&AnalystOptions { visits: 20, hash: 1, seed: 1 });
    let (mut output, mut now) = (String::new(), Duration::ZERO);
    for line in text.split('\n').take(20) {
        analyst.line(line, &mut output);
        analyst.work(now, &mut output);
        now += Duration::from_millis(40);
    }
    // As many visits as somebody likes are legal, but take their time. Portions that seem slow are small.
    for _ in 0..50 {
        analyst.work(now, &mut output);
        now += Duration::from_millis(40);
    }
    analyst.line("{\"id\":\"end\",\"action\":\"terminate_all\"}", &mut output);
    assert!(analyst.is_idle());
    for line in output.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(value.is_object(), "{line}");
    }
});
