//! Rule files and one-word rule sets: what is read, and each refusal in words.

use minefield_rules::{Edges, Ruleset, rule_file};

/// A rule file that draws one figure after `name: mine`.
fn figure(picture: &str) -> String {
    format!("name: mine\nfigure: wall\n{picture}")
}

#[track_caller]
fn refused(file: impl AsRef<[u8]>, expected: &str) {
    let fault = Ruleset::from_file(file.as_ref()).expect_err(expected);
    assert_eq!(fault.to_string(), expected);
}

#[track_caller]
fn read(file: impl AsRef<[u8]>, word: &str) {
    let rules = Ruleset::from_file(file.as_ref()).expect(word);
    assert_eq!(rules.to_word(), word);
    assert_eq!(Ruleset::from_file(rules.to_file().as_bytes()), Ok(rules.clone()), "the file it writes");
    assert_eq!(Ruleset::from_word(word), Ok(rules), "the word it writes");
}

#[test]
fn a_rule_file_is_read_whatever_its_blanks_comments_and_line_ends() {
    read("name: mine\nfigure: wall\nX.\nOX", "mine~wall.xe.ox");
    read("name: mine\nfigure: wall\nX .\nO X\n", "mine~wall.xe.ox");
    read("name:mine\r\n\r\nfigure:wall\r\n\r\n  x  .  \r\n\to\tx\r\n", "mine~wall.xe.ox");
    read("\u{feff}# by me\nname: mine # so called\nfigure: wall\nX ? # this row\n# and\nO X\n\n\n", "mine~wall.xa.ox");
    read(
        "name: My 2 rules\nfigure: Big Wall\nX\nfigure: b\nedges count as stones\nO ?\n",
        "My_2_rules~Big_Wall.x~b.edges.oa",
    );
    read("name: mine\nfigure: a\nEDGES count as STONES\n\nX\n\nfigure: a\nX\n", "mine~a.edges.x~a.x");
    read("name: edges\nfigure: edges\nX\n", "edges~edges.x");
    read("name: minefield\nfigure: wall\nX\n", "minefield~wall.x");
    read(Ruleset::minefield().to_file().replace("name: minefield", "name: Minefield"), {
        "Minefield~hard_corner.xe.ox~switch.xo.ee.ox~long_switch.xo.ee.ee.ox"
    });
}

#[test]
fn a_preset_is_its_name_in_one_word() {
    for rules in Ruleset::presets() {
        read(rules.to_file(), rules.name());
        assert_eq!(Ruleset::from_word(&rules.name().to_uppercase()).as_ref(), Ok(rules));
        assert!(rules.is_preset());
    }
    assert!(!Ruleset::from_word("minefield~hard_corner.xe.ox").expect("rules").is_preset());
}

#[test]
fn the_presets_are_drawn_as_the_rules_say() {
    let names = |rules: &Ruleset| rules.figures().iter().map(|figure| figure.name().to_owned()).collect::<Vec<_>>();
    let [minefield, pinwheel, cartwheel] = Ruleset::presets() else { panic!("three presets") };
    assert_eq!(names(minefield), ["hard corner", "switch", "long switch"]);
    assert_eq!(names(pinwheel), ["hard corner", "switch", "pinwheel"]);
    assert_eq!(names(cartwheel), ["hard corner", "switch", "pinwheel", "cartwheel"]);
    let figures = Ruleset::presets().iter().flat_map(Ruleset::figures);
    let with_edges = figures.filter(|figure| figure.edges() == Edges::Stones);
    assert_eq!(with_edges.map(|figure| figure.name()).collect::<Vec<_>>(), ["cartwheel"]);
    assert_eq!(cartwheel.figures()[3].to_string(), "? X X ?\nO . . O\nO . . O\n? X X ?\n");
}

#[test]
fn a_file_without_a_rule_set_is_refused() {
    refused("", "line 1: no `name: ...` line");
    refused("# nothing\n\n", "line 1: no `name: ...` line");
    refused("\n\nfigure: wall\nX\n", "line 3: the first line must be `name: ...`");
    refused("\nNAME: mine\n", "line 2: the first line must be `name: ...`");
    refused("name: mine\n", "line 1: the rule set has no figures");
    refused("name: mine\nfigure: wall\nX\n\nname: yours\n", "line 5: a second `name:`; a rule file holds one rule set");
    refused("name: mine\nname: yours\nname: hers\n", "line 2: a second `name:`; a rule file holds one rule set");
}

#[test]
fn a_bad_name_is_refused_where_it_stands() {
    let rule = "is not a name: use ASCII letters, digits and single blanks, 32 at the most";
    refused("\nname:\nfigure: a\nX", &format!("line 2: `` {rule}"));
    refused("name: a  b\nfigure: a\nX", &format!("line 1: `a  b` {rule}"));
    refused("name: caf\u{e9}\nfigure: a\nX", &format!("line 1: `caf\u{e9}` {rule}"));
    refused("name: a-b\nfigure: a\nX", &format!("line 1: `a-b` {rule}"));
    refused("name: a\u{1b}[2J\nfigure: a\nX", &format!("line 1: `a\\u{{1b}}[2J` {rule}"));
    refused(format!("name: {}\nfigure: a\nX", "a".repeat(33)), &format!("line 1: `{}` {rule}", "a".repeat(33)));
    refused(
        format!("name: {}\nfigure: a\nX", "\u{fc}".repeat(999)),
        &format!("line 1: `{}` {rule}", "\u{fc}".repeat(40)),
    );
    refused("name: mine\nfigure: a\nX\nfigure: b_c\nX", &format!("line 4: `b_c` {rule}"));
    refused("name: mine\nfigure:  # none\nX", "line 2: the figure has no kind; write `figure: hard corner`");
}

