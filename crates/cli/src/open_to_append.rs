//! Files that a run adds to, and a later run goes on with.

use crate::exit::Failure;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// Opens a regular file to add to it, or begins it; no other run can at the same time.
pub fn open_to_append(path: &Path) -> Result<File, Failure> {
    let fail = |source| Failure::Write { path: path.to_owned(), source };
    let no_file = || fail(io::Error::other("results go to a file that can be read again"));
    if path == Path::new("-") {
        return Err(no_file());
    }
    let file = OpenOptions::new().create(true).read(true).append(true).open(path).map_err(fail)?;
    if !file.metadata().map_err(fail)?.is_file() {
        return Err(no_file());
    }
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Failure::Refused(format!("{}: another run writes to it", path.display()))),
        Err(TryLockError::Error(source)) => Err(fail(source)),
    }
}

/// Checks what a file without a whole line holds: nothing, or the beginning of `header`, the line that would begin it.
/// Anything else is somebody else's, and stays.
pub fn check_torn(bytes: &[u8], header: &str) -> Result<(), String> {
    if header.as_bytes().starts_with(bytes) {
        return Ok(());
    }
    let there: String = String::from_utf8_lossy(bytes).chars().take(200).collect();
    Err(format!("it was begun otherwise: `{}` there, `{header}` here", there.escape_debug()))
}
