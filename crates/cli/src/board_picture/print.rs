//! A board as lines of text, with the terminal's colours or without.

use super::{BoardPicture, extent};
use ratatui::backend::IntoCrossterm;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::style::{ContentStyle, StyledContent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// The picture's lines, each ended by `\n`. `styled` says whether escape sequences may be in them.
pub fn print(picture: &BoardPicture, styled: bool) -> String {
    let (width, height) = extent(picture.position.size());
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    picture.render(buffer.area, &mut buffer);
    let rows = buffer.content.chunks(usize::from(width));
    rows.map(|row| if styled { styled_line(row) } else { plain_line(row) } + "\n").collect()
}

fn plain_line(cells: &[Cell]) -> String {
    let line: String = cells.iter().map(Cell::symbol).collect();
    line.trim_end().to_owned()
}

/// Cells of one style in a row share their escape sequences.
fn styled_line(cells: &[Cell]) -> String {
    let runs = cells.chunk_by(|one, other| one.style() == other.style());
    runs.map(|run| {
        let text: String = run.iter().map(Cell::symbol).collect();
        StyledContent::new(content_style(run.first().map(Cell::style).unwrap_or_default()), text).to_string()
    })
    .collect()
}

fn content_style(style: Style) -> ContentStyle {
    style.into_crossterm()
}
