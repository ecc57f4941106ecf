//! What a run found out game by game, in a text file that a later run goes on with.
//!
//! The first line says which command made it, and each game's lines are followed by `# game 17`,
//! with the game's number, from 1. Other lines that start with `#` don't matter.

use crate::exit::Failure;
use crate::input;
use crate::open_to_append::{check_torn, open_to_append};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The most bytes of a file that are read.
pub const MAX_BYTES: usize = 1 << 30;

const GAME: &str = "# game ";

/// The file of a run.
pub struct GameLog {
    file: File,
    path: PathBuf,
}

/// What a file holds.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The number of the last game; 0: none.
    pub games: u64,
    /// The lines of all games, without those that start with `#`.
    pub lines: Vec<String>,
    /// The length up to the end of the last game.
    whole: usize,
}

impl GameLog {
    /// Begins a file, or goes on with one that was begun with the same `header`, a line without its
    /// end. What follows the last whole game is dropped.
    pub fn open(path: &Path, header: &str) -> Result<(GameLog, Kept), Failure> {
        let fail = |source| Failure::Write { path: path.to_owned(), source };
        let file = open_to_append(path)?;
        let bytes = input::read(path, MAX_BYTES)?;
        let kept = read(&bytes, header).map_err(|why| Failure::Faulty(input::name(path), why))?;
        file.set_len(kept.as_ref().map_or(0, |kept| kept.whole as u64)).map_err(fail)?;
        let mut log = GameLog { file, path: path.to_owned() };
        if kept.is_none() {
            log.write(&format!("{header}\n"))?;
        }
        Ok((log, kept.unwrap_or_default()))
    }

    /// Adds the lines of a game.
    pub fn add(&mut self, game: u64, lines: &[String]) -> Result<(), Failure> {
        let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
        self.write(&format!("{lines}{GAME}{game}\n"))
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|source| Failure::Write { path: self.path.clone(), source })
    }
}

/// What there is up to the last whole game; none if not even the header is whole.
fn read(bytes: &[u8], header: &str) -> Result<Option<Kept>, String> {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let text = std::str::from_utf8(&bytes[..end]).map_err(|fault| format!("byte {}: no UTF-8", fault.valid_up_to()))?;
    let mut lines = text.split_inclusive('\n');
    let Some(first) = lines.next() else { return check_torn(bytes, header).map(|()| None) };
    if first.trim_end() != header {
        let there: String = first.trim_end().chars().take(200).collect();
        return Err(format!("it was begun otherwise: `{}` there, `{header}` here", there.escape_debug()));
    }
    let mut kept = Kept { whole: first.len(), ..Kept::default() };
    let (mut length, mut open) = (first.len(), Vec::new());
    for (number, line) in (2..).zip(lines) {
        length += line.len();
        if let Some(game) = line.trim_end().strip_prefix(GAME) {
            let game = game.parse().ok().filter(|&game| game > kept.games);
            kept.games = game.ok_or_else(|| format!("line {number}: no number of a later game"))?;
            kept.lines.append(&mut open);
            kept.whole = length;
        } else if !line.starts_with('#') {
            open.push(line.trim_end().to_owned());
        }
    }
    Ok(Some(kept))
}

#[cfg(test)]
mod tests {
    use super::{Kept, read};

    /// The number of games, their lines and the length that is kept; or why the text is refused.
    type Expected<'a> = Result<Option<(u64, &'a [&'a str], usize)>, &'a str>;

    fn check(text: &str, expected: Expected) {
        let kept = |(games, lines, whole): (u64, &[&str], usize)| {
            let lines = lines.iter().map(|&line| line.to_owned()).collect();
            Kept { games, lines, whole }
        };
        assert_eq!(read(text.as_bytes(), "# h"), expected.map(|found| found.map(kept)).map_err(str::to_owned));
    }

    #[test]
    fn what_follows_the_last_whole_game_is_dropped() {
        check("", Ok(None));
        check("# h", Ok(None));
        check("# h\n", Ok(Some((0, &[], 4))));
        check("# h\none\n", Ok(Some((0, &[], 4))));
        check("# h\none\n# game 1", Ok(Some((0, &[], 4))));
        check("# h\none\n# game 1\n", Ok(Some((1, &["one"], 17))));
        check("# h\none\n# game 1\ntwo\n# game 3\n# note\nthree\n# ga", Ok(Some((3, &["one", "two"], 30))));
    }

    #[test]
    fn another_header_and_games_out_of_order_are_refused() {
        check("# g", Err("it was begun otherwise: `# g` there, `# h` here"));
        check("# h2", Err("it was begun otherwise: `# h2` there, `# h` here"));
        check("# g\n", Err("it was begun otherwise: `# g` there, `# h` here"));
        check("# h\n# game 2\n# game 2\n", Err("line 3: no number of a later game"));
        check("# h\n# game x\n", Err("line 2: no number of a later game"));
    }
}
