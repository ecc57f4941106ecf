//! A drawing is refused, or is the same arrangement when drawn and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_rules::diagram;

fuzz_target!(|text: &str| {
    match diagram::parse(text) {
        Ok(setup) => assert_eq!(diagram::parse(&diagram::draw(&setup)), Ok(setup)),
        Err(fault) => assert!((1..=text.lines().count().max(1)).contains(&fault.line), "{fault}"),
    }
});
