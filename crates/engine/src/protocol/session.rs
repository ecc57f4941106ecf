//! One conversation: lines in, text out, thinking in between.

use super::arguments::Arguments;
use super::call::{Call, Line, Unreadable};
use super::commands;
use super::desk::{Answer, Desk, Reply};
use super::options::Options;
use super::pace::Pace;
use super::pie;
use super::refusal::{Refusal, quoted};
use super::task::{Plan, Purpose, Task};
use super::thinking;
use minefield_rules::Game;
use std::collections::VecDeque;
use std::time::Duration;

/// A conversation in GTP with whoever uses the engine.
///
/// It does nothing by itself. A host hands over each line as it arrives, calls
/// [`work`](Session::work) again and again while there is work, and passes on the text that
/// comes out. `now` is the time since any moment that stays the same; with limits of visits
/// only, the text is the same whatever the clock says and whenever the host calls.
pub struct Session {
    desk: Desk,
    task: Option<Task>,
    /// Lines that arrived while a command was being carried out.
    waiting: VecDeque<Line>,
    pace: Pace,
    is_over: bool,
}

/// The most lines that wait for a command to be carried out.
const MAX_WAITING: usize = 256;

impl Session {
    /// A conversation about `game`.
    #[must_use]
    pub fn new(game: Game, options: Options) -> Session {
        let desk = Desk::new(game, options);
        Session { desk, task: None, waiting: VecDeque::new(), pace: Pace::new(), is_over: false }
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.desk.game
    }

    /// Takes one line, without its line end, and appends all output that is due.
    ///
    /// While a move is being chosen lines wait their turn, and only `stop` is heard: the move is
    /// chosen at once. Any line, even an empty one, ends an analysis.
    pub fn line(&mut self, line: &str, now: Duration, out: &mut String) {
        self.arrive(Line::Text(line.to_owned()), now, out);
    }

    /// The same for a line that is no text or too long.
    pub fn unreadable(&mut self, why: Unreadable, now: Duration, out: &mut String) {
        self.arrive(Line::Unreadable(why), now, out);
    }

    /// Whether another line is welcome. If too many wait already, one more is refused; so a host
    /// that can leave lines where they are does so for the moment.
    #[must_use]
    pub fn takes_lines(&self) -> bool {
        self.waiting.len() < MAX_WAITING
    }

