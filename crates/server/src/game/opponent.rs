//! The computer at the board: it thinks beside the server and its move counts only if nothing
//! happened in the meantime.

use super::contest::Contest;
use super::event::Engine;
use super::games::Games;
use super::id::GameId;
use super::kept::{LIFETIME, is_kept};
use super::live::Live;
use crate::store::Added;
use minefield_engine::{Strength, Thought};
use minefield_rules::{Color, Move, Seat};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// On a clock no move takes more than this part of what is left.
const PART_OF_TIME_LEFT: i64 = 20;

impl Games {
    /// Has the computer think if it is its turn and it thinks here, and stop if not.
    pub(super) fn wake_computer(self: &Arc<Games>, id: &GameId, live: &Arc<Live>, contest: &Arc<Contest>) {
        let Some((color, strength)) = contest.computer_to_move_at(Engine::Server) else { return live.stop_search() };
        if let Some(stop) = live.begin_search(contest.seq()) {
            if self.closing().is_cancelled() {
                return live.stop_search();
            }
            let turn = Turn { contest: contest.clone(), color, strength, stop };
            let task: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(self.clone().take_turn(id.clone(), live.clone(), turn));
            self.tasks.spawn(task);
        }
    }

    async fn take_turn(self: Arc<Games>, id: GameId, live: Arc<Live>, turn: Turn) {
        let Ok(_permit) = self.permits.acquire().await else { return };
        let seq = turn.contest.seq();
        let time = self.time_for(&turn);
        let (contest, stop, kept) = (turn.contest.clone(), turn.stop.clone(), is_kept(turn.strength));
        let earlier = if kept { self.kept.take(&id) } else { None };
        let found = tokio::task::spawn_blocking(move || turn.think(earlier, time)).await;
        drop(_permit);
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let event = match found {
            Ok(Some((action, thought))) => {
                if kept {
                    self.keep(&id, seq, thought);
                }
                contest.move_event(action).map_err(|refusal| format!("{action}: {refusal:?}"))
            }
            Ok(None) => Err("no choice".to_owned()),
            Err(fault) => Err(fault.to_string()),
        };
        let added = match event {
            Ok(event) => self.store.add(&id, seq + 1, &event, self.now()).await.map_err(|fault| fault.to_string()),
            Err(fault) => Err(fault),
        };
        match added {
            // To look is to tell who waits, and to go on if the other side is skipped.
            Ok(Added::Done | Added::Taken) => drop(self.look(&id).await),
            Ok(Added::NoGame) => (),
            Err(reason) => {
                tracing::error!(game = %id, seq, reason, "the computer could not move");
                live.search_failed(seq);
            }
        }
    }

    /// Keeps a search for the computer's next turn, if that comes soon.
    fn keep(self: &Arc<Games>, id: &GameId, seq: u64, thought: Thought) {
        self.kept.keep(id, seq, thought);
        let (games, id) = (self.clone(), id.clone());
        self.tasks.spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(LIFETIME) => games.kept.drop_old(&id, seq),
                () = games.closing().cancelled() => (),
            }
        });
    }

    fn time_for(&self, turn: &Turn) -> Duration {
        let most = i64::from(turn.strength.milliseconds());
        let seat: Seat = turn.contest.game().seat(turn.color);
        let left = turn.contest.clock().map_or(i64::MAX, |clock| clock.left(seat, self.now()) / PART_OF_TIME_LEFT);
        Duration::from_millis(u64::try_from(most.min(left)).unwrap_or(0))
    }
}

/// A turn of the computer.
struct Turn {
    contest: Arc<Contest>,
    color: Color,
    strength: Strength,
    stop: Arc<AtomicBool>,
}

impl Turn {
    /// What to do, found in `time`, or sooner if told to stop; and the search that found it, which
    /// goes on from an earlier one if it can.
    fn think(&self, earlier: Option<Thought>, time: Duration) -> Option<(Move, Thought)> {
        let settings = self.strength.settings(self.contest.game().size(), self.contest.seed());
        let end = Instant::now() + time;
        let mut stop = || self.stop.load(Ordering::Relaxed) || Instant::now() >= end;
        let mut thought = Thought::following(earlier, self.contest.game(), &settings)?;
        thought.advance(u32::MAX, &mut stop);
        Some((thought.decision().choice.into(), thought))
    }
}
