//! The screen, drawn from the state and nothing else.

use super::panel;
use super::screen::{Screen, TooSmall};
use super::state::{Hand, Marks, Prompt, State};
use super::wrap::wrap;
use super::{buttons, overlay};
use crate::board_picture::BoardPicture;
use crate::words;
use minefield_records::svg::Picture;
use minefield_rules::{Color, PointSet};
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// Draws everything.
pub fn draw(frame: &mut Frame, state: &State) {
    let screen = match Screen::new(frame.area(), state.game.size()) {
        Ok(screen) => screen,
        Err(small) => return draw_too_small(frame, state, small),
    };
    frame.render_widget(title(state), screen.title);
    frame.render_widget(&board(state), screen.board);
    if let Some(area) = screen.panel {
        panel::draw(frame, state, area);
    }
    draw_message(frame, state, &screen);
    frame.render_widget(button_line(state), screen.buttons);
    overlay::draw(frame, state);
}

fn draw_too_small(frame: &mut Frame, state: &State, small: TooSmall) {
    let (size, area) = (state.game.size(), frame.area());
    let (columns, rows) = small.needs;
    let text = format!(
        "This terminal has {}x{} characters; a {size}x{size} board needs {columns}x{rows}. Make it larger or its \
         letters smaller. The game is kept; q leaves.",
        area.width, area.height
    );
    frame.render_widget(Text::from_iter(wrap(&text, usize::from(area.width))), area);
}

fn title(state: &State) -> Line<'static> {
    let (size, rules) = (state.game.size(), state.game.rules().name());
    let hand = |color| format!("{}: {}", words::name(color), state.hand(color));
    let text = format!("Minefield {size}x{size}, {rules}   {}   {}", hand(Color::Black), hand(Color::White));
    Line::styled(text, Style::new().add_modifier(Modifier::BOLD))
}

/// The board with what the cursor points at.
fn board(state: &State) -> BoardPicture<'_> {
    let position = state.game.position();
    let Picture { last, path, .. } = Picture::of_game(&state.game);
    let figure = panel::reasons(state).and_then(|(_, violations)| violations.into_iter().next());
    BoardPicture {
        last,
        path,
        cursor: Some(state.cursor),
        forbidden: marked(state),
        figure: figure.map(|figure| figure.spots).unwrap_or_default(),
        ..BoardPicture::new(position, state.palette.clone())
    }
}

/// The forbidden points to mark: the mover's, and the other side's.
fn marked(state: &State) -> [PointSet; 2] {
    let position = state.game.position();
    match (state.game.turn(), state.marks) {
        (None, _) | (_, Marks::Off) => [PointSet::EMPTY; 2],
        (Some(color), Marks::Mover) => [position.forbidden(color), PointSet::EMPTY],
        (Some(color), Marks::Both) => [position.forbidden(color), position.forbidden(color.other())],
    }
}

/// What is asked, what just happened, or how the game stands if no panel says it.
fn draw_message(frame: &mut Frame, state: &State, screen: &Screen) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let (text, style) = match (&state.prompt, &state.notice, screen.panel) {
        (Some(prompt), ..) => (question(prompt), bold),
        (None, Some(notice), _) => (notice.clone(), bold),
        (None, None, Some(_)) => return,
        (None, None, None) => {
            let reasons = panel::under_cursor(state).join(" ");
            (format!("{}\n{reasons}", situation(state)), Style::new())
        }
    };
    let lines = wrap(&text, usize::from(screen.message.width));
    frame.render_widget(Text::from_iter(lines).style(style), screen.message);
}

fn question(prompt: &Prompt) -> String {
    match prompt {
        Prompt::Move(typed) => format!("Move: {typed}_"),
        Prompt::Save(typed) => format!("Save to file (.minefield, .json, .mfg, .txt, .svg): {typed}_"),
        Prompt::Overwrite(path) => format!("{} is there already. Replace it?", path.display()),
        Prompt::Resign(color) => format!("{} resigns?", words::name(*color)),
        Prompt::Quit => "Leave this game? It will be printed as a line to go on with.".to_owned(),
        Prompt::NewGame => "Begin anew and drop this game?".to_owned(),
        Prompt::Line => "The game as a line:".to_owned(),
        Prompt::Help => "The keys:".to_owned(),
    }
}

/// Who was skipped or has swapped, whose turn it is, whether a swap is possible; or how the game ended.
pub fn situation(state: &State) -> String {
    let mut sentences: Vec<String> = words::skip(&state.game).into_iter().chain(words::swap(&state.game)).collect();
    match (state.game.turn().map(|color| (color, state.hand(color))), state.thinking) {
        (Some((color, Hand::Computer(_))), Some(thinking)) => {
            let dots = ".".repeat(1 + thinking.ticks / 4 % 3);
            sentences.push(format!("{} thinks{dots}", words::name(color)));
        }
        _ => sentences.push(words::status(&state.game)),
    }
    sentences.extend(words::decided(&state.game));
    if state.game.can_swap() && state.is_persons_turn() {
        sentences.push("White may swap (s): take over Black and the first stone.".to_owned());
    }
    sentences.join(" ")
}

fn button_line(state: &State) -> Line<'static> {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    let buttons =
        buttons::of(state).into_iter().flat_map(|button| [Span::styled(button.text, style), Span::raw(buttons::GAP)]);
    Line::from_iter(buttons)
}
