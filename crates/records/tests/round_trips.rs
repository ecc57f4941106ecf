//! Random games come back from every format; nothing that is read makes the program panic.

mod schema;

use minefield_records::{Format, Import, Player, Record, export, import};
use minefield_rules::{Color, Ending, Game, Move, Ruleset, Size};
use proptest::prelude::*;

const OWN_RULES: &str = "my_rules~hard_corner.xe.ox~ring.edges.axxa.oeeo.oeeo.axxa";

/// A game by random choices: the size, the rules, how many stones stand at the start, the moves.
fn game(side: usize, rules: usize, start: usize, swap: bool, choices: &[u16]) -> Game {
    let rules = Ruleset::presets().get(rules).cloned();
    let rules = rules.unwrap_or_else(|| Ruleset::from_word(OWN_RULES).expect("rules"));
    let mut game = Game::new(Size::new(side).expect("a size"), &rules);
    for (number, &choice) in choices.iter().enumerate() {
        if number == start {
            game = Game::from_setup(&game.position().to_setup(), &rules).expect("a reachable position");
        }
        let Some(color) = game.turn() else { break };
        let legal: Vec<_> = game.position().legal(color).iter().collect();
        let action =
            if swap && game.can_swap() { Move::Swap } else { Move::Place(legal[usize::from(choice) % legal.len()]) };
        game.play(action).expect("legal");
    }
    game
}

fn end(game: &mut Game, ending: usize) {
    let span = game.position().span().map(Ending::Span);
    let [black, white] = Color::BOTH;
    let endings = [
        None,
        span,
        Some(Ending::Drawn),
        Some(Ending::BothLeft),
        Some(Ending::Resigned(black)),
        Some(Ending::TimedOut(white)),
        Some(Ending::Abandoned(black)),
        Some(Ending::Resigned(white)),
    ];
    endings[ending].map(|ending| game.end(ending));
}

fn games() -> impl Strategy<Value = Game> {
    let choices = prop::collection::vec(any::<u16>(), 0..90);
    let start = prop_oneof![Just(0_usize), Just(1000), 1_usize..20];
    (1_usize..10, 0_usize..4, start, any::<bool>(), choices, 0_usize..8).prop_map(
        |(side, rules, start, swap, choices, ending)| {
            let mut game = game(side, rules, start, swap, &choices);
            end(&mut game, ending);
            game
        },
    )
}

fn texts() -> impl Strategy<Value = Option<String>> {
    prop::option::of(prop_oneof![
        "\\PC{1,12}",
        "[ \\\\#\\n\\r\\t:u{}a-c]{1,12}",
        prop::collection::vec(any::<char>(), 1..6).prop_map(String::from_iter)
    ])
}

fn records() -> impl Strategy<Value = Record> {
    (games(), texts(), texts(), texts(), texts(), 0_u32..4).prop_map(|(game, black, white, site, comment, dates)| {
        Record {
            black: Player::new(black.unwrap_or_default()),
            white: Player::new(white.unwrap_or_default()),
            site,
            comment,
            started: (dates > 0).then(|| "2026-05-01T10:00:00.000Z".to_owned()),
            ended: (dates > 1).then(|| "2026-05-01T11:00:00Z".to_owned()),
            generated: (dates > 2).then(|| "2026-05-03T11:00:00.5Z".to_owned()),
            ..Record::new(game)
        }
    })
}

