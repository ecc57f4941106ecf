//! What holds for every board, rule set and game: checked on random ones.

mod chains;
mod hash;
mod play;
mod random;
mod symmetry;
mod text;
mod twins;
mod undo;
