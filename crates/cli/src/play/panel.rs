//! The panel beside the board: the colours, what the cursor points at, the moves.

use super::draw::situation;
use super::state::State;
use super::wrap::wrap;
use crate::words;
use minefield_rules::{Color, Violation};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};

/// Draws the panel: the moves take what the rest leaves.
pub fn draw(frame: &mut Frame, state: &State, area: Rect) {
    let about = about(state, usize::from(area.width));
    let lines = u16::try_from(about.lines.len()).unwrap_or(u16::MAX).min(area.height);
    let [top, moves] = Layout::vertical([Constraint::Length(lines), Constraint::Min(0)]).areas(area);
    frame.render_widget(about, top);
    frame.render_widget(moves_text(state, moves), moves);
}

fn about(state: &State, width: usize) -> Text<'static> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut text = Text::default();
    for color in Color::BOTH {
        let sign = if state.game.turn() == Some(color) { ">" } else { " " };
        text.push_line(format!("{sign}{} joins {}", words::name(color), words::edges(color)));
    }
    text.push_line("");
    wrap(&situation(state), width).into_iter().for_each(|line| text.push_line(Line::styled(line, bold)));
    text.push_line("");
    under_cursor(state).iter().flat_map(|line| wrap(line, width)).for_each(|line| text.push_line(line));
    text.push_line("");
    text
}

/// What the cursor's point holds and who may place there.
pub fn under_cursor(state: &State) -> Vec<String> {
    let (point, position) = (state.cursor, state.game.position());
    if let Some(color) = position.stone(point) {
        return vec![format!("{point}: a {color} stone.")];
    }
    if state.game.turn().is_none() {
        return vec![format!("{point}: empty.")];
    }
    let Some((color, violations)) = reasons(state) else { return vec![format!("{point}: free for both sides.")] };
    let mut lines = words::forbidden(point, color, &violations);
    if position.legal(color.other()).contains(point) {
        lines.push(format!("{} may place there.", words::name(color.other())));
    } else if Some(color) == state.game.turn() {
        let kinds: Vec<String> =
            position.violations(point, color.other()).into_iter().map(|figure| figure.kind).collect();
        lines.push(format!("Forbidden for {} too: {}.", words::name(color.other()), kinds.join(", ")));
    }
    lines
}

/// For a forbidden point under the cursor, for whom it is forbidden and by which figures: for the
/// side to move if for that, else for the other. Once the game is over nothing is forbidden.
pub fn reasons(state: &State) -> Option<(Color, Vec<Violation>)> {
    let first = state.game.turn()?;
    let of = |color| (color, state.game.position().violations(state.cursor, color));
    [first, first.other()].into_iter().map(of).find(|(_, violations)| !violations.is_empty())
}

/// As many of the last moves as there is room for, in columns.
fn moves_text(state: &State, area: Rect) -> Text<'static> {
    let entries = words::moves(&state.game);
    let width = entries.iter().map(String::len).max().unwrap_or_default() + 2;
    let columns = (usize::from(area.width) / width).max(1);
    let rows: Vec<String> = entries
        .chunks(columns)
        .map(|row| row.iter().map(|entry| format!("{entry:width$}")).collect::<String>().trim_end().to_owned())
        .collect();
    let room = usize::from(area.height);
    let hidden = rows.len().saturating_sub(room);
    Text::from_iter(rows.into_iter().skip(hidden).map(Line::raw))
}
