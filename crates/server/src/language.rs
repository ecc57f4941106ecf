//! Languages: one Fluent file each in `web/locales`, built into the program. Adding a file adds a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

#[derive(RustEmbed)]
#[folder = "../../web/locales"]
#[allow_missing = true]
struct Files;

/// The language that every message exists in.
const FIRST: &str = "en";

/// A language and its messages. There is one of each for the life of the program.
pub struct Language {
    code: String,
    bundle: FluentBundle<FluentResource>,
}

/// The messages of one language, as pages and answers use them.
pub type Words = &'static Language;

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.code)
    }
}

impl Language {
    /// The language's code: `en`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The message of this key.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The message of this key with values in it. A value that is a number counts as one.
    pub fn say_with(&self, key: &str, values: &[(&str, &str)]) -> String {
        let own = self.find(key, None, values);
        own.or_else(|| first().find(key, None, values)).unwrap_or_else(|| {
            tracing::error!(key, language = self.code, "no such message");
            format!("[{key}]")
        })
    }

    /// The message of this key, or its attribute, if the language has it.
    pub fn find(&self, key: &str, attribute: Option<&str>, values: &[(&str, &str)]) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut args = FluentArgs::new();
        for &(name, value) in values {
            args.set(name.to_owned(), value_of(value));
        }
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        if !faults.is_empty() {
            tracing::error!(key, language = self.code, ?faults, "a message has faults");
        }
        Some(text)
    }

    /// All messages whose key begins with `js-`, without that, values as `{name}`: the texts that
    /// the page's scripts fill in by themselves.
    pub fn script_messages(&self) -> BTreeMap<String, String> {
        let mut texts = BTreeMap::new();
        for resource in [resource_of(FIRST), resource_of(&self.code)].into_iter().flatten() {
            for entry in resource.entries() {
                if let ast::Entry::Message(ast::Message { id, value: Some(pattern), .. }) = entry
                    && let Some(key) = id.name.strip_prefix("js-")
                {
                    texts.insert(key.to_owned(), raw(pattern));
                }
            }
        }
        texts
    }
}

/// A number if it is written in digits only, so that no name is taken for one.
fn value_of(text: &str) -> FluentValue<'_> {
    let number = !text.is_empty() && text.len() < 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    if number { FluentValue::try_number(text) } else { FluentValue::from(text) }
}

/// A pattern with `{name}` for each value.
fn raw(pattern: &ast::Pattern<&str>) -> String {
    let element = |element: &ast::PatternElement<&str>| match element {
        ast::PatternElement::TextElement { value } => (*value).to_owned(),
        ast::PatternElement::Placeable { expression } => match expression {
            ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => format!("{{{}}}", id.name),
            ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) => (*value).to_owned(),
            _ => String::new(),
        },
    };
    pattern.elements.iter().map(element).collect()
}

fn resource_of(code: &str) -> Option<FluentResource> {
    let file = Files::get(&format!("{code}.ftl"))?;
    let text = String::from_utf8_lossy(&file.data).into_owned();
    Some(FluentResource::try_new(text).unwrap_or_else(|(resource, faults)| {
        tracing::error!(language = code, ?faults, "a language file has faults");
        resource
    }))
}

/// Every language, by code.
pub fn all() -> &'static [Language] {
    static LANGUAGES: OnceLock<Vec<Language>> = OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let mut codes: Vec<String> =
            Files::iter().filter_map(|name| name.strip_suffix(".ftl").map(str::to_owned)).collect();
        codes.sort();
        codes.iter().filter_map(|code| read(code)).collect()
    })
}

/// The codes of the languages that pages exist in: `en`, `fr`.
pub fn languages() -> impl Iterator<Item = &'static str> {
    all().iter().map(Language::code)
}

fn read(code: &str) -> Option<Language> {
    let id: LanguageIdentifier = code.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource_of(code)?);
    Some(Language { code: code.to_owned(), bundle })
}

/// The language that is used when nobody asks for another.
pub fn first() -> Words {
    static FALLBACK: OnceLock<Language> = OnceLock::new();
    let empty = || Language { code: FIRST.to_owned(), bundle: FluentBundle::new_concurrent(Vec::new()) };
    by_code(FIRST).unwrap_or_else(|| FALLBACK.get_or_init(empty))
}

/// The language of this code, in any case; `fr-CA` finds `fr`.
pub fn by_code(code: &str) -> Option<Words> {
    let find = |code: &str| all().iter().find(|language| language.code.eq_ignore_ascii_case(code));
    find(code).or_else(|| find(code.split('-').next()?))
}

/// The first known language of an Accept-Language header, its weights considered.
pub fn accepted(header: &str) -> Option<Words> {
    let mut wishes: Vec<(u32, &str)> = header.split(',').take(20).filter_map(wish).collect();
    wishes.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    wishes.into_iter().find_map(|(_, code)| by_code(code))
}

/// One wish of the header, its weight in thousandths.
fn wish(part: &str) -> Option<(u32, &str)> {
    let mut fields = part.split(';').map(str::trim);
    let code = fields.next()?;
    let weight = fields.find_map(|field| field.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok())?;
    (weight > 0.0).then_some(((weight.min(1.0) * 1000.0) as u32, code))
}

#[cfg(test)]
mod tests;
