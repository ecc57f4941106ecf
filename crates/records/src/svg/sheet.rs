//! The sheet of a picture: where things lie, and the empty board.

use super::words::escape;
use minefield_rules::{Color, Point, Size, column_name};

/// From one line to the next.
pub(super) const CELL: i32 = 20;
/// From the outermost line to the coloured edge.
const GAP: i32 = 13;
/// The width of the coloured edge.
const EDGE: i32 = 7;
/// What is left around the edges, without and with coordinates.
const MARGIN: i32 = 4;
const COORDINATE_MARGIN: i32 = 17;

/// The measures of a picture.
pub(super) struct Sheet {
    pub size: Size,
    /// From the border of the picture to the outermost line.
    pad: i32,
    coordinates: bool,
}

impl Sheet {
    pub fn new(size: Size, coordinates: bool) -> Sheet {
        let margin = if coordinates { COORDINATE_MARGIN } else { MARGIN };
        Sheet { size, pad: margin + EDGE + GAP, coordinates }
    }

    /// From the first line to the last.
    fn span(&self) -> i32 {
        (self.size.get() as i32 - 1) * CELL
    }

    /// The middle of a place on the board.
    pub fn at(&self, column: i32, row: i32) -> (i32, i32) {
        (self.pad + column * CELL, self.pad + self.span() - row * CELL)
    }

    pub fn place(&self, point: Point) -> (i32, i32) {
        self.at(point.column() as i32, point.row() as i32)
    }

    /// The middle of a place on the board or, just outside it, of the coloured edge.
    pub fn at_or_edge(&self, column: i32, row: i32) -> (i32, i32) {
        let side = self.size.get() as i32;
        let inward = |k: i32| match k {
            -1 => CELL - GAP - EDGE / 2,
            k if k == side => GAP + EDGE / 2 - CELL,
            _ => 0,
        };
        let (x, y) = self.at(column, row);
        (x + inward(column), y - inward(row))
    }

    /// The beginning of the picture and what a screen reader says.
    pub fn open(&self, title: &str, description: &str) -> String {
        let side = 2 * self.pad + self.span();
        let title = escape(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"minefield\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
             aria-label=\"{title}\">\n<title>{title}</title>\n<desc>{}</desc>\n",
            escape(description)
        )
    }

    /// The board without stones: its surface, edges and lines.
    pub fn board(&self) -> String {
        let side = 2 * self.pad + self.span();
        let (field, width) = (self.pad - GAP, self.span() + 2 * GAP);
        let mut svg = format!(
            "<rect class=\"board\" width=\"{side}\" height=\"{side}\" rx=\"7\" fill=\"#d9b97e\"/>\n\
             <rect class=\"field\" x=\"{field}\" y=\"{field}\" width=\"{width}\" height=\"{width}\" fill=\"#ecd4a2\"/>\n"
        );
        svg += &self.edges();
        svg + &self.lines()
    }

    /// Four mitred bars: top and bottom Black's, left and right White's.
    fn edges(&self) -> String {
        let (a, b) = (self.pad - GAP - EDGE, self.pad - GAP);
        let (c, d) = (self.pad + self.span() + GAP, self.pad + self.span() + GAP + EDGE);
        let black = [[(a, a), (d, a), (c, b), (b, b)], [(a, d), (d, d), (c, c), (b, c)]];
        let white = black.map(|bar| bar.map(|(x, y)| (y, x)));
        let mut svg = String::from("<g stroke-linejoin=\"round\" stroke-width=\"0.8\">\n");
        for (bars, color, fill, stroke) in
            [(white, Color::White, "#fffdf7", "#8d7341"), (black, Color::Black, "#1d1b19", "#1d1b19")]
        {
            for bar in bars {
                let corners: Vec<String> = bar.iter().map(|(x, y)| format!("{x},{y}")).collect();
                svg += &format!(
                    "<polygon class=\"edge edge-{color}\" points=\"{}\" fill=\"{fill}\" stroke=\"{stroke}\"/>\n",
                    corners.join(" ")
                );
            }
        }
        svg + "</g>\n"
    }

    fn lines(&self) -> String {
        let (first, last) = (self.pad, self.pad + self.span());
        let middles = || (0..self.size.get() as i32).map(|k| self.pad + k * CELL);
        let mut path: String = middles().map(|y| format!("M{first} {y}H{last}")).collect();
        path.extend(middles().map(|x| format!("M{x} {first}V{last}")));
        format!("<path class=\"line\" d=\"{path}\" fill=\"none\" stroke=\"#7d6337\" stroke-linecap=\"square\"/>\n")
    }

    /// Column letters above and below, row numbers left and right.
    pub fn coordinates(&self) -> String {
        debug_assert!(self.coordinates);
        let (near, far) = (COORDINATE_MARGIN / 2 + 1, 2 * self.pad + self.span() - COORDINATE_MARGIN / 2 - 1);
        let mut svg = String::from(
            "<g fill=\"#4b3a1a\" font-family=\"system-ui, sans-serif\" font-size=\"9\" text-anchor=\"middle\" \
             aria-hidden=\"true\">\n",
        );
        let mut write = |x: i32, y: i32, text: &str| {
            svg += &format!("<text class=\"coordinate\" x=\"{x}\" y=\"{}\">{text}</text>\n", y + 3);
        };
        for k in 0..self.size.get() {
            let (x, y) = self.at(k as i32, k as i32);
            for middle in [near, far] {
                write(x, middle, &column_name(k));
                write(middle, y, &(k + 1).to_string());
            }
        }
        svg + "</g>\n"
    }
}
