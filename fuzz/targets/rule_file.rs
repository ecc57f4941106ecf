//! A rule file is refused, or is the same rule set when written as a file or a word and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_fuzz::assert_rules_match_pictures;
use minefield_rules::Ruleset;

fuzz_target!(|bytes: &[u8]| {
    match Ruleset::from_file(bytes) {
        Ok(rules) => {
            assert_eq!(Ruleset::from_file(rules.to_file().as_bytes()).as_ref(), Ok(&rules));
            assert_eq!(Ruleset::from_word(&rules.to_word()).as_ref(), Ok(&rules));
            assert_rules_match_pictures(&rules);
        }
        Err(fault) => {
            let lines = bytes.split(|&byte| byte == b'\n').count();
            assert!((1..=lines).contains(&fault.line), "{fault}");
        }
    }
});
