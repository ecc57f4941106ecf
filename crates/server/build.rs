//! Builds the engine's module for browsers, and has the crate built again when a page, a style, a
//! script or a language is added.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// What the module is built from, besides its sources.
const MANIFESTS: [&str; 6] = [
    "../rules/Cargo.toml",
    "../records/Cargo.toml",
    "../engine/Cargo.toml",
    "../wasm/Cargo.toml",
    "../../Cargo.toml",
    "../../Cargo.lock",
];

fn main() {
    for folder in ["templates", "static", "locales"] {
        println!("cargo:rerun-if-changed=../../web/{folder}");
    }
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-env-changed=MINEFIELD_REQUIRE_ALL");
    let out = PathBuf::from(variable("OUT_DIR"));
    let module = if has_target() { Some(build(&out)) } else { None };
    let required = env::var_os("MINEFIELD_REQUIRE_ALL").is_some_and(|value| value == "1");
    assert!(
        module.is_some() || !required,
        "the engine for browsers can't be built, and MINEFIELD_REQUIRE_ALL=1: rustup target add {TARGET}"
    );
    // Without the target the file is empty; the pages then use the server's engine, and say so.
    let bytes = module.map(|path| fs::read(path).expect("the module that was built")).unwrap_or_default();
    fs::write(out.join("engine.wasm"), bytes).expect("a file in OUT_DIR");
}

fn variable(name: &str) -> OsString {
    env::var_os(name).unwrap_or_else(|| panic!("cargo sets {name}"))
}

/// Whether the compiler has the target. When targets come and go, the list of what is installed changes.
fn has_target() -> bool {
    let rustc = |what: &str| {
        let output = Command::new(variable("RUSTC")).args(["--print", what, "--target", TARGET]).output();
        let output = output.ok().filter(|output| output.status.success())?;
        Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim_end()))
    };
    let installed = rustc("sysroot").map(|sysroot| sysroot.join("lib/rustlib/components"));
    if let Some(list) = installed.filter(|list| list.exists()) {
        println!("cargo:rerun-if-changed={}", list.display());
    }
    rustc("target-libdir").is_some_and(|folder| folder.is_dir())
}

/// Builds the module in a folder of its own, so that it waits for no lock that we hold.
fn build(out: &Path) -> PathBuf {
    let folder = out.join("wasm");
    let mut cargo = Command::new(variable("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--release", "--package", "minefield-wasm", "--target", TARGET]);
    cargo.arg("--target-dir").arg(&folder);
    // What the build around this one wants of its compiler isn't meant for this one.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let ours = ["CARGO_PROFILE_", "CARGO_BUILD_", "CARGO_TARGET_", "RUSTC_WORKSPACE_WRAPPER"];
        if ours.iter().any(|start| text.starts_with(start)) {
            cargo.env_remove(&name);
        }
    }
    // Every browser of the last years has these instructions; where they are missing the module
    // does not load, and the page uses the server's engine.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", "-Ctarget-feature=+simd128");
    let status = cargo.status().expect("cargo runs");
    assert!(status.success(), "the engine for browsers does not build");
    let module = folder.join(TARGET).join("release/minefield_wasm.wasm");
    watch(&module);
    module
}

/// Has us run again when a source of the module changes: cargo lists them beside it, as make reads it.
fn watch(module: &Path) {
    let list = fs::read_to_string(module.with_extension("d")).expect("the list of the module's sources");
    let sources = list.split_once(": ").map(|(_, sources)| sources.replace("\\ ", "\0")).unwrap_or_default();
    for source in sources.split_whitespace().chain(MANIFESTS) {
        println!("cargo:rerun-if-changed={}", source.replace('\0', " "));
    }
}
