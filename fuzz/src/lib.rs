//! What several fuzz targets ask for.

use minefield_rules::{Color, Position, Ruleset, Setup, Size, diagram, naive};

/// The naive twin lays every figure on every place of the board; so it is asked about all points
/// only where that is quick, and about ever fewer on larger boards.
fn stride(size: Size, rules: &Ruleset) -> usize {
    1 + size.area() * size.area() * rules.figures().len() / 5_000
}

/// The compiled tables and the pictures agree about who may place where.
pub fn assert_tables_match_pictures(position: &Position) {
    let (setup, rules) = (position.to_setup(), position.rules());
    for point in position.board().empty_points().step_by(stride(position.size(), rules)) {
        for color in Color::BOTH {
            let fast = position.legal(color).contains(point);
            assert_eq!(
                fast,
                naive::allows(&setup, rules, point, color),
                "{point} for {color}, {rules:?}\n{position:?}"
            );
            assert_eq!(fast, position.violations(point, color).is_empty(), "{point} for {color}\n{position:?}");
        }
    }
}

/// The compiled tables and the pictures agree on small boards that touch every kind of edge.
pub fn assert_rules_match_pictures(rules: &Ruleset) {
    for drawing in ["..\n..", "B.W\n...\nW.B", "..WB.\nB...W\n.....\nW...B\n.BW.."] {
        let setup = diagram::parse(drawing).expect("a drawing");
        if let Ok(position) = Position::from_setup(&setup, rules) {
            assert_tables_match_pictures(&position);
        }
    }
}

/// The position is what its arrangement gives: legal points, hash, status, winner and span.
pub fn assert_like_from_scratch(position: &Position) {
    let setup: Setup = position.to_setup();
    let again = Position::from_setup(&setup, position.rules()).expect("play leads to no figure");
    assert_eq!(&again, position);
    assert_eq!((again.hash(), again.len(), again.span()), (position.hash(), position.len(), position.span()));
    for color in Color::BOTH {
        assert_eq!(again.legal(color), position.legal(color), "{color}\n{position:?}");
    }
}
