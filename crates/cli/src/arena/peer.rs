//! A player that is another program and speaks GTP, the Go Text Protocol, version 2.

use super::halt::Halt;
use super::peer_process::{MAX_LINE, PeerProcess, Said};
use super::player::{Answer, Fault, Reason};
use minefield_rules::{Color, Game, Move, Point, Ruleset, Size, line};
use std::fmt;
use std::fs::File;
use std::time::{Duration, Instant};

/// How long it takes at most until a wish to stop is noticed.
const LOOK_UP: Duration = Duration::from_millis(20);
/// The most lines of an answer.
const MAX_LINES: usize = 10_000;
/// The command that sets a position up.
const SET_UP: &str = "minefield-position";
/// Letters of an answer that are quoted.
const EXCERPT: usize = 80;

/// How programs are run.
#[derive(Debug)]
pub struct PeerRules {
    /// The longest an answer may take.
    pub timeout: Duration,
    /// Where standard error goes; none: nowhere.
    pub log: Option<File>,
    /// Whether openings may be positions.
    pub positions: bool,
}

/// A program that speaks GTP.
pub struct Peer {
    process: PeerProcess,
    commands: Vec<String>,
    timeout: Duration,
    /// The number of moves it knows of the game under way; none before the game.
    told: Option<usize>,
    is_well: bool,
}

/// Why there was no answer.
#[derive(Debug)]
pub enum Trouble {
    /// It took too long.
    Late(Duration),
    /// The program has ended, or closed its input or output.
    Ended,
    /// What it said is no answer.
    Nonsense(String),
    /// It refused the command.
    Refused(String),
    /// Everything stops.
    Stopped,
}

impl Peer {
    /// Starts a program and prepares it for games on a board.
    pub fn start(words: &[String], rules: &PeerRules, board: &(Size, Ruleset), halt: &Halt) -> Result<Peer, String> {
        let process = PeerProcess::start(words, rules.log.as_ref()).map_err(|fault| fault.to_string())?;
        let mut peer = Peer { process, commands: Vec::new(), timeout: rules.timeout, told: None, is_well: true };
        let commands = peer.ask("list_commands", halt).map_err(|trouble| trouble.to_string())?;
        peer.commands = commands.split_whitespace().map(str::to_owned).collect();
        peer.ask(&format!("boardsize {}", board.0), halt).map_err(|trouble| trouble.to_string())?;
        if peer.knows("minefield-rules") {
            let command = format!("minefield-rules {}", board.1.to_word());
            peer.ask(&command, halt).map_err(|trouble| trouble.to_string())?;
        } else if board.1 != Ruleset::minefield() {
            return Err(format!("it has no command minefield-rules, so it can't play {}", board.1.name()));
        }
        if rules.positions && !peer.knows(SET_UP) {
            return Err(format!("it has no command {SET_UP}, so it can't play openings that are positions"));
        }
        Ok(peer)
    }

    /// Forgets the game, for a new one.
    pub const fn begin(&mut self) {
        self.told = None;
    }

    /// Whether it can play another game.
    pub const fn is_well(&self) -> bool {
        self.is_well
    }

    /// Ends the program.
    pub fn quit(self) {
        if self.is_well {
            self.process.quit();
        }
    }

    /// What it does now, being to move. `seen` is the game from the end of the opening on, `record` the game with the
    /// opening's moves: it is told the moves, unless it can be shown the position, after which nobody can swap.
    pub fn answer(&mut self, seen: &Game, record: &Game, halt: &Halt) -> Answer {
        let game = if self.knows(SET_UP) { seen } else { record };
        let Some(turn) = game.turn() else { return Answer::Stopped };
        let answer = self.catch_up(game, halt).and_then(|()| self.ask(&format!("genmove {turn}"), halt));
        let fault = match answer {
            Ok(text) => match read_move(&text, turn) {
                Ok(point) => return Answer::Place(point, None),
                Err(fault) => fault,
            },
            Err(Trouble::Stopped) => return Answer::Stopped,
            Err(trouble) => trouble.into(),
        };
        // Resigning is a proper answer; after any other fault nothing is expected of the program any more.
        self.is_well &= fault.reason == Reason::Resigned;
        Answer::Loses(fault)
    }

    fn knows(&self, command: &str) -> bool {
        self.commands.iter().any(|known| known == command)
    }

