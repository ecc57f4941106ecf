//! Players as they are named, and texts that name none.

use crate::arena::spec::{Kind, PlayerSpec, Strength, Tuning};
use minefield_engine::Level;

const NONE: Tuning = Tuning { visits: None, ms: None, threads: None, seed: None };

fn check(text: &str, name: &str, kind: Kind) {
    let spec: PlayerSpec = text.parse().expect(text);
    assert_eq!((spec.name.as_str(), spec.kind), (name, kind), "{text}");
}

#[test]
fn players_are_named_by_kind_and_settings() {
    let level = |number| Strength::Level(Level::new(number).expect("a level"));
    check("random", "random", Kind::Random(NONE));
    check("random:seed=0", "random:seed=0", Kind::Random(Tuning { seed: Some(0), ..NONE }));
    check("level:10", "level:10", Kind::Engine(level(10), NONE));
    check("a=level:1, ms=20", "a", Kind::Engine(level(1), Tuning { ms: Some(20), ..NONE }));
    check("uct:visits=1000", "uct:visits=1000", Kind::Engine(Strength::Uct, Tuning { visits: Some(1000), ..NONE }));
    let all = Tuning { visits: Some(4_294_967_295), ms: Some(3_600_000), threads: Some(256), seed: Some(u64::MAX) };
    let text = "engine:ms=3600000,seed=18446744073709551615,threads=256,visits=4294967295";
    check(&format!("best-1_a.b+c={text}"), "best-1_a.b+c", Kind::Engine(Strength::Full, all));
}

#[test]
fn a_command_is_split_into_words_and_keeps_its_signs() {
    let words = |words: &[&str]| Kind::Gtp(words.iter().map(|&word| word.to_owned()).collect());
    check("gtp:engine --level=3", "gtp:engine --level=3", words(&["engine", "--level=3"]));
    check("mine=gtp:sh -c 'a, b'", "mine", words(&["sh", "-c", "a, b"]));
}

#[test]
fn texts_that_name_no_player_are_refused() {
    let refuse = |text: &str, why: &str| {
        let fault = text.parse::<PlayerSpec>().expect_err(text).to_string();
        assert_eq!(fault, why, "{text}");
    };
    let help = crate::arena::spec::HELP;
    refuse("", &format!("there is no player in it; say {help}"));
    refuse("a=", &format!("there is no player in it; say {help}"));
    refuse("robot", "`robot` is no kind of player; random, level, uct, engine and gtp are");
    refuse(":5", "`` is no kind of player; random, level, uct, engine and gtp are");
    refuse("Random", "`Random` is no kind of player; random, level, uct, engine and gtp are");
    let name = "is no name: up to 40 letters, digits and - _ . + are";
    refuse("=random", &format!("`` {name}"));
    refuse("a b=random", &format!("`a b` {name}"));
    refuse(&format!("{}=random", "a".repeat(41)), &format!("`{}` {name}", "a".repeat(41)));
    let level = "a level is a number from 1 to 10, as in level:5, not";
    refuse("level", &format!("{level} ``"));
    refuse("level:0", &format!("{level} `0`"));
    refuse("level:x\u{1b}", &format!("{level} `x\\u{{1b}}`"));
    refuse("level:5,visits=3", "level has no setting `visits`; it has ms, seed");
    refuse("random:5", "`5` is not KEY=VALUE");
    refuse("random:visits=5", "random has no setting `visits`; it has seed");
    refuse("uct", "uct needs visits=N or ms=N, as in uct:visits=1000");
    refuse("engine:seed=1", "engine needs visits=N or ms=N, as in engine:visits=1000");
    refuse("uct:ms=5,threads=2", "uct has no setting `threads`; it has visits, ms, seed");
    refuse("engine:ms=5,threads=257", "threads is a number from 1 to 256, not `257`");
    refuse("uct:visits=0", "visits is a number from 1 to 4294967295, not `0`");
    refuse("uct:visits=4294967296", "visits is a number from 1 to 4294967295, not `4294967296`");
    refuse("uct:ms=1.5", "ms is a number from 1 to 3600000, not `1.5`");
    refuse("uct:ms=5,", "`` is not KEY=VALUE");
    refuse("uct:ms=5,ms=6", "ms is set twice");
    refuse("uct:ms=5,seed=-1", "seed is a number from 0 to 18446744073709551615, not `-1`");
    refuse("gtp", "gtp needs a command: gtp:PROGRAM ARGUMENTS");
    refuse("gtp: ", "gtp needs a command: gtp:PROGRAM ARGUMENTS");
    refuse("gtp:sh -c 'a", "gtp: the quotation mark ' is not closed");
}
