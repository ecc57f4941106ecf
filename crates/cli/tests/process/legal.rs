//! `minefield legal`: games known from two independent programs, and lines that are wrong.

use crate::run::minefield;
use serde_json::Value;
use std::collections::BTreeSet;

const GAMES: &str = include_str!("../../../rules/tests/oracle/games.txt");
const DIRECTED: &str = include_str!("../../../rules/tests/oracle/directed.txt");

/// A known game: `id rules size winner span skips plies...`, as its file says.
struct Known<'a> {
    fields: Vec<&'a str>,
    plies: Vec<(&'a str, &'a str)>,
}

fn known(text: &str) -> impl Iterator<Item = Known<'_>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields: Vec<&str> = line.split(' ').collect();
        let plies = fields.split_off(6).into_iter().map(|ply| ply.split_once(':').unwrap_or((ply, "/")));
        Known { plies: plies.collect(), fields }
    })
}

impl Known<'_> {
    fn size(&self) -> usize {
        self.fields[2].parse().expect("a number")
    }

    fn request(&self, count: usize) -> String {
        let moves: Vec<String> = self.plies[..count].iter().map(|(ply, _)| format!("{:?}", &ply[1..])).collect();
        let [rules, size] = [self.fields[1], self.fields[2]];
        format!("{{\"size\":{size},\"rules\":\"{rules}\",\"moves\":[{}]}}\n", moves.join(","))
    }

    /// After each number of plies, the points where Black and White may place.
    fn legal(&self) -> Vec<[BTreeSet<(usize, String)>; 2]> {
        let side = self.size();
        let name = |column: usize, row: usize| format!("{}{}", char::from(b'a' + column as u8), row + 1);
        let all: BTreeSet<_> =
            (0..side).flat_map(|row| (0..side).map(move |c| (row * side + c, name(c, row)))).collect();
        let at = |point: &str| {
            let column = usize::from(point.as_bytes()[0] - b'a');
            let row: usize = point[1..].parse().expect("a row");
            ((row - 1) * side + column, point.to_owned())
        };
        let mut legal = vec![[all.clone(), all]];
        for (ply, changed) in &self.plies {
            let mut next = legal.last().expect("the start").clone();
            for (set, changed) in next.iter_mut().zip(changed.split('/')) {
                set.remove(&at(&ply[1..]));
                for point in changed.split(',').filter(|point| !point.is_empty()).map(at) {
                    if !set.remove(&point) {
                        set.insert(point);
                    }
                }
            }
            legal.push(next);
        }
        legal
    }

    fn check(&self, count: usize, legal: &[BTreeSet<(usize, String)>; 2], answer: &Value) {
        let about = format!("{} after {count}: {answer}", self.fields[0]);
        for (color, points) in ["black", "white"].into_iter().zip(legal) {
            let points: Vec<&str> = points.iter().map(|(_, point)| point.as_str()).collect();
            assert_eq!(answer[color], serde_json::json!(points), "{about}");
        }
        let color = |letter: &str| if letter.starts_with('B') { "black" } else { "white" };
        let expected = match self.plies.get(count) {
            Some((next, _)) => ("turn", Value::from(color(next)), Value::Null),
            None => ("won", Value::Null, Value::from(color(self.fields[3]))),
        };
        let found = (answer["status"].as_str().expect("a status"), answer["turn"].clone(), answer["winner"].clone());
        assert_eq!(found, expected, "{about}");
        let skips = self.fields[5].split(',').filter_map(|skip| skip.parse().ok());
        let skips: Vec<usize> = skips.filter(|&skip| skip <= count).collect();
        assert_eq!(answer["skipped"], serde_json::json!(skips), "{about}");
        let spanned = self.fields[4].parse::<usize>().is_ok_and(|span| count >= span);
        assert_eq!(answer["decided"].is_string(), spanned, "{about}");
    }
}

