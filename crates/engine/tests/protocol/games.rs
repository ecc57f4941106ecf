//! Whole games between two sessions, refereed by a controller that knows nothing of the rules.

use minefield_engine::protocol::{Options, Session};
use minefield_rules::{Color, Game, Ruleset, Size};
use std::time::Duration;

/// A session spoken to as a controller would.
struct Player(Session);

impl Player {
    fn new(size: usize, rules: &str, options: Options) -> Player {
        let rules = Ruleset::from_word(rules).expect("rules");
        Player(Session::new(Game::new(Size::new(size).expect("a size"), &rules), options))
    }

    /// The answer to a command, which must not be refused.
    fn ask(&mut self, command: &str) -> String {
        let mut output = String::new();
        self.0.line(command, Duration::ZERO, &mut output);
        while self.0.ends_by_itself() {
            self.0.work(Duration::ZERO, &mut output);
        }
        let answer = output.strip_prefix('=').and_then(|answer| answer.strip_suffix("\n\n"));
        answer.unwrap_or_else(|| panic!("{command}: {output}")).trim_start_matches(' ').to_owned()
    }
}

/// Alternates strictly, as programs that referee Go do, until somebody resigns or both pass; returns the
/// result and the number of passes.
fn referee(players: &mut [Player; 2], first: Color) -> (String, usize) {
    let (mut passes, mut in_a_row) = (0, 0);
    for color in [first, first.other()].into_iter().cycle() {
        let answer = players[color.index()].ask(&format!("genmove {color}"));
        if answer == "resign" {
            return (format!("{}+", color.other().letter()), passes);
        }
        players[color.other().index()].ask(&format!("play {color} {answer}"));
        in_a_row = if answer == "pass" { in_a_row + 1 } else { 0 };
        passes += usize::from(answer == "pass");
        if in_a_row == 2 {
            return ("0".to_owned(), passes);
        }
    }
    unreachable!("an endless iterator")
}

fn check_game(size: usize, rules: &str, seed: u64) {
    let options = Options { visits: Some(20), seed, swap: false, ..Options::default() };
    let mut players = [0, 1].map(|more| Player::new(size, rules, Options { seed: seed + more, ..options.clone() }));
    let (result, _) = referee(&mut players, Color::Black);
    let [black, white] = &mut players;
    assert_eq!(black.ask("final_score"), result);
    for question in ["minefield-line", "final_score", "showboard", "minefield-forbidden b", "minefield-legal w"] {
        assert_eq!(black.ask(question), white.ask(question), "{question}");
    }
}

#[test]
fn a_controller_that_only_knows_resigning_and_passing_finds_the_winner() {
    for rules in ["minefield", "pinwheel", "cartwheel"] {
        for size in 1..=7 {
            for seed in 0..4 {
                check_game(size, rules, seed);
            }
        }
    }
}

#[test]
fn a_skipped_side_passes_and_the_game_goes_on() {
    let mut players = [0, 1].map(|_| Player::new(3, "minefield", Options { visits: Some(9), ..Options::default() }));
    // W.B / .B. / B.W: White is skipped.
    for player in &mut players {
        for (color, point) in "bwbwb".chars().zip(["b2", "a3", "a1", "c1", "c3"]) {
            player.ask(&format!("play {color} {point}"));
        }
    }
    let (result, passes) = referee(&mut players, Color::White);
    assert!(passes > 0);
    assert_eq!(players.map(|mut player| player.ask("final_score")), [result.clone(), result]);
}

#[test]
fn a_stalled_game_ends_by_two_passes() {
    let mut players = [0, 1].map(|_| Player::new(2, "mine~pair.xx", Options { visits: Some(9), ..Options::default() }));
    for player in &mut players {
        player.ask("play b a1");
        player.ask("play w b2");
    }
    assert_eq!(referee(&mut players, Color::Black), ("0".to_owned(), 2));
    assert_eq!(players[0].ask("final_score"), "0");
}

#[test]
fn after_a_swap_white_is_asked_and_the_stone_stays() {
    let mut player = Player::new(3, "minefield", Options { visits: Some(5000), ..Options::default() });
    player.ask("play b a2");
    assert_eq!(player.ask("genmove w"), "swap-sides", "a2 wins on 3x3");
    assert_eq!(player.ask("minefield-line"), "mfg1-3-minefield-a2.swap");
    player.ask("genmove w");
    player.ask("genmove b");
    assert_eq!(player.0.game().plies().len(), 4);
}

#[test]
fn games_with_a_clock_and_pondering_end_too() {
    let options = Options { ponder: true, visits: Some(30), ..Options::default() };
    let mut players = [0, 1].map(|_| Player::new(5, "pinwheel", Options { swap: false, ..options.clone() }));
    for player in &mut players {
        player.ask("time_settings 1 0 0");
        player.ask("play b a2");
        assert!(!player.0.is_working(), "no move was asked for yet, so no side is its own");
    }
    players[1].ask("genmove w");
    assert!(players[1].0.is_working(), "it ponders");
    let [_, white] = &mut players;
    let mut output = String::new();
    (0..5).for_each(|_| white.0.work(Duration::ZERO, &mut output));
    assert_eq!(output, "", "pondering is silent");
    while white.0.game().outcome().is_none() {
        let turn = white.0.game().turn().expect("a turn");
        white.ask(&format!("genmove {turn}"));
    }
    assert!(!white.0.is_working());
}

#[test]
fn reports_come_at_their_interval_and_a_budget_of_time_is_kept() {
    let mut player = Player::new(9, "minefield", Options { milliseconds: Some(500), ..Options::default() });
    player.ask("play b e5");
    let (mut now, mut output) = (Duration::from_secs(7), String::new());
    player.0.line("kata-genmove_analyze w 10 maxmoves 1", now, &mut output);
    while player.0.is_working() {
        player.0.work(now, &mut output);
        now += Duration::from_millis(20);
    }
    // Until 400 ms, one that is due and one at the end.
    assert_eq!(output.lines().filter(|line| line.starts_with("info move ")).count(), 5, "{output}");
    assert!(now <= Duration::from_millis(7_540), "{now:?}");
}
