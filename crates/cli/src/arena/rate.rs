//! `minefield arena rate`: ratings from results files.

use super::results::{GameLine, Header};
use super::results_file;
use super::standings::{self, standings};
use crate::exit::{Exit, Failure};
use crate::input;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

const ABOUT: &str = "\
Rates all players of one or more results files, with 95 % confidence intervals (Bradley and Terry's model). The files \
must be about one board and one rule set, and a name must mean one player in all of them.";

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
    let mut games = Vec::new();
    let mut first: Option<Header> = None;
    let mut specs: BTreeMap<String, String> = BTreeMap::new();
    for path in files {
        let results = results_file::read(path)?;
        let faulty = |why: String| Failure::Faulty(input::name(path), why);
        let header = first.get_or_insert_with(|| results.header.clone());
        results.header.check_same_board(header).map_err(faulty)?;
        for player in &results.header.players {
            let known = specs.entry(player.name.clone()).or_insert_with(|| player.spec.clone());
            if *known != player.spec {
                let (name, spec) = (&player.name, &player.spec);
                return Err(faulty(format!("player {name} is {spec} here and {known} in another file")));
            }
        }
        games.extend(results.games);
    }
    if games.is_empty() {
        Err(Failure::Faulty("ratings".to_owned(), "no game is finished".to_owned()))
    } else {
        Ok(games)
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
