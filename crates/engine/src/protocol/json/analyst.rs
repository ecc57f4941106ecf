//! Takes queries and hands out the positions to be analysed.

use super::action::Action;
use super::answer::{Refused, Warning, write};
use super::fields::{Fault, Fields, Read};
use super::job::Job;
use super::query::{Defaults, MAX_TURNS, Query};
use crate::protocol::call::Unreadable;
use crate::settings::Parameters;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// The most bytes a query may have.
pub const MAX_QUERY: usize = 1024 * 1024;

/// The most positions that wait.
const MAX_JOBS: usize = 10_000;

/// What is taken where a query says nothing.
#[derive(Clone, Debug)]
pub struct AnalystOptions {
    /// The visits of each position.
    pub visits: u32,
    /// The memory of each position's search in megabytes, 1 to 65536.
    pub hash: u32,
    /// Start of the random numbers. A position's analysis depends on nothing but the query and this.
    pub seed: u64,
}

impl Default for AnalystOptions {
    fn default() -> AnalystOptions {
        AnalystOptions { visits: 1000, hash: Parameters::default().hash, seed: 0 }
    }
}

/// Analyses positions for whoever asks in JSON, a line each.
///
/// A host with one thread calls [`work`](Analyst::work) while there is work. A host with many lets each
/// of them [`take`](Analyst::take) a job, work on it and [`put`](Analyst::put) it back.
pub struct Analyst {
    defaults: Defaults,
    jobs: Vec<Job>,
    /// Jobs taken and not yet put back: number, query and turn, and whether they have been given up.
    taken: Vec<Taken>,
    arrived: u64,
}

struct Taken {
    number: u64,
    query: Arc<Query>,
    turn: usize,
    is_given_up: bool,
}

impl Analyst {
    /// Nothing to do yet.
    #[must_use]
    pub fn new(options: &AnalystOptions) -> Analyst {
        let defaults = Defaults { visits: options.visits, hash: options.hash, seed: options.seed };
        Analyst { defaults, jobs: Vec::new(), taken: Vec::new(), arrived: 0 }
    }

    /// Takes a line, without its line end, and appends what is to be answered at once.
    pub fn line(&mut self, line: &str, out: &mut String) {
        if line.trim().is_empty() {
            return;
        }
        if line.len() > MAX_QUERY {
            return self.unreadable(Unreadable::TooLong(MAX_QUERY), out);
        }
        let mut id = None;
        if let Err(fault) = self.read(line, &mut id, out) {
            write(&Refused::new(id.as_deref(), &fault, None), out);
        }
    }

    /// The same for a line that is no text or too long.
    pub fn unreadable(&mut self, why: Unreadable, out: &mut String) {
        write(&Refused::new(None, &Fault { field: None, error: why.to_string() }, None), out);
    }

    /// Whether another line is welcome: there is room for all positions that a query can ask for. If
    /// not, a query may be refused; so a host that can leave lines where they are does so for the moment.
    #[must_use]
    pub fn takes_lines(&self) -> bool {
        self.jobs.len() + MAX_TURNS <= MAX_JOBS
    }

    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.jobs.is_empty() && self.taken.is_empty()
    }

    /// Whether there is a job that nobody works upon.
    #[must_use]
    pub fn has_job(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// The next job: one that has been begun, else the most urgent, else the oldest.
    pub fn take(&mut self) -> Option<Job> {
        let order = |job: &Job| (!job.is_begun(), -job.priority, job.number);
        let (place, _) = self.jobs.iter().enumerate().min_by_key(|(_, job)| order(job))?;
        let job = self.jobs.swap_remove(place);
        let (number, query, turn) = (job.number, job.query.clone(), job.turn);
        self.taken.push(Taken { number, query, turn, is_given_up: false });
        Some(job)
    }

    /// Gives a job back after some work, and appends what it has to report.
    pub fn put(&mut self, mut job: Job, now: Duration, out: &mut String) {
        let place = self.taken.iter().position(|taken| taken.number == job.number);
        let is_given_up = place.is_some_and(|place| self.taken.swap_remove(place).is_given_up);
        if is_given_up && !job.is_done() {
            return job.give_up(out);
        }
        job.report(now, out);
        if !job.is_done() {
            self.jobs.push(job);
        }
    }

    /// Works on the next job for about 10 ms, and appends what it has to report.
    pub fn work(&mut self, now: Duration, out: &mut String) {
        if let Some(mut job) = self.take() {
            job.work(now);
            self.put(job, now, out);
        }
    }

    fn read(&mut self, line: &str, id: &mut Option<String>, out: &mut String) -> Read<()> {
        let no_json = |error: serde_json::Error| Fault { field: None, error: format!("not a JSON object: {error}") };
        let value: Value = serde_json::from_str(line).map_err(no_json)?;
        let Value::Object(map) = value else {
            return Err(Fault { field: None, error: "not a JSON object".to_owned() });
        };
        let mut fields = Fields::new(map);
        let id = &*id.insert(fields.text("id")?.ok_or_else(|| Fault::missing("id"))?);
        match fields.text("action")? {
            Some(name) => self.act(id, &Action::read(&name, &mut fields)?, out),
            None => self.ask(id, &mut fields)?,
        }
        let warning = "this field plays no part here";
        fields.rest().for_each(|name| write(&Warning { field: name.chars().take(40).collect(), id, warning }, out));
        Ok(())
    }

    fn ask(&mut self, id: &str, fields: &mut Fields) -> Read<()> {
        let (query, turns) = Query::read(id, fields, &self.defaults)?;
        if self.jobs.len() + turns.len() > MAX_JOBS {
            return Err(Fault { field: None, error: format!("more than {MAX_JOBS} positions wait") });
        }
        let query = Arc::new(query);
        for (turn, priority) in turns {
            self.jobs.push(Job::new(self.arrived, query.clone(), turn, priority));
            self.arrived += 1;
        }
        Ok(())
    }

    fn act(&mut self, id: &str, action: &Action, out: &mut String) {
        let concerns = |query: &Query, turn| action.concerns(&query.id, turn);
        let mut given_up: Vec<Job> = self.jobs.extract_if(.., |job| concerns(&job.query, job.turn)).collect();
        given_up.sort_by_key(|job| job.number);
        given_up.iter().for_each(|job| job.give_up(out));
        for taken in &mut self.taken {
            taken.is_given_up |= concerns(&taken.query, taken.turn);
        }
        action.echo(id, out);
    }
}
