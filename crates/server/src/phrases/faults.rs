//! What is wrong with a rule file, a line or a record, in words.

use super::{figure, illegal};
use crate::language::Words;
use minefield_records::{BadRecord, CannotExport};
use minefield_rules::diagram::DiagramFault;
use minefield_rules::line::BadLine;
use minefield_rules::{BadFigure, BadPoint, BadRuleset, BadSetup, Figure, RuleFault, Ruleset, Size};

/// A message with values that are shown as they are.
fn say(words: Words, key: &str, values: &[(&str, &dyn std::fmt::Display)]) -> String {
    let texts: Vec<(&str, String)> = values.iter().map(|(name, value)| (*name, value.to_string())).collect();
    let values: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    words.say_with(key, &values)
}

/// Text from outside, made visible and harmless.
fn quoted(text: &str) -> String {
    text.escape_debug().to_string()
}

/// What is wrong with a line of a rule file.
pub fn rule_file(words: Words, fault: &RuleFault) -> String {
    match fault {
        RuleFault::TooLong(bytes) => {
            let most = minefield_rules::rule_file::MAX_BYTES;
            say(words, "fault-too-long", &[("bytes", bytes), ("most", &most)])
        }
        RuleFault::NotUtf8(column) => say(words, "fault-not-utf8", &[("column", column)]),
        RuleFault::NoName => words.say("fault-no-name"),
        RuleFault::SecondName => words.say("fault-second-name"),
        RuleFault::BeforeName => words.say("fault-before-name"),
        RuleFault::NotUnderstood(text) => say(words, "fault-not-understood", &[("text", &quoted(text))]),
        RuleFault::NotAMark(letter) => say(words, "fault-mark", &[("text", &letter.escape_default())]),
        RuleFault::LateEdges => words.say("fault-late-edges"),
        RuleFault::NamelessFigure => words.say("fault-nameless-figure"),
        RuleFault::BrokenPicture => words.say("fault-broken-picture"),
        RuleFault::Figure(fault) => bad_figure(words, fault),
        RuleFault::Ruleset(fault) => ruleset(words, fault),
    }
}

fn bad_figure(words: Words, fault: &BadFigure) -> String {
    let most = Figure::MAX_SIDE;
    match fault {
        BadFigure::Name(fault) => name(words, &fault.0),
        BadFigure::NoRows => words.say("fault-no-picture"),
        BadFigure::TooTall(rows) => say(words, "fault-too-tall", &[("rows", rows), ("most", &most)]),
        BadFigure::TooWide { row, width } => {
            say(words, "fault-too-wide", &[("row", row), ("width", width), ("most", &most)])
        }
        BadFigure::Ragged { row, width, first } => {
            say(words, "fault-ragged", &[("row", row), ("width", width), ("first", first)])
        }
        BadFigure::NoStone => words.say("fault-no-stone"),
    }
}

fn ruleset(words: Words, fault: &BadRuleset) -> String {
    match fault {
        BadRuleset::Name(fault) => name(words, &fault.0),
        BadRuleset::NoFigures => words.say("fault-no-figures"),
        BadRuleset::TooManyFigures(count) => {
            say(words, "fault-many-figures", &[("count", count), ("most", &Ruleset::MAX_FIGURES)])
        }
        BadRuleset::Figure(fault) => bad_figure(words, fault),
        BadRuleset::Unknown(name) => say(words, "error-rules", &[("name", &quoted(name))]),
        BadRuleset::NotAMark(letter) => say(words, "fault-word-mark", &[("text", &letter.escape_default())]),
    }
}

fn name(words: Words, text: &str) -> String {
    say(words, "fault-name", &[("text", &quoted(text)), ("most", &Ruleset::MAX_NAME)])
}

