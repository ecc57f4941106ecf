//! The computer at the board: it thinks beside the server and its move counts only if nothing
//! happened in the meantime.

use super::contest::Contest;
use super::event::Engine;
use super::games::Games;
use super::id::GameId;
use super::live::Live;
use crate::store::Added;
use minefield_engine::{Level, Settings, choose};
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
        let Some((color, level)) = contest.computer_to_move_at(Engine::Server) else { return live.stop_search() };
        if let Some(stop) = live.begin_search(contest.seq()) {
            if self.closing().is_cancelled() {
                return live.stop_search();
            }
            let turn = Turn { contest: contest.clone(), color, level, stop };
            let task: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(self.clone().take_turn(id.clone(), live.clone(), turn));
            self.tasks.spawn(task);
        }
    }

    async fn take_turn(self: Arc<Games>, id: GameId, live: Arc<Live>, turn: Turn) {
        let Ok(_permit) = self.permits.acquire().await else { return };
        let seq = turn.contest.seq();
        let time = self.time_for(&turn);
        let (contest, stop) = (turn.contest.clone(), turn.stop.clone());
        let choice = tokio::task::spawn_blocking(move || turn.choose(time)).await;
        drop(_permit);
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let event = match choice {
            Ok(Some(action)) => contest.move_event(action).map_err(|refusal| format!("{action}: {refusal:?}")),
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

    fn time_for(&self, turn: &Turn) -> Duration {
        let most = i64::from(turn.level.milliseconds());
        let seat: Seat = turn.contest.game().seat(turn.color);
        let left = turn.contest.clock().map_or(i64::MAX, |clock| clock.left(seat, self.now()) / PART_OF_TIME_LEFT);
        Duration::from_millis(u64::try_from(most.min(left)).unwrap_or(0))
    }
}

/// A turn of the computer.
struct Turn {
    contest: Arc<Contest>,
    color: Color,
    level: Level,
    stop: Arc<AtomicBool>,
}

impl Turn {
    /// What to do, found in `time`, or sooner if told to stop.
    fn choose(&self, time: Duration) -> Option<Move> {
        let settings = Settings::of_level(self.level, self.contest.game().size(), self.contest.seed());
        let end = Instant::now() + time;
        let mut stop = || self.stop.load(Ordering::Relaxed) || Instant::now() >= end;
        choose(self.contest.game(), &settings, &mut stop).map(|decision| decision.choice.into())
    }
}
