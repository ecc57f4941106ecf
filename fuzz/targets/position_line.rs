//! A position line is refused, or is the same position when written and read again; and it is
//! refused for its arrangement exactly if the pictures find a figure there (or a crosscut).
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_fuzz::assert_tables_match_pictures;
use minefield_rules::line::{self, BadLine};
use minefield_rules::{diagram, naive};

fuzz_target!(|text: &str| {
    let Ok((setup, rules)) = line::parse_setup(text) else {
        return assert!(!matches!(line::parse_position(text), Ok(_) | Err(BadLine::Setup(_))));
    };
    assert_eq!(line::parse_setup(&line::of_setup(&setup, &rules)), Ok((setup.clone(), rules.clone())));
    let drawn =
        diagram::parse(&diagram::draw(&setup)).map(|drawn| line::of_setup(&drawn, &rules).replace("-w-", "-b-"));
    assert_eq!(drawn.as_deref(), Ok(line::of_setup(&setup, &rules).replace("-w-", "-b-").as_str()));
    let unreachable = rules.is_preset() && setup.crosscut().is_some();
    match line::parse_position(text) {
        Ok(position) => {
            assert!(naive::figures(&setup, &rules).is_empty() && !unreachable);
            assert_eq!(line::parse_position(&line::of_position(&position)).as_ref(), Ok(&position));
            assert_tables_match_pictures(&position);
        }
        Err(BadLine::Setup(_)) => assert!(!naive::figures(&setup, &rules).is_empty() || unreachable),
        Err(fault) => panic!("{fault}"),
    }
});