/// What is wrong with a line.
pub fn line(words: Words, fault: &BadLine) -> String {
    match fault {
        BadLine::TooLong(bytes) => {
            let most = minefield_rules::line::MAX_BYTES;
            say(words, "fault-too-long", &[("bytes", bytes), ("most", &most)])
        }
        BadLine::NotALine(start) => say(words, "fault-no-line", &[("text", &quoted(start))]),
        BadLine::Game => words.say("fault-game"),
        BadLine::Position => words.say("fault-position"),
        BadLine::Newer(start) => say(words, "fault-newer", &[("text", &quoted(start))]),
        BadLine::Fields(count) => say(words, "fault-fields", &[("count", count)]),
        BadLine::Size(text) => say(words, "fault-size", &[("text", &quoted(text))]),
        BadLine::SizeRange(size) => say(words, "error-size", &[("size", &size.0)]),
        BadLine::Rules(fault) => ruleset(words, fault),
        BadLine::Turn(text) => say(words, "fault-turn", &[("text", &quoted(text))]),
        BadLine::Rows(rows, size) => say(words, "fault-rows", &[("rows", rows), ("size", size)]),
        BadLine::Row(row) => say(words, "fault-row", &[("row", row)]),
        BadLine::Setup(fault) => setup(words, fault),
        BadLine::Move(number, BadPoint(text)) => at_move(words, *number, &point(words, text)),
        BadLine::Illegal(number, reason, _) => at_move(words, *number, &illegal(words, reason)),
        BadLine::AfterEnd(number) => at_move(words, *number, &words.say("illegal-over")),
    }
}

fn at_move(words: Words, number: usize, reason: &str) -> String {
    say(words, "fault-move", &[("number", &number), ("reason", &reason)])
}

/// A text that is no move.
pub fn point(words: Words, text: &str) -> String {
    say(words, "error-point", &[("text", &quoted(text))])
}

fn setup(words: Words, fault: &BadSetup) -> String {
    match fault {
        BadSetup::Figure(violation) => {
            let points: Vec<String> = violation.points().map(|point| point.to_string()).collect();
            let figure = figure(words, &violation.kind);
            say(words, "fault-setup-figure", &[("figure", &figure), ("points", &points.join(", "))])
        }
        BadSetup::Crosscut(points) => {
            say(words, "fault-crosscut", &[("points", &points.map(|point| point.to_string()).join(", "))])
        }
    }
}

/// What is wrong with a record. What only another program's file can have wrong is said in English.
pub fn record(words: Words, fault: &BadRecord) -> String {
    match fault {
        BadRecord::TooLong(bytes) => {
            say(words, "fault-too-long", &[("bytes", bytes), ("most", &minefield_records::MAX_BYTES)])
        }
        BadRecord::Empty => words.say("import-nothing"),
        BadRecord::Unknown(text) => say(words, "fault-no-record", &[("text", &quoted(text))]),
        BadRecord::OtherGame(name) => say(words, "fault-other-game", &[("name", &quoted(name))]),
        BadRecord::NotSquare(text) => say(words, "fault-not-square", &[("text", &quoted(text))]),
        BadRecord::Size { fault, .. } => say(words, "error-size", &[("size", &fault.0)]),
        BadRecord::Line(fault) => line(words, fault),
        BadRecord::Setup(fault) => setup(words, fault),
        BadRecord::Drawing(fault) => at_line(words, fault.line, &drawing(words, &fault.fault)),
        BadRecord::NotUtf8 { line, .. } => at_line(words, *line, &words.say("fault-no-text")),
        BadRecord::Json { .. } | BadRecord::Shape { .. } | BadRecord::Text { .. } => fault.to_string(),
    }
}

fn at_line(words: Words, line: usize, reason: &str) -> String {
    say(words, "fault-line", &[("line", &line), ("reason", &reason)])
}

fn drawing(words: Words, fault: &DiagramFault) -> String {
    match fault {
        DiagramFault::TooLong(bytes) => {
            say(words, "fault-too-long", &[("bytes", bytes), ("most", &minefield_rules::diagram::MAX_BYTES)])
        }
        DiagramFault::Empty => words.say("fault-no-board"),
        DiagramFault::Width { points, rows } => say(words, "fault-drawn-row", &[("points", points), ("rows", rows)]),
        DiagramFault::NotAPoint(letter) => say(words, "fault-drawn-point", &[("text", &letter.escape_default())]),
        DiagramFault::Size(_) => say(words, "fault-drawn-size", &[("most", &Size::MAX)]),
    }
}

