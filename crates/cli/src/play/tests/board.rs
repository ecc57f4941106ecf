//! What the screen looks like.

use super::session::{COMPUTER, PERSON, people, session};
use minefield_rules::Color;
use ratatui::style::Color as Ink;

#[test]
fn the_screen_shows_the_board_its_frame_the_players_and_the_keys() {
    session("mfg1-5-minefield-", PERSON, COMPUTER).resized(70, 12).looks(
        "\
Minefield 5x5, minefield   Black: person   White: computer, level 1
    a b c d e     >Black joins top and bottom
 5  . . . . .  5   White joins left and right
 4  . . . . .  4
 3  . .[.]. .  3  It is Black's turn.
 2  . . . . .  2
 1  . . . . .  1  c3: free for both sides.
    a b c d e



m:move ?:help q:quit f:marks w:save y:line R:resign n:new",
    );
}

#[test]
fn a_forbidden_point_shows_its_figure_and_names_it() {
    // The cursor is where Black may not play: d4, d5, e5 and the empty e4 would be a hard corner.
    people("mfg1-9-minefield-e5.d5").keys("Left Down").looks(
        "\
Minefield 9x9, minefield   Black: person   White: person
    a b c d e f g h i     >Black joins top and bottom
 9  . . . . . . . . .  9   White joins left and right
 8  . . . . . . . . .  8
 7  . . . . . . . . .  7  It is Black's turn.
 6  . . . x . . . . .  6
 5  . . .(W)B . . . .  5  d4 is forbidden for Black: it would make a hard corner
 4  . . .[B]_ . . . .  4  with d5 (White), e4 (empty) and e5 (Black).
 3  . . . . . . . . .  3  White may place there.
 2  . . . . . . . . .  2
 1  . . . . . . . . .  1  1 B e5  2 W d5
    a b c d e f g h i











u:undo m:move ?:help q:quit f:marks w:save y:line R:resign n:new",
    );
}

#[test]
fn marks_can_be_of_the_mover_of_both_sides_or_off() {
    let row = |screen: &str, number: &str| {
        screen.lines().find(|line| line.starts_with(number)).map(|line| line[..24].to_owned()).unwrap_or_default()
    };
    let game = people("mfg1-9-minefield-e5.d5");
    assert_eq!(row(&game.screen(), " 6"), " 6  . . . x . . . . .  6");
    let game = game.keys("f");
    assert_eq!(row(&game.screen(), " 6"), " 6  . . . x ' . . . .  6");
    let game = game.keys("f");
    assert_eq!(row(&game.screen(), " 6"), " 6  . . . . . . . . .  6");
    let game = game.keys("f");
    assert_eq!(row(&game.screen(), " 6"), " 6  . . . x . . . . .  6");
}

#[test]
fn a_figure_that_needs_an_edge_points_at_the_frame() {
    // Cartwheel's second ring at the lower edge: Black's edge stands for two of its stones.
    let game = people("mfg1-9-cartwheel-d3.c2.e3.c1.i9.f2").moves("i8").keys("m f1 Enter");
    let buffer = game.buffer();
    let reversed = |x, y| buffer[(x, y)].modifier.contains(ratatui::style::Modifier::REVERSED);
    let game = game.says(&["f1 is forbidden for White: it would make a cartwheel", "the edge (Black)"]);
    // d and e below row 1, and not c.
    assert_eq!([reversed(8, 11), reversed(10, 11), reversed(12, 11)], [false, true, true], "\n{}", game.screen());
}

#[test]
fn a_board_of_19_fits_into_80_columns_and_24_lines_with_the_panel() {
    let game =
        people("mfg1-19-pinwheel-j10.k10").says(&["It is Black's turn.", ">Black joins", "1 B j10 2 W k10", "u:undo"]);
    let screen = game.screen();
    let lines: Vec<&str> = screen.lines().collect();
    assert_eq!(&lines[2][..45], "19  . . . . . . . . . . . . . . . . . . . 19 ");
    assert_eq!(lines[21].trim_end(), "    a b c d e f g h i j k l m n o p q r s");
}

#[test]
fn columns_past_z_have_two_letters() {
    let game = people("mfg1-28-minefield-ab28").resized(100, 40).says(&["1 B ab28"]);
    let screen = game.screen();
    assert!(screen.contains(" x y zaaab"), "\n{screen}");
    assert!(screen.lines().nth(2).is_some_and(|line| line.contains("(B)28")), "\n{screen}");
}

#[test]
fn a_small_terminal_says_what_it_lacks_and_keeps_the_game() {
    let game = people("mfg1-9-minefield-e5").resized(39, 20);
    let game = game.says(&["This terminal has 39x20 characters; a 9x9 board needs 40x14."]);
    game.resized(80, 13).says(&["needs 40x14"]).resized(40, 14).keys("m d4 Enter").is("mfg1-9-minefield-e5.d4");
}

#[test]
fn without_room_for_the_panel_the_line_below_says_it_all() {
    people("mfg1-9-minefield-e5.d5").resized(40, 16).keys("Left Down").looks(
        "\
Minefield 9x9, minefield   Black: person
    a b c d e f g h i
 9  . . . . . . . . .  9
 8  . . . . . . . . .  8
 7  . . . . . . . . .  7
 6  . . . x . . . . .  6
 5  . . .(W)B . . . .  5
 4  . . .[B]_ . . . .  4
 3  . . . . . . . . .  3
 2  . . . . . . . . .  2
 1  . . . . . . . . .  1
    a b c d e f g h i
It is Black's turn.
d4 is forbidden for Black: it would make
a hard corner with d5 (White), e4
u:undo m:move ?:help q:quit f:marks w:sa",
    );
}

#[test]
fn with_colours_stones_edges_and_the_winning_path_differ() {
    let game = people("mfg1-3-minefield-b1.a3.b2.a1.b3").coloured();
    let buffer = game.buffer();
    let cell = |x, y| (buffer[(x, y)].symbol().to_owned(), buffer[(x, y)].fg, buffer[(x, y)].bg);
    let [black, white] = [Ink::Indexed(16), Ink::Indexed(231)];
    assert_eq!(game.state.game.outcome().and_then(|outcome| outcome.winner()), Some(Color::Black));
    assert_eq!(cell(4, 2), ("●".to_owned(), white, Ink::Indexed(179)), "a3, White's");
    assert_eq!(cell(6, 2), ("●".to_owned(), black, Ink::Indexed(71)), "b3, Black's, on the path");
    assert_eq!((cell(4, 1).2, cell(1, 3).2), (black, white), "the upper and the left edge");
}
