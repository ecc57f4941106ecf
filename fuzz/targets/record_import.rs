//! A record is refused, or is read; then every format that can hold it is read back as what was
//! written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use minefield_records::{Format, Import, Record, export, import};

fuzz_target!(|bytes: &[u8]| {
    let Ok(Import { record, .. }) = import(bytes) else { return };
    for format in Format::all().filter(|format| format.is_written()) {
        if let Ok(text) = export(&record, format) {
            assert_read_back(&record, format, &text);
        }
    }
});

fn assert_read_back(record: &Record, format: Format, text: &str) {
    let again = import(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}:\n{text}"));
    assert_eq!((again.format, again.fault.as_ref()), (format, None), "{text}");
    assert_eq!(export(&again.record, format).as_deref(), Ok(text));
    let (game, read) = (&record.game, &again.record.game);
    match format {
        Format::Text => assert_eq!(&again.record, record, "{text}"),
        Format::GameLine => assert_eq!(read, game, "{text}"),
        Format::PositionLine => assert_eq!(read.position(), game.position(), "{text}"),
        Format::Diagram => assert_eq!(read.position().len(), game.position().len(), "{text}"),
        _ => assert_eq!(read.plies(), game.plies(), "{text}"),
    }
}
