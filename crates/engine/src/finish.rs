//! Moves that need no search: winning at once, and play when the winner is already certain.

use minefield_rules::{Board, Chains, Color, Contact, Point, PointSet, Position, Size};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A placement by which `color` connects at once, if it has one.
pub(crate) fn winning_point(position: &Position, color: Color) -> Option<Point> {
    let mut board = Board::new(position.size());
    let mut chains = Chains::new(position.size(), Contact::Orthogonal);
    for point in position.board().stones(color).iter() {
        board.place(point, color);
        chains.join(&board, point, color);
    }
    position.legal(color).iter().find(|&point| chains.would_span(&board, point, color))
}

/// A placement for `turn` when `winner` wins whatever is played: on a way on which the winner
/// needs few stones, whether to go it or to delay it.
pub(crate) fn point_when_decided(position: &Position, winner: Color, turn: Color) -> Option<Point> {
    let legal = position.legal(turn);
    let way = shortest_way(position, winner).unwrap_or_default();
    way.into_iter().find(|&point| legal.contains(point)).or_else(|| legal.iter().next())
}

/// Of placements for `turn` that all lose, the first after which the other side can't connect at
/// once.
pub(crate) fn longest_resistance(position: &Position, turn: Color, points: &[Point]) -> Option<Point> {
    let holds = |&point: &Point| {
        let mut after = position.clone();
        after.play_unchecked(point, turn);
        after.turn() == Some(turn) || winning_point(&after, turn.other()).is_none()
    };
    points.iter().copied().find(holds)
}

/// The empty points of a cheapest way between the edges of `color`: its stones are free, its
/// legal points cost 1, and those it may not play yet 3.
fn shortest_way(position: &Position, color: Color) -> Option<Vec<Point>> {
    let size = position.size();
    let last = size.get() - 1;
    let along = |point: Point| if color == Color::Black { point.row() } else { point.column() };
    let cost = |point: Point| match position.stone(point) {
        Some(stone) => (stone == color).then_some(0),
        None if position.legal(color).contains(point) => Some(1),
        None => Some(3),
    };
    let mut done = PointSet::EMPTY;
    let mut queue: BinaryHeap<Reverse<(u32, Point, Option<usize>)>> = BinaryHeap::new();
    let mut settled: Vec<(Point, Option<usize>)> = Vec::new();
    let starts = size.points().filter(|&point| along(point) == 0);
    queue.extend(starts.filter_map(|point| Some(Reverse((cost(point)?, point, None)))));
    while let Some(Reverse((distance, point, from))) = queue.pop() {
        if done.contains(point) {
            continue;
        }
        done.insert(point);
        settled.push((point, from));
        let here = settled.len() - 1;
        if along(point) == last {
            let back = std::iter::successors(Some(here), |&k| settled[k].1);
            return Some(back.map(|k| settled[k].0).filter(|&point| position.stone(point).is_none()).collect());
        }
        let next = neighbours(size, point).filter(|&neighbour| !done.contains(neighbour));
        queue.extend(next.filter_map(|next| Some(Reverse((distance + cost(next)?, next, Some(here))))));
    }
    None
}

fn neighbours(size: Size, point: Point) -> impl Iterator<Item = Point> {
    let (column, row) = (point.column(), point.row());
    let around = [(column, row + 1), (column + 1, row), (column, row.wrapping_sub(1)), (column.wrapping_sub(1), row)];
    around.into_iter().filter_map(move |(column, row)| size.point(column, row))
}
