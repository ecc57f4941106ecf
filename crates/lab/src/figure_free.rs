//! Arrangements without a forbidden figure, whether play can reach them or not.

use crate::uncounted::{MAX_SIDE, Uncounted};
use minefield_rules::{Edges, Figure, Mark, Ruleset, Size};

/// Counts the arrangements of stones on a board of `size` that contain no figure of `rules`, the
/// empty board among them.
///
/// # Errors
/// [`Uncounted::TooLarge`] if there are too many.
pub fn figure_free(size: Size, rules: &Ruleset) -> Result<u64, Uncounted> {
    if size.get() > MAX_SIDE {
        return Err(Uncounted::TooLarge(size));
    }
    let mut patterns = vec![Vec::new(); size.area()];
    for pattern in rules.figures().iter().flat_map(|figure| patterns_of(figure, size)) {
        let all = pattern.stones[0] | pattern.stones[1] | pattern.empty;
        patterns[all.ilog2() as usize].push(pattern);
    }
    Ok(count(&patterns, 0, [0; 2]))
}

/// A figure in one place of the board: one bit for each point, row by row from a1.
#[derive(Clone, Copy, PartialEq)]
struct Pattern {
    stones: [u16; 2],
    empty: u16,
}

/// Counts the ways to go on from `stones` on the first `point` points. A pattern is looked for as
/// soon as its last point, by which `patterns` are sorted, is decided.
fn count(patterns: &[Vec<Pattern>], point: usize, stones: [u16; 2]) -> u64 {
    let Some(ending_here) = patterns.get(point) else { return 1 };
    let ways = [stones, [stones[0] | 1 << point, stones[1]], [stones[0], stones[1] | 1 << point]];
    let lies = |[black, white]: [u16; 2]| {
        move |p: &Pattern| {
            black & p.stones[0] == p.stones[0] && white & p.stones[1] == p.stones[1] && (black | white) & p.empty == 0
        }
    };
    let free = ways.into_iter().filter(|&way| !ending_here.iter().any(lies(way)));
    free.map(|way| count(patterns, point + 1, way)).sum()
}

type Picture = Vec<Vec<Mark>>;

/// Every way in which a figure can lie on the board.
fn patterns_of(figure: &Figure, size: Size) -> Vec<Pattern> {
    let pictures = pictures(figure);
    let places = -3..size.get() as i32;
    let at = |row| places.clone().map(move |column| (column, row));
    let lay_everywhere = |picture| {
        places.clone().flat_map(at).filter_map(move |(column, row)| lay(picture, figure.edges(), size, column, row))
    };
    pictures.iter().flat_map(lay_everywhere).collect()
}

/// The 16 pictures of a figure: four quarter turns, mirrored or not, colours reversed or not.
fn pictures(figure: &Figure) -> Vec<Picture> {
    let mut pictures = Vec::new();
    let mut turned: Picture = figure.rows().to_vec();
    for _ in 0..4 {
        turned = (0..turned[0].len()).map(|k| turned.iter().rev().map(|row| row[k]).collect()).collect();
        let mirrored: Picture = turned.iter().rev().cloned().collect();
        for picture in [turned.clone(), mirrored] {
            let reversed = picture.iter().map(|row| row.iter().map(|mark| mark.reversed()).collect()).collect();
            pictures.extend([picture, reversed]);
        }
    }
    pictures
}

/// A picture with its first place at (column, row); none if it can't lie there.
fn lay(picture: &Picture, edges: Edges, size: Size, column: i32, row: i32) -> Option<Pattern> {
    let mut pattern = Pattern { stones: [0; 2], empty: 0 };
    for (row, marks) in (row..).zip(picture) {
        for (column, &mark) in (column..).zip(marks) {
            match (bit(size, column, row), mark) {
                (_, Mark::Any) => {}
                (Some(bit), Mark::X) => pattern.stones[0] |= bit,
                (Some(bit), Mark::O) => pattern.stones[1] |= bit,
                (Some(bit), Mark::Empty) => pattern.empty |= bit,
                (None, _) if edges == Edges::Stones && edge_mark(size, column, row) == Some(mark) => {}
                (None, _) => return None,
            }
        }
    }
    (pattern.stones != [0; 2]).then_some(pattern)
}

fn bit(size: Size, column: i32, row: i32) -> Option<u16> {
    let point = size.point(usize::try_from(column).ok()?, usize::try_from(row).ok()?)?;
    Some(1 << (point.row() * size.get() + point.column()))
}

/// What a place just outside the board counts as: X beyond top and bottom, O beyond the sides.
fn edge_mark(size: Size, column: i32, row: i32) -> Option<Mark> {
    let side = size.get() as i32;
    let (within, outside) = (0..side, [-1, side]);
    match (within.contains(&column), within.contains(&row)) {
        (true, false) if outside.contains(&row) => Some(Mark::X),
        (false, true) if outside.contains(&column) => Some(Mark::O),
        _ => None,
    }
}
