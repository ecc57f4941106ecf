//! The engine's signature: one number that changes with what the engine finds.

use minefield_engine::{Choice, Decision, Settings, Thought};
use minefield_rules::{Game, Point, line};
use std::io::{self, Write};
use std::time::Instant;

const POSITIONS: &str = include_str!("positions.txt");
/// Of each search.
const VISITS: u32 = 3000;
const SEED: u64 = 1;

/// Searches all positions, tells of each, and then the number.
pub fn run(mut out: impl Write) -> io::Result<()> {
    writeln!(out, "size  rules       stones  move   win rate  visits  visits/s")?;
    let mut signature = Signature::NEW;
    for game in games() {
        let start = Instant::now();
        let found = search(&game, VISITS, u32::MAX);
        let seconds = start.elapsed().as_secs_f64();
        found.decisions.iter().for_each(|decision| signature.take_all(decision));
        writeln!(out, "{}", row(&game, &found, seconds))?;
        out.flush()?;
    }
    writeln!(out, "\nBench: {}", signature.number())?;
    out.flush()
}

/// The games that are searched.
fn games() -> impl Iterator<Item = Game> {
    lines().map(|text| game(text).unwrap_or_else(|| unreachable!("{text} is a game: a test reads them all")))
}

/// A game, or one that starts from a position.
fn game(text: &str) -> Option<Game> {
    if !text.starts_with("mfp1") {
        return line::parse_game(text).ok();
    }
    let (setup, rules) = line::parse_setup(text).ok()?;
    Game::from_setup(&setup, &rules).ok()
}

fn lines() -> impl Iterator<Item = &'static str> {
    POSITIONS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// What is found in a position.
struct Found {
    decisions: Vec<Decision>,
    /// Positions evaluated.
    visits: u32,
}

/// What to do, and then the other side, who goes on from the same search.
fn search(game: &Game, visits: u32, portion: u32) -> Found {
    let settings = Settings::with_visits(visits, SEED);
    let mut found = Found { decisions: Vec::new(), visits: 0 };
    let (mut game, mut earlier) = (game.clone(), None);
    for _ in 0..2 {
        let Some(mut thought) = Thought::following(earlier, &game, &settings) else { break };
        let before = thought.visits();
        while !thought.advance(portion, &mut || false) {}
        let decision = thought.decision();
        found.visits += thought.visits() - before;
        let played = game.play(decision.choice.into());
        found.decisions.push(decision);
        if played.is_err() {
            break;
        }
        earlier = Some(thought);
    }
    found
}

fn row(game: &Game, found: &Found, seconds: f64) -> String {
    let position = game.position();
    let (size, rules, stones) = (position.size().get(), position.rules().name(), position.len());
    let first = found.decisions.first();
    let (choice, win_rate) = first.map_or(("none".to_owned(), 0.5), |first| (word(first.choice), first.win_rate));
    let visits = found.visits;
    let speed = f64::from(visits) / seconds;
    format!("{size:>4}  {rules:<10} {stones:>7}  {choice:<5} {win_rate:>9.4} {visits:>7} {speed:>9.0}")
}

fn word(choice: Choice) -> String {
    match choice {
        Choice::Place(point) => point.to_string(),
        Choice::Swap => "swap".to_owned(),
    }
}

/// A number that depends on every bit of all that was taken in, and on the order (FNV-1a:
/// Fowler, Noll and Vo, 1991).
struct Signature(u64);

impl Signature {
    const NEW: Signature = Signature(0xcbf2_9ce4_8422_2325);

    /// Whole numbers from 0 to 4294967295, so that it is easily read and compared.
    fn number(&self) -> u64 {
        (self.0 ^ self.0 >> 32) & 0xffff_ffff
    }

    /// All that was found. The search uses nothing that differs between machines, so the bits of
    /// its win rates don't either.
    fn take_all(&mut self, found: &Decision) {
        match found.choice {
            Choice::Place(point) => self.take_point(point),
            Choice::Swap => self.take(u64::MAX),
        }
        self.take(found.win_rate.to_bits());
        self.take(found.visits.into());
        for candidate in &found.candidates {
            self.take_point(candidate.point);
            self.take(candidate.visits.into());
            self.take(candidate.win_rate.to_bits());
            self.take(candidate.proven.into());
            self.take(candidate.prior.to_bits());
        }
        found.principal_variation.iter().for_each(|&point| self.take_point(point));
    }

    fn take_point(&mut self, point: Point) {
        self.take(point.column() as u64);
        self.take(point.row() as u64);
    }

    fn take(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn number(visits: u32, portion: u32) -> u64 {
        let mut signature = Signature::NEW;
        let found = games().flat_map(|game| search(&game, visits, portion).decisions);
        found.for_each(|decision| signature.take_all(&decision));
        signature.number()
    }

    #[test]
    fn it_is_the_same_again_and_in_portions_and_another_with_more_visits() {
        let once = number(100, u32::MAX);
        assert_eq!((number(100, u32::MAX), number(100, 7)), (once, once));
        assert_ne!(number(101, u32::MAX), once);
    }

    #[test]
    fn every_line_is_a_game_that_goes_on_and_no_two_are_the_same() {
        lines().for_each(|text| assert!(game(text).is_some_and(|game| game.turn().is_some()), "{text}"));
        assert_eq!(lines().collect::<HashSet<_>>().len(), lines().count());
    }

    #[test]
    fn every_bit_and_the_order_count() {
        let of = |numbers: &[u64]| {
            let mut signature = Signature::NEW;
            numbers.iter().for_each(|&number| signature.take(number));
            signature.number()
        };
        let all = [of(&[]), of(&[0]), of(&[1]), of(&[1 << 63]), of(&[0, 1]), of(&[1, 0])];
        assert_eq!(all.into_iter().collect::<HashSet<_>>().len(), all.len());
    }
}
