//! A picture of a position as SVG: points on lines, the edges in their owners' colours.
//!
//! A picture stands alone: shapes and presentation attributes only, no script, no style sheet, no
//! font of its own. A page that embeds it can restyle it by its classes, since style sheets
//! overrule attributes: `board`, `field`, `line`, `edge-black`, `edge-white`, `coordinate`,
//! `shadow`, `stone-black`, `stone-white`, `path`, `last`, `forbidden-black`, `forbidden-white`,
//! `frame` and `figure`, `mark`. Stones, forbidden points and the places of a figure carry their point as
//! `data-point`.
//!
//! ```
//! use minefield_records::svg::{Picture, draw};
//! use minefield_rules::{Color, Game, Ruleset, Size};
//!
//! let game = Game::new(Size::new(9)?, &Ruleset::minefield());
//! let picture = Picture { forbidden: vec![Color::Black], ..Picture::of_game(&game) };
//! assert!(draw(game.position(), &picture).starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod marks;
mod sheet;
mod stones;
mod words;

use minefield_rules::{Color, Ending, Game, Move, Outcome, Point, Position, Violation};
use sheet::Sheet;

/// What to draw besides the stones. Points off the board are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Column letters and row numbers.
    pub coordinates: bool,
    /// The stone placed last.
    pub last: Option<Point>,
    /// Points joined by a line: the winning path.
    pub path: Vec<Point>,
    /// The colours whose forbidden points are marked: Black's with a cross, White's with a ring.
    pub forbidden: Vec<Color>,
    /// A figure on the board; a stone of it that isn't on the board is drawn as a faint one.
    pub figure: Option<Violation>,
    /// Marks on points.
    pub marks: Vec<(Point, Mark)>,
    /// The title for screen readers; if none, one is made, in English.
    pub title: Option<String>,
    /// The description for screen readers; if none, one is made, in English.
    pub description: Option<String>,
}

/// A mark on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A text, best of one to three characters.
    Label(String),
}

impl Default for Picture {
    fn default() -> Picture {
        Picture {
            coordinates: true,
            last: None,
            path: Vec::new(),
            forbidden: Vec::new(),
            figure: None,
            marks: Vec::new(),
            title: None,
            description: None,
        }
    }
}

impl Picture {
    /// The picture of where a game stands: its last stone and, once it is won on the board, the path.
    #[must_use]
    pub fn of_game(game: &Game) -> Picture {
        let placed = game.plies().iter().rev().find_map(|ply| match ply.action {
            Move::Place(point) => Some(point),
            Move::Swap => None,
        });
        let path = match game.outcome() {
            Some(Outcome::Connected(_)) => game.position().winning_path(),
            Some(Outcome::Ended(Ending::Span(_))) => game.position().span_path(),
            _ => None,
        };
        Picture { last: placed, path: path.unwrap_or_default(), ..Picture::default() }
    }
}

/// Draws a position; the same one and the same picture give the same text.
#[must_use]
pub fn draw(position: &Position, picture: &Picture) -> String {
    let sheet = Sheet::new(position.size(), picture.coordinates);
    let mut svg = sheet.open(&words::title(position, picture), &words::description(position, picture));
    svg += &sheet.board();
    if picture.coordinates {
        svg += &sheet.coordinates();
    }
    for &color in &picture.forbidden {
        svg += &marks::forbidden(&sheet, position, color);
    }
    if let Some(figure) = &picture.figure {
        svg += &marks::frame(&sheet, figure);
    }
    svg += &stones::stones(&sheet, position);
    svg += &stones::path(&sheet, &picture.path);
    svg += &stones::last(&sheet, position, picture.last);
    if let Some(figure) = &picture.figure {
        svg += &marks::figure(&sheet, position, figure);
    }
    svg += &marks::marks(&sheet, position, &picture.marks);
    svg + "</svg>\n"
}
