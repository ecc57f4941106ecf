//! What is written is read back as it was.

use crate::random::{games, positions, rulesets, setups, sizes};
use minefield_rules::{Move, Point, Ruleset, diagram, line};
use proptest::prelude::*;

fn is_url_safe(line: &str) -> bool {
    line.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_arrangement_is_read_back_from_its_line_and_drawing(setup in setups(sizes()), rules in rulesets()) {
        let line = line::of_setup(&setup, &rules);
        prop_assert!(is_url_safe(&line), "{}", line);
        prop_assert!(line.len() < line::MAX_BYTES);
        prop_assert_eq!(line::parse_setup(&line), Ok((setup.clone(), rules)));
        let drawn = diagram::parse(&diagram::draw(&setup)).map(|mut drawn| {
            drawn.turn = setup.turn;
            drawn
        });
        prop_assert_eq!(drawn, Ok(setup));
    }

    #[test]
    fn a_position_is_read_back_from_its_line(position in positions(rulesets(), sizes())) {
        prop_assert_eq!(line::parse_position(&line::of_position(&position)), Ok(position));
    }

    #[test]
    fn a_game_is_read_back_from_its_line(game in games(rulesets(), sizes()), ending in 0..20usize) {
        let mut game = game;
        if let Some((_, ending)) = line::ENDINGS.get(ending) {
            game.end(*ending);
        }
        let line = line::of_game(&game);
        prop_assert!(is_url_safe(&line), "{}", line);
        prop_assert_eq!(line::parse_game(&line), Ok(game));
    }

    #[test]
    fn a_game_is_read_back_from_any_start(game in games(rulesets(), sizes()), cut in any::<prop::sample::Index>()) {
        let start = game.position_after(cut.index(game.plies().len() + 1));
        let mut game = minefield_rules::Game::from_setup(&start.to_setup(), start.rules()).expect("no figure");
        crate::random::play_on(&mut game, [7, 49, 343]);
        prop_assert_eq!(line::parse_game(&line::of_game(&game)), Ok(game));
    }

    #[test]
    fn a_rule_set_is_read_back_from_its_word_and_file(rules in rulesets()) {
        prop_assert!(is_url_safe(&rules.to_word()));
        prop_assert_eq!(Ruleset::from_word(&rules.to_word()), Ok(rules.clone()));
        prop_assert_eq!(Ruleset::from_file(rules.to_file().as_bytes()), Ok(rules));
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in ".{0,60}") {
        let _ = (text.parse::<Point>(), text.parse::<Move>(), diagram::parse(&text));
        let _ = (line::parse_position(&text), line::parse_game(&text), Ruleset::from_word(&text));
        let _ = Ruleset::from_file(text.as_bytes());
    }

    #[test]
    fn no_change_to_a_line_makes_its_parser_panic(
        game in games(rulesets(), sizes()),
        at in any::<prop::sample::Index>(),
        letter in any::<char>(),
    ) {
        for line in [line::of_game(&game), line::of_position(game.position())] {
            let mut letters: Vec<char> = line.chars().collect();
            let at = at.index(letters.len());
            letters[at] = letter;
            let line: String = letters.into_iter().collect();
            let _ = (line::parse_game(&line), line::parse_position(&line));
        }
    }
}