fn again(record: &Record, format: Format) -> Option<Import> {
    let text = export(record, format).ok()?;
    let import = import(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!((import.format, &import.fault), (format, &None), "{text}");
    Some(import)
}

proptest! {
    #[test]
    fn the_text_form_gives_every_record_back(record in records()) {
        let import = again(&record, Format::Text).expect("written");
        prop_assert_eq!(&import.record, &record);
        prop_assert_eq!(import.notes, []);
    }

    #[test]
    fn an_abstract_play_record_gives_every_record_back(record in records()) {
        if let Some(import) = again(&record, Format::AbstractPlay) {
            prop_assert_eq!(&import.record, &record);
            schema::check(&export(&record, Format::AbstractPlay).expect("written"));
        } else {
            prop_assert!(!record.game.rules().is_preset() || !record.game.start().is_empty());
        }
    }

    #[test]
    fn lines_and_lists_give_the_game_back(game in games()) {
        let record = Record::new(game);
        prop_assert_eq!(&again(&record, Format::GameLine).expect("written").record, &record);
        if let Some(import) = again(&record, Format::MoveList) {
            prop_assert_eq!(&import.record, &record);
            prop_assert_eq!(import.notes, []);
        }
    }

    #[test]
    fn drawings_and_lines_give_the_position_back(game in games()) {
        let record = Record::new(game);
        for format in [Format::Diagram, Format::PositionLine] {
            let import = again(&record, format).expect("written");
            prop_assert_eq!(import.record.game.position(), record.game.position());
            prop_assert_eq!(import.notes, []);
        }
    }
}

const SAMPLES: [&[u8]; 7] = [
    include_bytes!("data/record-9-archive.json"),
    include_bytes!("data/record-11-nosize-pied-archive.json"),
    include_bytes!("data/record-11-pinwheel-pied-page.json"),
    include_bytes!("data/record-15-german-resigned.json"),
    include_bytes!("data/record-8-cartwheel-french.json"),
    include_bytes!("data/state-8-cartwheel.json"),
    b"Minefield record 1\nsize: 4\nrules: my_rules~hard_corner.xe.ox\nblack: \\u{41} # x\nkept: {\"black\":{\"a\":1.5}}\n\
      start: white\n....\n.B..\n....\n....\nmoves:\n 1. a1 d4 pass resign\n",
];

/// Bits of text that mean something in one of the formats.
const WORDS: [&str; 30] = [
    "\"move\":",
    "null",
    "{}",
    "[[]]",
    "\"pass\"",
    "\"resign\"",
    "\"a1\"",
    "\"pied\":true,",
    "\"result\":1,",
    "e5",
    "swap",
    "resign_b",
    "#",
    "\n",
    "\r",
    "\\u{",
    ":",
    "size: 3\n",
    "start: black\n",
    "moves:\n",
    "9x9",
    "mfg1-",
    "-",
    "~",
    ".",
    "B",
    "\u{feff}",
    "\"sequence\":2",
    "result: both left\n",
    "1e999",
];

/// Reads bytes; whatever could be read is written in every format and read again.
fn survives(bytes: &[u8]) {
    let Ok(first) = import(bytes) else { return };
    first.notes.iter().for_each(|note| drop(note.to_string()));
    first.fault.iter().for_each(|fault| drop(fault.to_string()));
    let again = again(&first.record, Format::Text).expect("written");
    assert_eq!(again.record, first.record);
    for format in Format::all() {
        let Ok(text) = export(&first.record, format) else { continue };
        let again = import(text.as_bytes()).expect("what was written can be read");
        assert_eq!(again.record.game.position(), first.record.game.position(), "{text}");
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        survives(&bytes);
    }

    #[test]
    fn any_words_are_read_or_refused(words in prop::collection::vec(0..WORDS.len(), 0..30), blanks in any::<bool>()) {
        let words: Vec<&str> = words.into_iter().map(|k| WORDS[k]).collect();
        survives(words.join(if blanks { " " } else { "" }).as_bytes());
    }

    #[test]
    fn a_damaged_record_is_read_or_refused(
        sample in 0..SAMPLES.len(),
        damages in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..40, 0_usize..5, any::<u8>()), 1..6),
    ) {
        let mut bytes = SAMPLES[sample].to_vec();
        for (index, length, kind, byte) in damages {
            let at = index.index(bytes.len() + 1);
            let end = (at + length).min(bytes.len());
            match kind {
                0 if at < bytes.len() => bytes[at] = byte,
                1 => drop(bytes.drain(at..end)),
                2 => drop(bytes.splice(at..at, WORDS[usize::from(byte) % WORDS.len()].bytes())),
                3 => bytes.extend_from_within(at..end),
                _ if length == 0 => bytes.truncate(at),
                _ => {}
            }
        }
        survives(&bytes);
    }
}