    /// Tells it the moves that it doesn't know.
    fn catch_up(&mut self, game: &Game, halt: &Halt) -> Result<(), Trouble> {
        if self.told.is_none() {
            self.ask("clear_board", halt)?;
            self.set_up(game, halt)?;
        }
        for ply in &game.plies()[self.told.unwrap_or(0)..] {
            self.ask(&format!("play {} {}", ply.color, ply.action), halt)?;
        }
        // Its own answer, too, will have been played when it is asked again.
        self.told = Some(game.plies().len() + 1);
        Ok(())
    }

    /// Sets up where the game starts, if it isn't an empty board.
    fn set_up(&mut self, game: &Game, halt: &Halt) -> Result<(), Trouble> {
        if game.start().is_empty() {
            return Ok(());
        }
        self.ask(&format!("{SET_UP} {}", line::of_position(game.start())), halt).map(drop)
    }

    /// Gives a command and waits for the answer, which is returned without its `=`.
    fn ask(&mut self, command: &str, halt: &Halt) -> Result<String, Trouble> {
        let late = Instant::now() + self.timeout;
        let answer = match self.process.say(command) {
            Ok(()) => self.hear_answer(late, halt),
            Err(_) => Err(Trouble::Ended),
        };
        let answer = answer.and_then(|lines| read_answer(command, &lines));
        self.is_well &= answer.is_ok();
        answer
    }

    /// Hears lines until an answer ends, which it does at an empty line.
    fn hear_answer(&self, late: Instant, halt: &Halt) -> Result<Vec<String>, Trouble> {
        let mut lines: Vec<String> = Vec::new();
        while lines.len() < MAX_LINES {
            if halt.is_on() {
                return Err(Trouble::Stopped);
            }
            let left = late.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Trouble::Late(self.timeout));
            }
            match self.process.hear(left.min(LOOK_UP)) {
                None => {}
                Some(Said::Line(line)) => match line.trim() {
                    "" if lines.is_empty() => {}
                    "" => return Ok(lines),
                    text => lines.push(text.to_owned()),
                },
                Some(Said::TooLong) => return Err(Trouble::Nonsense(format!("a line longer than {MAX_LINE} bytes"))),
                Some(Said::NotText) => return Err(Trouble::Nonsense("a line that is no UTF-8 text".to_owned())),
                Some(Said::Nothing) => return Err(Trouble::Ended),
            }
        }
        Err(Trouble::Nonsense(format!("an answer of more than {MAX_LINES} lines")))
    }
}

/// The text of an answer, which must begin with `=`.
fn read_answer(command: &str, lines: &[String]) -> Result<String, Trouble> {
    let text = lines.join("\n");
    if let Some(answer) = text.strip_prefix('=') {
        return Ok(answer.trim().to_owned());
    }
    Err(match text.strip_prefix('?') {
        Some(why) => Trouble::Refused(format!("it refused `{command}`: {}", excerpt(why))),
        None => Trouble::Nonsense(format!("`{}`, which is no answer to `{command}`", excerpt(&text))),
    })
}

fn read_move(text: &str, color: Color) -> Result<Point, Fault> {
    if text.eq_ignore_ascii_case("resign") {
        return Err(Fault { reason: Reason::Resigned, detail: format!("{color} resigned") });
    }
    match text.parse::<Move>() {
        Ok(Move::Place(point)) => Ok(point),
        Ok(Move::Swap) | Err(_) => Err(Fault::illegal(format!("`{}` is no point of the board", excerpt(text)))),
    }
}

/// The beginning of what a program said.
fn excerpt(text: &str) -> String {
    let text = text.trim();
    let end = if text.chars().count() > EXCERPT { "..." } else { "" };
    text.chars().take(EXCERPT).flat_map(char::escape_debug).chain(end.chars()).collect()
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Late(time) => write!(f, "no answer for {} s", time.as_secs_f64()),
            Trouble::Ended => f.write_str("the program ended"),
            Trouble::Nonsense(what) => write!(f, "it said {what}"),
            Trouble::Refused(why) => f.write_str(why),
            Trouble::Stopped => f.write_str("stopped"),
        }
    }
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        let reason = match trouble {
            Trouble::Late(_) => Reason::Timeout,
            Trouble::Ended => Reason::Died,
            Trouble::Nonsense(_) | Trouble::Refused(_) | Trouble::Stopped => Reason::Illegal,
        };
        Fault { reason, detail: trouble.to_string() }
    }
}
