//! Files that a command line names: which of them are the same.

use crate::exit::Failure;
use crate::input;
use std::fs;
use std::path::{Path, PathBuf};

/// Refuses a list in which a file comes twice, under whatever names.
pub fn check_once(files: &[PathBuf]) -> Result<(), Failure> {
    for (index, file) in files.iter().enumerate() {
        if let Some(first) = find(file, &files[..index]) {
            return Err(Failure::Usage(format!("{} and {} are the same file", input::name(first), input::name(file))));
        }
    }
    Ok(())
}

/// Refuses to write to a file that is read.
pub fn check_not_read(out: &Path, files: &[PathBuf]) -> Result<(), Failure> {
    find(out, files).map_or(Ok(()), |file| {
        Err(Failure::Usage(format!("--out {}: {} is read, and would be replaced", out.display(), input::name(file))))
    })
}

/// The one of `files` that is the same as `file`.
fn find<'a>(file: &Path, files: &'a [PathBuf]) -> Option<&'a PathBuf> {
    let place = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let wanted = place(file);
    files.iter().find(|other| place(other) == wanted)
}
