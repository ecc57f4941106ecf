//! The program run as a process, as a person or a script would.

mod analysis;
mod arena;
mod counting;
mod gtp;
mod learn;
mod legal;
mod mine;
mod records;
mod run;
mod small;
mod web;
