//! The log as a database keeps it.

use super::*;
use crate::settings::Database;
use crate::side::Side;

fn moved(point: &str) -> Event {
    Event::Move { point: point.to_owned() }
}

async fn memory() -> Store {
    Store::open(&Database::Memory).await.unwrap()
}

#[tokio::test]
async fn events_are_kept_in_order_and_each_number_once() {
    let store = memory().await;
    let id = GameId::random().unwrap();
    store.create(&id, &Event::Swap {}, 5).await.unwrap();
    assert_eq!(store.add(&id, 2, &moved("c3"), 6).await.unwrap(), Added::Done);
    assert_eq!(store.add(&id, 2, &moved("d4"), 7).await.unwrap(), Added::Taken);
    assert_eq!(store.add(&id, 3, &Event::Resign { color: Side::White }, 8).await.unwrap(), Added::Done);
    let all = store.events_after(&id, 0).await.unwrap();
    assert_eq!(all.iter().map(|logged| (logged.seq, logged.at)).collect::<Vec<_>>(), [(1, 5), (2, 6), (3, 8)]);
    assert_eq!(store.events_after(&id, 1).await.unwrap()[0].event, moved("c3"));
    assert!(store.events_after(&id, 3).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_that_is_not_there_gets_no_events() {
    let store = memory().await;
    let id = GameId::random().unwrap();
    assert_eq!(store.add(&id, 1, &moved("c3"), 6).await.unwrap(), Added::NoGame);
    assert!(store.events_after(&id, 0).await.unwrap().is_empty());
    assert!(!store.delete(&id).await.unwrap());
}

#[tokio::test]
async fn the_game_touched_last_comes_first_and_a_deleted_one_is_gone() {
    let store = memory().await;
    let ids: Vec<GameId> = (0..3).map(|_| GameId::random().unwrap()).collect();
    for (at, id) in (0..).zip(&ids) {
        store.create(id, &Event::Swap {}, at).await.unwrap();
    }
    store.add(&ids[0], 2, &moved("c3"), 9).await.unwrap();
    assert!(store.delete(&ids[1]).await.unwrap());
    let recent = store.recent(5).await.unwrap();
    assert_eq!(recent, [(ids[0].clone(), 9), (ids[2].clone(), 2)]);
    assert_eq!(store.recent(1).await.unwrap().len(), 1);
}

#[tokio::test]
async fn many_who_add_at_once_get_one_number_each() {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(Store::open(&Database::File(folder.path().join("a"))).await.unwrap());
    let id = GameId::random().unwrap();
    store.create(&id, &Event::Swap {}, 0).await.unwrap();
    let tasks: Vec<_> = (0..16)
        .map(|_| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move { store.add(&id, 2, &moved("c3"), 1).await.unwrap() })
        })
        .collect();
    let mut done = 0;
    for task in tasks {
        done += usize::from(task.await.unwrap() == Added::Done);
    }
    assert_eq!(done, 1);
    assert_eq!(store.events_after(&id, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_home_that_can_not_be_written_is_said_and_games_go_to_memory() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("home"), "a file").unwrap();
    let store = open::home_or_memory(Ok(folder.path().join("home/minefield"))).await.unwrap();
    let Place::MemoryFor(reason) = store.place() else { panic!("{:?}", store.place()) };
    assert!(reason.contains("can't be written"), "{reason}");
    let nowhere = open::home_or_memory(Err(StoreError::NoHome)).await.unwrap();
    assert!(matches!(nowhere.place(), Place::MemoryFor(_)));
}

#[tokio::test]
async fn a_home_with_a_damaged_file_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("games.sqlite"), "not a database at all").unwrap();
    let fault = open::home_or_memory(Ok(folder.path().to_owned())).await.err().unwrap();
    assert!(matches!(fault, StoreError::Damaged { .. }), "{fault}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::File(folder.path().join("games.sqlite"));
    let store = Store::open(&database).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (999, 'later', TRUE, X'00', 0)";
    sqlx::query(later).execute(&store.pool).await.unwrap();
    store.close().await;
    assert!(matches!(Store::open(&database).await, Err(StoreError::Newer(_))));
}
