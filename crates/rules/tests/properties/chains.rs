//! Chains grown stone by stone join two edges when a flood fill finds that they do.

use crate::random::{setups, sizes};
use minefield_rules::{Board, Chains, Color, Contact, Point, PointSet};
use proptest::prelude::*;

/// The stones joined to `from`, by a flood fill.
fn flood(board: &Board, from: Point, contact: Contact) -> PointSet {
    let color = board.stone(from);
    let touches = |one: Point, other: Point| {
        let (columns, rows) = (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()));
        match contact {
            Contact::Orthogonal => columns + rows == 1,
            Contact::Diagonal => columns.max(rows) == 1,
        }
    };
    let mut found = PointSet::EMPTY;
    let mut open = vec![from];
    while let Some(point) = open.pop() {
        if !found.contains(point) {
            found.insert(point);
            let near = board.size().points().filter(|&other| touches(point, other) && board.stone(other) == color);
            open.extend(near);
        }
    }
    found
}

fn joins_edges(board: &Board, chain: &PointSet, color: Color) -> bool {
    let last = board.size().get() - 1;
    let along = |point: Point| match color {
        Color::Black => point.row(),
        Color::White => point.column(),
    };
    chain.iter().any(|point| along(point) == 0) && chain.iter().any(|point| along(point) == last)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn chains_join_two_edges_when_a_flood_fill_does(
        setup in setups((1..=9usize).prop_map(crate::random::size)),
        order in any::<u64>(),
        contact in prop::sample::select([Contact::Orthogonal, Contact::Diagonal].as_slice()),
    ) {
        let mut board = Board::new(setup.size());
        let mut chains = Chains::new(setup.size(), contact);
        let mut stones: Vec<Point> = setup.size().points().filter(|&point| setup.stone(point).is_some()).collect();
        stones.sort_by_key(|point| (point.column() as u64 * 31 + point.row() as u64 * 37 + 1).wrapping_mul(order | 1));
        let mut reused = Chains::new(setup.size(), contact);
        let mut joined = [false; 2];
        for point in stones {
            let color = setup.stone(point).expect("a stone");
            let would = chains.would_span(&board, point, color);
            board.place(point, color);
            reused.copy_from(&chains);
            let joins = chains.join(&board, point, color);
            prop_assert_eq!(reused.join(&board, point, color), joins);
            let already = std::mem::replace(&mut joined[color.index()], {
                board.stones(color).iter().any(|stone| joins_edges(&board, &flood(&board, stone, contact), color))
            });
            prop_assert!(already || (would, joins) == (joined[color.index()], joined[color.index()]));
        }
    }

    #[test]
    fn a_path_joins_two_edges_step_by_step(
        setup in setups(sizes()),
        color in prop::sample::select(Color::BOTH.as_slice()),
        contact in prop::sample::select([Contact::Orthogonal, Contact::Diagonal].as_slice()),
    ) {
        let mut board = Board::new(setup.size());
        Color::BOTH.into_iter().for_each(|side| setup.stones(side).iter().for_each(|point| board.place(point, side)));
        let path = board.path(color, contact);
        let stones = board.stones(color);
        let joined = stones.iter().any(|point| joins_edges(&board, &flood(&board, point, contact), color));
        prop_assert_eq!(path.is_some(), joined);
        if let Some(path) = path {
            assert_path(&board, &path, color, contact);
        }
    }
}

/// The path's stones are of one colour, each touches the next, and the ends lie on its edges.
pub fn assert_path(board: &Board, path: &[Point], color: Color, contact: Contact) {
    let last = board.size().get() - 1;
    let along = |point: &Point| if color == Color::Black { point.row() } else { point.column() };
    assert_eq!((path.first().map(along), path.last().map(along)), (Some(0), Some(last)));
    assert!(path.iter().all(|&point| board.stone(point) == Some(color)));
    for step in path.windows(2) {
        let (columns, rows) = (step[0].column().abs_diff(step[1].column()), step[0].row().abs_diff(step[1].row()));
        assert_eq!(columns.max(rows), 1);
        assert!(contact == Contact::Diagonal || columns + rows == 1);
    }
}
