//! A move of a record that can't be played: the figure behind it, as something to draw.

use minefield_records::{Fault, Unplayable};
use minefield_rules::{Color, Illegal, IllegalMove, Point, Violation};

/// The point, the colour and the figures, if figures are the reason.
pub fn forbidden(fault: &Fault) -> Option<(Point, Color, &[Violation])> {
    match &fault.reason {
        Unplayable::Illegal(IllegalMove::Placement(Illegal::Forbidden(point, color, violations))) => {
            Some((*point, *color, violations))
        }
        _ => None,
    }
}

/// The first figure, if figures are the reason.
pub fn figure(fault: &Fault) -> Option<&Violation> {
    forbidden(fault)?.2.first()
}
