//! Files and standard input, read up to a limit.

use crate::exit::Failure;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Reads a file, or standard input for `-`, of at most `max` bytes.
pub fn read(path: &Path, max: usize) -> Result<Vec<u8>, Failure> {
    let read = if path == Path::new("-") { read_to(max, io::stdin().lock()) } else { read_file(path, max) };
    let bytes = read.map_err(|source| Failure::Read { path: path.to_owned(), source })?;
    if bytes.len() > max {
        let why = format!("longer than {max} bytes, the most that is read");
        return Err(Failure::Faulty(name(path), why));
    }
    Ok(bytes)
}

/// What a file is called in messages.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

fn read_file(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    if path.is_dir() {
        return Err(io::Error::other("it is a directory"));
    }
    read_to(max, File::open(path)?)
}

fn read_to(max: usize, from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(max as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
