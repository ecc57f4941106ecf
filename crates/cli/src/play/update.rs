//! What happens: every input changes the state here and nowhere else, and asks for effects.

use super::effect::{Effect, Thought};
use super::input::{Answer, Command, Input, Step, Text};
use super::state::{Hand, Marks, Prompt, State, Thinking};
use super::take_back;
use crate::words;
use minefield_engine::Choice;
use minefield_rules::{Color, Illegal, IllegalMove, Move, Point};
use std::path::PathBuf;

/// Takes in `input`; the effects are to be carried out in their order.
pub fn update(state: &mut State, input: Input) -> Vec<Effect> {
    if !matches!(input, Input::Tick | Input::Hover(_)) {
        state.notice = None;
    }
    let mut effects = match input {
        Input::Tick => tick(state),
        Input::Hover(point) => set_cursor(state, point),
        Input::Step(step) => move_cursor(state, step),
        Input::Click(point) => click(state, point),
        Input::Command(command) => obey(state, command),
        Input::Text(text) => type_text(state, text),
        Input::Answer(answer) => take_answer(state, answer),
        Input::Thought { number, choice } => take_thought(state, number, choice),
        Input::Saved(result) => take_saved(state, result),
    };
    effects.extend(let_computer_think(state));
    effects
}

fn tick(state: &mut State) -> Vec<Effect> {
    if let Some(thinking) = &mut state.thinking {
        thinking.ticks += 1;
    }
    Vec::new()
}

fn set_cursor(state: &mut State, point: Point) -> Vec<Effect> {
    if state.prompt.is_none() {
        state.cursor = point;
    }
    Vec::new()
}

fn move_cursor(state: &mut State, step: Step) -> Vec<Effect> {
    let column = state.cursor.column().checked_add_signed(step.columns);
    let row = state.cursor.row().checked_add_signed(step.rows);
    if let Some(point) = column.zip(row).and_then(|(column, row)| state.game.size().point(column, row)) {
        state.cursor = point;
    }
    Vec::new()
}

fn click(state: &mut State, point: Point) -> Vec<Effect> {
    if state.prompt.take().is_none() {
        state.cursor = point;
        play(state, Move::Place(point));
    }
    Vec::new()
}

fn obey(state: &mut State, command: Command) -> Vec<Effect> {
    let unfinished = state.game.outcome().is_none() && state.is_unsaved();
    match command {
        Command::Place => play(state, Move::Place(state.cursor)),
        Command::Swap => play(state, Move::Swap),
        Command::Undo => return take_back::undo(state),
        Command::Redo => return take_back::redo(state),
        Command::Marks => {
            state.marks = match state.marks {
                Marks::Mover => Marks::Both,
                Marks::Both => Marks::Off,
                Marks::Off => Marks::Mover,
            };
        }
        Command::TypeMove => state.prompt = Some(Prompt::Move(String::new())),
        Command::Save => state.prompt = Some(Prompt::Save(String::new())),
        Command::Line => state.prompt = Some(Prompt::Line),
        Command::Help => state.prompt = Some(Prompt::Help),
        Command::Resign => match state.resigner() {
            Some(color) => state.prompt = Some(Prompt::Resign(color)),
            None => state.notice = Some("There is nobody here who could resign.".to_owned()),
        },
        Command::NewGame if unfinished => state.prompt = Some(Prompt::NewGame),
        Command::NewGame => return begin_anew(state),
        Command::Quit if unfinished => state.prompt = Some(Prompt::Quit),
        Command::Quit | Command::QuitAtOnce => return vec![Effect::StopThinking, Effect::Quit],
    }
    Vec::new()
}

/// Makes a move for the person at this terminal, or says why not.
fn play(state: &mut State, action: Move) {
    if state.game.turn().is_some() && !state.is_persons_turn() {
        state.notice = Some("It is the computer's turn.".to_owned());
        return;
    }
    if let Err(reason) = state.game.play(action) {
        state.notice = Some(refusal(&reason));
    }
}

