//! The board drawn in character cells: for the game in the terminal and for printing.
//!
//! ```text
//!     a b c d e
//!   5 . . . . .  5     one cell a point, one between points; the frame is the edges:
//!   4 . B x . .  4     its rows are Black's, its columns White's
//!   3 .(W). . .  3     ( ) the last stone, [ ] the cursor, x a forbidden point
//!   2 . . . . .  2
//!   1 . . . . .  1
//!     a b c d e
//! ```

mod palette;
mod print;

pub use palette::Palette;
pub use print::print;

use minefield_rules::{Color, Mark, Point, PointSet, Position, Size, Spot, column_name};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// Columns of the frame at each side.
const MARGIN: u16 = 3;

/// What to draw.
pub struct BoardPicture<'a> {
    /// The stones.
    pub position: &'a Position,
    /// The stone to mark as the last.
    pub last: Option<Point>,
    /// Where the cursor stands.
    pub cursor: Option<Point>,
    /// Points to mark as forbidden for the side that matters most, and for the other.
    pub forbidden: [PointSet; 2],
    /// Figures to point out.
    pub figure: Vec<Spot>,
    /// The stones of the winning path.
    pub path: Vec<Point>,
    /// The colours.
    pub palette: Palette,
}

/// The columns and rows that a board of `size` takes.
pub const fn extent(size: Size) -> (u16, u16) {
    let side = size.get() as u16;
    (2 * side + 1 + 2 * MARGIN, side + 2)
}

/// The point drawn at `place` or right of it, if the board's picture has its upper left corner at `corner`.
pub fn point_at(size: Size, corner: Place, place: Place) -> Option<Point> {
    let column = place.x.checked_sub(corner.x + MARGIN)?;
    let from_top = place.y.checked_sub(corner.y + 1)?;
    let row = (size.get() as u16).checked_sub(from_top + 1)?;
    size.point(usize::from(column / 2), usize::from(row))
}

impl<'a> BoardPicture<'a> {
    /// The stones and nothing else.
    pub fn new(position: &'a Position, palette: Palette) -> BoardPicture<'a> {
        let forbidden = [PointSet::EMPTY; 2];
        BoardPicture { position, last: None, cursor: None, forbidden, figure: Vec::new(), path: Vec::new(), palette }
    }

    fn size(&self) -> Size {
        self.position.size()
    }

    /// Where the point or frame place of this column and row (-1 and the size are the frame) is drawn.
    fn place(&self, area: Rect, column: i32, row: i32) -> Option<Place> {
        let side = self.size().get() as i32;
        let x = match column {
            -1 => 1,
            column if column == side => 2 * side + i32::from(MARGIN) + 2,
            column => 2 * column + i32::from(MARGIN) + 1,
        };
        let x = area.x.checked_add(u16::try_from(x).ok()?)?;
        let y = area.y.checked_add(u16::try_from(side - row).ok()?)?;
        area.contains(Place::new(x, y)).then_some(Place::new(x, y))
    }

    fn draw_frame(&self, area: Rect, buffer: &mut Buffer) {
        let side = self.size().get() as u16;
        let names: String = (0..self.size().get()).map(|column| format!("{:>2}", column_name(column))).collect();
        let edge = self.palette.edge(Color::Black);
        for y in [area.y, area.y + side + 1] {
            buffer.set_string(area.x + MARGIN, y, format!("{names} "), edge);
        }
        let edge = self.palette.edge(Color::White);
        for (row, y) in (1..=side).rev().zip(area.y + 1..) {
            buffer.set_string(area.x, y, format!("{row:>2} "), edge);
            buffer.set_string(area.x + MARGIN + 2 * side + 1, y, format!("{row:>2} "), edge);
            let ground = " ".repeat(usize::from(2 * side + 1));
            buffer.set_string(area.x + MARGIN, y, ground, self.palette.ground);
        }
    }

    fn draw_points(&self, area: Rect, buffer: &mut Buffer) {
        for point in self.size().points() {
            if let Some(place) = self.place(area, point.column() as i32, point.row() as i32) {
                let (glyph, style) = self.glyph(point);
                buffer[place].set_symbol(glyph).set_style(style);
            }
        }
    }

    fn glyph(&self, point: Point) -> (&'static str, Style) {
        let palette = &self.palette;
        match self.position.stone(point) {
            Some(color) => (palette.stone(color), palette.stone_style(color, self.path.contains(&point))),
            None if self.forbidden[0].contains(point) => (palette.cross, palette.cross_style),
            None if self.forbidden[1].contains(point) => (palette.other_cross, palette.cross_style),
            None => (palette.empty, palette.empty_style),
        }
    }

    /// Points out the places of a figure, in the frame too where it takes part.
    fn draw_figure(&self, area: Rect, buffer: &mut Buffer) {
        for spot in &self.figure {
            let Some(place) = self.place(area, spot.column, spot.row) else { continue };
            let glyph = match (spot.mark, spot.color()) {
                (Mark::Empty, _) => self.palette.hole,
                (_, Some(color)) => self.palette.stone(color),
                (_, None) => continue,
            };
            let style = match spot.color() {
                Some(color) => self.palette.figure.patch(self.palette.stone_style(color, false)),
                None => self.palette.figure,
            };
            buffer[place].set_symbol(glyph).set_style(style.patch(self.palette.figure_ground));
        }
    }

    fn draw_brackets(&self, area: Rect, buffer: &mut Buffer, point: Point, brackets: [&str; 2], style: Style) {
        let Some(place) = self.place(area, point.column() as i32, point.row() as i32) else { return };
        for (x, bracket) in [place.x - 1, place.x + 1].into_iter().zip(brackets) {
            if let Some(cell) = buffer.cell_mut(Place::new(x, place.y)) {
                cell.set_symbol(bracket).set_style(style);
            }
        }
    }
}

impl Widget for &BoardPicture<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (width, height) = extent(self.size());
        let area = area.intersection(buffer.area);
        if area.width < width || area.height < height {
            return;
        }
        self.draw_frame(area, buffer);
        self.draw_points(area, buffer);
        self.draw_figure(area, buffer);
        if let Some(point) = self.last {
            self.draw_brackets(area, buffer, point, ["(", ")"], self.palette.last);
        }
        if let Some(point) = self.cursor {
            self.draw_brackets(area, buffer, point, ["[", "]"], self.palette.cursor);
        }
    }
}
