//! Runs the program and says all there is to say when it does something else than it should.

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A run of the program to be made.
pub struct Run {
    args: Vec<String>,
    stdin: Vec<u8>,
    dir: PathBuf,
    environment: Vec<(&'static str, String)>,
}

/// What a run left behind.
pub struct Done {
    about: String,
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// A run of `minefield` with these arguments, in the crate's directory and with nothing on standard input.
pub fn minefield<S: AsRef<str>>(args: &[S]) -> Run {
    Run {
        args: args.iter().map(|arg| arg.as_ref().to_owned()).collect(),
        stdin: Vec::new(),
        dir: env!("CARGO_MANIFEST_DIR").into(),
        environment: Vec::new(),
    }
}

impl Run {
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Run {
        self.stdin = bytes.into();
        self
    }

    pub fn dir(mut self, dir: &Path) -> Run {
        dir.clone_into(&mut self.dir);
        self
    }

    pub fn env(mut self, name: &'static str, value: &str) -> Run {
        self.environment.push((name, value.to_owned()));
        self
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_minefield"));
        command
            .args(&self.args)
            .current_dir(&self.dir)
            .envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Runs it to its end.
    pub fn done(self) -> Done {
        let mut command = self.command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let bytes = self.stdin;
        let writer = std::thread::spawn(move || drop(stdin.write_all(&bytes)));
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("the writer ends");
        Done {
            about: format!("minefield {:?}\nin {}", self.args, self.dir.display()),
            status: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).expect("stdout is UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("stderr is UTF-8"),
        }
    }

    /// Runs it to its end, which must have this exit status.
    pub fn expect(self, status: i32) -> Done {
        let done = self.done();
        assert!(done.status == status, "expected status {status}\n{done}");
        assert!(!done.stderr.contains("panicked"), "a panic\n{done}");
        done
    }
}

impl Done {
    /// Standard output contains each of these.
    pub fn says(self, parts: &[&str]) -> Done {
        for part in parts {
            assert!(self.stdout.contains(part), "stdout lacks {part:?}\n{self}");
        }
        self
    }

    /// Standard error contains each of these.
    pub fn complains(self, parts: &[&str]) -> Done {
        for part in parts {
            assert!(self.stderr.contains(part), "stderr lacks {part:?}\n{self}");
        }
        self
    }

    /// Nothing is on standard error.
    pub fn quiet(self) -> Done {
        assert!(self.stderr.is_empty(), "stderr is not empty\n{self}");
        self
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Done { about, status, stdout, stderr } = self;
        let cut = |text: &str| text.chars().take(4000).collect::<String>();
        write!(f, "{about}\nstatus {status}\n--- stdout\n{}\n--- stderr\n{}", cut(stdout), cut(stderr))
    }
}

/// Sends a process what Ctrl-C sends.
#[cfg(unix)]
pub fn interrupt(child: &std::process::Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("`kill` runs").success());
}
