//! Whole games from two independent implementations, replayed ply by ply.

use minefield_rules::{Color, Point, PointSet, Position, Ruleset, Size, Status, naive};

#[test]
fn random_games_agree_at_every_ply() {
    check(include_str!("oracle/games.txt"), 309);
}

#[test]
fn games_steered_into_rare_figures_agree_at_every_ply() {
    check(include_str!("oracle/directed.txt"), 63);
}

fn check(text: &str, expected: usize) {
    let games = text.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(games.inspect(|game| replay(game)).count(), expected);
}

fn replay(line: &str) {
    let mut fields = line.split(' ');
    let mut field = || fields.next().expect("a field");
    let (id, rules, size) = (field(), Ruleset::preset(field()).expect("a preset"), field());
    let size = Size::new(size.parse().expect("a number")).expect("a size");
    let (winner, span, skips) = (color(field()), field(), field());
    let span: Option<usize> = span.parse().ok();
    let skips: Vec<usize> = skips.split(',').filter_map(|skip| skip.parse().ok()).collect();
    let mut position = Position::new(size, &rules);
    let mut expected = [PointSet::all(size), PointSet::all(size)];
    let mut spanned = None;
    let mut skipped = Vec::new();
    for (number, ply) in (1..).zip(fields) {
        let (played, changed) = ply.split_once(':').unwrap_or((ply, "/"));
        let point: Point = played[1..].parse().expect("a point");
        assert_eq!(position.turn(), Some(color(played)), "{id}: who moves at {number}");
        let skip = position.play(point).unwrap_or_else(|reason| panic!("{id}, ply {number}: {reason}"));
        skipped.extend(skip.map(|_| number));
        spanned = spanned.or(position.span().map(|_| number));
        for (side, changed) in Color::BOTH.into_iter().zip(changed.split('/')) {
            let legal = &mut expected[side.index()];
            legal.remove(point);
            for point in changed.split(',').filter(|point| !point.is_empty()) {
                let point = point.parse().expect("a point");
                legal.set(point, !legal.contains(point));
            }
            assert_eq!(position.legal(side), legal, "{id}: legal for {side} after {number}");
            if size.get() <= 5 {
                assert_eq!(&naive::legal_points(&position.to_setup(), &rules, side), legal, "{id}: naive");
            }
        }
    }
    assert_eq!(position.status(), Status::Won(winner), "{id}");
    assert_eq!((spanned, skipped), (span, skips), "{id}: span and skips");
}

fn color(text: &str) -> Color {
    text.chars().next().and_then(Color::from_letter).expect("a colour")
}
