//! Records that Abstract Play's own program wrote, with invented names.

mod schema;

use minefield_records::{Format, Import, Note, Record, export, import};
use minefield_rules::{Color, Ending, Outcome, Size};

const SAMPLES: [(&str, &[u8]); 6] = [
    ("record-9-archive", include_bytes!("data/record-9-archive.json")),
    ("record-11-nosize-pied-archive", include_bytes!("data/record-11-nosize-pied-archive.json")),
    ("record-11-pinwheel-pied-page", include_bytes!("data/record-11-pinwheel-pied-page.json")),
    ("record-15-german-resigned", include_bytes!("data/record-15-german-resigned.json")),
    ("record-8-cartwheel-french", include_bytes!("data/record-8-cartwheel-french.json")),
    ("state-8-cartwheel", include_bytes!("data/state-8-cartwheel.json")),
];

fn sample(name: &str) -> Import {
    let (_, bytes) = SAMPLES.iter().find(|(other, _)| *other == name).expect("a sample of this name");
    import(bytes).expect("a record")
}

/// Reads a sample: `size rules swap plies outcome`, and the notes.
fn check(name: &str, expected: &str, notes: &[&str]) {
    let Import { record, notes: taken, fault, .. } = sample(name);
    let game = &record.game;
    let swap = if game.swapped() { "swapped" } else { "not-swapped" };
    let outcome = game.outcome().map_or("open".to_owned(), |outcome| format!("{outcome:?}"));
    let said = format!("{} {} {swap} {} {outcome}", game.size(), game.rules().name(), game.plies().len());
    assert_eq!(said, expected, "{name}");
    assert_eq!(taken.iter().map(Note::to_string).collect::<Vec<_>>(), notes, "{name}");
    assert_eq!(fault, None, "{name}");
}

#[test]
fn every_sample_is_read_as_it_was_played() {
    check("record-9-archive", "9 minefield not-swapped 76 Connected(White)", &[]);
    let assumed = "no board size is named: 11x11 is assumed";
    check("record-11-nosize-pied-archive", "11 minefield swapped 122 Connected(Black)", &[assumed]);
    check("record-11-pinwheel-pied-page", "11 pinwheel swapped 113 Connected(White)", &[]);
    check("record-15-german-resigned", "15 minefield not-swapped 41 Ended(Resigned(White))", &[]);
    check("record-8-cartwheel-french", "8 cartwheel not-swapped 57 Connected(Black)", &[]);
    check("state-8-cartwheel", "8 cartwheel not-swapped 57 Connected(Black)", &[]);
}

#[test]
fn a_header_is_read_whole() {
    let Record { black, white, started, ended, generated, site, .. } = sample("record-9-archive").record;
    assert_eq!([black.name, white.name], ["Player One", "Player Two"]);
    let texts = [started, ended, generated, site].map(Option::unwrap_or_default);
    let dates = ["2026-05-01T10:00:00.000Z", "2026-05-09T18:30:00.000Z", "2026-05-10T00:00:00.000Z"];
    assert_eq!(texts, [dates[0], dates[1], dates[2], "Abstract Play"]);
}

#[test]
fn a_state_and_the_record_of_the_same_game_agree() {
    let (state, record) = (sample("state-8-cartwheel"), sample("record-8-cartwheel-french"));
    assert_eq!(state.format, Format::AbstractPlayState);
    assert_eq!(state.record.game, record.record.game);
    assert_eq!(state.record.started.as_deref(), Some("2026-11-30T08:31:22.660Z"));
}

#[test]
fn the_first_stone_is_the_final_blacks() {
    let game = sample("record-11-pinwheel-pied-page").record.game;
    let first: Vec<String> = game.plies()[..3].iter().map(|ply| format!("{} {}", ply.color, ply.action)).collect();
    assert_eq!(first, ["black h5", "white swap", "white f9"]);
}

#[test]
fn a_sample_survives_every_lossless_format() {
    for (name, _) in SAMPLES {
        let record = sample(name).record;
        for format in [Format::Text, Format::AbstractPlay] {
            let text = export(&record, format).expect("written");
            let again = import(text.as_bytes()).expect("read");
            assert_eq!(again.record, record, "{name} as {}", format.name());
        }
    }
}

#[test]
fn a_sample_written_again_keeps_to_the_schema() {
    for (name, _) in SAMPLES {
        schema::check(&export(&sample(name).record, Format::AbstractPlay).expect("written"));
    }
}

#[test]
fn the_resigned_sample_has_a_size_and_a_loser() {
    let game = sample("record-15-german-resigned").record.game;
    assert_eq!(game.size(), Size::new(15).expect("a size"));
    assert_eq!(game.outcome(), Some(Outcome::Ended(Ending::Resigned(Color::White))));
}
