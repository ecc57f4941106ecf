//! What GoGui and HexGui offer in their analysis menus.

use super::arguments::Arguments;
use super::desk::{Answer, Desk, done};
use super::ranking::ranking;

/// Type, label and command of each entry; `%c` is a colour and `%p` a point that the user names.
const ENTRIES: [&str; 10] = [
    "plist/Legal Points/minefield-legal %c",
    "plist/Forbidden Points/minefield-forbidden %c",
    "string/Why Forbidden/minefield-why %p %c",
    "string/Status/minefield-status",
    "string/Game Line/minefield-line",
    "string/Pie Rule/minefield-pie",
    "pspairs/Last Candidates/minefield-candidates",
    "var/Last Expected Line/minefield-expected",
    "string/Options/minefield-options",
    "plist/All Legal Moves/all_legal_moves",
];

/// `gogui-analyze_commands` and `hexgui-analyze_commands`.
pub(super) fn commands(_: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    done(ENTRIES.join("\n"))
}

/// `minefield-candidates`: the candidates of the last thought about this position and their win
/// rates in hundredths, as pairs; nothing if the position has not been thought about.
pub(super) fn candidates(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    let thought = desk.kept.as_ref().filter(|thought| thought.position() == desk.game.position());
    let ranking = thought.map(|thought| ranking(thought, 1, usize::MAX)).unwrap_or_default();
    let pair = |candidate: &crate::Candidate| format!("{} {:.0}", candidate.point, candidate.win_rate * 100.0);
    done(ranking.iter().map(|ranked| pair(&ranked.candidate)).collect::<Vec<_>>().join(" "))
}

/// `minefield-expected`: the line expected from here, `b e5 w d4 ...`, by the last thought.
pub(super) fn expected(desk: &mut Desk, arguments: &mut Arguments<'_>) -> Answer {
    arguments.end()?;
    let thought = desk.kept.as_ref().filter(|thought| thought.position() == desk.game.position());
    let best = thought.and_then(|thought| ranking(thought, 1, 1).into_iter().next());
    let mut position = desk.game.position().clone();
    let mut words = Vec::new();
    for point in best.map(|best| best.line).unwrap_or_default() {
        let Ok(color) = position.check(point) else { break };
        position.play_unchecked(point, color);
        words.push(format!("{} {point}", color.letter().to_ascii_lowercase()));
    }
    done(words.join(" "))
}
