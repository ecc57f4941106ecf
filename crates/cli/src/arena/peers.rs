//! The players of one thread's games; programs are kept from one game to the next.

use super::contest::{Fixture, Plan};
use super::engine_player::EnginePlayer;
use super::halt::Halt;
use super::peer::Peer;
use super::player::Player;
use super::spec::{Kind, PlayerSpec, Tuning};
use crate::exit::Failure;
use crate::seed;
use minefield_engine::playout::Random;
use minefield_rules::Color;
use std::collections::BTreeMap;

/// The programs that run for one thread.
pub struct Peers<'a> {
    plan: &'a Plan,
    halt: &'a Halt,
    /// Those that are not in a game, by their place among the players.
    idle: BTreeMap<usize, Box<Peer>>,
}

impl<'a> Peers<'a> {
    /// Starts every program that plays.
    ///
    /// # Errors
    /// If one can't be started, or isn't able to play on this board.
    pub fn start(plan: &'a Plan, halt: &'a Halt) -> Result<Peers<'a>, Failure> {
        let mut peers = Peers { plan, halt, idle: BTreeMap::new() };
        for (index, spec) in plan.players.iter().enumerate() {
            if let Kind::Gtp(words) = &spec.kind {
                let peer = peers.start_one(spec, words)?;
                peers.idle.insert(index, peer);
            }
        }
        Ok(peers)
    }

    fn start_one(&self, spec: &PlayerSpec, words: &[String]) -> Result<Box<Peer>, Failure> {
        let peer = Peer::start(words, &self.plan.peer_rules, &self.plan.board, self.halt);
        peer.map(Box::new).map_err(|why| Failure::Refused(format!("player {} can't be started: {why}", spec.name)))
    }

    /// The player of a colour for one game. Its random numbers depend on the game only.
    pub fn player(&mut self, fixture: Fixture, color: Color) -> Result<Player, Failure> {
        let index = fixture.players[color.index()];
        let spec = &self.plan.players[index];
        let seed = |tuning: &Tuning| {
            let [black, white] = fixture.players.map(|index| index as u64);
            let own = tuning.seed.unwrap_or_default();
            seed::derive(&[self.plan.seed, fixture.pair.into(), black, white, color.index() as u64, own])
        };
        Ok(match &spec.kind {
            Kind::Random(tuning) => Player::Random(Random::new(seed(tuning))),
            Kind::Engine(strength, tuning) => {
                let engine = EnginePlayer::new(*strength, *tuning, self.plan.board.0, seed(tuning));
                Player::Engine(Box::new(engine))
            }
            Kind::Gtp(words) => Player::Peer(self.peer(index, spec, words)?),
        })
    }

    /// A program ready for a new game; a fresh one if the last one is no more.
    fn peer(&mut self, index: usize, spec: &PlayerSpec, words: &[String]) -> Result<Box<Peer>, Failure> {
        let idle = self.idle.remove(&index);
        let mut peer = idle.map_or_else(|| self.start_one(spec, words), Ok)?;
        peer.begin();
        Ok(peer)
    }

    /// Takes a player back after its game; a program that failed is ended.
    pub fn put_back(&mut self, index: usize, player: Player) {
        if let Player::Peer(peer) = player
            && peer.is_well()
        {
            self.idle.insert(index, peer);
        }
    }

    /// Ends all programs.
    pub fn quit(self) {
        for (_, peer) in self.idle {
            peer.quit();
        }
    }
}
