//! Each figure of each preset, in all its ways, at every place of a board: refused by name and
//! points; the same with one place changed: not refused for it.

use minefield_rules::{Color, Mark, Point, Position, Ruleset, Setup, Size, diagram};
use std::collections::BTreeSet;

/// A picture: rows from the top, of the letters `X O . ?`.
type Picture = Vec<Vec<char>>;

/// Rotations, reflections and colour reversals of a picture, each once.
fn ways(picture: &Picture) -> BTreeSet<Picture> {
    let mut ways = BTreeSet::from([picture.clone()]);
    loop {
        let upside_down = ways.iter().map(|way| way.iter().rev().cloned().collect());
        let transposed =
            ways.iter().map(|way| (0..way[0].len()).map(|k| way.iter().map(|row| row[k]).collect()).collect());
        let reversed =
            ways.iter().map(|way| way.iter().map(|row| row.iter().map(|&mark| other(mark)).collect()).collect());
        let more: BTreeSet<Picture> = upside_down.chain(transposed).chain(reversed).collect();
        if more.is_subset(&ways) {
            return ways;
        }
        ways.extend(more);
    }
}

fn other(mark: char) -> char {
    match mark {
        'X' => 'O',
        'O' => 'X',
        same => same,
    }
}

fn picture(text: &str) -> Picture {
    text.lines().map(|row| row.chars().filter(|mark| *mark != ' ').collect()).collect()
}

/// A picture's places that matter, laid on a 9x9 board with its upper left corner at a point.
fn lay(picture: &Picture, column: usize, row: usize) -> Vec<(Point, Mark)> {
    let size = Size::new(9).expect("a size");
    let places = picture.iter().enumerate().flat_map(|(down, marks)| {
        marks.iter().enumerate().map(move |(right, &mark)| (size.point(column + right, row - down), mark))
    });
    let places = places.map(|(point, mark)| (point.expect("a point"), Mark::from_letter(mark).expect("a mark")));
    places.filter(|(_, mark)| *mark != Mark::Any).collect()
}

fn color(mark: Mark) -> Option<Color> {
    match mark {
        Mark::X => Some(Color::Black),
        Mark::O => Some(Color::White),
        Mark::Empty | Mark::Any => None,
    }
}

/// The stones of `places` except the one at `left_out`.
fn without(places: &[(Point, Mark)], left_out: Point) -> Setup {
    let mut setup = Setup::empty(Size::new(9).expect("a size"));
    places.iter().filter(|(point, _)| *point != left_out).for_each(|&(point, mark)| setup.put(point, color(mark)));
    setup
}

/// The kinds and points of the figures that a stone would complete.
fn violations(setup: &Setup, rules: &Ruleset, point: Point, side: Color) -> Vec<(String, BTreeSet<Point>)> {
    let position = Position::from_setup(setup, rules).expect("no figure yet");
    let violations = position.violations(point, side);
    assert_eq!(position.legal(side).contains(point), violations.is_empty());
    violations.into_iter().map(|violation| (violation.kind.clone(), violation.points().collect())).collect()
}

/// Every stone of the figure in turn is the last one: it alone completes exactly this figure.
fn refused(rules: &Ruleset, kind: &str, places: &[(Point, Mark)]) {
    let points: BTreeSet<Point> = places.iter().map(|(point, _)| *point).collect();
    for &(point, mark) in places {
        let Some(side) = color(mark) else { continue };
        let found = violations(&without(places, point), rules, point, side);
        assert_eq!(found, [(kind.to_owned(), points.clone())], "{side} at {point} under {}", rules.name());
    }
}

/// With one other place changed, the last stone doesn't complete this figure.
fn spared(rules: &Ruleset, kind: &str, places: &[(Point, Mark)]) {
    let (last, mark) = *places.iter().find(|(_, mark)| *mark != Mark::Empty).expect("a stone");
    let side = color(mark).expect("a stone");
    let points: BTreeSet<Point> = places.iter().map(|(point, _)| *point).collect();
    for &(changed, mark) in places.iter().filter(|(point, _)| *point != last) {
        for stone in [None, Some(Color::Black), Some(Color::White)].into_iter().filter(|&stone| stone != color(mark)) {
            let mut setup = without(places, last);
            setup.put(changed, stone);
            if Position::from_setup(&setup, rules).is_ok() {
                let found = violations(&setup, rules, last, side);
                assert!(!found.contains(&(kind.to_owned(), points.clone())), "{changed} changed: {found:?}");
            }
        }
    }
}

