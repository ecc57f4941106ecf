//! Visits per second from the empty board: the engine, and the first UCT, which knows nothing.

#![allow(missing_docs, reason = "criterion_group! makes an undocumented function")]

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use minefield_engine::{Settings, Style, Thought};
use minefield_rules::{Position, Ruleset, Size};

const VISITS: u32 = 5_000;

fn visits(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("visits");
    group.throughput(Throughput::Elements(u64::from(VISITS))).sample_size(10);
    for side in [9, 11, 19] {
        let size = Size::new(side).expect("a board size");
        let position = Position::new(size, &Ruleset::minefield());
        for (name, style) in [("knowledge", Style::Knowledge), ("uct", Style::Uct)] {
            let settings = Settings { style, ..Settings::with_visits(VISITS, 1) };
            group.bench_function(BenchmarkId::new(name, side), |bencher| {
                bencher.iter(|| {
                    let mut thought = Thought::analysis(None, &position, None, &settings).expect("a game to play");
                    thought.advance(VISITS, &mut || false);
                    thought.win_rate()
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, visits);
criterion_main!(benches);
