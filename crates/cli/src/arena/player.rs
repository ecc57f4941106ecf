//! A player during one game.

use super::engine_player::EnginePlayer;
use super::halt::Halt;
use super::peer::Peer;
use minefield_engine::Choice;
use minefield_engine::playout::Random;
use minefield_rules::{Game, Move, Point};

/// A player during one game.
pub enum Player {
    /// Places at random.
    Random(Random),
    /// The engine in this process.
    Engine(Box<EnginePlayer>),
    /// Another program.
    Peer(Box<Peer>),
}

/// What a player does on its turn.
pub enum Answer {
    /// It places a stone; with the number of positions it evaluated, if it is known.
    Place(Point, Option<u32>),
    /// It loses the game here.
    Loses(Fault),
    /// Everything stops; no move counts.
    Stopped,
}

/// How a player lost without the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// In one word.
    pub reason: Reason,
    /// What happened.
    pub detail: String,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The winner's stones join its edges.
    Connected,
    /// The winner's stones join its edges if diagonal contact counts, which can't be stopped any more.
    Span,
    /// Nobody can place: a draw.
    Stalled,
    /// The loser resigned.
    Resigned,
    /// The loser didn't answer in time.
    Timeout,
    /// The loser's program ended.
    Died,
    /// The loser made an illegal move or gave no proper answer.
    Illegal,
}

impl Reason {
    /// Whether the loser lost without the board.
    pub const fn is_fault(self) -> bool {
        !matches!(self, Reason::Connected | Reason::Span | Reason::Stalled)
    }
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Reason::Connected => "connected",
            Reason::Span => "span",
            Reason::Stalled => "stalled",
            Reason::Resigned => "resigned",
            Reason::Timeout => "timeout",
            Reason::Died => "died",
            Reason::Illegal => "illegal",
        })
    }
}

impl Player {
    /// What it does now, being to move. `seen` is the game from the end of the opening on, so that nobody can swap in
    /// it; `record` is the game with the opening's moves.
    pub fn answer(&mut self, seen: &Game, record: &Game, halt: &Halt) -> Answer {
        let answer = match self {
            Player::Random(random) => random_answer(seen, random),
            Player::Engine(engine) => engine_answer(engine, seen, halt),
            Player::Peer(peer) => peer.answer(seen, record, halt),
        };
        // What is found in a search that was broken off is no answer of this player.
        if halt.is_on() { Answer::Stopped } else { answer }
    }
}

fn random_answer(game: &Game, random: &mut Random) -> Answer {
    let legal: Vec<Point> = game.turn().map(|color| game.position().legal(color).iter().collect()).unwrap_or_default();
    if legal.is_empty() {
        return Answer::Stopped;
    }
    Answer::Place(legal[random.below(legal.len())], None)
}

fn engine_answer(engine: &mut EnginePlayer, game: &Game, halt: &Halt) -> Answer {
    match engine.think(game, halt) {
        Some(decision) => match decision.choice {
            Choice::Place(point) => Answer::Place(point, Some(decision.visits)),
            Choice::Swap => Answer::Loses(Fault::illegal(Move::Swap)),
        },
        None => Answer::Stopped,
    }
}

impl Fault {
    /// An answer that the rules don't allow.
    pub fn illegal(answer: impl std::fmt::Display) -> Fault {
        Fault { reason: Reason::Illegal, detail: answer.to_string() }
    }
}
