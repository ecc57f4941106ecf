//! The game in the terminal, played by keys and mouse.

mod board;
mod computer;
mod people;
mod session;
