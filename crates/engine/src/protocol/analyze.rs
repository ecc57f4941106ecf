//! The commands that tell what is thought while it is thought.

use super::arguments::{Arguments, color, number, point};
use super::desk::{Answer, Desk, Reply};
use super::refusal::{Refusal, quoted};
use super::reports::{Dialect, Reports};
use super::task::{Plan, Purpose};
use super::thinking;
use crate::thought::Thought;
use minefield_rules::{Color, PointSet};

/// `analyze [COLOUR] [CENTISECONDS] [KEY VALUE]...`.
pub(super) fn analyze(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    begin(desk, arguments, Dialect::Plain)
}

/// The same in KataGo's dialect.
pub(super) fn kata_analyze(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    begin(desk, arguments, Dialect::Kata)
}

/// The same in Leela Zero's dialect.
pub(super) fn lz_analyze(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    begin(desk, arguments, Dialect::Leela)
}

/// `genmove_analyze COLOUR [CENTISECONDS] [KEY VALUE]...`.
pub(super) fn genmove_analyze(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    choose(desk, arguments, Dialect::Plain)
}

/// The same in KataGo's dialect.
pub(super) fn kata_genmove_analyze(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    choose(desk, arguments, Dialect::Kata)
}

/// The same in Leela Zero's dialect.
pub(super) fn lz_genmove_analyze(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    choose(desk, arguments, Dialect::Leela)
}

fn begin(desk: &mut Desk, arguments: &mut Arguments<'_>, dialect: Dialect) -> Answer {
    let wish = Wish::read(desk, arguments, dialect)?;
    let turn = desk.turn()?;
    desk.expect_turn(wish.color.unwrap_or(turn))?;
    let legal = desk.game.position().legal(turn);
    let among: PointSet = legal.iter().filter(|&point| wish.admits(point)).collect();
    if among.is_empty() {
        return Err(Refusal::new(format!("no legal point of {turn} is left to be analysed")));
    }
    let settings = desk.options.analysis_settings(&desk.game, wish.visits);
    let thought = Thought::analysis(desk.kept.take(), desk.game.position(), Some(&among), &settings);
    let thought = thought.ok_or_else(|| Refusal::new("there is nothing to analyse"))?;
    let purpose = Purpose::Analysis { is_limited: wish.visits.is_some() };
    let plan = Plan { thought, purpose, budget: None, reports: Some(wish.reports) };
    Ok(Reply::Think(Box::new(plan)))
}

fn choose(desk: &mut Desk, arguments: &mut Arguments<'_>, dialect: Dialect) -> Answer {
    let wish = Wish::read(desk, arguments, dialect)?;
    let color = wish.color.map_or_else(|| desk.turn(), Ok)?;
    if wish.allowed.is_some() || !wish.avoided.is_empty() || wish.visits.is_some() {
        return Err(Refusal::syntax("allow, avoid and visits are for analyses; a move is chosen from all points"));
    }
    thinking::choose(desk, color, Purpose::Move(color), Some(wish.reports))
}

/// What an analysis is asked for.
struct Wish {
    color: Option<Color>,
    reports: Reports,
    /// When to stop thinking.
    visits: Option<u32>,
    allowed: Option<PointSet>,
    avoided: PointSet,
}

/// What KataGo can tell besides and this program can't: asked for by some, missed by none.
const IGNORED: [&str; 6] =
    ["ownership", "ownershipStdev", "movesOwnership", "movesOwnershipStdev", "pvVisits", "pvEdgeVisits"];

impl Wish {
    fn read(desk: &Desk, arguments: &mut Arguments<'_>, dialect: Dialect) -> Result<Wish, Refusal> {
        let mut wish = Wish {
            color: arguments.peek().and_then(color),
            reports: Reports::new(dialect),
            visits: None,
            allowed: None,
            avoided: PointSet::EMPTY,
        };
        if wish.color.is_some() {
            arguments.next();
        }
        if let Some(word) = arguments.peek().filter(|word| word.starts_with(|letter: char| letter.is_ascii_digit())) {
            wish.reports.centiseconds = number(word, INTERVAL, 0..=MAX_INTERVAL)?;
            arguments.next();
        }
        while let Some(key) = arguments.next() {
            wish.read_key(desk, key, arguments)?;
        }
        Ok(wish)
    }

    fn read_key(&mut self, desk: &Desk, key: &str, arguments: &mut Arguments<'_>) -> Result<(), Refusal> {
        match key {
            "interval" => self.reports.centiseconds = arguments.number(INTERVAL, 0..=MAX_INTERVAL)?,
            "minmoves" => self.reports.min_moves = arguments.number("a number of moves", 0..=1024)?,
            "maxmoves" => self.reports.max_moves = arguments.number("a number of moves", 1..=1024)?,
            "visits" => self.visits = Some(arguments.number("a number of visits", 1..=u32::MAX)?),
            "rootInfo" => self.reports.root_info = yes_or_no(arguments)?,
            "allow" => {
                let points = restriction(desk, arguments)?;
                self.allowed = Some(self.allowed.take().unwrap_or(PointSet::EMPTY).union(&points));
            }
            "avoid" => self.avoided = self.avoided.union(&restriction(desk, arguments)?),
            _ if IGNORED.contains(&key) => drop(yes_or_no(arguments)?),
            _ => return Err(Refusal::syntax(format!("{} is neither a key nor a number", quoted(key)))),
        }
        Ok(())
    }

    fn admits(&self, point: minefield_rules::Point) -> bool {
        self.allowed.as_ref().is_none_or(|allowed| allowed.contains(point)) && !self.avoided.contains(point)
    }
}

const INTERVAL: &str = "an interval in hundredths of a second";
const MAX_INTERVAL: u32 = 1_000_000;

fn yes_or_no(arguments: &mut Arguments<'_>) -> Result<bool, Refusal> {
    match arguments.word("true or false")? {
        "true" => Ok(true),
        "false" => Ok(false),
        other => Err(Refusal::syntax(format!("{} is neither true nor false", quoted(other)))),
    }
}

/// `COLOUR POINT[,POINT]... DEPTH`: the points, for the side to move and its next move only.
fn restriction(desk: &Desk, arguments: &mut Arguments<'_>) -> Result<PointSet, Refusal> {
    let color = arguments.color()?;
    desk.expect_turn(color)?;
    let words = arguments.word("points")?.split(',').filter(|word| !word.is_empty());
    let points = words.map(|word| point(word, desk.game.size())).collect::<Result<PointSet, _>>()?;
    let depth = arguments.word("a depth")?;
    if depth != "1" {
        return Err(Refusal::syntax(format!("{} is not 1: only the next move can be restricted", quoted(depth))));
    }
    Ok(points)
}
