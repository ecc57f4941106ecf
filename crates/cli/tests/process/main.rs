//! The program run as a process, as a person or a script would.

mod analysis;
mod arena;
mod counting;
mod gtp;
mod legal;
mod records;
mod run;
mod small;
mod web;
