//! Forbidden points, a figure, and marks.

use super::Mark;
use super::sheet::{CELL, Sheet};
use super::stones::{contrast, faint_stone};
use super::words::escape;
use minefield_rules::{Color, Point, Position, Spot, Violation};

/// The colour of a figure.
const ALARM: &str = "#c8102e";

/// A small mark on each point where `color` may not place: a cross for Black, a ring for White,
/// so that both can be seen on one point.
pub(super) fn forbidden(sheet: &Sheet, position: &Position, color: Color) -> String {
    let points: Vec<Point> = position.forbidden(color).iter().collect();
    if points.is_empty() {
        return String::new();
    }
    let shape = |point: &Point| {
        let (x, y) = sheet.place(*point);
        let class = format!("class=\"forbidden forbidden-{color}\"");
        match color {
            Color::Black => {
                format!("<path {class} d=\"M{} {}l6 6m0 -6l-6 6\" data-point=\"{point}\"/>\n", x - 3, y - 3)
            }
            Color::White => format!("<circle {class} cx=\"{x}\" cy=\"{y}\" r=\"5\" data-point=\"{point}\"/>\n"),
        }
    };
    let shapes: String = points.iter().map(shape).collect();
    let paint = match color {
        Color::Black => "stroke=\"#1d1b19\" stroke-width=\"1.7\" stroke-linecap=\"round\"",
        Color::White => "stroke=\"#fffefa\" stroke-width=\"1.6\"",
    };
    let rim: String = match color {
        Color::Black => String::new(),
        Color::White => rims(sheet, &points),
    };
    format!("{rim}<g fill=\"none\" {paint}>\n{shapes}</g>\n")
}

/// What makes white rings show on a light board.
fn rims(sheet: &Sheet, points: &[Point]) -> String {
    let ring = |point: &Point| {
        let (x, y) = sheet.place(*point);
        format!("M{} {y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0", x - 5)
    };
    let rings: String = points.iter().map(ring).collect();
    format!("<path class=\"rim\" d=\"{rings}\" fill=\"none\" stroke=\"#7d6337\" stroke-width=\"2.8\"/>\n")
}

/// A ring around each stone of a figure and a small square on each point that is to be empty.
pub(super) fn figure(sheet: &Sheet, position: &Position, figure: &Violation) -> String {
    let mut svg = format!("<g class=\"figure\" fill=\"none\" stroke=\"{ALARM}\" stroke-width=\"2\">\n");
    for spot in &figure.spots {
        svg += &place(sheet, position, spot);
    }
    svg + "</g>\n"
}

/// A frame around a figure, to lie under the stones.
pub(super) fn frame(sheet: &Sheet, figure: &Violation) -> String {
    let places: Vec<(i32, i32)> = figure.spots.iter().map(|spot| sheet.at_or_edge(spot.column, spot.row)).collect();
    let range = |values: Vec<i32>| Some((*values.iter().min()?, *values.iter().max()?));
    let columns = range(places.iter().map(|place| place.0).collect());
    let rows = range(places.iter().map(|place| place.1).collect());
    let (Some((left, right)), Some((top, bottom))) = (columns, rows) else { return String::new() };
    let around = CELL * 3 / 5;
    format!(
        "<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{around}\" fill=\"{ALARM}\" \
         fill-opacity=\"0.2\" stroke=\"{ALARM}\" stroke-dasharray=\"4 3\"/>\n",
        left - around,
        top - around,
        right - left + 2 * around,
        bottom - top + 2 * around
    )
}

fn place(sheet: &Sheet, position: &Position, spot: &Spot) -> String {
    let (x, y) = sheet.at_or_edge(spot.column, spot.row);
    let point = spot.point(sheet.size);
    let name = point.map_or_else(String::new, |point| format!(" data-point=\"{point}\""));
    match (spot.color(), point) {
        (None, _) => format!("<rect x=\"{}\" y=\"{}\" width=\"8\" height=\"8\" rx=\"1\"{name}/>\n", x - 4, y - 4),
        (Some(_), None) => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"6\"/>\n"),
        (Some(color), Some(point)) => {
            let faint = position.stone(point).is_none().then(|| faint_stone(sheet, point, color));
            format!("{}<circle cx=\"{x}\" cy=\"{y}\" r=\"10\"{name}/>\n", faint.unwrap_or_default())
        }
    }
}

/// Marks in a colour that shows on what lies below.
pub(super) fn marks(sheet: &Sheet, position: &Position, marks: &[(Point, Mark)]) -> String {
    let on_board = marks.iter().filter(|(point, _)| sheet.size.contains(*point));
    on_board.map(|(point, mark)| self::mark(sheet, position, *point, mark)).collect()
}

fn mark(sheet: &Sheet, position: &Position, point: Point, mark: &Mark) -> String {
    let (x, y) = sheet.place(point);
    let ink = contrast(position, point);
    let line = format!("class=\"mark\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"");
    match mark {
        Mark::Triangle => format!("<path {line} d=\"M{x} {}l4.8 8.3h-9.6z\"/>\n", y - 6),
        Mark::Square => format!("<rect {line} x=\"{}\" y=\"{}\" width=\"8\" height=\"8\"/>\n", x - 4, y - 4),
        Mark::Circle => format!("<circle {line} cx=\"{x}\" cy=\"{y}\" r=\"5\"/>\n"),
        Mark::Cross => format!("<path {line} stroke-linecap=\"round\" d=\"M{} {}l8 8m0 -8l-8 8\"/>\n", x - 4, y - 4),
        Mark::Label(text) => label(position, point, (x, y), text),
    }
}

/// A text; on an empty point the lines below are covered.
fn label(position: &Position, point: Point, (x, y): (i32, i32), text: &str) -> String {
    let cover = format!("<circle class=\"cover\" cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"#ecd4a2\"/>\n");
    let cover = if position.stone(point).is_none() { cover.as_str() } else { "" };
    let height = match text.chars().count() {
        0..=2 => 11,
        3 => 9,
        _ => 7,
    };
    let ink = contrast(position, point);
    format!(
        "{cover}<text class=\"mark\" x=\"{x}\" y=\"{}\" fill=\"{ink}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"{height}\" font-weight=\"600\" text-anchor=\"middle\">{}</text>\n",
        y + height * 9 / 25,
        escape(text)
    )
}
