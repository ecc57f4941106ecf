//! The rooms of the house and who may use whom: ARCHITECTURE.md's table, checked against the
//! manifests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Each room with the rooms it may use; tests and benches are bound by it too.
const ARROWS: [(&str, &[&str]); 7] = [
    ("rules", &[]),
    ("records", &["rules"]),
    ("engine", &["rules", "records"]),
    ("lab", &["rules", "engine"]),
    ("server", &["rules", "records", "engine"]),
    ("wasm", &["rules", "engine"]),
    ("cli", &["rules", "records", "engine", "lab", "server"]),
];

#[test]
fn no_room_uses_another_that_the_table_does_not_allow() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut rooms = BTreeSet::new();
    for entry in fs::read_dir(&crates).expect("the crates folder") {
        let path = entry.expect("an entry").path();
        let room = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        let allowed = ARROWS.iter().find(|(name, _)| *name == room);
        let (_, allowed) = allowed.unwrap_or_else(|| panic!("{room} is not in the table of rooms"));
        for used in uses(&manifest) {
            assert!(allowed.contains(&used.as_str()), "{room} uses {used}; the table allows {allowed:?}");
        }
        rooms.insert(room);
    }
    assert_eq!(rooms.len(), ARROWS.len(), "a room of the table is missing: {rooms:?}");
}

#[test]
fn the_rulebook_depends_on_nothing() {
    let manifest = include_str!("../../rules/Cargo.toml");
    assert!(!manifest.contains("[dependencies]"), "crates/rules has dependencies");
}

#[test]
fn architecture_md_draws_the_same_table() {
    let page = include_str!("../../../ARCHITECTURE.md");
    for (room, allowed) in ARROWS {
        let uses = if allowed.is_empty() { "nothing".to_owned() } else { allowed.join(", ") };
        let start = format!("| `crates/{room}` |");
        let row = page.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row {start}"));
        assert!(row.ends_with(&format!("| {uses} |")), "{row}\nshould end with: {uses}");
    }
}

/// The rooms whose packages a manifest names at the start of a line.
fn uses(manifest: &str) -> Vec<String> {
    let names = manifest.lines().filter_map(|line| line.strip_prefix("minefield-"));
    names.map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect()).collect()
}
