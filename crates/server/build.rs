//! Has the crate built again when a page, a style, a script or a language is added.

fn main() {
    for folder in ["templates", "static", "locales"] {
        println!("cargo:rerun-if-changed=../../web/{folder}");
    }
    println!("cargo:rerun-if-changed=migrations");
}
