//! `minefield rules`: the rule sets and their figures.

use crate::exit::{Exit, Failure};
use crate::rules_choice;
use minefield_rules::Ruleset;
use std::io::Write;

const ABOUT: &str = "\
Without a name, lists the rule sets that come with the program. With a name or a file, writes the rule set as a rule \
file, its figures drawn.";

const EXAMPLES: &str = "\
A rule set of your own is a small text file: a name, and the figures that no
placement may complete.

Examples: take one of ours, change it, and play it
  minefield rules pinwheel > mine.txt
  minefield check mine.txt
  minefield play --rules mine.txt

  name: mine

  figure: hard corner         X, O  stones of the two colours, either way round
  X .                         .     a point that must be empty
  O X                         ?     anything

  figure: ring                at most 4x4; rotations, reflections and colour
  edges count as stones       reversals are forbidden too
  ? X X ?
  O . . O                     edges count as stones: the points just outside the
  O . . O                     board are stones of the colour that owns the edge
  ? X X ?";

/// The options of `minefield rules`.
#[derive(clap::Args)]
#[command(about = "List the rule sets, or draw the figures of one")]
#[command(long_about = ABOUT, after_long_help = EXAMPLES)]
pub struct Args {
    /// minefield, pinwheel, cartwheel, a rule file (- is standard input), or a rule set spelt out as in a game line
    #[arg(value_name = "NAME|FILE")]
    rules: Option<String>,
    /// Write the rule set as one word, as game lines hold it
    #[arg(long, requires = "rules")]
    word: bool,
}

/// Lists the rule sets, or writes one.
pub fn run(args: &Args, mut output: impl Write) -> Result<Exit, Failure> {
    match &args.rules {
        None => Ruleset::presets().iter().try_for_each(|rules| writeln!(output, "{}", summary(rules)))?,
        Some(text) if args.word => writeln!(output, "{}", rules_choice::find_or_read(text)?.to_word())?,
        Some(text) => write!(output, "{}", rules_choice::find_or_read(text)?.to_file())?,
    }
    output.flush()?;
    Ok(Exit::Fine)
}

/// `pinwheel   hard corner, switch, pinwheel`
fn summary(rules: &Ruleset) -> String {
    let figures: Vec<&str> = rules.figures().iter().map(|figure| figure.name()).collect();
    format!("{:10} forbids: {}", rules.name(), figures.join(", "))
}
