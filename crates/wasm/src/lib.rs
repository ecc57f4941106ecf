//! The engine's text protocol as a WebAssembly module: lines in, text out, thinking in portions.
//!
//! `web/static/engine/module.js` is the other side of `exports.rs`. The module does nothing by
//! itself, imports nothing, and knows the time only from its caller.

mod exports;
mod host;
