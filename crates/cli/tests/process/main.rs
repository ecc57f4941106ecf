//! The program run as a process, as a person or a script would.

mod legal;
mod run;
mod small;
