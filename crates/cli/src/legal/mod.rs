//! `minefield legal`: a JSON line in, a JSON line out, for scripts.

mod answer;
mod request;

use crate::exit::{Exit, Failure};
use crate::lines::{Line, Lines};
use request::RulesCache;
use std::io::{BufRead, Write};

/// The most bytes a line may have.
const MAX_LINE: usize = 1024 * 1024;

const ABOUT: &str = "\
Reads one game a line from standard input, as JSON, and answers each with one line of JSON: who is to move, who was \
skipped, and where each colour may place.";

const EXAMPLES: &str = r#"A line in:
  {"size":9,"rules":"pinwheel","moves":["e5","d4"]}

    size    1 to 32
    rules   minefield (if left out), pinwheel, cartwheel, the path of a rule file
            (read once), or a rule set spelt out as in a game line
    moves   points (a1 is at the bottom left), Black first; swap is a move

A line out:
  {"status":"turn","turn":"black","skipped":[],"decided":null,"black":["a1",...],"white":["a1",...]}

    status   "turn", "won" (then "winner" says who) or "stalled"
    turn     "black" or "white"; null when the game is over
    skipped  one number for each skip: the moves played before it, a swap counted
    decided  the colour that will win whatever is played, or null
    black, white  where that colour may place as far as figures are concerned,
             whoever is to move and even if the game is over, by row then column
    why      with --why: for each colour, the figures behind each empty point
             where it may not place: {"black":{"d4":[{"kind":"hard corner",
             "points":["d4","e4","d5","e5"]}]},"white":{}}; "edges" names the
             colours of the edges that take part as stones

A line that is wrong is answered {"error":"..."}, and the next one is read. If a
move is illegal, "ply" (from 1), "move" and "figures" say which and why. Every
line is answered, so answer N belongs to line N. The exit status is 0.

Examples:
  echo '{"size":9,"moves":["e5","d5"]}' | minefield legal --why
  minefield legal < games.jsonl > answers.jsonl"#;

/// The options of `minefield legal`.
#[derive(clap::Args)]
#[command(about = "Say where both colours may place: JSON lines, for scripts")]
#[command(long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// Add the figures behind each forbidden point
    #[arg(long)]
    why: bool,
}

/// Answers every line of `input` on `output`.
pub fn run(args: &Args, input: impl BufRead, mut output: impl Write) -> Result<Exit, Failure> {
    let mut rules = RulesCache::default();
    let mut lines = Lines::new(input, MAX_LINE);
    while let Some(line) = lines.next().map_err(|source| Failure::Read { path: "standard input".into(), source })? {
        let answer = match line {
            Line::Whole(bytes) => request::read(bytes, &mut rules).map(|game| answer::of(&game, args.why)),
            Line::TooLong => Err(request::Fault::TooLong),
        };
        let text = match answer {
            Ok(answer) => serde_json::to_string(&answer),
            Err(fault) => serde_json::to_string(&answer::of_fault(&fault)),
        };
        let text = text.map_err(|error| Failure::Refused(format!("the answer can't be written as JSON: {error}")))?;
        output.write_all(text.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(Exit::Fine)
}