fn refusal(reason: &IllegalMove) -> String {
    match reason {
        IllegalMove::Placement(Illegal::Forbidden(point, color, violations)) => {
            words::forbidden(*point, *color, violations).join(" ")
        }
        other => words::sentence(&other.to_string()),
    }
}

fn type_text(state: &mut State, text: Text) -> Vec<Effect> {
    const MAX: usize = 200;
    let Some(Prompt::Move(typed) | Prompt::Save(typed)) = &mut state.prompt else { return Vec::new() };
    match text {
        Text::Letter(letter) if typed.len() < MAX && !letter.is_control() => typed.push(letter),
        Text::Letter(_) => {}
        Text::Backspace => drop(typed.pop()),
    }
    Vec::new()
}

fn take_answer(state: &mut State, answer: Answer) -> Vec<Effect> {
    match (state.prompt.take(), answer) {
        (Some(Prompt::Move(typed)), Answer::Yes) => match typed.parse() {
            Ok(action) => {
                if let Move::Place(point) = action
                    && state.game.size().contains(point)
                {
                    state.cursor = point;
                }
                play(state, action);
            }
            Err(fault) => state.notice = Some(words::sentence(&fault.to_string())),
        },
        (Some(Prompt::Save(name)), Answer::Yes) if name.trim().is_empty() => {}
        (Some(Prompt::Save(name)), Answer::Yes) => return save(state, PathBuf::from(name.trim()), false),
        (Some(Prompt::Overwrite(path)), Answer::Yes) => return save(state, path, true),
        (Some(Prompt::Resign(color)), Answer::Yes) => return resign(state, color),
        (Some(Prompt::Quit), Answer::Yes) => return vec![Effect::StopThinking, Effect::Quit],
        (Some(Prompt::NewGame), Answer::Yes) => return begin_anew(state),
        _ => {}
    }
    Vec::new()
}

fn save(state: &State, path: PathBuf, replace: bool) -> Vec<Effect> {
    vec![Effect::Save { path, replace, record: Box::new(state.record()) }]
}

fn resign(state: &mut State, color: Color) -> Vec<Effect> {
    state.game.resign(color);
    stop_thinking(state)
}

fn begin_anew(state: &mut State) -> Vec<Effect> {
    let effects = stop_thinking(state);
    *state = state.renewed();
    effects
}

/// Forgets the search under way, if there is one.
pub(super) fn stop_thinking(state: &mut State) -> Vec<Effect> {
    state.thinking.take().map(|_| Effect::StopThinking).into_iter().collect()
}

fn take_thought(state: &mut State, number: u64, choice: Option<Choice>) -> Vec<Effect> {
    if state.thinking.is_none_or(|thinking| thinking.number != number) {
        return Vec::new();
    }
    state.thinking = None;
    let played = choice.is_some_and(|choice| state.game.play(choice.into()).is_ok());
    if let (false, Some(color)) = (played, state.game.turn()) {
        state.game.resign(color);
        state.notice = Some("The computer found no move and resigned: please report this.".to_owned());
    }
    Vec::new()
}

fn take_saved(state: &mut State, result: Result<PathBuf, super::effect::NotSaved>) -> Vec<Effect> {
    match result {
        Ok(path) => {
            state.saved_at = Some(state.game.plies().len());
            state.notice = Some(format!("Saved to {}.", path.display()));
        }
        Err(super::effect::NotSaved::Exists(path)) => state.prompt = Some(Prompt::Overwrite(path)),
        Err(super::effect::NotSaved::Failed(why)) => state.notice = Some(words::sentence(&why)),
    }
    Vec::new()
}

/// If the computer is to move and not at it yet, asks it.
fn let_computer_think(state: &mut State) -> Option<Effect> {
    let Hand::Computer(strength) = state.hand(state.game.turn()?) else { return None };
    if state.thinking.is_some() {
        return None;
    }
    state.searches += 1;
    let number = state.searches;
    state.thinking = Some(Thinking { number, ticks: 0 });
    let seed = state.seed.wrapping_add(state.game.plies().len() as u64);
    Some(Effect::Think(Thought { number, strength, seed, game: Box::new(state.game.clone()) }))
}
