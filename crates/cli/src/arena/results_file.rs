//! A results file: begun, or gone on with.

use super::results::{FORMAT, GameLine, Header, Line, OpeningLine};
use crate::exit::Failure;
use crate::input;
use crate::open_to_append::{check_torn, open_to_append};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The most bytes of a results file that are read: some 500,000 games.
const MAX_BYTES: usize = 1 << 30;

/// A results file that is written to. No other run can use it at the same time.
pub struct ResultsFile {
    file: File,
    path: PathBuf,
}

/// What a results file holds.
#[derive(Debug)]
pub struct Results {
    /// What was played.
    pub header: Header,
    /// The openings, in the order of the pairs that use them.
    pub openings: Vec<OpeningLine>,
    /// The finished games.
    pub games: Vec<GameLine>,
    /// The length of what was read, without a torn last line.
    whole: usize,
}

impl ResultsFile {
    /// Begins a file, or goes on with one that was begun with the same header; a torn last line is dropped.
    pub fn open(path: &Path, header: &Header) -> Result<(ResultsFile, Option<Results>), Failure> {
        let fail = |source| Failure::Write { path: path.to_owned(), source };
        let file = open_to_append(path)?;
        let bytes = input::read(path, MAX_BYTES)?;
        let faulty = |why| Failure::Faulty(input::name(path), why);
        let results = parse(&bytes).map_err(faulty)?;
        let is_ours = match &results {
            Some(results) => results.header.check_same(header),
            None => text_of(&Line::Arena(header.clone())).map_err(fail).map(|line| check_torn(&bytes, &line))?,
        };
        is_ours.map_err(faulty)?;
        file.set_len(results.as_ref().map_or(0, |results| results.whole as u64)).map_err(fail)?;
        let mut file = ResultsFile { file, path: path.to_owned() };
        if results.is_none() {
            file.append(&Line::Arena(header.clone()))?;
        }
        Ok((file, results))
    }

    /// Writes one more line.
    pub fn append(&mut self, line: &Line) -> Result<(), Failure> {
        let written = text_of(line).and_then(|text| self.file.write_all((text + "\n").as_bytes()));
        written.map_err(|source| Failure::Write { path: self.path.clone(), source })
    }
}

fn text_of(line: &Line) -> io::Result<String> {
    serde_json::to_string(line).map_err(io::Error::from)
}

/// Reads a results file that has at least its header.
pub fn read(path: &Path) -> Result<Results, Failure> {
    let empty = || Failure::Faulty(input::name(path), "it is no results file: it has no whole line".to_owned());
    let bytes = input::read(path, MAX_BYTES)?;
    parse(&bytes).map_err(|why| Failure::Faulty(input::name(path), why))?.ok_or_else(empty)
}

/// Parses a results file; none if not even its header is whole.
fn parse(bytes: &[u8]) -> Result<Option<Results>, String> {
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let mut lines = (1..).zip(bytes[..whole].split_inclusive(|&byte| byte == b'\n'));
    let Some((_, first)) = lines.next() else { return Ok(None) };
    let header = match serde_json::from_slice(first) {
        Ok(Line::Arena(header)) if header.format == FORMAT => header,
        Ok(Line::Arena(header)) => return Err(format!("format {}; this program reads {FORMAT}", header.format)),
        _ => return Err("line 1: it is no results file: its first line is no header of the arena".to_owned()),
    };
    let mut results = Results { header, openings: Vec::new(), games: Vec::new(), whole };
    let mut seen = BTreeSet::new();
    for (number, line) in lines {
        match serde_json::from_slice(line).map_err(|fault| format!("line {number}: {fault}"))? {
            Line::Arena(_) => return Err(format!("line {number}: a second header")),
            Line::Opening(opening) => results.openings.push(opening),
            Line::Game(game) => {
                results.header.check_players(&game).map_err(|why| format!("line {number}: {why}"))?;
                if !seen.insert((game.pair, game.black.clone(), game.white.clone())) {
                    return Err(format!("line {number}: this game of pair {} is there already", game.pair));
                }
                results.games.push(game);
            }
        }
    }
    Ok(Some(results))
}

impl Header {
    fn check_players(&self, game: &GameLine) -> Result<(), String> {
        let is_here = |name: &&String| self.players.iter().any(|player| player.name == **name);
        match [&game.black, &game.white].into_iter().find(|name| !is_here(name)) {
            Some(name) => Err(format!("`{}` is none of the players", name.escape_debug())),
            None if game.black == game.white => Err("a player against itself".to_owned()),
            None => Ok(()),
        }
    }

    /// Says which setting differs from `wanted`, if one does. The program's version may.
    pub fn check_same(&self, wanted: &Header) -> Result<(), String> {
        let of = |header: &Header| serde_json::to_value(header).unwrap_or_default();
        let (there, here) = (of(self), of(wanted));
        let fields = there.as_object().into_iter().flatten().filter(|(key, _)| *key != "program");
        for (key, old) in fields {
            let new = &here[key];
            if old != new {
                return Err(format!("it was begun with other settings: {key} is {old} there, {new} here"));
            }
        }
        Ok(())
    }
}
