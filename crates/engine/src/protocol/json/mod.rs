//! Analyses of many positions: JSON, one query or answer a line, as KataGo's analysis engine has it.

mod action;
mod analyst;
mod answer;
mod fields;
mod job;
mod query;

// In reading order.
pub use analyst::{Analyst, AnalystOptions, MAX_QUERY};
pub use job::Job;
