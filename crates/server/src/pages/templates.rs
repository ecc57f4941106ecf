//! The values of the templates in `web/templates`.

use crate::language::{self, Words};
use crate::static_files;
use crate::view::View;
use askama::Template;

/// What every page has: `page`.
pub struct Page {
    /// The language's messages.
    pub words: Words,
    /// Something everybody must know: that games are not kept.
    pub notice: Option<String>,
    /// Path and query of this page, for the links to other languages.
    pub here: String,
}

/// A language to choose.
pub struct LanguageChoice {
    /// Its code: `fr`.
    pub code: &'static str,
    /// Its own name for itself: `Français`.
    pub name: String,
    /// Whether the page is in it.
    pub current: bool,
}

impl Page {
    /// `{{ page.lang() }}`: the language's code.
    pub fn lang(&self) -> &'static str {
        self.words.code()
    }

    /// `{{ page.t("key") }}`: a message.
    pub fn t(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// `{{ page.t1("key", "name", value) }}`: a message with a value.
    pub fn t1(&self, key: &str, name: &str, value: impl ToString) -> String {
        self.words.say_with(key, &[(name, &value.to_string())])
    }

    /// `{{ page.t2("key", "name", value, "name", value) }}`: a message with two values.
    pub fn t2(&self, key: &str, one: &str, value: impl ToString, other: &str, second: impl ToString) -> String {
        self.words.say_with(key, &[(one, &value.to_string()), (other, &second.to_string())])
    }

    /// `{{ page.asset("style.css") }}`: the URL of a file of `web/static`. Modules in it may import
    /// each other by relative paths.
    pub fn asset(&self, path: &str) -> String {
        static_files::url(path)
    }

    /// `{% if page.has_engine() %}`: whether browsers can get an engine from here.
    pub fn has_engine(&self) -> bool {
        static_files::has_engine()
    }

    /// The languages there are.
    pub fn languages(&self) -> Vec<LanguageChoice> {
        let choice = |language: &'static language::Language| LanguageChoice {
            code: language.code(),
            name: language.say("language-name"),
            current: language.code() == self.words.code(),
        };
        language::all().iter().map(choice).collect()
    }

    /// `<script type="application/json" id="messages">{{ page.script_words()|safe }}</script>`: an
    /// object of all messages `js-...`, keys without `js-`, values as `{name}`.
    pub fn script_words(&self) -> String {
        json_for_html(&self.words.script_messages())
    }
}

/// JSON that can stand in a script element.
pub fn json_for_html(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned()).replace('<', "\\u003c")
}

/// The form for a new game and what it holds: `form` in [`Home`].
#[derive(Clone, Debug)]
pub struct NewGameForm {
    /// `size`, a number or what was typed.
    pub size: String,
    /// `rules`: a preset's name, or `own` with `rule_file`.
    pub rules: String,
    /// `ruleFile`: the text of a rule file.
    pub rule_file: String,
    /// `opponent`: `person`, the computer's level `1` to `10`, or `custom`.
    pub opponent: String,
    /// `seconds`: of the computer's move, for `custom`.
    pub seconds: String,
    /// `color`: `black`, `white` or `random`.
    pub color: String,
    /// `minutes`: empty for no clock.
    pub minutes: String,
    /// `increment`: seconds.
    pub increment: String,
}

impl Default for NewGameForm {
    fn default() -> NewGameForm {
        let text = |text: &str| text.to_owned();
        NewGameForm {
            size: text("9"),
            rules: text("minefield"),
            rule_file: String::new(),
            opponent: text("3"),
            seconds: text("5"),
            color: text("random"),
            minutes: String::new(),
            increment: text("0"),
        }
    }
}

/// A choice of a select element.
pub struct Choice {
    /// The form's value.
    pub value: String,
    /// What is shown.
    pub text: String,
}

/// A game in the list of recent ones.
pub struct RecentGame {
    /// Where it is.
    pub url: String,
    /// A small picture: SVG.
    pub svg: String,
    /// Size and rules in words.
    pub title: String,
    /// Who plays, in words: Black and White.
    pub black: String,
    /// See `black`.
    pub white: String,
    /// The state in words.
    pub state: String,
    /// When it was last touched: ISO 8601, UTC.
    pub when: String,
}

/// `GET /`. Forms: `POST /games` (fields of [`NewGameForm`]), `POST /import` (multipart or not:
/// `text`, `file`).
#[derive(Template)]
#[template(path = "home.html")]
pub struct Home {
    /// What every page has.
    pub page: Page,
    /// What the form holds.
    pub form: NewGameForm,
    /// Usual sizes.
    pub sizes: Vec<usize>,
    /// The rule sets.
    pub rules: Vec<Choice>,
    /// The levels of the computer, its full strength, and a person.
    pub opponents: Vec<Choice>,
    /// Games touched last, the latest first.
    pub recent: Vec<RecentGame>,
    /// Why the last form was refused.
    pub error: Option<String>,
    /// What was pasted into the import box when it was refused.
    pub pasted: String,
}

/// `GET /games/{id}`. Forms: `POST /games/{id}/move` (`seq`, `move`), `/undo`, `/redo` (`seq`),
/// `/resign` (`seq`, `color`), `/delete`.
#[derive(Template)]
#[template(path = "game.html")]
pub struct GamePage {
    /// What every page has.
    pub page: Page,
    /// The game.
    pub view: View,
    /// The game as JSON that can stand in a script element: `{{ view_json|safe }}`.
    pub view_json: String,
    /// The board: `{{ svg|safe }}`.
    pub svg: String,
    /// The link to share: `/open/...`.
    pub link: String,
    /// Downloads.
    pub exports: Vec<Export>,
    /// Why the last form was refused.
    pub error: Option<String>,
}

/// A download.
pub struct Export {
    /// Where it is.
    pub url: String,
    /// What it is, in words.
    pub text: String,
}

/// `GET /open/{line}`. Form: `POST /games` (`line`, `opponent`, `seconds`, `color`).
#[derive(Template)]
#[template(path = "open.html")]
pub struct OpenPage {
    /// What every page has.
    pub page: Page,
    /// The line as it came.
    pub line: String,
    /// Size and rules in words.
    pub title: String,
    /// The state in words.
    pub state: String,
    /// The board: `{{ svg|safe }}`.
    pub svg: String,
    /// The moves: points, `swap`.
    pub moves: Vec<String>,
    /// What the form holds.
    pub form: NewGameForm,
    /// The levels of the computer, its full strength, and a person.
    pub opponents: Vec<Choice>,
    /// A move that can't be played, in words; the picture shows the game up to there.
    pub fault: Option<String>,
}

/// Something went wrong.
#[derive(Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    /// What every page has.
    pub page: Page,
    /// The HTTP status.
    pub status: u16,
    /// What went wrong, in words.
    pub message: String,
}
