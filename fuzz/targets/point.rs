//! A text names a point exactly if it is that point's name, blanks and case aside.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_rules::{Move, Point, Size};

fuzz_target!(|text: &str| {
    let name = text.trim().to_ascii_lowercase();
    let size = Size::new(Size::MAX).expect("a size");
    let named = size.points().find(|point| point.to_string() == name);
    assert_eq!(text.parse::<Point>().ok(), named);
    let action = named.map(Move::Place).or((name == "swap").then_some(Move::Swap));
    assert_eq!(text.parse::<Move>().ok(), action);
});
