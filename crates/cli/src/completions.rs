//! `minefield completions`: what a shell needs to complete our commands.

use crate::exit::{Exit, Failure};
use clap_complete::Shell;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  minefield completions bash > ~/.local/share/bash-completion/completions/minefield
  minefield completions zsh > ~/.zfunc/_minefield        # with fpath+=~/.zfunc in ~/.zshrc
  minefield completions fish > ~/.config/fish/completions/minefield.fish";

/// The options of `minefield completions`.
#[derive(clap::Args)]
#[command(about = "Write the completions of a shell")]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// The shell
    shell: Shell,
}

/// Writes the completions of `command`.
pub fn run(args: &Args, mut command: clap::Command, mut output: impl Write) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "minefield", &mut script);
    output.write_all(&script)?;
    output.flush()?;
    Ok(Exit::Fine)
}
