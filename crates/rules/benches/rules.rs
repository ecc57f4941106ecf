//! How fast the rules are: the compiled tables beside their naive twin, play, text and compiling.

#![allow(missing_docs, reason = "criterion_group! makes an undocumented function")]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use minefield_rules::{Board, Color, PointSet, Position, Ruleset, Size, line, naive};
use std::hint::black_box;

/// A random game on 19x19 (Knuth's MMIX generator), stopped half way to its mean end after 334 moves.
fn mid_game(rules: &Ruleset) -> Position {
    let mut position = Position::new(Size::new(19).expect("a size"), rules);
    let mut state: u64 = 19;
    while let (Some(color), true) = (position.turn(), position.len() < 167) {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = position.legal(color);
        let point = legal.iter().nth((state >> 33) as usize % legal.len()).expect("a legal point");
        position.play(point).expect("a legal point");
    }
    position
}

/// The legal points of both colours, looked up one by one.
fn legal_points(board: &Board, rules: &Ruleset) -> [PointSet; 2] {
    Color::BOTH.map(|color| board.empty_points().filter(|&point| board.allows(rules, point, color)).collect())
}

fn legal(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("legal points of both colours, 19x19 mid-game");
    for rules in Ruleset::presets() {
        let position = mid_game(rules);
        let (board, setup) = (position.board(), position.to_setup());
        group.bench_function(format!("{} tables", rules.name()), |b| b.iter(|| legal_points(black_box(board), rules)));
        group.sample_size(10).bench_function(format!("{} naive", rules.name()), |b| {
            b.iter(|| Color::BOTH.map(|color| naive::legal_points(black_box(&setup), rules, color)));
        });
    }
}

fn play(bench: &mut Criterion) {
    let position = mid_game(&Ruleset::minefield());
    let color = position.turn().expect("an open game");
    let points: Vec<_> = position.legal(color).iter().collect();
    let mut next = points.iter().cycle();
    bench.bench_function("Position::play, 19x19 mid-game", |b| {
        b.iter_batched_ref(
            || (position.clone(), *next.next().expect("a point")),
            |(position, point)| position.play(*point),
            BatchSize::SmallInput,
        );
    });
    bench.bench_function("Position::clone, 19x19", |b| b.iter(|| black_box(&position).clone()));
}

fn text(bench: &mut Criterion) {
    let line = line::of_position(&mid_game(&Ruleset::minefield()));
    bench.bench_function("line::parse_setup, 19x19 mid-game", |b| b.iter(|| line::parse_setup(black_box(&line))));
    bench.bench_function("line::parse_position, 19x19 mid-game", |b| b.iter(|| line::parse_position(black_box(&line))));
}

fn compile(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("compile");
    let cartwheel = Ruleset::presets()[2].to_file().replace("name: cartwheel", "name: mine");
    let wide = format!("name: wide\n{}", "figure: wide\nX ? ? O\n? ? ? ?\n? ? . ?\nO ? ? X\n".repeat(16));
    let full = format!("name: full\n{}", "figure: full\nX O X O\nO O X .\n. X X O\nO . O X\n".repeat(16));
    for (name, file) in [("cartwheel", cartwheel), ("16 wide figures", wide), ("16 full figures", full)] {
        group.sample_size(10).bench_function(name, |b| b.iter(|| Ruleset::from_file(black_box(file.as_bytes()))));
    }
}

criterion_group!(benches, legal, play, text, compile);
criterion_main!(benches);