/// Asks about the plies of `games` that `asked` chooses and compares every answer.
fn check_games(text: &str, asked: impl Fn(&Known, usize) -> bool) {
    let mut input = String::new();
    for game in known(text) {
        (0..=game.plies.len()).filter(|&count| asked(&game, count)).for_each(|count| input += &game.request(count));
    }
    let done = minefield(&["legal"]).stdin(input).expect(0).quiet();
    let mut answers = done.stdout.lines();
    for game in known(text) {
        let legal = game.legal();
        for count in (0..=game.plies.len()).filter(|&count| asked(&game, count)) {
            let answer = serde_json::from_str(answers.next().expect("an answer")).expect("JSON");
            game.check(count, &legal[count], &answer);
        }
    }
    assert_eq!(answers.next(), None);
}

#[test]
fn random_games_agree_at_the_end_and_small_ones_at_every_ply() {
    check_games(GAMES, |game, count| count == game.plies.len() || game.size() <= 7);
}

#[test]
fn games_steered_into_rare_figures_agree_at_every_ply() {
    check_games(DIRECTED, |_, _| true);
}

/// Asks about each line and compares with the answer, of which only these keys are looked at.
fn check(args: &[&str], lines: &[(&str, &str)]) {
    let input: Vec<&str> = lines.iter().map(|(line, _)| *line).collect();
    let done = minefield(&[&["legal"], args].concat()).stdin(input.join("\n")).expect(0).quiet();
    assert_eq!(done.stdout.lines().count(), lines.len(), "{done}");
    for (answer, (line, expected)) in done.stdout.lines().zip(lines) {
        let answer: Value = serde_json::from_str(answer).expect("JSON");
        let expected: Value = serde_json::from_str(expected).expect("JSON");
        for (key, value) in expected.as_object().expect("an object") {
            match (value, &answer[key]) {
                (Value::String(part), Value::String(whole)) => {
                    assert!(whole.contains(part.as_str()), "{line}: {answer}")
                }
                (value, found) => assert_eq!(value, found, "{line}: {answer}"),
            }
        }
    }
}

