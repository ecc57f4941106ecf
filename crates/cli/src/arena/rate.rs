//! `minefield arena rate`: ratings from results files.

use super::results::{GameLine, Header};
use super::results_file::{self, Results};
use super::standings::{self, standings};
use crate::exit::{Exit, Failure};
use crate::{given_files, input};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

const ABOUT: &str = "\
Rates all players of one or more results files, with 95 % confidence intervals (Bradley and Terry's model). The files \
must be about one board and one rule set, a name must mean one player in all of them, and no game may be there twice.";

const EXAMPLES: &str = "\
Examples:
  minefield arena rate games.jsonl
  minefield arena rate a.jsonl b.jsonl --anchor random=0 --anchor uct:visits=1000=1500
  minefield arena rate games.jsonl --markdown > ratings.md

Without an anchor `random` is rated 0 if it has played, else the player of the
first game's Black.";

/// The options of `minefield arena rate`.
#[derive(clap::Args)]
#[command(about = "Rate the players of results files", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Results files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A player whose rating is given
    #[arg(long, value_name = "NAME=ELO", value_parser = anchor)]
    anchor: Vec<(String, f64)>,
    /// Answer with one JSON object
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Answer with a table in Markdown
    #[arg(long)]
    markdown: bool,
}

/// Reads, rates, prints.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    let games = games(&args.files)?;
    let rows = standings(&games, &args.anchor).map_err(|why| Failure::Faulty("ratings".to_owned(), why))?;
    if args.json {
        writeln!(output, "{}", serde_json::json!({ "ratings": rows }))?;
    } else if args.markdown {
        write!(output, "{}", standings::markdown(&rows))?;
    } else {
        write!(output, "{}", standings::table(&rows))?;
    }
    output.flush()?;
    Ok(Exit::Fine)
}

/// The games of all files.
fn games(files: &[PathBuf]) -> Result<Vec<GameLine>, Failure> {
    given_files::check_once(files)?;
    let mut earlier: Vec<(&Path, Results)> = Vec::new();
    let mut specs: BTreeMap<String, String> = BTreeMap::new();
    for path in files {
        let results = results_file::read(path)?;
        let faulty = |why: String| Failure::Faulty(input::name(path), why);
        if let Some((_, first)) = earlier.first() {
            results.header.check_same_board(&first.header).map_err(faulty)?;
        }
        earlier.iter().try_for_each(|(name, other)| results.check_other_games(name, other)).map_err(faulty)?;
        for player in &results.header.players {
            let known = specs.entry(player.name.clone()).or_insert_with(|| player.spec.clone());
            if *known != player.spec {
                let (name, spec) = (&player.name, &player.spec);
                return Err(faulty(format!("player {name} is {spec} here and {known} in another file")));
            }
        }
        earlier.push((path, results));
    }
    let games: Vec<GameLine> = earlier.into_iter().flat_map(|(_, results)| results.games).collect();
    if games.is_empty() {
        Err(Failure::Faulty("ratings".to_owned(), "no game is finished".to_owned()))
    } else {
        Ok(games)
    }
}

impl Results {
    /// Says which game another file of the same contest has too, if there is one.
    fn check_other_games(&self, name: &Path, other: &Results) -> Result<(), String> {
        if self.header.check_same(&other.header).is_err() {
            return Ok(());
        }
        let key = |game: &GameLine| (game.pair, game.black.clone(), game.white.clone(), game.game.clone());
        let there: BTreeSet<_> = other.games.iter().map(key).collect();
        self.games.iter().find(|game| there.contains(&key(game))).map_or(Ok(()), |game| {
            let GameLine { pair, black, white, .. } = game;
            let place = name.display();
            Err(format!(
                "the game of {black} with {white} of pair {pair} is in {place} too, a file of the same contest"
            ))
        })
    }
}

impl Header {
    fn check_same_board(&self, first: &Header) -> Result<(), String> {
        let board = |header: &Header| format!("{0}x{0} {1}", header.size, header.rules);
        let (here, there) = (board(self), board(first));
        if here == there { Ok(()) } else { Err(format!("its games are on {here}, those of the first file on {there}")) }
    }
}

fn anchor(text: &str) -> Result<(String, f64), String> {
    let parts = text.rsplit_once('=').filter(|(name, _)| !name.is_empty());
    let elo = parts.and_then(|(name, elo)| Some((name.to_owned(), elo.trim().parse::<f64>().ok()?)));
    elo.filter(|(_, elo)| elo.abs() <= 1e5)
        .ok_or_else(|| "an anchor is a player and its Elo, as in random=0".to_owned())
}
