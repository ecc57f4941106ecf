//! How the program ends: the exit statuses, and the reasons behind the bad ones.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// The statuses that scripts can rely on; `minefield --help` lists them.
pub const STATUSES: &str = "\
Exit status:
  0    done; the answer is yes
  1    the input is faulty, or the answer is no
  2    the command line is wrong, or a terminal is missing
  3    a file, a port or the like can't be used
  130  stopped by Ctrl-C before it was done";

/// How a command ended that ran to its end.
///
/// In order: of several files, the greatest decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done; the answer is yes.
    Fine,
    /// Something can't be used; the command has said so itself.
    Refused,
    /// The input is faulty, or the answer is no; the command has said so itself.
    Faulty,
    /// Stopped by Ctrl-C.
    Interrupted,
}

/// Why a command could not run to its end.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Something that was read is wrong: what, and why.
    #[error("{0}: {1}")]
    Faulty(String, String),
    /// The command line is wrong.
    #[error("{0}")]
    Usage(String),
    /// A file can't be read.
    #[error("{path}: can't be read: {source}", path = .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A file can't be written.
    #[error("{path}: can't be written: {source}", path = .path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A file is there already.
    #[error("{path} exists already; --force replaces it", path = .0.display())]
    Exists(PathBuf),
    /// Standard output can't be written.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
    /// Something else that the system refuses.
    #[error("{0}")]
    Refused(String),
}

/// Says something on standard error. If nobody can hear it, that is no reason to stop.
pub fn tell(text: impl std::fmt::Display) {
    drop(writeln!(io::stderr(), "minefield: {text}"));
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Fine => 0,
            Exit::Faulty => 1,
            Exit::Refused => 3,
            Exit::Interrupted => 130,
        })
    }
}

impl Failure {
    /// The exit status.
    pub fn status(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            _ => self.exit().into(),
        }
    }

    /// Says what failed, for a command that goes on with the next file.
    pub fn report(self) -> Result<Exit, Failure> {
        if matches!(self, Failure::Output(_) | Failure::Usage(_)) {
            return Err(self);
        }
        tell(&self);
        Ok(self.exit())
    }

    const fn exit(&self) -> Exit {
        match self {
            Failure::Faulty(..) => Exit::Faulty,
            _ => Exit::Refused,
        }
    }

    /// Whether whoever read our output has closed it, as `head` does: nothing to complain about.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