    /// Whether there is work: a move to be chosen, an analysis, pondering.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.task.as_ref().is_some_and(|task| !task.is_done())
    }

    /// Whether there is work that comes to an end even if no line arrives: not pondering, and not an
    /// analysis without a limit of visits.
    #[must_use]
    pub fn ends_by_itself(&self) -> bool {
        self.task.as_ref().is_some_and(|task| !task.is_done() && task.plan.purpose.ends_by_itself())
    }

    /// Does one portion of work, about 10 ms of it, and appends all output that is due.
    pub fn work(&mut self, now: Duration, out: &mut String) {
        let Some(task) = self.task.as_mut().filter(|task| !task.is_done()) else { return };
        task.work(self.pace.portion(now), now, out);
        if task.is_done() && !task.plan.purpose.is_open() {
            self.finish(now, out);
            self.catch_up(now, out);
        }
    }

    /// Whether the conversation has been ended by `quit`: further lines go unheard.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    fn arrive(&mut self, line: Line, now: Duration, out: &mut String) {
        if self.is_over {
            return;
        }
        if self.is_busy() {
            self.wait(line, now, out);
        } else {
            self.obey(&line, now, out);
        }
        self.ponder(now);
    }

    /// Whether a command is being carried out that has an end of its own.
    fn is_busy(&self) -> bool {
        self.task.as_ref().is_some_and(|task| !task.plan.purpose.is_open())
    }

    fn wait(&mut self, line: Line, now: Duration, out: &mut String) {
        let call = Call::read(&line);
        let is_stop = matches!(&call, Some(Ok(call)) if call.name == "stop");
        if !self.takes_lines() && !is_stop {
            let id = match call {
                Some(Ok(Call { id, .. }) | Err((id, _))) => id,
                None => return,
            };
            return answer(&id, Err(Refusal::new("too many commands wait to be carried out")), out);
        }
        self.waiting.push_back(line);
        if is_stop {
            self.task.iter_mut().for_each(|task| task.report(now, out));
            self.finish(now, out);
            self.catch_up(now, out);
        }
    }

    /// Carries out the lines that wait.
    fn catch_up(&mut self, now: Duration, out: &mut String) {
        while !self.is_busy() && !self.is_over {
            let Some(line) = self.waiting.pop_front() else { break };
            self.obey(&line, now, out);
        }
        self.ponder(now);
    }

    fn obey(&mut self, line: &Line, now: Duration, out: &mut String) {
        self.end_open_task(out);
        let call = match Call::read(line) {
            None => return,
            Some(Err((id, refusal))) => return answer(&id, Err(refusal), out),
            Some(Ok(call)) => call,
        };
        match self.run(&call) {
            Ok(Reply::Think(plan)) => self.begin(call.id, *plan, now, out),
            Ok(Reply::Done(text)) => answer(&call.id, Ok(&text), out),
            Ok(Reply::Quit) => {
                self.is_over = true;
                answer(&call.id, Ok(""), out);
            }
            Err(refusal) => answer(&call.id, Err(refusal), out),
        }
    }

    fn run(&mut self, call: &Call) -> Answer {
        let unknown = || Refusal::new(format!("unknown command: {}", quoted(&call.name)));
        let run = commands::find(&call.name).ok_or_else(unknown)?;
        run(&mut self.desk, &mut Arguments::new(&call.arguments))
    }

    fn begin(&mut self, id: String, plan: Plan, now: Duration, out: &mut String) {
        if plan.reports.is_some() {
            *out += &format!("={id}\n");
        }
        self.pace.pause();
        self.task = Some(Task::begin(id, plan, now));
    }

    fn ponder(&mut self, now: Duration) {
        if self.task.is_none() && !self.is_over {
            let plan = thinking::pondering(&mut self.desk);
            self.task = plan.map(|plan| Task::begin(String::new(), plan, now));
            self.pace.pause();
        }
    }

    /// Ends an analysis or pondering.
    fn end_open_task(&mut self, out: &mut String) {
        if let Some(task) = self.task.take() {
            if matches!(task.plan.purpose, Purpose::Analysis { .. }) {
                out.push('\n');
            }
            self.desk.kept = Some(task.plan.thought);
        }
    }

    /// Ends the task with its answer.
    fn finish(&mut self, now: Duration, out: &mut String) {
        let Some(Task { id, plan, begun, .. }) = self.task.take() else { return };
        let Desk { game, options, clocks, .. } = &mut self.desk;
        let text = match plan.purpose {
            Purpose::Move(color) => {
                clocks.spend(color, now.saturating_sub(begun));
                thinking::conclude(game, options, &plan.thought, color, true)
            }
            Purpose::Suggestion(color) => thinking::conclude(game, options, &plan.thought, color, false),
            Purpose::Pie => pie::conclude(&plan.thought),
            Purpose::Analysis { .. } | Purpose::Pondering => String::new(),
        };
        if plan.reports.is_some() {
            *out += &format!("play {text}\n\n");
        } else {
            answer(&id, Ok(&text), out);
        }
        self.desk.kept = Some(plan.thought);
    }
}

/// Appends an answer: `=id text` or `?id reason`, then an empty line.
fn answer(id: &str, result: Result<&str, Refusal>, out: &mut String) {
    let (sign, text) = match result {
        Ok(text) => ('=', text.to_owned()),
        Err(refusal) => ('?', refusal.to_string()),
    };
    let blank = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
    *out += &format!("{sign}{id}{blank}{text}\n\n");
}
