//! Random rule sets, arrangements and games.

use minefield_rules::{Color, Edges, Figure, Game, Mark, Move, Position, Ruleset, Setup, Size};
use proptest::collection::vec;
use proptest::prelude::*;

pub fn size(side: usize) -> Size {
    Size::new(side).expect("a size")
}

/// Mostly small boards, now and then a large one.
pub fn sizes() -> impl Strategy<Value = Size> {
    prop_oneof![6 => 1..=6usize, 3 => 7..=12usize, 1 => prop_oneof![Just(19), Just(32)]].prop_map(size)
}

pub fn presets() -> impl Strategy<Value = Ruleset> {
    (0..3usize).prop_map(|k| Ruleset::presets()[k].clone())
}

/// A preset or a rule set of somebody's own.
pub fn rulesets() -> impl Strategy<Value = Ruleset> {
    let own = (names(), vec(figures(), 1..=4)).prop_map(|(name, figures)| Ruleset::new(&name, figures));
    prop_oneof![1 => presets(), 3 => own.prop_map(|rules| rules.expect("names and figures are good"))]
}

fn names() -> impl Strategy<Value = String> {
    vec(vec(prop::sample::select(b"aBz09".as_slice()), 1..4), 1..4)
        .prop_map(|words| words.join(&b' '))
        .prop_map(|name| String::from_utf8(name).expect("ASCII"))
}

/// Figures up to 4x4 with 1 to 5 stones, so that they turn up on a random board.
fn figures() -> impl Strategy<Value = Figure> {
    let places = (1..=4usize, 1..=4usize).prop_flat_map(|(height, width)| {
        let mark = prop_oneof![4 => Just(Mark::Any), 3 => Just(Mark::Empty), 2 => Just(Mark::X), 2 => Just(Mark::O)];
        vec(vec(mark, width), height)
    });
    let few_stones = |rows: &Vec<Vec<Mark>>| {
        let stones = rows.iter().flatten().filter(|mark| matches!(mark, Mark::X | Mark::O)).count();
        (1..=5).contains(&stones)
    };
    let edges = prop_oneof![Just(Edges::Nothing), Just(Edges::Stones)];
    (names(), edges, places.prop_filter("1 to 5 stones", few_stones))
        .prop_map(|(name, edges, rows)| Figure::new(&name, edges, rows).expect("a figure"))
}

/// Any arrangement, with figures and crosscuts or without, from nearly empty to nearly full.
pub fn setups(sizes: impl Strategy<Value = Size>) -> impl Strategy<Value = Setup> {
    let turn = prop::sample::select(Color::BOTH.as_slice());
    (sizes, 0..=10u32, turn).prop_flat_map(|(size, fullness, turn)| {
        let stone = prop_oneof![
            (11 - fullness) => Just(None),
            (fullness + 1) => prop::sample::select(Color::BOTH.as_slice()).prop_map(Some),
        ];
        vec(stone, size.area()).prop_map(move |stones| {
            let mut setup = Setup::empty(size);
            size.points().zip(stones).for_each(|(point, stone)| setup.put(point, stone));
            setup.turn = turn;
            setup
        })
    })
}

/// What a player picks among the legal points, as often as needed.
pub fn choices() -> impl Strategy<Value = Vec<u16>> {
    vec(any::<u16>(), 1..80)
}

/// Plays on, taking the chosen legal points in turn, until `choices` run out or the game is over.
pub fn play_on(game: &mut Game, choices: impl IntoIterator<Item = u16>) {
    for choice in choices {
        let Some(color) = game.turn() else { return };
        let legal = game.position().legal(color);
        let point = legal.iter().nth(usize::from(choice) % legal.len()).expect("a legal point");
        game.play(Move::Place(point)).expect("a legal point");
    }
}

/// A game some moves old.
pub fn games(rules: impl Strategy<Value = Ruleset>, sizes: impl Strategy<Value = Size>) -> impl Strategy<Value = Game> {
    (rules, sizes, choices(), any::<bool>()).prop_map(|(rules, size, choices, swap)| {
        let mut game = Game::new(size, &rules);
        play_on(&mut game, choices.iter().copied().take(1));
        if swap && game.can_swap() {
            game.play(Move::Swap).expect("White's first turn");
        }
        play_on(&mut game, choices.into_iter().skip(1));
        game
    })
}

/// A position reached by play.
pub fn positions(
    rules: impl Strategy<Value = Ruleset>,
    sizes: impl Strategy<Value = Size>,
) -> impl Strategy<Value = Position> {
    games(rules, sizes).prop_map(|game| game.position().clone())
}
