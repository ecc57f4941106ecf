//! Reads transcripts and plays them.

use minefield_engine::Level;
use minefield_engine::protocol::{Analyst, AnalystOptions, Options, Session};
use minefield_rules::{Game, Ruleset, Size};
use std::fmt::Write;
use std::time::Duration;

/// A conversation as a file tells it.
pub struct Transcript<'a> {
    lines: Vec<&'a str>,
}

impl<'a> Transcript<'a> {
    pub fn read(text: &'a str) -> Transcript<'a> {
        Transcript { lines: text.lines().filter(|line| !line.starts_with('<')).collect() }
    }

    /// The same transcript with what is answered now.
    pub fn play(&self, tick: Duration) -> String {
        let settings = self.lines.iter().find_map(|line| line.strip_prefix(':')).unwrap_or_default();
        let mut stage = Stage { speaker: speaker(settings), now: Duration::ZERO, tick };
        let mut told = String::new();
        for line in &self.lines {
            let _ = writeln!(told, "{line}");
            let output = stage.step(line);
            // Each line of the output, an empty one too; the last one ends with a line end.
            assert!(output.is_empty() || output.ends_with('\n'), "{output:?}");
            for answered in output.lines() {
                let blank = if answered.is_empty() { "" } else { " " };
                let _ = writeln!(told, "<{blank}{answered}");
            }
        }
        told
    }
}

/// Whom the lines are for.
enum Speaker {
    Gtp(Box<Session>),
    Json(Analyst),
}

/// A speaker and the time around it.
struct Stage {
    speaker: Speaker,
    now: Duration,
    tick: Duration,
}

impl Stage {
    fn step(&mut self, line: &str) -> String {
        let mut output = String::new();
        let (sign, rest) = line.split_once(' ').unwrap_or((line, ""));
        match sign {
            ">" => {
                self.hear(&meant(rest), &mut output);
                while self.ends_by_itself() {
                    self.work(&mut output);
                }
            }
            ">>" => self.hear(&meant(rest), &mut output),
            "%" => (0..number(rest)).for_each(|_| self.work(&mut output)),
            "!" => self.now += Duration::from_millis(number(rest)),
            _ => assert!(line.is_empty() || line.starts_with(['#', ':']), "{line}"),
        }
        output
    }

    fn hear(&mut self, line: &str, output: &mut String) {
        match &mut self.speaker {
            Speaker::Gtp(session) => session.line(line, self.now, output),
            Speaker::Json(analyst) => analyst.line(line, output),
        }
    }

    fn ends_by_itself(&self) -> bool {
        match &self.speaker {
            Speaker::Gtp(session) => session.ends_by_itself(),
            Speaker::Json(analyst) => !analyst.is_idle(),
        }
    }

    fn work(&mut self, output: &mut String) {
        match &mut self.speaker {
            Speaker::Gtp(session) => session.work(self.now, output),
            Speaker::Json(analyst) => analyst.work(self.now, output),
        }
        self.now += self.tick;
    }
}

fn number(text: &str) -> u64 {
    text.trim().parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

/// What is sent for a line as it is written.
fn meant(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut line = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (letter, rest) = part.split_at(1);
        match letter {
            "t" => line = line + "\t" + rest,
            "r" => line = line + "\r" + rest,
            "x" => {
                let code = u8::from_str_radix(&rest[..2], 16).expect("two digits");
                line = line + &char::from(code).to_string() + &rest[2..];
            }
            "{" => {
                let (count, rest) = rest.split_once('}').expect("a bracket");
                line = line + &"x".repeat(number(count) as usize) + rest;
            }
            other => panic!("\\{other}"),
        }
    }
    line
}

/// The session that `size 5, rules pinwheel, visits 100` describes, or with `json` the analyst.
fn speaker(settings: &str) -> Speaker {
    let (mut size, mut rules, mut is_json, mut options) = (5, "minefield", false, Options::default());
    for setting in settings.split(',').map(str::trim).filter(|setting| !setting.is_empty()) {
        let (name, value) = setting.split_once(' ').unwrap_or((setting, ""));
        match name {
            "json" => is_json = true,
            "size" => size = number(value),
            "rules" => rules = value,
            "visits" => options.visits = u32::try_from(number(value)).ok(),
            "ms" => options.milliseconds = u32::try_from(number(value)).ok(),
            "level" => options.level = value.parse().ok().and_then(Level::new),
            "seed" => options.seed = number(value),
            other => panic!("{other}"),
        }
    }
    if is_json {
        let visits = options.visits.expect("a number of visits");
        return Speaker::Json(Analyst::new(&AnalystOptions { visits, hash: options.hash, seed: options.seed }));
    }
    let size = Size::new(size as usize).expect("a size");
    let game = Game::new(size, &Ruleset::from_word(rules).expect("rules"));
    Speaker::Gtp(Box::new(Session::new(game, options)))
}
