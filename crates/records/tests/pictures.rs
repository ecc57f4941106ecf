//! Pictures of positions. The whole of one is compared with `tests/data/small.svg`; to accept a
//! new look, run the tests with `MINEFIELD_BLESS=1` and look at that file.

use minefield_records::import;
use minefield_records::svg::{Mark, Picture, draw};
use minefield_rules::{Color, Game, Point, Position};

fn game(line: &str) -> Game {
    let import = import(line.as_bytes()).expect("a record");
    assert_eq!(import.fault, None);
    import.record.game
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// The number of elements of a class in a picture that must be XML.
fn count(svg: &str, class: &str) -> usize {
    let document = roxmltree::Document::parse(svg).expect("XML");
    let classes =
        |node: &roxmltree::Node| node.attribute("class").unwrap_or_default().split(' ').any(|one| one == class);
    document.descendants().filter(classes).count()
}

fn check(svg: &str, expected: &[(&str, usize)]) {
    for &(class, number) in expected {
        assert_eq!(count(svg, class), number, "{class} in {svg}");
    }
}

/// Everything at once: figure, marks, forbidden points, a path, text that needs escaping.
fn everything() -> (Position, Picture) {
    let position = game("mfg1-4-minefield-b2.c2.b4").position().clone();
    let figure = position.violations(point("b3"), Color::White).into_iter().next();
    let marks = vec![
        (point("a1"), Mark::Triangle),
        (point("d1"), Mark::Square),
        (point("b2"), Mark::Circle),
        (point("c2"), Mark::Cross),
        (point("d4"), Mark::Label("<&>".to_owned())),
        (point("e5"), Mark::Circle),
    ];
    let picture = Picture {
        last: Some(point("b4")),
        path: vec![point("b2"), point("c2")],
        forbidden: vec![Color::Black, Color::White],
        figure,
        marks,
        title: Some("\"A\" & <B>\u{1}".to_owned()),
        ..Picture::default()
    };
    (position, picture)
}

#[test]
fn a_small_picture_looks_as_accepted() {
    let (position, picture) = everything();
    let svg = draw(&position, &picture);
    if std::env::var_os("MINEFIELD_BLESS").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/small.svg"), &svg).expect("written");
    }
    assert_eq!(svg, include_str!("data/small.svg").replace("\r\n", "\n"));
    assert_eq!(svg, draw(&position, &picture), "the same twice");
}

#[test]
fn everything_asked_for_is_drawn_and_nothing_off_the_board() {
    let (position, picture) = everything();
    let svg = draw(&position, &picture);
    check(&svg, &[("board", 1), ("line", 1), ("edge-black", 2), ("edge-white", 2), ("coordinate", 16)]);
    check(&svg, &[("stone-black", 2), ("stone-white", 1), ("last", 1), ("path", 1), ("figure", 1), ("mark", 5)]);
    for color in Color::BOTH {
        check(&svg, &[(&format!("forbidden-{color}"), position.forbidden(color).len())]);
    }
    assert!(svg.contains("<title>&quot;A&quot; &amp; &lt;B&gt;\u{fffd}</title>"), "{svg}");
}

#[test]
fn coordinates_and_marks_can_be_left_out() {
    let (position, _) = everything();
    let svg = draw(&position, &Picture { coordinates: false, ..Picture::default() });
    check(&svg, &[("coordinate", 0), ("last", 0), ("path", 0), ("forbidden", 0), ("figure", 0), ("mark", 0)]);
    check(&svg, &[("stone-black", 2), ("stone-white", 1)]);
}

#[test]
fn a_screen_reader_is_told_the_stones_and_the_turn() {
    let svg = draw(game("mfg1-9-pinwheel-e5.d4").position(), &Picture::default());
    assert!(svg.contains("<title>Minefield 9x9, pinwheel rules: black to move</title>"), "{svg}");
    let edges = "Black owns the top and bottom edges, White the left and right ones.";
    assert!(svg.contains(&format!("<desc>{edges} Black: e5. White: d4.</desc>")), "{svg}");
}

#[test]
fn a_games_picture_shows_the_last_stone_and_the_winning_path() {
    let won = game("mfg1-3-minefield-b2.a1.b1.c1.b3");
    let picture = Picture::of_game(&won);
    assert_eq!((picture.last, picture.path.len()), (Some(point("b3")), 3));
    let span = game("mfg1-3-minefield-c1.a1.b2.c3.a3.span_b");
    assert_eq!(Picture::of_game(&span).path, ["c1", "b2", "a3"].map(point));
    let swapped = game("mfg1-3-minefield-c2.swap");
    assert_eq!(Picture::of_game(&swapped).last, Some(point("c2")));
}

#[test]
fn a_figure_that_uses_an_edge_is_drawn_on_the_edge() {
    let drawing = "rules: cartwheel\nturn: white\n......\n......\n......\n..BB..\n.W....\n.W..W.\n";
    let position = game(drawing).position().clone();
    let figure = position.violations(point("e2"), Color::White).into_iter().next().expect("a cartwheel");
    let svg = draw(&position, &Picture { figure: Some(figure), ..Picture::default() });
    check(&svg, &[("figure", 1), ("stone-faint", 1)]);
    let board = roxmltree::Document::parse(&svg).expect("XML");
    let figure = board.descendants().find(|node| node.attribute("class") == Some("figure")).expect("a figure");
    let rings = figure.descendants().filter(|node| node.has_tag_name("circle") && node.attribute("r") == Some("6"));
    assert_eq!(rings.count(), 2);
}

#[test]
fn every_board_size_gives_xml() {
    for side in 1..=32 {
        let svg = draw(game(&format!("{side}x{side} minefield a1")).position(), &Picture::default());
        check(&svg, &[("stone-black", 1), ("coordinate", 4 * side)]);
    }
}

#[test]
fn a_full_large_picture_stays_small() {
    let game = game(include_str!("data/record-15-german-resigned.json"));
    let svg = draw(game.position(), &Picture::of_game(&game));
    assert!(svg.len() < 12_000, "{} bytes", svg.len());
}
