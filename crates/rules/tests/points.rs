//! Names of points, sizes, moves and colours.

use minefield_rules::{Color, Move, Point, Size, column_name};

#[test]
fn a_point_is_read_as_people_write_it() {
    let check = |text: &str, column: usize, row: usize, name: &str| {
        let point: Point = text.parse().expect(text);
        assert_eq!((point.column(), point.row(), point.to_string().as_str()), (column, row, name));
    };
    check("a1", 0, 0, "a1");
    check("E5", 4, 4, "e5");
    check(" z32\n", 25, 31, "z32");
    check("aa1", 26, 0, "aa1");
    check("aF32", 31, 31, "af32");
}

#[test]
fn every_point_of_the_largest_board_is_read_back() {
    let size = Size::new(Size::MAX).expect("a size");
    assert_eq!(size.points().count(), size.area());
    for point in size.points() {
        assert_eq!(point.to_string().parse(), Ok(point));
        assert_eq!(size.point(point.column(), point.row()), Some(point));
        assert_eq!(format!("{}{}", column_name(point.column()), point.row() + 1), format!("{point:?}"));
    }
    assert!(size.points().is_sorted());
}

#[test]
fn a_text_that_names_no_point_is_refused() {
    for text in [
        "",
        " ",
        "e",
        "5",
        "5e",
        "e0",
        "e05",
        "e33",
        "ag1",
        "zz1",
        "ba1",
        "aaa1",
        "e5e",
        "e 5",
        "e-5",
        "e+5",
        "e5.",
        "e100",
        "\u{e9}5",
        "e\u{665}",
        "\u{ff45}5",
        "\u{1f480}",
        "e5\u{1f480}",
        "e4294967297",
        "swap",
        "pass",
    ] {
        let shown = text.escape_debug();
        let expected = format!("`{shown}` is not a point: a point is a column a..af and a row 1..32, as in e5");
        assert_eq!(text.parse::<Point>().expect_err(text).to_string(), expected);
    }
}

#[test]
fn a_refused_text_is_quoted_short_and_without_control_characters() {
    let refused = |text: &str| text.parse::<Point>().expect_err(text).to_string();
    assert!(refused("\u{1b}[31mred").starts_with("`\\u{1b}[31mred` is not a point"));
    assert!(refused(&"\u{1f480}".repeat(100_000)).starts_with(&format!("`{}` is", "\u{1f480}".repeat(20))));
}

#[test]
fn a_size_is_1_to_32() {
    for side in 1..=32 {
        assert_eq!(Size::new(side).map(|size| (size.get(), size.area())), Ok((side, side * side)));
    }
    for side in [0, 33, 255, 256, 257, 65537, usize::MAX] {
        let fault = Size::new(side).expect_err("out of range");
        assert_eq!(fault.to_string(), format!("board size {side} is not between 1 and 32"));
    }
}

#[test]
fn a_size_holds_its_points_and_no_others() {
    let size = Size::new(3).expect("a size");
    assert_eq!(
        size.points().map(|point| point.to_string()).collect::<Vec<_>>().join(" "),
        "a1 b1 c1 a2 b2 c2 a3 b3 c3"
    );
    assert!(size.points().all(|point| size.contains(point)));
    for outside in ["d1", "a4", "d4", "af32"] {
        assert!(!size.contains(outside.parse().expect("a point")), "{outside}");
    }
    for (column, row) in [(3, 0), (0, 3), (usize::MAX, 0), (0, usize::MAX)] {
        assert_eq!(size.point(column, row), None);
    }
}

#[test]
fn a_move_is_a_point_or_swap_in_any_case() {
    for text in ["swap", "Swap", " SWAP\n"] {
        assert_eq!(text.parse(), Ok(Move::Swap));
    }
    assert_eq!("E5".parse::<Move>().map(|action| action.to_string()), Ok("e5".to_owned()));
    assert_eq!(Move::Swap.to_string(), "swap");
    assert!("swap5".parse::<Move>().is_err());
}

#[test]
fn a_colour_is_read_by_its_letter() {
    for color in Color::BOTH {
        assert_eq!(Color::from_letter(color.letter()), Some(color));
        assert_eq!(Color::from_letter(color.letter().to_ascii_lowercase()), Some(color));
        assert_eq!(color.other().other(), color);
        assert_eq!(Color::BOTH[color.index()], color);
    }
    assert_eq!(Color::from_letter('x'), None);
}
