//! The options of a contest.

use super::contest::Plan;
use super::game::Until;
use super::opening_list;
use super::openings::{Judge, Opening, Source};
use super::peer::PeerRules;
use super::results::{FORMAT, GameLine, Header, PlayerLine};
use super::results_file::Results;
use super::spec::{self, Kind, PlayerSpec};
use crate::exit::Failure;
use crate::{rules_choice, words};
use minefield_lab::arena::Sprt;
use minefield_rules::{Ruleset, Size, line};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::path::PathBuf;
use std::time::Duration;

/// The options of a contest.
#[derive(clap::Args)]
pub struct ContestArgs {
    #[arg(long, value_name = "SPEC", requires = "second", help = format!("The first player: {}", spec::HELP))]
    first: Option<PlayerSpec>,
    /// The second player
    #[arg(long, value_name = "SPEC", requires = "first")]
    second: Option<PlayerSpec>,
    /// One of several players, each against each; instead of --first and --second
    #[arg(long, value_name = "SPEC", conflicts_with_all = ["first", "second"])]
    player: Vec<PlayerSpec>,
    /// Points along a side of the board, 1 to 32
    #[arg(long, default_value = "9", value_parser = rules_choice::size)]
    size: Size,
    #[arg(long, default_value = "minefield", help = rules_choice::HELP)]
    rules: String,
    /// Pairs of games for each two players: one opening, colours swapped
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pairs: u32,
    /// Games played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    games_at_once: u8,
    /// What all random numbers follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write results to this file, or go on with it
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Stop when it is decided which of two Elo differences holds
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true, value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Take openings from this file, one a line: moves, or a line as `minefield convert` writes it
    #[arg(long, value_name = "FILE", conflicts_with = "opening_stones")]
    openings: Option<PathBuf>,
    /// Random stones of an opening
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=20))]
    opening_stones: u8,
    /// Who judges whether an opening is even: uct:... or engine:..., or none
    #[arg(long, default_value = "uct:visits=20000", value_name = "SPEC")]
    judge: String,
    /// Play until stones are connected, though a diagonal span has decided the game
    #[arg(long)]
    to_the_end: bool,
    /// Answer with one JSON object
    #[arg(long)]
    pub json: bool,
    /// The longest a GTP program may take for an answer, in seconds
    #[arg(long, default_value = "60", value_name = "SECONDS", value_parser = seconds)]
    move_timeout: Duration,
    /// Add what GTP programs say on standard error to this file
    #[arg(long, value_name = "FILE")]
    peer_log: Option<PathBuf>,
}

impl ContestArgs {
    /// What is to be played.
    pub fn plan(&self) -> Result<Plan, Failure> {
        let players: Vec<PlayerSpec> = self.first.iter().chain(&self.second).chain(&self.player).cloned().collect();
        if players.len() < 2 {
            return Err(Failure::Usage("two players are needed: --first and --second, or --player twice".to_owned()));
        }
        let mut names = BTreeSet::new();
        if let Some(twice) = players.iter().find(|player| !names.insert(&player.name)) {
            let name = &twice.name;
            return Err(Failure::Usage(format!("two players are called {name}; name one: other={}", twice.text)));
        }
        if self.sprt.is_some() && players.len() > 2 {
            return Err(Failure::Usage("--sprt is about two players".to_owned()));
        }
        Ok(Plan {
            players,
            board: (self.size, rules_choice::find(&self.rules)?),
            peer_rules: PeerRules { timeout: self.move_timeout, log: self.peer_log()?, positions: false },
            pairs: self.pairs,
            games_at_once: self.games_at_once.into(),
            seed: self.seed,
            until: if self.to_the_end { Until::Connection } else { Until::Span },
            sprt: self.sprt,
        })
    }

    fn peer_log(&self) -> Result<Option<File>, Failure> {
        let open = |path: &PathBuf| {
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.map_err(|source| Failure::Write { path: path.clone(), source })
        };
        self.peer_log.as_ref().map(open).transpose()
    }

    /// Where openings come from, and that in words.
    pub fn openings(&self, board: &(Size, Ruleset)) -> Result<(Source, String), Failure> {
        if let Some(path) = &self.openings {
            let games = opening_list::read(path, board)?;
            let name = format!("{}, {}", words::count(games.len(), "listed opening"), opening_list::mark(&games));
            return Ok((Source::Listed(games), name));
        }
        let stones = self.opening_stones.into();
        Ok((Source::Random(stones), words::count(stones, "random stone")))
    }

    /// Who judges openings.
    pub fn judge(&self) -> Result<Option<Judge>, Failure> {
        if self.judge == "none" {
            return Ok(None);
        }
        let spec: PlayerSpec =
            self.judge.parse().map_err(|fault| Failure::Usage(format!("--judge {}: {fault}", self.judge)))?;
        match spec.kind {
            Kind::Engine(strength, tuning) => Ok(Some((strength, tuning))),
            Kind::Random(_) | Kind::Gtp(_) => {
                Err(Failure::Usage(format!("--judge {}: the judge is uct, engine or a level, or none", self.judge)))
            }
        }
    }

    /// The first line of the results.
    pub fn header(&self, plan: &Plan, openings: String) -> Header {
        let players = plan.players.iter();
        Header {
            format: FORMAT,
            program: format!("minefield {}", env!("CARGO_PKG_VERSION")),
            players: players.map(|spec| PlayerLine { name: spec.name.clone(), spec: spec.text.clone() }).collect(),
            size: plan.board.0.get(),
            rules: plan.board.1.to_word(),
            seed: plan.seed,
            openings,
            judge: self.judge.clone(),
            until: plan.until,
            move_timeout_ms: u64::try_from(self.move_timeout.as_millis()).unwrap_or(u64::MAX),
        }
    }
}

/// The openings and games of a file that is gone on with.
pub fn gone_on_with(results: Results) -> Result<(Vec<Opening>, Vec<GameLine>), Failure> {
    let mut openings = Vec::new();
    for opening in &results.openings {
        let game = line::parse_game(&opening.opening);
        let game = game.map_err(|fault| Failure::Faulty(opening.opening.clone(), fault.to_string()))?;
        openings.push(Opening { game, value: opening.value, drawn: opening.drawn });
    }
    Ok((openings, results.games))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "a time is from 0.01 to 86400 seconds".to_owned())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|number| number.trim().parse::<f64>()).collect();
    let usual = Sprt::USUAL_ERROR;
    let sprt = match numbers.as_deref() {
        Ok([elo0, elo1]) => Sprt::new(*elo0, *elo1, usual, usual),
        Ok([elo0, elo1, alpha, beta]) => Sprt::new(*elo0, *elo1, *alpha, *beta),
        _ => return Err("two or four numbers, as in 0,10 or 0,10,0.05,0.05".to_owned()),
    };
    sprt.map_err(|fault| fault.to_string())
}
