//! The figures of the rule sheet (9x9) and of the rules' consequences, as pictures.

use minefield_rules::{Color, Contact, Position, Ruleset, Setup, Status, diagram};

/// Figure 1: Black has won.
const WON: &str = "
 9 . . . . . B . . .
 8 . . . . . B . . .
 7 . . . B B B . . .
 6 . . . B B . . . .
 5 W W W B . . W W W
 4 . . W B W W W . .
 3 . . . B . . . . .
 2 . . . B B . W W .
 1 . . . . B . . . .
   a b c d e f g h i";

/// Figure 2: a hard corner, a switch and a long switch.
const FIGURES: &str = "
 9 . . . . . . . . .
 8 . W . . . . . . .
 7 . B W . . . . . .
 6 . . . . . . . . .
 5 . . . . . . W B .
 4 . . W B . . . . .
 3 . . . . . . . . .
 2 . . B W . . B W .
 1 . . . . . . . . .
   a b c d e f g h i";

/// Figure 3: where may Black place?
const POINTS: &str = "
 9 . B W . B . B . .
 8 . B B . . W B . .
 7 . W . . . . . . .
 6 . . . W . W . B .
 5 . B . . . B . . .
 4 . . . . W . . . .
 3 . W B . . . B W W
 2 . . . . . . . . .
 1 W . . W B B W . W
   a b c d e f g h i";

fn drawn(text: &str) -> Setup {
    diagram::parse(text).expect("a drawing")
}

fn position(text: &str, rules: &str) -> Position {
    Position::from_setup(&drawn(text), &Ruleset::preset(rules).expect("a preset")).expect("no figure")
}

fn names(points: impl IntoIterator<Item = minefield_rules::Point>) -> String {
    points.into_iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_rule_sheets_win_is_blacks() {
    let position = position(WON, "minefield");
    assert_eq!(position.status(), Status::Won(Color::Black));
    assert_eq!(position.board().path(Color::White, Contact::Orthogonal), None);
    assert_eq!(names(position.winning_path().expect("a path")), "e1 e2 d2 d3 d4 d5 d6 d7 e7 f7 f8 f9");
}

#[test]
fn the_rule_sheets_figures_are_found() {
    let found = drawn(FIGURES).figures(&Ruleset::minefield());
    let found: Vec<String> =
        found.iter().map(|figure| format!("{}: {}", figure.kind, names(figure.points()))).collect();
    assert_eq!(
        found,
        ["hard corner: b7 c7 b8 c8", "switch: c2 d2 c3 d3 c4 d4", "long switch: g2 h2 g3 h3 g4 h4 g5 h5",]
    );
}

#[test]
fn the_rule_sheets_forbidden_points_are_found() {
    let check = |rules: &str, color, forbidden: &str, legal: usize| {
        let position = position(POINTS, rules);
        assert_eq!(names(position.forbidden(color).iter()), forbidden, "{rules}, {color}");
        assert_eq!(position.legal(color).len(), legal, "{rules}, {color}");
    };
    check("minefield", Color::Black, "h1 b2 d2 g2 h2 b4 d4 h4 e6 g6 a7 f7 d9", 42);
    check("pinwheel", Color::Black, "h1 b2 d2 g2 h2 b4 h4 e6 g6 a7 f7 d9", 43);
    check("minefield", Color::White, "c2 e2 f2 g2 f3 c4 g4 c5 e5 g5 h5 g6 g7 a8 d8 e8", 39);
    let position = position(POINTS, "minefield");
    assert_eq!(position.turn(), Some(Color::Black));
    for point in ["c7", "f9"] {
        assert!(position.legal(Color::Black).contains(point.parse().expect("a point")), "{point}");
    }
}

#[test]
fn each_forbidden_point_of_the_rule_sheet_has_its_figure() {
    let position = position(POINTS, "minefield");
    let check = |points: &str, kind: &str| {
        for point in points.split(' ') {
            let violations = position.violations(point.parse().expect("a point"), Color::Black);
            assert_eq!(violations.iter().map(|violation| &violation.kind).collect::<Vec<_>>(), [kind], "{point}");
        }
    };
    check("b2 d2 g2 h2 b4 h4 e6 g6 a7 f7 d9", "hard corner");
    check("h1", "switch");
    check("d4", "long switch");
}

#[test]
fn the_smallest_skip_is_whites() {
    let mut setup = drawn("B.W\n.B.\nW.B");
    setup.turn = Color::White;
    let position = Position::from_setup(&setup, &Ruleset::minefield()).expect("no figure");
    assert!(position.legal(Color::White).is_empty());
    assert_eq!((position.turn(), position.legal(Color::Black).len()), (Some(Color::Black), 4));
}

#[test]
fn hard_corner_and_short_switch_alone_stall_on_the_two_pinwheels() {
    let short = Ruleset::from_word("short~hard_corner.xe.ox~switch.xo.ee.ox").expect("a rule set");
    let corners = |k: usize, picture: &str| {
        let letters = (0..4).map(|bit| if k >> bit & 1 == 0 { "B" } else { "W" });
        letters.fold(picture.to_owned(), |picture, letter| picture.replacen('?', letter, 1))
    };
    for pinwheel in ["?WB?\nB..W\nW..B\n?BW?", "?BW?\nW..B\nB..W\n?WB?"] {
        for setup in (0..16).map(|k| drawn(&corners(k, pinwheel))) {
            let position = Position::from_setup(&setup, &short).expect("no figure");
            assert_eq!((position.status(), position.turn(), position.decided()), (Status::Stalled, None, None));
            for rules in Ruleset::presets() {
                assert!(Position::from_setup(&setup, rules).is_err(), "{} forbids it", rules.name());
            }
        }
    }
}

#[test]
fn a_rule_set_that_forbids_any_stone_stalls_at_once() {
    let dead = Ruleset::from_word("dead~lone.x").expect("a rule set");
    for side in [1, 2, 9, 32] {
        let size = minefield_rules::Size::new(side).expect("a size");
        assert_eq!(Position::new(size, &dead).status(), Status::Stalled);
    }
}
