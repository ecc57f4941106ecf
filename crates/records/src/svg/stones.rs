//! Stones, the last one and the path.

use super::sheet::Sheet;
use minefield_rules::{Color, Point, Position};

const RADIUS: &str = "9.3";

/// How a stone is filled and outlined.
pub(super) const fn paint(color: Color) -> &'static str {
    match color {
        Color::Black => "fill=\"#23211f\" stroke=\"#000000\"",
        Color::White => "fill=\"#fffefa\" stroke=\"#57493a\"",
    }
}

/// A colour that shows on what lies on `point`.
pub(super) fn contrast(position: &Position, point: Point) -> &'static str {
    match position.stone(point) {
        Some(Color::Black) => "#ffffff",
        Some(Color::White) | None => "#1d1b19",
    }
}

/// All stones, with a soft shadow.
pub(super) fn stones(sheet: &Sheet, position: &Position) -> String {
    if position.is_empty() {
        return String::new();
    }
    let dot = |point| {
        let (x, y) = sheet.place(point);
        format!("M{x} {}h0", y + 1)
    };
    let all = sheet.size.points().filter(|&point| position.stone(point).is_some());
    let mut svg = format!(
        "<path class=\"shadow\" d=\"{}\" stroke=\"#3a2a0c\" stroke-opacity=\"0.28\" stroke-width=\"20\" \
         stroke-linecap=\"round\"/>\n",
        all.map(dot).collect::<String>()
    );
    for color in Color::BOTH {
        svg += &format!("<g {} stroke-width=\"0.8\">\n", paint(color));
        for point in position.board().stones(color).iter() {
            let (x, y) = sheet.place(point);
            svg += &format!(
                "<circle class=\"stone stone-{color}\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" data-point=\"{point}\"/>\n"
            );
        }
        svg += "</g>\n";
    }
    svg
}

/// A faint stone that isn't on the board.
pub(super) fn faint_stone(sheet: &Sheet, point: Point, color: Color) -> String {
    let (x, y) = sheet.place(point);
    format!(
        "<circle class=\"stone-faint\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" {} stroke-width=\"0.8\" opacity=\"0.7\" data-point=\"{point}\"/>\n",
        paint(color)
    )
}

/// A line through points.
pub(super) fn path(sheet: &Sheet, points: &[Point]) -> String {
    let on_board = points.iter().filter(|&&point| sheet.size.contains(point));
    let places: Vec<String> = on_board.map(|&point| sheet.place(point)).map(|(x, y)| format!("{x} {y}")).collect();
    if places.is_empty() {
        return String::new();
    }
    format!(
        "<path class=\"path\" d=\"M{}h0\" fill=\"none\" stroke=\"#e0452f\" stroke-width=\"4\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"/>\n",
        places.join("L")
    )
}

/// A ring in the stone placed last.
pub(super) fn last(sheet: &Sheet, position: &Position, last: Option<Point>) -> String {
    let Some(point) = last.filter(|&point| sheet.size.contains(point)) else { return String::new() };
    let (x, y) = sheet.place(point);
    let stroke = contrast(position, point);
    format!(
        "<circle class=\"last\" cx=\"{x}\" cy=\"{y}\" r=\"4.5\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"1.8\"/>\n"
    )
}