#[test]
fn a_wrong_line_is_answered_with_its_fault_and_the_next_is_read() {
    check(
        &[],
        &[
            ("", r#"{"error":"empty"}"#),
            ("{", r#"{"error":"EOF"}"#),
            (r#"{"size":9,"moves":["e5""#, r#"{"error":"EOF"}"#),
            ("[1,2]", r#"{"error":"not the JSON asked for"}"#),
            ("[9]", r#"{"error":"expected an object"}"#),
            (r#"{"moves":[]}"#, r#"{"error":"missing field `size`"}"#),
            (r#"{"size":9,"move":["e5"]}"#, r#"{"error":"unknown field `move`"}"#),
            (r#"{"size":0}"#, r#"{"error":"board size 0 is not between 1 and 32"}"#),
            (r#"{"size":33}"#, r#"{"error":"board size 33"}"#),
            (r#"{"size":-1}"#, r#"{"error":"board size -1"}"#),
            (r#"{"size":"9"}"#, r#"{"error":"invalid type"}"#),
            (r#"{"size":9,"rules":"chess"}"#, r#"{"error":"chess"}"#),
            (r#"{"size":9,"rules":"-"}"#, r#"{"error":"no such file"}"#),
            (r#"{"size":9,"rules":"/dev/null"}"#, r#"{"error":"/dev/null"}"#),
            (r#"{"size":9,"rules":"src"}"#, r#"{"error":"not a plain file"}"#),
            (r#"{"size":9,"moves":["e5","j1"]}"#, r#"{"error":"j1 is not on a 9x9 board","ply":2,"move":"j1"}"#),
            (r#"{"size":9,"moves":["e5","?"]}"#, r#"{"error":"`?` is not a point","ply":2}"#),
            (r#"{"size":9,"moves":["swap"]}"#, r#"{"error":"swap","ply":1}"#),
            (r#"{"size":1,"moves":["a1","a1"]}"#, r#"{"error":"the game is over","ply":2}"#),
            (r#"{"size":1}"#, r#"{"status":"turn","turn":"black","black":["a1"],"white":["a1"],"skipped":[]}"#),
        ],
    );
}

#[test]
fn an_illegal_move_is_answered_with_its_ply_and_the_figure() {
    check(
        &[],
        &[(
            r#"{"size":9,"moves":["e5","d5","d4","a1"]}"#,
            r#"{"error":"ply 3: d4 is forbidden","ply":3,"move":"d4",
                "figures":[{"kind":"hard corner","points":["d4","e4","d5","e5"]}]}"#,
        )],
    );
}

#[test]
fn a_swap_is_a_move_and_leaves_white_to_play() {
    check(
        &[],
        &[
            (r#"{"size":3,"moves":["b2","swap"]}"#, r#"{"turn":"white","skipped":[]}"#),
            (r#"{"size":3,"moves":["B2","SWAP","a1"]}"#, r#"{"turn":"black"}"#),
        ],
    );
}

#[test]
fn a_skip_counts_the_moves_before_it() {
    // W.B / .B. / B.W: White is skipped.
    check(
        &[],
        &[(
            r#"{"size":3,"moves":["b2","a3","a1","c1","c3"]}"#,
            r#"{"status":"turn","turn":"black","skipped":[5],"white":[]}"#,
        )],
    );
}

#[test]
fn why_names_the_figures_and_their_points() {
    check(
        &["--why"],
        &[(
            r#"{"size":9,"moves":["e5","d5"]}"#,
            r#"{"why":{
                "black":{"d4":[{"kind":"hard corner","points":["d4","e4","d5","e5"]}],
                         "d6":[{"kind":"hard corner","points":["d5","e5","d6","e6"]}]},
                "white":{"e4":[{"kind":"hard corner","points":["d4","e4","d5","e5"]}],
                         "e6":[{"kind":"hard corner","points":["d5","e5","d6","e6"]}]}}}"#,
        )],
    );
}

#[test]
fn why_names_the_edges_that_take_part() {
    let line = r#"{"size":9,"rules":"cartwheel","moves":["d3","c2","e3","c1","i9","f2","i8"]}"#;
    let done = minefield(&["legal", "--why"]).stdin(line).expect(0).quiet();
    let answer: Value = serde_json::from_str(&done.stdout).expect("JSON");
    let points = ["c1", "d1", "e1", "f1", "c2", "d2", "e2", "f2", "d3", "e3"];
    let expected = serde_json::json!([{"kind": "cartwheel", "points": points, "edges": ["black"]}]);
    assert_eq!(answer["why"]["white"]["f1"], expected, "{done}");
}

#[test]
fn rules_may_be_a_file_or_a_word() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("mine.txt");
    std::fs::write(&path, "name: mine\nfigure: pair\nX X\n").expect("written");
    let request = format!(r#"{{"size":2,"rules":{:?},"moves":["a1","b2"]}}"#, path.to_str().expect("UTF-8"));
    let expected = r#"{"status":"stalled","turn":null,"black":[],"white":[]}"#;
    let word = r#"{"size":2,"rules":"mine~pair.xx","moves":["a1","b2"]}"#;
    check(&[], &[(&request, expected), (word, expected), (&request, expected)]);
}

#[test]
fn bytes_that_are_not_text_and_lines_without_end_cost_one_answer() {
    let mut input = b"\xff\xfe\n{\"size\":1}\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\n{\"size\":2}");
    let done = minefield(&["legal"]).stdin(input).expect(0).quiet();
    let answers: Vec<&str> = done.stdout.lines().collect();
    assert_eq!(answers.len(), 4, "{done}");
    assert!(answers[0].contains("byte 1 of the line is not UTF-8"), "{done}");
    assert!(answers[1].contains("\"a1\""), "{done}");
    assert!(answers[2].contains("longer than 1048576 bytes"), "{done}");
    assert!(answers[3].contains("\"b2\""), "{done}");
}

#[test]
fn every_answer_is_there_before_the_next_line_is_asked_for() {
    use std::io::{BufRead, BufReader, Write};
    let mut command = minefield(&["legal"]).command();
    let mut child =
        command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for size in 1..4 {
        writeln!(stdin, "{{\"size\":{size}}}").expect("written");
        let answer = answers.next().expect("an answer").expect("text");
        assert!(answer.contains(&format!("\"a{size}\"")), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}
