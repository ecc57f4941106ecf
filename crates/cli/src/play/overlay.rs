//! What is shown over the board until a key is pressed: the keys, or the game as a line.

use super::keys::KEYS;
use super::state::{Prompt, State};
use super::wrap::wrap;
use minefield_rules::line;
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Text;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

/// Draws it if there is something to show.
pub fn draw(frame: &mut Frame, state: &State) {
    match state.prompt {
        Some(Prompt::Help) => show(frame, " Keys ", &help()),
        Some(Prompt::Line) => show(frame, " This game ", &game_line(state)),
        _ => {}
    }
}

fn help() -> String {
    let keys = KEYS.iter().map(|key| format!("{}  {}\n", key.key, key.about));
    let start = "arrows or h j k l  move the cursor\nEnter or blank     place a stone\nmouse              point, and click to place\n\n";
    start.to_owned() + &keys.collect::<String>()
}

fn game_line(state: &State) -> String {
    let line = line::of_game(&state.game);
    format!("{line}\n\nminefield play LINE goes on from here; q prints the line too.")
}

fn show(frame: &mut Frame, title: &str, text: &str) {
    const WIDTH: u16 = 64;
    let screen = frame.area();
    let room = Rect { height: screen.height.saturating_sub(2), ..screen };
    let area = room.centered_horizontally(Constraint::Max(WIDTH));
    let mut lines = wrap(text, usize::from(area.width.saturating_sub(4)));
    let most = usize::from(area.height.saturating_sub(2));
    if lines.len() > most {
        lines.truncate(most.saturating_sub(1));
        lines.push("... and more than fits here; w writes all of it to a file".to_owned());
    }
    let area = area.centered_vertically(Constraint::Length(lines.len() as u16 + 2));
    let block = Block::bordered().title(title.to_owned()).padding(Padding::horizontal(1));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(Text::from_iter(lines)).block(block), area);
}
