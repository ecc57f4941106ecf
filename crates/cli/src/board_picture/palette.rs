//! The colours and letters of a board.

use minefield_rules::Color;
use ratatui::style::{Color as Ink, Modifier, Style};

const BLACK: Ink = Ink::Indexed(16);
const WHITE: Ink = Ink::Indexed(231);
const WOOD: Ink = Ink::Indexed(179);
const BROWN: Ink = Ink::Indexed(94);
const RED: Ink = Ink::Indexed(88);
const BLUE: Ink = Ink::Indexed(19);
const PINK: Ink = Ink::Indexed(174);
const GREEN: Ink = Ink::Indexed(71);

/// How the parts of a board look.
#[derive(Clone, Debug)]
pub struct Palette {
    stones: [&'static str; 2],
    stone_styles: [Style; 2],
    edges: [Style; 2],
    path: Style,
    /// An empty point.
    pub empty: &'static str,
    /// Its style.
    pub empty_style: Style,
    /// A forbidden point.
    pub cross: &'static str,
    /// A point forbidden for the other side only.
    pub other_cross: &'static str,
    /// The style of both.
    pub cross_style: Style,
    /// A point of a figure that is empty and must be.
    pub hole: &'static str,
    /// A figure's places.
    pub figure: Style,
    /// What lies under a figure's places.
    pub figure_ground: Style,
    /// The marks around the last stone.
    pub last: Style,
    /// The marks around the cursor.
    pub cursor: Style,
    /// The board under the points.
    pub ground: Style,
}

impl Palette {
    /// A wooden board with black and white stones, for terminals with 256 colours.
    pub fn colours() -> Palette {
        let ground = Style::new().bg(WOOD);
        Palette {
            stones: ["●", "●"],
            stone_styles: [ground.fg(BLACK), ground.fg(WHITE).add_modifier(Modifier::BOLD)],
            edges: [Style::new().fg(WHITE).bg(BLACK), Style::new().fg(BLACK).bg(WHITE)],
            path: Style::new().bg(GREEN),
            empty: "·",
            empty_style: ground.fg(BROWN),
            cross: "×",
            other_cross: "'",
            cross_style: ground.fg(RED),
            hole: "○",
            figure: Style::new().fg(RED).add_modifier(Modifier::BOLD),
            figure_ground: Style::new().bg(PINK),
            last: ground.fg(BLUE).add_modifier(Modifier::BOLD),
            cursor: ground.fg(BLUE).add_modifier(Modifier::BOLD),
            ground,
        }
    }

    /// Letters only, which even a printer can show: `B` and `W`, and reversed video where it helps.
    pub fn letters() -> Palette {
        let plain = Style::new();
        let reversed = plain.add_modifier(Modifier::REVERSED);
        Palette {
            stones: ["B", "W"],
            stone_styles: [plain.add_modifier(Modifier::BOLD); 2],
            edges: [plain; 2],
            path: reversed,
            empty: ".",
            empty_style: plain,
            cross: "x",
            other_cross: "'",
            cross_style: plain,
            hole: "_",
            figure: plain,
            figure_ground: reversed,
            last: plain,
            cursor: plain.add_modifier(Modifier::BOLD),
            ground: plain,
        }
    }

    /// The palette for a terminal: letters if the user wants no colour (<https://no-color.org>) or there is none.
    pub fn of_environment() -> Palette {
        let wants_none = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let has_none = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if wants_none || has_none { Palette::letters() } else { Palette::colours() }
    }

    /// A stone.
    pub fn stone(&self, color: Color) -> &'static str {
        self.stones[color.index()]
    }

    /// The style of a stone, on the winning path or not.
    pub fn stone_style(&self, color: Color, on_path: bool) -> Style {
        let style = self.stone_styles[color.index()];
        if on_path { style.patch(self.path) } else { style }
    }

    /// The edges of a colour.
    pub fn edge(&self, color: Color) -> Style {
        self.edges[color.index()]
    }
}
