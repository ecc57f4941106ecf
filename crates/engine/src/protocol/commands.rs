//! The commands there are.

use super::arguments::Arguments;
use super::desk::{Answer, Desk};
use super::{analyze, board, general, gogui, ours, pie, thinking, timing};

/// What a command does.
pub(super) type Run = fn(&mut Desk, &mut Arguments<'_>) -> Answer;

/// Every command, in the order in which it is listed.
const COMMANDS: [(&str, Run); 40] = [
    ("protocol_version", general::protocol_version),
    ("name", general::name),
    ("version", general::version),
    ("known_command", general::known_command),
    ("list_commands", general::list_commands),
    ("quit", general::quit),
    ("stop", general::stop),
    ("boardsize", board::boardsize),
    ("clear_board", board::clear_board),
    ("komi", general::komi),
    ("play", board::play),
    ("undo", board::undo),
    ("genmove", thinking::genmove),
    ("reg_genmove", thinking::reg_genmove),
    ("showboard", board::showboard),
    ("final_score", board::final_score),
    ("all_legal_moves", board::all_legal_moves),
    ("time_settings", timing::time_settings),
    ("kgs-time_settings", timing::kgs_time_settings),
    ("time_left", timing::time_left),
    ("analyze", analyze::analyze),
    ("kata-analyze", analyze::kata_analyze),
    ("lz-analyze", analyze::lz_analyze),
    ("genmove_analyze", analyze::genmove_analyze),
    ("kata-genmove_analyze", analyze::kata_genmove_analyze),
    ("lz-genmove_analyze", analyze::lz_genmove_analyze),
    ("gogui-analyze_commands", gogui::commands),
    ("hexgui-analyze_commands", gogui::commands),
    ("minefield-options", ours::options),
    ("minefield-level", ours::level),
    ("minefield-rules", ours::rules),
    ("minefield-position", ours::position),
    ("minefield-line", ours::game_line),
    ("minefield-status", ours::status),
    ("minefield-legal", ours::legal),
    ("minefield-forbidden", ours::forbidden),
    ("minefield-why", ours::why),
    ("minefield-pie", pie::pie),
    ("minefield-candidates", gogui::candidates),
    ("minefield-expected", gogui::expected),
];

/// The command of this name.
pub(super) fn find(name: &str) -> Option<Run> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|&(_, run)| run)
}

/// The names of all commands.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name)
}
