//! A rule set's word is refused, or is the same rule set when written again and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_fuzz::assert_rules_match_pictures;
use minefield_rules::Ruleset;

fuzz_target!(|word: &str| {
    match Ruleset::from_word(word) {
        Ok(rules) => {
            assert_eq!(Ruleset::from_word(&rules.to_word()).as_ref(), Ok(&rules));
            assert_eq!(Ruleset::from_file(rules.to_file().as_bytes()).as_ref(), Ok(&rules));
            assert_rules_match_pictures(&rules);
        }
        Err(fault) => assert!(fault.to_string().len() < 1000),
    }
});
