//! All games of a contest, several at once.

use super::game::{self, Until};
use super::halt::Halt;
use super::openings::Openings;
use super::peer::PeerRules;
use super::peers::Peers;
use super::report;
use super::results::{GameLine, Line, OpeningLine};
use super::results_file::ResultsFile;
use super::spec::PlayerSpec;
use super::tally::Tally;
use crate::exit::Failure;
use crate::progress::Progress;
use minefield_lab::arena::Sprt;
use minefield_rules::{Color, Game, Ruleset, Size, line};
use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// What is to be played.
pub struct Plan {
    /// Who plays; at least two, with different names.
    pub players: Vec<PlayerSpec>,
    /// The board they play on.
    pub board: (Size, Ruleset),
    /// How GTP programs are run.
    pub peer_rules: PeerRules,
    /// Pairs of games for each two players.
    pub pairs: u32,
    /// Games at once.
    pub games_at_once: usize,
    /// What all random numbers follow from.
    pub seed: u64,
    /// How far games are played.
    pub until: Until,
    /// Ends a contest of two when it is decided.
    pub sprt: Option<Sprt>,
}

/// A game to be played: its pair, from 1, and the places of Black and White among the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// From 1.
    pub pair: u32,
    /// Places among the players, Black's first.
    pub players: [usize; 2],
}

/// A contest while it is played.
pub struct Contest<'a> {
    plan: &'a Plan,
    halt: &'a Halt,
    openings: Mutex<Openings>,
    state: Mutex<State>,
}

/// What the threads share.
struct State {
    fixtures: std::vec::IntoIter<Fixture>,
    games: Vec<GameLine>,
    openings_written: usize,
    file: Option<ResultsFile>,
    progress: Progress,
    failure: Option<Failure>,
}

impl<'a> Contest<'a> {
    /// A contest that goes on after the games that have been finished before.
    pub fn new(
        plan: &'a Plan,
        halt: &'a Halt,
        openings: Openings,
        games: Vec<GameLine>,
        file: Option<ResultsFile>,
    ) -> Contest<'a> {
        let state = State {
            fixtures: plan.fixtures(&games).into_iter(),
            progress: Progress::new(plan.games(), "games"),
            games,
            openings_written: openings.kept().len(),
            file,
            failure: None,
        };
        Contest { plan, halt, openings: Mutex::new(openings), state: Mutex::new(state) }
    }

    /// Plays all games; returns those that are finished, the ones from before too.
    pub fn run(self) -> Result<Vec<GameLine>, Failure> {
        self.look();
        thread::scope(|scope| {
            for _ in 0..self.plan.games_at_once {
                scope.spawn(|| {
                    if let Err(failure) = self.work() {
                        self.fail(failure);
                    }
                });
            }
        });
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        state.progress.finish();
        state.failure.map_or(Ok(state.games), Err)
    }

    /// Plays one game after another.
    fn work(&self) -> Result<(), Failure> {
        let mut peers = Peers::start(self.plan, self.halt)?;
        while let Some(fixture) = self.next() {
            let Some(opening) = self.opening(fixture.pair)? else { break };
            let Some(game) = self.play(fixture, &opening, &mut peers)? else { break };
            self.keep(game)?;
        }
        peers.quit();
        Ok(())
    }

    fn next(&self) -> Option<Fixture> {
        if self.halt.is_on() { None } else { lock(&self.state).fixtures.next() }
    }

    fn opening(&self, pair: u32) -> Result<Option<Game>, Failure> {
        let mut openings = lock(&self.openings);
        let opening = openings.of_pair(pair as usize - 1, self.halt)?;
        let mut state = lock(&self.state);
        for kept in &openings.kept()[state.openings_written..] {
            let (opening, value, drawn) = (line::of_game(&kept.game), kept.value, kept.drawn);
            state.write(&Line::Opening(OpeningLine { opening, value, drawn }))?;
        }
        state.openings_written = openings.kept().len();
        Ok(opening)
    }

    /// Plays one game; none if it was stopped.
    fn play(&self, fixture: Fixture, opening: &Game, peers: &mut Peers<'_>) -> Result<Option<GameLine>, Failure> {
        let Fixture { pair, players: [black, white] } = fixture;
        let mut players = [peers.player(fixture, Color::Black)?, peers.player(fixture, Color::White)?];
        let played = game::play(opening, &mut players, self.plan.until, self.halt);
        for (index, player) in [black, white].into_iter().zip(players) {
            peers.put_back(index, player);
        }
        let played = played.map_err(|fault| Failure::Faulty("openings".to_owned(), fault.to_string()))?;
        let (name, before) = (|index: usize| self.plan.players[index].name.as_str(), opening.plies().len());
        let names = [name(black), name(white)];
        Ok(played.map(|played| GameLine::new(pair, names, line::of_game(opening), before, &played)))
    }

    fn keep(&self, game: GameLine) -> Result<(), Failure> {
        let mut state = lock(&self.state);
        state.write(&Line::Game(game.clone()))?;
        state.games.push(game);
        drop(state);
        self.look();
        Ok(())
    }

    /// Looks at the games finished so far: shows them, and ends everything if the test is decided.
    fn look(&self) {
        let mut state = lock(&self.state);
        let tally = self.plan.sprt.as_ref().map(|_| self.plan.tally(&state.games, [0, 1]));
        if tally.is_some_and(|tally| tally.decided_by.is_some()) {
            self.halt.end();
        }
        let State { progress, games, .. } = &mut *state;
        progress.show(games.len() as u64, || report::brief(self.plan, games));
    }

    /// Everything ends because of this, unless it ends anyway: then no program can be started any more either.
    fn fail(&self, failure: Failure) {
        if !(self.halt.is_on() && matches!(failure, Failure::Refused(_))) {
            lock(&self.state).failure.get_or_insert(failure);
        }
        self.halt.end();
    }
}

impl Plan {
    /// The games to play, pair by pair, without those finished before.
    fn fixtures(&self, finished: &[GameLine]) -> Vec<Fixture> {
        let done: BTreeSet<_> = finished.iter().map(|game| (game.pair, &game.black[..], &game.white[..])).collect();
        let name = |index: usize| self.players[index].name.as_str();
        let is_open = |fixture: &Fixture| {
            let [black, white] = fixture.players.map(name);
            !done.contains(&(fixture.pair, black, white))
        };
        let both = |(pair, [one, other]): (u32, [usize; 2])| {
            [[one, other], [other, one]].map(|players| Fixture { pair, players })
        };
        let pairs = (1..=self.pairs).flat_map(|pair| self.matches().into_iter().map(move |players| (pair, players)));
        pairs.flat_map(both).filter(is_open).collect()
    }

    /// Each two players.
    pub fn matches(&self) -> Vec<[usize; 2]> {
        let count = self.players.len();
        (0..count).flat_map(|one| (one + 1..count).map(move |other| [one, other])).collect()
    }

    /// What these two players' games say.
    pub fn tally(&self, games: &[GameLine], players: [usize; 2]) -> Tally {
        Tally::new(games, players.map(|index| self.players[index].name.as_str()), self.sprt.as_ref())
    }

    /// The number of games there are to play.
    pub fn games(&self) -> u64 {
        self.matches().len() as u64 * 2 * u64::from(self.pairs)
    }
}

impl State {
    fn write(&mut self, line: &Line) -> Result<(), Failure> {
        self.file.as_mut().map_or(Ok(()), |file| file.append(line))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
