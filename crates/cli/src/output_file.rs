//! Files written whole or not at all.

use crate::exit::Failure;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// Whether a file that is there may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and that is a failure.
    Keep,
    /// It is replaced, in one step.
    Replace,
}

/// Writes `text` to `path`: to a new file beside it, which then takes its name, so that whatever
/// goes wrong the old file or the new one is there, whole.
pub fn write(path: &Path, text: &str, existing: Existing) -> Result<(), Failure> {
    if existing == Existing::Keep && fs::symlink_metadata(path).is_ok() {
        return Err(Failure::Exists(path.to_owned()));
    }
    write_whole(path, text, existing).map_err(|source| match source.kind() {
        io::ErrorKind::AlreadyExists => Failure::Exists(path.to_owned()),
        _ => Failure::Write { path: path.to_owned(), source },
    })
}

fn write_whole(path: &Path, text: &str, existing: Existing) -> io::Result<()> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    if let Some(old) = old.as_ref().filter(|old| !old.is_file()) {
        // A device or pipe takes the text; a directory refuses it.
        return if old.is_dir() { Err(io::Error::other("it is a directory")) } else { fs::write(&target, text) };
    }
    let mut file = new_file(&directory_of(&target))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    let placed = if existing == Existing::Replace { file.persist(&target) } else { file.persist_noclobber(&target) };
    placed.map(drop).map_err(|failed| failed.error)
}

fn directory_of(path: &Path) -> PathBuf {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// A file that everybody may read whom the user's umask allows to.
fn new_file(directory: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".minefield-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(directory)
}
