//! Visits of the tree search per second, from the empty board.

#![allow(missing_docs, reason = "criterion_group! makes an undocumented function")]

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use minefield_engine::{Limits, Parameters, Search};
use minefield_rules::{Position, Ruleset, Size};

const VISITS: u32 = 5_000;

fn visits(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("visits");
    group.throughput(Throughput::Elements(u64::from(VISITS))).sample_size(10);
    for side in [9, 11, 19] {
        let size = Size::new(side).expect("a board size");
        let position = Position::new(size, &Ruleset::minefield());
        group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
            bencher.iter(|| {
                let mut search = Search::new(&position, &Parameters::default(), 1).expect("a game to play");
                search.run(&Limits { visits: Some(VISITS) }, &mut |_| false);
                search.win_rate()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, visits);
criterion_main!(benches);
