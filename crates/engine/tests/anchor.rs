//! The first UCT plays as it always did: ratings hang on it.

mod positions;

use minefield_engine::playout::Random;
use minefield_engine::{Settings, Style, Thought};
use minefield_rules::Ruleset;
use positions::{random_game, size};

/// The best placement, its visits and the win rate of 2,000 visits after so many random plies.
fn answer(rules: &Ruleset, side: usize, plies: usize) -> String {
    let game = random_game(size(side), rules, plies, &mut Random::new(9));
    let settings = Settings { style: Style::Uct, ..Settings::with_visits(2000, 7) };
    let mut thought = Thought::analysis(None, game.position(), None, &settings).expect("the game goes on");
    thought.advance(u32::MAX, &mut || false);
    let best = thought.candidates()[0];
    format!("{} {} {:.6}", best.point, best.visits, thought.win_rate())
}

#[test]
fn the_first_uct_plays_as_it_did() {
    let [minefield, pinwheel] = [Ruleset::minefield(), Ruleset::from_word("pinwheel").expect("a preset")];
    let answers = [answer(&minefield, 9, 4), answer(&minefield, 11, 20), answer(&pinwheel, 7, 10)];
    assert_eq!(answers, ["g6 341 0.584843", "e7 245 0.571011", "c5 558 0.679947"]);
}
