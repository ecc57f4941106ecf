//! Pages. Each works as plain HTML; scripts enliven it.

pub mod templates;
