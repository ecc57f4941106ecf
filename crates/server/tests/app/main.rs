//! The server as its users meet it: over HTTP, from a listener on a free port.

mod clock;
mod documents;
mod languages;
mod opponent;
mod pages;
mod play;
mod refusals;
mod safety;
mod storage;
mod test_app;
