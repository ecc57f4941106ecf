//! Rule sets: the presets, and whether a rule file can be used.

use crate::app::App;
use crate::error::Error;
use crate::phrases;
use crate::reader::Reader;
use crate::request::Raw;
use axum::routing::{get, post};
use axum::{Json, Router};
use minefield_rules::{Edges, Figure, Ruleset};
use serde_json::{Value, json};

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/api/rules", get(presets)).route("/api/rules/check", post(check))
}

async fn presets(reader: Reader) -> Json<Value> {
    Json(Ruleset::presets().iter().map(|rules| told(&reader, rules)).collect())
}

async fn check(reader: Reader, Raw(file): Raw) -> Result<Json<Value>, Error> {
    let rules = Ruleset::from_file(&file).map_err(Error::RuleFile)?;
    Ok(Json(told(&reader, &rules)))
}

fn told(reader: &Reader, rules: &Ruleset) -> Value {
    let figure = |figure: &Figure| {
        json!({
            "kind": figure.name(),
            "name": phrases::figure(reader.words, figure.name()),
            "edges": figure.edges() == Edges::Stones,
            "rows": figure.rows().iter().map(|row| row.iter().map(|mark| mark.letter()).collect()).collect::<Vec<String>>(),
        })
    };
    json!({
        "name": rules.name(),
        "word": rules.to_word(),
        "preset": rules.is_preset(),
        "figures": rules.figures().iter().map(figure).collect::<Vec<_>>(),
    })
}
