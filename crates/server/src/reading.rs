//! Games read from records.

use crate::error::Error;
use crate::game::{Contest, Created, Engine, Fault, Imported, Player};
use crate::language::Words;
use crate::now::iso;
use crate::phrases;
use minefield_records::{Format, Record, export, import};
use minefield_rules::{Color, Seat, line};

/// The beginning of the game that a record holds.
///
/// # Errors
/// It holds none.
pub fn read(bytes: &[u8], chance: u64) -> Result<Created, Error> {
    if bytes.trim_ascii().is_empty() {
        return Err(Error::NothingToRead);
    }
    let found = import(linked(bytes)).map_err(Error::Record)?;
    let record = &found.record;
    let name = |color| Some(record.player(color).name.clone()).filter(|name| !name.is_empty());
    let sitting = |seat| Player::Person { name: name(record.game.color(seat)) };
    let fault = found.fault.as_ref().map(|fault| Fault {
        ply: fault.ply,
        text: fault.text.chars().take(40).collect(),
        reason: format!("{} ({})", fault.reason, fault.place),
    });
    let import = Imported {
        format: found.format.name().to_owned(),
        notes: found.notes.iter().map(ToString::to_string).collect(),
        fault,
        record: export(record, Format::Text).map_err(Error::Export)?,
    };
    Ok(Created {
        line: line::of_game(&record.game),
        opener: sitting(Seat::Opener),
        chooser: sitting(Seat::Chooser),
        clock: None,
        seed: chance,
        engine: Engine::Server,
        import: Some(import),
    })
}

/// The line in a link to a game: what follows `/open/`.
fn linked(bytes: &[u8]) -> &[u8] {
    const OPEN: &[u8] = b"/open/";
    let text = bytes.trim_ascii();
    let is_link = text.starts_with(b"http://") || text.starts_with(b"https://") || text.starts_with(OPEN);
    let at = text.windows(OPEN.len()).position(|window| window == OPEN);
    match at {
        Some(at) if is_link => {
            let line = &text[at + OPEN.len()..];
            line.split(|byte| matches!(byte, b'?' | b'#')).next().unwrap_or(line)
        }
        _ => bytes,
    }
}

/// The record of a game as it stands.
pub fn record(words: Words, contest: &Contest, now: i64) -> Record {
    let game = contest.game().clone();
    let ended = game.outcome().is_some();
    let kept = contest.created().import.as_ref().and_then(|known| import(known.record.as_bytes()).ok());
    let mut record = match kept {
        Some(known) => {
            let mut record = known.record;
            if record.game.swapped() != game.swapped() {
                std::mem::swap(&mut record.black, &mut record.white);
            }
            if record.game != game {
                record.ended = ended.then(|| iso(contest.touched_at()));
            }
            record.game = game;
            record
        }
        None => {
            let mut record = Record::new(game);
            record.black = minefield_records::Player::new(phrases::player(words, contest, Color::Black));
            record.white = minefield_records::Player::new(phrases::player(words, contest, Color::White));
            record.started = Some(iso(contest.begun_at()));
            record.ended = ended.then(|| iso(contest.touched_at()));
            record
        }
    };
    record.generated = Some(iso(now));
    record
}

#[cfg(test)]
mod tests {
    use super::linked;

    #[test]
    fn a_link_to_a_game_is_read_as_its_line() {
        let check = |text: &str, expected: &str| assert_eq!(linked(text.as_bytes()), expected.as_bytes());
        check("http://127.0.0.1:8080/open/mfg1-9-minefield-e5", "mfg1-9-minefield-e5");
        check(" https://a.example/open/mfp1-3-x?lang=fr\n", "mfp1-3-x");
        check("/open/mfg1-9-minefield-e5#board", "mfg1-9-minefield-e5");
        check("mfg1-9-minefield-e5", "mfg1-9-minefield-e5");
        check("a game: http://a/open/x", "a game: http://a/open/x");
    }
}
