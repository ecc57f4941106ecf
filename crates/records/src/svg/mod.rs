//! A picture of a position as SVG.

use minefield_rules::{Color, Game, Point, Position, Violation};

/// What to draw besides the stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Column letters and row numbers.
    pub coordinates: bool,
    /// The stone placed last.
    pub last: Option<Point>,
    /// Stones joined by a line: the winning path.
    pub path: Vec<Point>,
    /// The colours whose forbidden points are marked.
    pub forbidden: Vec<Color>,
    /// A figure that a placement would complete, and the colour and point of that placement.
    pub figure: Option<Figure>,
    /// Marks on points.
    pub marks: Vec<(Point, Mark)>,
    /// A title for screen readers; if none, one is made.
    pub title: Option<String>,
    /// A description for screen readers; if none, one is made.
    pub description: Option<String>,
}

/// A figure to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The point of the stone that would complete it.
    pub point: Point,
    /// Whose stone that would be.
    pub color: Color,
    /// The figure.
    pub violation: Violation,
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
    /// A short text.
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
    /// The picture of where a game stands: its last stone and, if it is won, the path.
    #[must_use]
    pub fn of_game(_game: &Game) -> Picture {
        Picture::default()
    }
}

/// Draws a position.
#[must_use]
pub fn draw(_position: &Position, _picture: &Picture) -> String {
    String::new()
}
