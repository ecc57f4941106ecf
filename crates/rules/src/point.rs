//! Board sizes and points.

use std::fmt;
use std::str::FromStr;

/// The number of points along one side of a board, 1 to 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

/// A board size outside 1 to 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSize(pub usize);

impl fmt::Display for BadSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board size {} is not between 1 and {}", self.0, Size::MAX)
    }
}

impl std::error::Error for BadSize {}

impl Size {
    /// The longest side a board may have.
    pub const MAX: usize = 32;

    /// The size with `side` points along each side.
    ///
    /// # Errors
    /// [`BadSize`] unless `side` is 1 to 32.
    pub const fn new(side: usize) -> Result<Size, BadSize> {
        if side == 0 || side > Size::MAX { Err(BadSize(side)) } else { Ok(Size(side as u8)) }
    }

    /// The number of points along one side, 1 to 32.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// The number of points of the board, 1 to 1024.
    #[must_use]
    pub const fn area(self) -> usize {
        self.get() * self.get()
    }

    /// Whether `point` lies on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.column() < self.get() && point.row() < self.get()
    }

    /// The point at `column` and `row`, both from 0, if it lies on the board.
    #[must_use]
    pub const fn point(self, column: usize, row: usize) -> Option<Point> {
        if column < self.get() && row < self.get() { Some(Point::at(column as i32, row as i32)) } else { None }
    }

    /// The point in the middle; on an even board, the upper right one of the four there.
    #[must_use]
    pub const fn middle(self) -> Point {
        let half = self.get() as i32 / 2;
        Point::at(half, half)
    }

    /// All points, row by row from the bottom, each row from the left: a1, b1, ...
    pub fn points(self) -> impl Iterator<Item = Point> {
        let side = self.get() as i32;
        (0..side).flat_map(move |row| (0..side).map(move |column| Point::at(column, row)))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A point of a board, named as in `e5`: column letters a..z, aa..af from the left, rows 1..32 from the bottom.
///
/// Inside it is an index into a 32x32 board with a margin, so that a point's surroundings can be
/// looked up by adding a constant, whatever the size of the board:
///
/// ```text
///         ^  3 rows of margin
///  row 1  | . . . ... .  4 columns of margin
///  row 0  | . . . ... .
///         v  3 rows of margin
/// ```
///
/// Points are ordered by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

/// The distance between a point's index and that of the point above it.
pub(crate) const STRIDE: i32 = Size::MAX as i32 + 4;
/// One more than the largest index a margin point can have, rounded up to whole 64-bit words.
pub(crate) const SPAN: usize = 1408;
const MARGIN: i32 = 3;
const ORIGIN: i32 = MARGIN * STRIDE + 4;

impl Point {
    /// The point, or margin point, at a column and row from -3 to 34.
    pub(crate) const fn at(column: i32, row: i32) -> Point {
        Point((ORIGIN + row * STRIDE + column) as u16)
    }

    /// The indices of a board's rows, part of the margin between them.
    pub(crate) const fn rows(size: Size) -> std::ops::Range<usize> {
        ORIGIN as usize..(ORIGIN + size.get() as i32 * STRIDE) as usize
    }

    /// The difference of index that goes `columns` to the right and `rows` up.
    #[must_use]
    pub const fn offset(columns: i32, rows: i32) -> i16 {
        (rows * STRIDE + columns) as i16
    }

    /// The point `offset` away; the margin makes it a valid index for up to three steps each way.
    #[inline]
    pub(crate) const fn step(self, offset: i16) -> Point {
        Point(self.0.wrapping_add_signed(offset))
    }

    /// The place `step` away, at most three columns and rows: perhaps off the board, in which
    /// case boards know it as not empty.
    #[inline]
    #[must_use]
    pub const fn stepped(self, step: i16) -> Point {
        self.step(step)
    }

    /// This point's place in arrays of length [`SPAN`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point with this index.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Point {
        Point(index as u16)
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        ((self.0 as i32 - ORIGIN) % STRIDE) as usize
    }

    /// The row, from 0 at the bottom.
    #[must_use]
    pub const fn row(self) -> usize {
        ((self.0 as i32 - ORIGIN) / STRIDE) as usize
    }
}

/// The name of a column counted from 0: a..z, aa..af.
#[must_use]
pub fn column_name(column: usize) -> String {
    let letter = |k: usize| char::from(b'a' + (k % 26) as u8);
    if column < 26 { letter(column).to_string() } else { format!("{}{}", letter(column / 26 - 1), letter(column)) }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_name(self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no point of any board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPoint(pub String);

impl fmt::Display for BadPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.escape_debug();
        write!(f, "`{text}` is not a point: a point is a column a..af and a row 1..{}, as in e5", Size::MAX)
    }
}

impl std::error::Error for BadPoint {}

impl FromStr for Point {
    type Err = BadPoint;

    /// Reads `e5`, `E5` or `ab31`; blanks around it don't matter.
    fn from_str(text: &str) -> Result<Point, BadPoint> {
        parse(text.trim()).ok_or_else(|| BadPoint(text.chars().take(20).collect()))
    }
}

fn parse(text: &str) -> Option<Point> {
    let digits = text.find(|c: char| !c.is_ascii_alphabetic())?;
    let (letters, digits) = text.split_at(digits);
    if letters.len() > 2 || digits.len() > 2 || digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let ordinal = |byte: u8| usize::from(byte.to_ascii_lowercase() - b'a');
    let column = match *letters.as_bytes() {
        [one] => ordinal(one),
        [high, low] => (ordinal(high) + 1) * 26 + ordinal(low),
        _ => return None,
    };
    let row: usize = digits.parse().ok()?;
    Size::new(Size::MAX).ok()?.point(column, row.checked_sub(1)?)
}