#[test]
fn each_figure_is_refused_in_all_its_ways_at_every_place() {
    for rules in Ruleset::presets() {
        for figure in rules.figures() {
            for way in ways(&picture(&figure.to_string())) {
                let (height, width) = (way.len(), way[0].len());
                for (column, row) in (0..=9 - width).flat_map(|column| (height - 1..9).map(move |row| (column, row))) {
                    refused(rules, figure.name(), &lay(&way, column, row));
                }
                spared(rules, figure.name(), &lay(&way, 3, 6));
            }
        }
    }
}

#[test]
fn each_figure_has_as_many_ways_as_its_symmetry_leaves() {
    let count = |rules: &str, figure: usize| {
        let rules = Ruleset::preset(rules).expect("a preset");
        ways(&picture(&rules.figures()[figure].to_string())).len()
    };
    assert_eq!((count("minefield", 0), count("minefield", 1), count("minefield", 2)), (8, 4, 4));
    assert_eq!((count("pinwheel", 2), count("cartwheel", 3)), (2, 2));
}

/// On this board, rows from the top, a stone of `color` on the point drawn `*` completes figures of
/// exactly these kinds.
#[track_caller]
fn check(rules: &str, color: Color, drawing: &str, expected: &[&str]) {
    let setup = diagram::parse(&drawing.replace('*', ".").replace(' ', "\n")).expect("a drawing");
    let rows: Vec<&str> = drawing.split_whitespace().rev().collect();
    let row = rows.iter().position(|row| row.contains('*')).expect("a star");
    let point = setup.size().point(rows[row].find('*').expect("a star"), row).expect("a point");
    let rules = Ruleset::preset(rules).expect("a preset");
    let found = violations(&setup, &rules, point, color);
    assert_eq!(found.iter().map(|(kind, _)| kind.as_str()).collect::<Vec<_>>(), expected, "{drawing}");
}

use Color::{Black, White};

#[test]
fn a_figure_needs_its_empty_points() {
    check("minefield", Black, "B... W*.. .... ....", &["hard corner"]);
    check("minefield", Black, "BB.. W*.. .... ....", &[]);
    check("minefield", Black, "BW.. .... W*.. ....", &["switch"]);
    check("minefield", Black, "BW.. B... W*.. ....", &["hard corner"]);
    check("minefield", Black, "BW.. WW.. W*.. ....", &[]);
    check("minefield", Black, "BW.. .... .... W*..", &["long switch"]);
    check("minefield", Black, "BW.. .... .B.. W*..", &[]);
    check("pinwheel", Black, "BW.. .... .... W*..", &[]);
}

#[test]
fn same_colours_side_by_side_make_no_switch() {
    check("minefield", Black, "BB.. .... W*.. ....", &[]);
    check("minefield", Black, "WB.. .... W*.. ....", &[]);
    check("minefield", Black, "BW.. .... .... .W*.", &[]);
}

#[test]
fn a_ring_needs_its_empty_centre_and_nothing_of_its_corners() {
    check("pinwheel", Black, ".*W. W..B B..W .WB.", &["pinwheel"]);
    check("pinwheel", Black, "W*WB W..B B..W BWBW", &["pinwheel"]);
    check("pinwheel", Black, ".*W. W.BB B..W .WB.", &["hard corner"]);
    check("pinwheel", Black, ".*B. W..W W..W .BB.", &[]);
    check("cartwheel", Black, ".*B. W..W W..W .BB.", &["cartwheel"]);
    check("cartwheel", White, ".*W. B..B B..B .WW.", &["cartwheel"]);
}

#[test]
fn edges_take_part_in_the_cartwheel_only() {
    check("cartwheel", Black, "W..W. W..W. .B*.. ..... .....", &["cartwheel"]);
    check("pinwheel", Black, "W..W. W..W. .B*.. ..... .....", &[]);
    check("cartwheel", White, "B..B. B..B. .W*.. ..... .....", &[]);
    check("cartwheel", Black, "..... W..W. W..W. .B*.. .....", &[]);
    check("cartwheel", Black, "..... ..... .B*.. W..W. W..W.", &["cartwheel"]);
    check("cartwheel", White, "...BB ..W.. ..*.. ...BB .....", &["cartwheel"]);
    check("cartwheel", White, "BB... ..W.. ..*.. BB... .....", &["cartwheel"]);
    check("cartwheel", Black, "WW... ..B.. ..*.. WW... .....", &[]);
    check("cartwheel", Black, "..W.. ..W.. ...B* ..... .....", &["cartwheel"]);
    check("cartwheel", Black, "..W.. ..W.. ...W* ..... .....", &[]);
    check("cartwheel", White, "..... ..... BB... ..W.. ..*..", &["cartwheel"]);
}

#[test]
fn a_small_board_is_all_edge() {
    check("cartwheel", Black, "*", &[]);
    check("cartwheel", Black, "*. ..", &[]);
    check("cartwheel", White, "..* ... ...", &[]);
}
