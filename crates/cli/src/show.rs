//! `minefield show`: draws what a file holds.

use crate::board_picture::{BoardPicture, Palette, print};
use crate::contents::{self, Contents};
use crate::exit::{Exit, Failure, tell};
use crate::{fault, input, words};
use minefield_records::svg::{self, Picture};
use minefield_records::{Import, Record};
use minefield_rules::{Color, Game, Ruleset};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

const ABOUT: &str = "\
Draws the last position of a recorded game, with who played, the moves, and how it ended. What the file is, it finds \
out by itself: our own text form, a one-line game or position, an Abstract Play record or state, a drawn board, a list \
of moves; or a rule file, whose figures it draws.";

const EXAMPLES: &str = "\
Examples:
  minefield show game.json
  minefield show --ply 12 game.json              as it stood after 12 moves
  minefield show --svg game.json > game.svg      as a picture
  echo mfg1-9-minefield-e5.d4.c3 | minefield show -

A move that can't be played is pointed out, and the game up to it is drawn
(status 1).";

/// The options of `minefield show`.
#[derive(clap::Args)]
#[command(about = "Draw a recorded game or a rule file", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// The files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Draw the position after this many moves, a swap counted; 0 is the start
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Write the picture of one file as SVG
    #[arg(long)]
    svg: bool,
}

/// Draws every file; goes on after one that can't be read.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    if args.svg && args.files.len() > 1 {
        return Err(Failure::Usage("--svg draws one file at a time".to_owned()));
    }
    let mut exit = Exit::Fine;
    for (number, path) in args.files.iter().enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        exit = exit.max(show(args, path, &mut output).or_else(Failure::report)?);
        output.flush()?;
    }
    Ok(exit)
}

fn show(args: &Args, path: &Path, output: &mut impl Write) -> Result<Exit, Failure> {
    match contents::read(path)? {
        Contents::Rules(rules) => show_rules(&rules, output),
        Contents::Record(import) => show_record(args, path, &import, output),
    }
}

fn show_rules(rules: &Ruleset, output: &mut impl Write) -> Result<Exit, Failure> {
    write!(output, "{}", rules.to_file())?;
    Ok(Exit::Fine)
}

fn show_record(args: &Args, path: &Path, import: &Import, output: &mut impl Write) -> Result<Exit, Failure> {
    let game = game_at(&import.record.game, args.ply, path)?;
    let faulty = import.fault.as_ref().filter(|_| args.ply.is_none());
    if args.svg {
        let mut picture = Picture::of_game(&game);
        picture.figure = faulty.and_then(fault::figure).cloned();
        write!(output, "{}", svg::draw(game.position(), &picture))?;
    } else {
        write!(output, "{}", headers(path, import))?;
        write!(output, "{}", board(&game, faulty))?;
        write!(output, "{}", footers(&game, &import.record.game))?;
    }
    let Some(fault) = &import.fault else { return Ok(Exit::Fine) };
    output.flush()?;
    tell(format!("{}: {fault}", input::name(path)));
    Ok(Exit::Faulty)
}

fn game_at(game: &Game, ply: Option<usize>, path: &Path) -> Result<Game, Failure> {
    match ply {
        None => Ok(game.clone()),
        Some(ply) if ply > game.plies().len() => {
            let why = format!("has {}; --ply {ply} is beyond the end", words::count(game.plies().len(), "move"));
            Err(Failure::Faulty(input::name(path), why))
        }
        Some(ply) if ply == game.plies().len() => Ok(game.clone()),
        Some(ply) => Ok(game.truncated(ply)),
    }
}

/// The board as text, with the last stone, the winning path and a figure in the way.
pub fn board(game: &Game, faulty: Option<&minefield_records::Fault>) -> String {
    let styled = io::stdout().is_terminal();
    let palette = if styled { Palette::of_environment() } else { Palette::letters() };
    let mut picture = BoardPicture::new(game.position(), palette);
    let Picture { last, path, .. } = Picture::of_game(game);
    (picture.last, picture.path) = (last, path);
    picture.cursor = faulty.and_then(fault::forbidden).map(|(point, ..)| point);
    picture.figure = faulty.and_then(fault::figure).map(|figure| figure.spots.clone()).unwrap_or_default();
    print(&picture, styled)
}

fn headers(path: &Path, import: &Import) -> String {
    let Import { record, format, notes, .. } = import;
    let mut text = format!("{} ({})\n", input::name(path), format.name());
    text += &format!("Minefield {0}x{0}, {1} rules\n", record.game.size(), record.game.rules().name());
    for (key, value) in facts(record) {
        text += &format!("{key}: {value}\n");
    }
    for note in notes {
        text += &format!("Note: {note}\n");
    }
    text + "\n"
}

fn facts(record: &Record) -> Vec<(&'static str, String)> {
    let player = |color| record.player(color).name.clone();
    let mut facts = vec![("Black", player(Color::Black)), ("White", player(Color::White))];
    let rest = [("Started", &record.started), ("Ended", &record.ended), ("Site", &record.site)];
    facts.extend(rest.into_iter().filter_map(|(key, value)| Some((key, value.clone()?))));
    facts.extend(record.comment.iter().flat_map(|comment| comment.lines().map(|line| ("Comment", line.to_owned()))));
    facts.retain(|(_, value)| !value.is_empty());
    // What somebody else wrote must not steer the terminal.
    facts.into_iter().map(|(key, value)| (key, value.chars().filter(|c| !c.is_control()).collect())).collect()
}

fn footers(game: &Game, whole: &Game) -> String {
    let (played, all) = (game.plies().len(), whole.plies().len());
    let skip = words::skip(game).map(|skip| format!("{skip} ")).unwrap_or_default();
    let after = if played == all { contents::length(game) } else { format!("after move {played} of {all}") };
    let decided = words::decided(game).map(|text| format!(" {text}")).unwrap_or_default();
    let mut text = format!("\n{skip}{}{decided} ({after})\n", words::status(game));
    let moves = words::moves(whole);
    if !moves.is_empty() {
        text += "\n";
    }
    let width = moves.iter().map(String::len).max().unwrap_or_default() + 2;
    let per_row = (76 / width).max(1);
    for row in moves.chunks(per_row) {
        let row: String = row.iter().map(|entry| format!("{entry:width$}")).collect();
        text += &format!("  {}\n", row.trim_end());
    }
    text
}
