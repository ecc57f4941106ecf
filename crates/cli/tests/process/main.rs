//! The program run as a process, as a person or a script would.

mod counting;
mod legal;
mod records;
mod run;
mod small;
mod web;
