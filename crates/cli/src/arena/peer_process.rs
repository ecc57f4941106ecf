//! Another program as a child process: lines in, lines out, and an end whatever it does.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes of a line.
pub const MAX_LINE: usize = 1 << 16;
/// Lines that wait to be looked at; the program has to wait when there are more.
const WAITING: usize = 64;
/// How long a program may take to end when it is asked to.
const GRACE: Duration = Duration::from_secs(1);

/// A program that runs. It is ended when this is dropped.
pub struct PeerProcess {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<Said>,
}

/// What a program has said.
pub enum Said {
    /// A line, without its end.
    Line(String),
    /// A line of more than [`MAX_LINE`] bytes; nothing follows.
    TooLong,
    /// A line that is no UTF-8 text.
    NotText,
    /// Nothing more.
    Nothing,
}

impl PeerProcess {
    /// Starts a program; what it says on standard error goes to the file `log`, or nowhere.
    pub fn start(words: &[String], log: Option<&File>) -> io::Result<PeerProcess> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let errors = match log {
            Some(file) => Stdio::from(file.try_clone()?),
            None => Stdio::null(),
        };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        apart(&mut command);
        let mut child = command.spawn()?;
        let (sender, output) = sync_channel(WAITING);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || pass_on(stdout, &sender));
        }
        Ok(PeerProcess { input: child.stdin.take(), child, output })
    }

    /// Writes a line.
    pub fn say(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(format!("{line}\n").as_bytes())?;
        input.flush()
    }

    /// What it says next; none if it says nothing for `time`.
    pub fn hear(&self, time: Duration) -> Option<Said> {
        match self.output.recv_timeout(time) {
            Ok(said) => Some(said),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Said::Nothing),
        }
    }

    /// Asks it to end, and waits a moment for that.
    pub fn quit(mut self) {
        if self.say("quit").is_ok() {
            self.input = None;
            let late = Instant::now() + GRACE;
            while Instant::now() < late && !matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                drop(self.hear(Duration::from_millis(5)));
            }
        }
    }
}

impl Drop for PeerProcess {
    fn drop(&mut self) {
        kill(&mut self.child);
        drop(self.child.wait());
    }
}

/// Sends each line on, to the end of the output or until nobody listens any more.
fn pass_on(output: ChildStdout, sender: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let said = read_line(&mut output).unwrap_or(Said::Nothing);
        let is_last = matches!(said, Said::Nothing | Said::TooLong);
        if sender.send(said).is_err() || is_last {
            return;
        }
    }
}

fn read_line(output: &mut impl BufRead) -> io::Result<Said> {
    let mut bytes = Vec::new();
    output.take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Said::Nothing);
    }
    let is_whole = bytes.pop_if(|&mut byte| byte == b'\n').is_some();
    if !is_whole && bytes.len() > MAX_LINE {
        return Ok(Said::TooLong);
    }
    Ok(String::from_utf8(bytes).map_or(Said::NotText, Said::Line))
}

/// Puts a program into a process group of its own: Ctrl-C in the terminal is not for it, and what it starts can be
/// ended together with it.
#[cfg(unix)]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn apart(_command: &mut Command) {}

#[cfg(unix)]
fn kill(child: &mut Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    // Until it has been waited for, nobody else can have its number.
    if let (Ok(None), Ok(number)) = (child.try_wait(), i32::try_from(child.id())) {
        let _ = killpg(Pid::from_raw(number), Signal::SIGKILL);
    }
    drop(child.kill());
}

#[cfg(not(unix))]
fn kill(child: &mut Child) {
    drop(child.kill());
}
