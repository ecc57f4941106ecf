//! Where everything is on the screen.

use super::buttons::{self, Button};
use super::input::Input;
use super::state::State;
use crate::board_picture;
use minefield_rules::{Point, Size};
use ratatui::layout::{Position as Place, Rect};

/// Columns that the panel beside the board needs.
const PANEL: u16 = 26;
/// Lines besides the board: the title, the state and the buttons.
const LINES: u16 = 3;

/// The parts of the screen for a board of some size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    size: Size,
    /// The line at the top.
    pub title: Rect,
    /// The board with its frame.
    pub board: Rect,
    /// Players, reasons and moves, beside the board; none if there is no room.
    pub panel: Option<Rect>,
    /// What is to be said or asked.
    pub message: Rect,
    /// The buttons.
    pub buttons: Rect,
}

/// A terminal in which the board doesn't fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooSmall {
    /// The columns and lines that it needs.
    pub needs: (u16, u16),
}

impl Screen {
    /// Lays everything out in `area`.
    pub fn new(area: Rect, size: Size) -> Result<Screen, TooSmall> {
        let (columns, rows) = board_picture::extent(size);
        let needs = (columns.max(40), rows + LINES);
        if area.width < needs.0 || area.height < needs.1 {
            return Err(TooSmall { needs });
        }
        let line = |from_bottom| Rect::new(area.x, area.bottom() - from_bottom, area.width, 1);
        let below = Rect::new(area.x, area.y + 1 + rows, area.width, area.height - rows - 2);
        let beside = area.width - columns;
        let panel = Rect::new(area.x + columns + 1, area.y + 1, beside.saturating_sub(1), area.height - LINES);
        Ok(Screen {
            size,
            title: Rect::new(area.x, area.y, area.width, 1),
            board: Rect::new(area.x, area.y + 1, columns, rows),
            panel: (beside > PANEL).then_some(panel),
            message: if beside > PANEL { line(2) } else { below },
            buttons: line(1),
        })
    }

    /// The point drawn at `place`.
    pub fn point_at(&self, place: Place) -> Option<Point> {
        self.board.contains(place).then_some(())?;
        board_picture::point_at(self.size, self.board.as_position(), place)
    }

    /// What the button at `place` does.
    pub fn button_at(&self, place: Place, state: &State) -> Option<Input> {
        self.buttons.contains(place).then_some(())?;
        let at = usize::from(place.x - self.buttons.x);
        let mut from = 0;
        for Button { text, input } in buttons::of(state) {
            let to = from + text.chars().count();
            if (from..to).contains(&at) {
                return Some(input);
            }
            from = to + buttons::GAP.len();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(width: u16, height: u16, side: usize, expected: Result<bool, (u16, u16)>) {
        let size = Size::new(side).expect("a size");
        let found = Screen::new(Rect::new(0, 0, width, height), size);
        let found = found.map(|screen| screen.panel.is_some()).map_err(|small| small.needs);
        assert_eq!(found, expected, "{side} in {width}x{height}");
    }

    #[test]
    fn a_board_of_19_fits_with_its_panel_into_80_columns_and_24_lines() {
        check(80, 24, 19, Ok(true));
        check(71, 24, 19, Ok(false));
        check(44, 24, 19, Err((45, 24)));
        check(80, 23, 19, Err((45, 24)));
        check(40, 6, 1, Ok(true));
        check(39, 6, 1, Err((40, 6)));
        check(80, 24, 32, Err((71, 37)));
        check(71, 37, 32, Ok(false));
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        let size = Size::new(32).expect("a size");
        let screen = Screen::new(Rect::new(0, 0, 120, 40), size).expect("room");
        for point in size.points() {
            let x = 2 * point.column() as u16 + 4;
            let y = 33 - point.row() as u16;
            assert_eq!(screen.point_at(Place::new(x, y)), Some(point));
            assert_eq!(screen.point_at(Place::new(x - 1, y)), Some(point), "the place before it counts too");
        }
        for place in [(2, 5), (3, 1), (4, 0), (70, 5), (10, 34), (100, 5)] {
            assert_eq!(screen.point_at(Place::new(place.0, place.1)), None, "{place:?}");
        }
    }
}
