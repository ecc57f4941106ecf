//! `minefield convert`: writes a record in another format.

use crate::exit::{Exit, Failure, tell};
use crate::output_file::{self, Existing};
use crate::{contents, input};
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use minefield_records::svg::{self, Picture};
use minefield_records::{Format, Record, export};
use std::io::Write;
use std::path::{Path, PathBuf};

const ABOUT: &str = "\
Reads a record of whatever format and writes it in another one, to standard output or a file. A record with a move \
that can't be played is not converted: `minefield check` says what is wrong with it.";

const EXAMPLES: &str = "\
Formats:
  text            our own form: everything a record holds, to read and edit
  game-line       the game as one line, as in a link
  position-line   the last position as one line
  abstract-play   the record format of Abstract Play (JSON)
  diagram         the last position, drawn
  move-list       the moves and little else
  svg             a picture of the last position

Without --to the ending of OUT decides: .minefield .mfg .mfp .json .txt (diagram)
.svg

Examples:
  minefield convert game.json --to game-line
  minefield convert game.json -o game.minefield
  echo mfg1-9-minefield-e5.d4 | minefield convert - -o game.svg";

/// The options of `minefield convert`.
#[derive(clap::Args)]
#[command(about = "Write a recorded game in another format", long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// The file to read; - is standard input
    file: PathBuf,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = target_parser(), required_unless_present = "output")]
    to: Option<Target>,
    /// The file to write instead of standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Replace OUT if it is there
    #[arg(long, requires = "output")]
    force: bool,
}

/// What can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A record.
    Record(Format),
    /// A picture.
    Svg,
}

impl Target {
    /// The target whose files end so: `json`.
    pub fn of_file(path: &Path) -> Option<Target> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        if ending == "svg" {
            return Some(Target::Svg);
        }
        Format::all().find(|format| format.is_written() && format.extension() == ending).map(Target::Record)
    }

    fn of_name(name: &str) -> Option<Target> {
        if name == "svg" { Some(Target::Svg) } else { Format::from_name(name).map(Target::Record) }
    }

    /// The record as this.
    pub fn text_of(self, record: &Record) -> Result<String, Failure> {
        let Target::Record(format) = self else {
            return Ok(svg::draw(record.game.position(), &Picture::of_game(&record.game)));
        };
        let text =
            export(record, format).map_err(|fault| Failure::Faulty("can't be written so".into(), fault.to_string()))?;
        Ok(if text.ends_with('\n') { text } else { text + "\n" })
    }
}

fn target_parser() -> impl TypedValueParser<Value = Target> {
    let formats = Format::all().filter(|format| format.is_written()).map(Format::name);
    let names: Vec<&str> = formats.chain(["svg"]).collect();
    PossibleValuesParser::new(names).try_map(|name| Target::of_name(&name).ok_or("no such format"))
}

/// Reads, converts and writes.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    let target = target(args)?;
    let mut import = contents::read_record(&args.file)?;
    if let Some(fault) = import.fault {
        return Err(Failure::Faulty(input::name(&args.file), fault.to_string()));
    }
    for note in &import.notes {
        tell(format!("{}: note: {note}", input::name(&args.file)));
    }
    if target == Target::Record(Format::AbstractPlay) {
        import.record.generated.get_or_insert_with(now);
    }
    let text = target.text_of(&import.record)?;
    let existing = if args.force { Existing::Replace } else { Existing::Keep };
    match &args.output {
        Some(path) if path != Path::new("-") => output_file::write(path, &text, existing)?,
        _ => {
            output.write_all(text.as_bytes())?;
            output.flush()?;
        }
    }
    Ok(Exit::Fine)
}

fn target(args: &Args) -> Result<Target, Failure> {
    let by_ending = || args.output.as_deref().and_then(Target::of_file);
    args.to.or_else(by_ending).ok_or_else(|| {
        Failure::Usage(
            "the ending of OUT names no format; say which with --to (see `minefield help convert`)".to_owned(),
        )
    })
}

/// The present time in UTC, as records hold it.
pub fn now() -> String {
    format!("{:.3}", jiff::Timestamp::now())
}