#[test]
fn a_line_that_is_neither_keyword_nor_picture_is_refused() {
    refused("name: mine\nX .\n", "line 2: `X .` is not understood; expected `figure: ...`");
    refused("name: mine\nedges count as stones\nfigure: a\nX", {
        "line 2: `edges count as stones` is not understood; expected `figure: ...`"
    });
    refused(figure("X\nFigure: b\nX"), "line 4: `Figure: b` is not understood; expected `figure: ...`");
    let skulls = |count| "\u{1f480}".repeat(count);
    let expected = format!("line 2: `\\u{{1b}}{}` is not understood; expected `figure: ...`", skulls(39));
    refused(format!("name: mine\n\u{1b}{}", skulls(99)), &expected);
}

#[test]
fn a_bad_picture_is_refused() {
    refused(figure(""), "line 2: the figure has no picture: draw it in rows of X, O, . and ?");
    refused(figure("X O\nX B"), "line 4: `B` is not a mark of a picture; marks are X O . ?");
    refused(figure("X\u{0}"), "line 3: `\\u{0}` is not a mark of a picture; marks are X O . ?");
    refused(figure("X\u{1f480}"), "line 3: `\\u{1f480}` is not a mark of a picture; marks are X O . ?");
    refused(figure("X\n\nO"), "line 5: a blank line inside a picture; start each figure with `figure: ...`");
    refused(figure("X\nedges count as stones"), "line 4: `edges count as stones` stands once, before the picture");
    refused(figure("edges count as stones\nedges count as stones\nX"), {
        "line 4: `edges count as stones` stands once, before the picture"
    });
    refused(figure(". ?\n? ."), "line 2: the figure has no stone: no placement could complete it");
    refused(figure("X X\nX"), "line 4: row 2 of the figure is 1 wide, its first row 2");
    refused(figure("X\nX X X X X"), "line 4: row 2 of the figure has 5 places; 4 is the most");
    refused(figure("X\nX\nX\nX\nX\nX"), "line 7: the figure has 5 rows; 4 is the most");
    refused(format!("name: mine\n{}", "figure: a\nX\n".repeat(17)), {
        "line 1: the rule set has 17 figures; 16 is the most"
    });
}

#[test]
fn a_file_that_is_no_text_is_refused() {
    refused(b"name: mine\nfigure: \xff\nX", "line 2: byte 9 of the line is not UTF-8 text");
    refused(b"\xef\xbb\xbfname: \xc3", "line 1: byte 7 of the line is not UTF-8 text");
    refused(b"\xff\xfen\0a\0", "line 1: byte 1 of the line is not UTF-8 text");
    refused(vec![b'\n'; rule_file::MAX_BYTES], "line 1: no `name: ...` line");
    refused(vec![0xff; rule_file::MAX_BYTES + 1], "line 1: the file has 65537 bytes; 65536 is the most");
}

#[test]
fn every_beginning_of_a_rule_file_is_read_or_refused_at_one_of_its_lines() {
    let file = Ruleset::presets()[2].to_file();
    for end in 0..file.len() {
        if let Err(fault) = Ruleset::from_file(&file.as_bytes()[..end]) {
            assert!((1..=file.lines().count()).contains(&fault.line), "{end}: {fault}");
        }
    }
}

#[test]
fn a_bad_word_is_refused() {
    let check = |word: &str, expected: &str| {
        assert_eq!(Ruleset::from_word(word).expect_err(word).to_string(), expected);
    };
    let known = "is not a rule set; known are minefield, pinwheel and cartwheel";
    let rule = "is not a name: use ASCII letters, digits and single blanks, 32 at the most";
    check("", &format!("`` {known}"));
    check("hex", &format!("`hex` {known}"));
    check("mine\nfield", &format!("`mine\\nfield` {known}"));
    check(&"\u{1f480}".repeat(5000), &format!("`{}` {known}", "\u{1f480}".repeat(40)));
    check("~", &format!("`` {rule}"));
    check("~a.x", &format!("`` {rule}"));
    check("mine~.x", &format!("`` {rule}"));
    check("mine~a__b.x", &format!("`a  b` {rule}"));
    check("mine~a", "the figure has no picture: draw it in rows of X, O, . and ?");
    check("mine~a.edges", "the figure has no picture: draw it in rows of X, O, . and ?");
    check("mine~a.x.edges", "`d` is not a mark; marks are x o e (empty) and a (anything)");
    check("mine~a.X", "`X` is not a mark; marks are x o e (empty) and a (anything)");
    check("mine~a.\u{e9}", "`\\u{e9}` is not a mark; marks are x o e (empty) and a (anything)");
    check("mine~a.", "the figure has no stone: no placement could complete it");
    check("mine~a.xo..ee", "row 2 of the figure is 0 wide, its first row 2");
    check("mine~a.xxxxx", "row 1 of the figure has 5 places; 4 is the most");
    check("mine~a.x.x.x.x.x", "the figure has 5 rows; 4 is the most");
    check(&format!("mine{}", "~a.x".repeat(17)), "the rule set has 17 figures; 16 is the most");
}
