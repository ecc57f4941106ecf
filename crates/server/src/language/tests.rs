//! Every language has every message.

use super::*;
use std::collections::BTreeSet;
use std::path::Path;

/// The keys of a language, attributes as `key.attribute`.
fn keys(code: &str) -> BTreeSet<String> {
    let resource = resource_of(code).unwrap();
    let mut keys = BTreeSet::new();
    for entry in resource.entries() {
        if let ast::Entry::Message(ast::Message { id, attributes, .. }) = entry {
            keys.insert(id.name.to_owned());
            keys.extend(attributes.iter().map(|attribute| format!("{}.{}", id.name, attribute.id.name)));
        }
    }
    keys
}

/// The text of every file with this ending in a folder and those in it.
fn texts(folder: &Path, ending: &str) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            text += &texts(&path, ending);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            text += &std::fs::read_to_string(path).unwrap();
        }
    }
    text
}

/// The keys that stand between quotation marks right after `start`; `key` is what examples have.
fn after<'a>(text: &'a str, start: &str) -> BTreeSet<&'a str> {
    let quoted = text.split(start).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    let is_key = |key: &&str| *key != "key" && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    quoted.filter(is_key).collect()
}

#[test]
fn every_language_file_is_understood() {
    assert!(all().len() >= 2);
    for language in all() {
        let file = Files::get(&format!("{}.ftl", language.code())).unwrap();
        let text = String::from_utf8(file.data.into_owned()).expect("UTF-8");
        let faults = FluentResource::try_new(text).err().map(|(_, faults)| faults);
        assert_eq!(faults, None, "{}", language.code());
    }
}

#[test]
fn every_language_has_the_same_messages() {
    let expected = keys(FIRST);
    for language in all() {
        let own = keys(language.code());
        let missing: Vec<_> = expected.difference(&own).collect();
        let extra: Vec<_> = own.difference(&expected).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", language.code());
    }
}

#[test]
fn every_message_asked_for_is_there() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (code, pages) = (texts(&here.join("src"), "rs"), texts(&here.join("../../web/templates"), "html"));
    let known = keys(FIRST);
    let in_code = ["say(", "say_with(", "reason("].iter().flat_map(|start| after(&code, start));
    let in_pages = ["page.t(", "page.t1(", "page.t2("].iter().flat_map(|start| after(&pages, start));
    let asked = in_code.chain(in_pages);
    let missing: Vec<&str> = asked.filter(|key| !known.contains(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn values_stand_where_the_message_wants_them() {
    let check = |code: &str, key: &str, values: &[(&str, &str)], expected: &str| {
        assert_eq!(by_code(code).unwrap().say_with(key, values), expected);
    };
    check("en", "error-size", &[("size", "99")], "99 is not a board size: sizes are 1 to 32.");
    check("en", "list-two", &[("first", "nan"), ("last", "1e5")], "nan and 1e5");
    check("en", "illegal-occupied", &[("point", "e5"), ("color", "white")], "e5 is taken: there is a white stone.");
    check("en", "no-such-message", &[], "[no-such-message]");
}

#[test]
fn a_language_is_found_by_its_code() {
    let check = |code: &str, expected: Option<&str>| assert_eq!(by_code(code).map(Language::code), expected, "{code}");
    check("fr", Some("fr"));
    check("FR", Some("fr"));
    check("fr-CA", Some("fr"));
    check("xx", None);
    check("", None);
    check("../en", None);
}

#[test]
fn messages_for_scripts_have_braces_for_values() {
    let messages = first().script_messages();
    assert!(messages.len() > 10);
    assert!(messages.values().any(|text| text.contains("{point}")));
    assert!(messages.values().all(|text| !text.contains("{ $")));
}
