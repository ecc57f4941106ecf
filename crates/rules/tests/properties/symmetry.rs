//! The game is the same seen from another side.

use crate::random::{positions, rulesets, setups, sizes};
use minefield_rules::{Color, Position, Setup, Size, Status, Symmetry};
use proptest::prelude::*;

fn image(symmetry: Symmetry, position: &Position) -> Position {
    Position::from_setup(&symmetry.setup(&position.to_setup()), position.rules()).expect("no figure either")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn legality_status_winner_and_span_follow_the_symmetry(position in positions(rulesets(), sizes())) {
        for symmetry in Symmetry::all() {
            let image = image(symmetry, &position);
            let status = match position.status() {
                Status::Turn(color) => Status::Turn(symmetry.color(color)),
                Status::Won(color) => Status::Won(symmetry.color(color)),
                Status::Stalled => Status::Stalled,
            };
            prop_assert_eq!(image.status(), status);
            let one_span = position.to_setup().crosscut().is_none();
            prop_assert!(!one_span || image.span() == position.span().map(|color| symmetry.color(color)));
            prop_assert_eq!(image.decided(), position.decided().map(|color| symmetry.color(color)));
            prop_assert_eq!(image.winning_path().map(|path| path.len()), position.winning_path().map(|path| path.len()));
            for color in Color::BOTH {
                let legal = position.legal(color).iter().map(|point| symmetry.point(position.size(), point)).collect();
                prop_assert_eq!(image.legal(symmetry.color(color)), &legal);
            }
        }
    }

    #[test]
    fn every_symmetry_has_its_inverse(setup in setups(sizes())) {
        for symmetry in Symmetry::all() {
            let back = symmetry.inverse();
            prop_assert_eq!(back.setup(&symmetry.setup(&setup)), setup.clone());
            prop_assert_eq!(back.inverse(), symmetry);
            prop_assert_eq!(back.swaps_colors(), symmetry.swaps_colors());
        }
    }

    #[test]
    fn all_eight_images_have_one_canonical_form(setup in setups(sizes())) {
        let (canonical, symmetry) = setup.canonical();
        prop_assert_eq!(&symmetry.setup(&setup), &canonical);
        for other in Symmetry::all() {
            prop_assert_eq!(&other.setup(&setup).canonical().0, &canonical);
            prop_assert!(canonical <= other.setup(&setup));
        }
    }
}

#[test]
fn the_symmetries_are_eight_and_closed() {
    let size = Size::new(3).expect("a size");
    let mut setup = Setup::empty(size);
    setup.put("a1".parse().expect("a point"), Some(Color::Black));
    setup.put("b1".parse().expect("a point"), Some(Color::White));
    let images: Vec<Setup> = Symmetry::all().map(|symmetry| symmetry.setup(&setup)).collect();
    assert!((1..8).all(|k| !images[..k].contains(&images[k])), "all different");
    assert_eq!(Symmetry::all().next(), Some(Symmetry::IDENTITY));
    assert_eq!(images[0], setup);
    for image in &images {
        assert!(Symmetry::all().all(|symmetry| images.contains(&symmetry.setup(image))));
    }
}