/// Why a game can't be written.
pub fn export(words: Words, fault: &CannotExport) -> String {
    match fault {
        CannotExport::OwnRules { rules, .. } => say(words, "fault-export-rules", &[("name", rules)]),
        CannotExport::Arrangement(_) => words.say("fault-export-arrangement"),
        CannotExport::OnlyRead(_) | CannotExport::Date { .. } => fault.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{all, by_code, first};

    /// The fault of a record in English; and every language has its own words for it.
    fn check(text: &str, expected: &str) {
        let fault = minefield_records::import(text.as_bytes()).unwrap_err();
        assert_eq!(record(first(), &fault), expected, "{text}");
        let french = record(by_code("fr").unwrap(), &fault);
        assert_ne!(french, expected, "{text}");
        assert!(all().iter().all(|language| !record(language, &fault).contains('[')), "{text}");
    }

    #[test]
    fn a_record_is_refused_in_words() {
        check("hello", "“hello” begins none of the forms that are known.");
        check("mfg1-0-minefield-", "0 is not a board size: sizes are 1 to 32.");
        check("mfg1-9-chess-", "There is no rule set “chess”; known are minefield, pinwheel and cartwheel.");
        check("mfg1-9-a~b.xz-", "“z” is not a mark; the marks are x o e (empty) a (anything).");
        check("mfg1-9", "It has 2 parts; a position has 5, a game 4 or 6.");
        check("mfg2-9-x-", "“mfg2” was written by a newer version of this program.");
        check("mfg1-9-minefield-e5.x", "Move 2: “x” is not a move: write a point such as e5, or swap.");
        check("mfg1-9-minefield-resign_b.e5", "Move 2: The game is over.");
        check("mfp1-3-minefield-x-3.3.3", "The turn “x” is neither b nor w.");
        check("mfp1-3-minefield-b-3.3", "There are 2 rows for a board of size 3.");
        check("mfp1-3-minefield-b-3.4.3", "Row 2 from the top is not a row of this board: write 9 or 4B2W1.");
        check("mfp1-2-minefield-b-BW.WB", "The board contains a crosscut: a1, b1, a2, b2.");
    }

    #[test]
    fn a_rule_file_is_refused_in_words() {
        let check = |file: &str, expected: &str| {
            let fault = Ruleset::from_file(file.as_bytes()).unwrap_err().fault;
            assert_eq!(rule_file(first(), &fault), expected, "{file}");
            assert_ne!(rule_file(by_code("fr").unwrap(), &fault), expected, "{file}");
        };
        check("", "There is no line “name: …”.");
        check("X", "The first line must be “name: …”.");
        check("name: a", "The rule set has no figures.");
        check("name: a\nname: b", "A second “name:”; a rule file holds one rule set.");
        check("name: a\nfigure:", "The figure has no kind; write “figure: hard corner”.");
        check("name: a\nfigure: b", "The figure has no picture: draw it in rows of X, O, . and ?");
        check("name: a\nfigure: b\n.", "The figure has no stone: no placement could complete it.");
        check("name: a\nfigure: b\nX\nXX", "Row 2 of the figure has 2 places, its first row 1.");
        check("name: a\nfigure: b\nXXXXX", "Row 1 of the figure has 5 places; 4 is the most.");
        check("name: a\nfigure: b\nXQ", "“Q” is not a mark of a picture; the marks are X O . ?");
        check("name: a\nfigure: b\nX\n\nX", "A blank line inside a picture; start each figure with “figure: …”.");
        check(
            "name: é\nfigure: b\nX",
            "“é” is not a name: use unaccented letters, digits and single blanks, 32 at the most.",
        );
    }
}
