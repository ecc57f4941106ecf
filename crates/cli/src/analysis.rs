//! `minefield analysis`: many positions, JSON lines, as KataGo's analysis engine has it.

use crate::exit::{Exit, Failure};
use crate::gtp::{megabytes, threads};
use crate::lines::{Line, Lines};
use minefield_engine::protocol::{Analyst, AnalystOptions, Job, MAX_QUERY, Unreadable};
use std::io::{self, BufRead, BufReader, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

const ABOUT: &str = "\
Reads queries from standard input, one JSON object a line, and answers each position with a line of JSON: the \
candidates with visits, win rates and expected lines. The queries are those of KataGo's analysis engine; \
docs/PROTOCOL.md describes every field. At the end of the input all that was asked for is finished.";

const EXAMPLES: &str = r#"A line in, and a line out for each turn asked for:
  {"id":"a","boardXSize":9,"boardYSize":9,"moves":[["B","e5"],["W","d4"]],"analyzeTurns":[1,2]}
  {"id":"b","line":"mfg1-9-pinwheel-e5.swap.d4","maxVisits":5000,"priority":1}
  {"id":"c","action":"terminate","terminateId":"a"}

The answer to a position depends on the query, --visits and --seed, and not on
--threads or on the order of the queries.

Examples:
  minefield analysis --threads 8 < queries.jsonl > answers.jsonl
  echo '{"id":"a","line":"mfg1-9-minefield-e5"}' | minefield analysis --visits 10000"#;

/// The options of `minefield analysis`.
#[derive(clap::Args)]
#[command(about = "Analyse many positions: JSON lines, for scripts", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// The visits of a position if its query doesn't say
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
    /// How many positions to analyse at a time, 1 to 256
    #[arg(long, default_value = "1", value_parser = threads())]
    threads: u32,
    /// The memory of each position's search, in megabytes
    #[arg(long, default_value_t = AnalystOptions::default().hash, value_parser = megabytes())]
    hash: u32,
    /// Start of the random numbers if a query doesn't say
    #[arg(long, default_value = "0")]
    seed: u64,
}

/// Answers until the end of the input.
pub fn run(args: &Args, output: impl Write + Send + 'static) -> Result<Exit, Failure> {
    let options = AnalystOptions { visits: args.visits, hash: args.hash, seed: args.seed };
    let room = Arc::new(Room {
        state: Mutex::new(State { analyst: Analyst::new(&options), output, has_ended: false, failure: None }),
        changed: Condvar::new(),
        start: Instant::now(),
    });
    let workers: Vec<_> = (0..args.threads).map(|_| Room::spawn(&room, Room::work)).collect();
    // Nobody waits for the reader: it may be waiting for a line when the answers can't be written any more.
    Room::spawn(&room, |room| room.read(BufReader::new(io::stdin())));
    workers.into_iter().for_each(|worker| drop(worker.join()));
    let failure = room.lock().failure.take();
    failure.map_or(Ok(Exit::Fine), Err)
}

/// Where the threads meet.
struct Room<W> {
    state: Mutex<State<W>>,
    /// The state has changed.
    changed: Condvar,
    start: Instant,
}

struct State<W> {
    analyst: Analyst,
    output: W,
    /// No query will arrive any more.
    has_ended: bool,
    /// Why it can't go on.
    failure: Option<Failure>,
}

impl<W: Write + Send + 'static> Room<W> {
    fn spawn(room: &Arc<Room<W>>, run: impl FnOnce(&Room<W>) + Send + 'static) -> thread::JoinHandle<()> {
        let room = Arc::clone(room);
        thread::spawn(move || run(&room))
    }

    fn lock(&self) -> MutexGuard<'_, State<W>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State<W>>) -> MutexGuard<'a, State<W>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands over the lines of `input` as long as they are welcome.
    fn read(&self, input: impl BufRead) {
        let mut lines = Lines::new(input, MAX_QUERY);
        loop {
            let line = lines.next();
            let mut state = self.lock();
            while !state.analyst.takes_lines() && state.failure.is_none() {
                state = self.wait(state);
            }
            state.take(line);
            let is_over = state.has_ended || state.failure.is_some();
            drop(state);
            self.changed.notify_all();
            if is_over {
                return;
            }
        }
    }

    /// Works on one job after the other.
    fn work(&self) {
        while let Some(mut job) = self.next_job() {
            let worked = catch_unwind(AssertUnwindSafe(|| job.work(self.start.elapsed())));
            let mut state = self.lock();
            match worked {
                Ok(()) => state.put(job, self.start),
                Err(_) => state.failure = Some(Failure::Refused("an analysis failed: this is a fault here".to_owned())),
            }
            drop(state);
            self.changed.notify_all();
        }
    }

    /// The next job, as soon as there is one; none when all is done.
    fn next_job(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.failure.is_some() || (state.has_ended && state.analyst.is_idle()) {
                return None;
            }
            if let Some(job) = state.analyst.take() {
                return Some(job);
            }
            state = self.wait(state);
        }
    }
}

impl<W: Write> State<W> {
    fn take(&mut self, line: io::Result<Option<Line<'_>>>) {
        let mut answer = String::new();
        match line {
            Ok(None) => self.has_ended = true,
            Ok(Some(Line::TooLong)) => self.analyst.unreadable(Unreadable::TooLong(MAX_QUERY), &mut answer),
            Ok(Some(Line::Whole(bytes))) => match std::str::from_utf8(bytes) {
                Ok(line) => self.analyst.line(line, &mut answer),
                Err(error) => self.analyst.unreadable(Unreadable::NotUtf8(error.valid_up_to() + 1), &mut answer),
            },
            Err(source) => self.failure = Some(Failure::Read { path: "standard input".into(), source }),
        }
        self.write(&answer);
    }

    fn put(&mut self, job: Job, start: Instant) {
        let mut answer = String::new();
        self.analyst.put(job, start.elapsed(), &mut answer);
        self.write(&answer);
    }

    fn write(&mut self, answer: &str) {
        if answer.is_empty() {
            return;
        }
        if let Err(error) = self.output.write_all(answer.as_bytes()).and_then(|()| self.output.flush()) {
            self.failure = Some(error.into());
        }
    }
}
