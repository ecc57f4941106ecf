//! One game between two players, from an opening to its end.

use super::halt::Halt;
use super::player::{Answer, Fault, Player, Reason};
use minefield_rules::{BadSetup, Color, Game, Move, Position, Status};
use std::time::{Duration, Instant};

/// How far a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until a diagonal span decides it, under the preset rules; else until a connection.
    Span,
    /// Until an orthogonal connection.
    Connection,
}

/// A game that has ended.
pub struct Played {
    /// The game from the opening on.
    pub game: Game,
    /// Who won; none after a draw.
    pub winner: Option<Color>,
    /// Why it ended.
    pub reason: Reason,
    /// More about a loss without the board.
    pub detail: Option<String>,
    /// The time each colour took, Black first.
    pub time: [Duration; 2],
    /// The positions each colour evaluated, if that is known.
    pub visits: [Option<u64>; 2],
}

/// A game under way.
struct Table {
    /// As it is recorded: with the opening's moves.
    record: Game,
    /// As players see it: from the opening's position on, so that nobody can swap.
    seen: Game,
    time: [Duration; 2],
    visits: [Option<u64>; 2],
}

/// Plays a game from the end of `opening`; the players are Black and White. None: it was stopped.
pub fn play(opening: &Game, players: &mut [Player; 2], until: Until, halt: &Halt) -> Result<Option<Played>, BadSetup> {
    let mut table = Table::new(opening)?;
    loop {
        if let Some((winner, reason)) = end(table.record.position(), until) {
            return Ok(Some(table.over(winner, reason, None)));
        }
        let Some(turn) = table.record.turn() else { return Ok(None) };
        match table.ask(turn, &mut players[turn.index()], halt) {
            Answer::Place(point, visits) => {
                table.count(turn, visits);
                if let Err(fault) = table.place(Move::Place(point)) {
                    return Ok(Some(table.over(Some(turn.other()), fault.reason, Some(fault.detail))));
                }
            }
            Answer::Loses(fault) => {
                return Ok(Some(table.over(Some(turn.other()), fault.reason, Some(fault.detail))));
            }
            Answer::Stopped => return Ok(None),
        }
    }
}

/// The winner, if there is one, and why the game is over.
pub fn end(position: &Position, until: Until) -> Option<(Option<Color>, Reason)> {
    match (position.status(), until) {
        (Status::Won(color), _) => Some((Some(color), Reason::Connected)),
        (Status::Stalled, _) => Some((None, Reason::Stalled)),
        (Status::Turn(_), Until::Span) => position.decided().map(|color| (Some(color), Reason::Span)),
        (Status::Turn(_), Until::Connection) => None,
    }
}

impl Table {
    fn new(opening: &Game) -> Result<Table, BadSetup> {
        let seen = Game::from_setup(&opening.position().to_setup(), opening.rules())?;
        Ok(Table { record: opening.clone(), seen, time: [Duration::ZERO; 2], visits: [None; 2] })
    }

    fn ask(&mut self, turn: Color, player: &mut Player, halt: &Halt) -> Answer {
        let start = Instant::now();
        let answer = player.answer(&self.seen, &self.record, halt);
        self.time[turn.index()] += start.elapsed();
        answer
    }

    fn count(&mut self, turn: Color, visits: Option<u32>) {
        if let Some(visits) = visits {
            *self.visits[turn.index()].get_or_insert(0) += u64::from(visits);
        }
    }

    fn place(&mut self, action: Move) -> Result<(), Fault> {
        let played = self.record.play(action).and_then(|_| self.seen.play(action));
        played.map(drop).map_err(Fault::illegal)
    }

    fn over(self, winner: Option<Color>, reason: Reason, detail: Option<String>) -> Played {
        let Table { record, time, visits, .. } = self;
        Played { game: record, winner, reason, detail, time, visits }
    }
}
