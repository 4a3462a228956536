//! Byte ranges of the preprocessed text, and the way back to the files it was made from.

use std::fmt;

/// A half-open range of byte offsets in the parsed text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub lo: u32,
    /// Offset one past the last byte.
    pub hi: u32,
}

impl Span {
    /// The range from `lo` up to, not including, `hi`.
    pub const fn new(lo: u32, hi: u32) -> Self {
        Self { lo, hi }
    }

    /// The smallest range that covers both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// The text the span covers, or nothing where the span lies outside of `source`.
    pub fn text(self, source: &[u8]) -> &[u8] {
        source.get(self.lo as usize..self.hi as usize).unwrap_or_default()
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.lo, self.hi)
    }
}

/// A place in an original source file, as a user would name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location<'t> {
    /// The file named by the last line marker; empty before the first one.
    pub file: &'t str,
    /// Line, counted from 1.
    pub line: u32,
    /// Column in bytes, counted from 1.
    pub column: u32,
}

impl fmt::Display for Location<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.file.is_empty() {
            write!(f, "{}:{}", self.line, self.column)
        } else {
            write!(f, "{}:{}:{}", self.file, self.line, self.column)
        }
    }
}

/// "From here on, the text is line `line` of file `file`."
#[derive(Clone, Copy, Debug)]
struct Marker {
    /// Physical line (from 0) the marker speaks about: the one after it.
    physical: u32,
    line: u32,
    file: u32,
}

/// Maps byte offsets to original files, lines and columns.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    line_starts: Vec<u32>,
    markers: Vec<Marker>,
    files: Vec<String>,
}

impl SourceMap {
    pub(crate) fn new(source: &[u8]) -> Self {
        let mut line_starts = Vec::with_capacity(source.len() / 24 + 1);
        line_starts.push(0);
        let mut offset = 0;
        for &byte in source {
            offset += 1;
            if byte == b'\n' {
                line_starts.push(offset);
            }
        }
        Self { line_starts, markers: Vec::new(), files: Vec::new() }
    }

    /// Records a line marker found at `offset`; without a name the last file goes on.
    pub(crate) fn mark(&mut self, offset: u32, line: u32, name: Option<String>) {
        let file = match name {
            Some(name) => self.file_index(name),
            None => match self.markers.last() {
                Some(marker) => marker.file,
                None => self.file_index(String::new()),
            },
        };
        let physical = self.physical_line(offset) + 1;
        self.markers.push(Marker { physical, line, file });
    }

    fn file_index(&mut self, name: String) -> u32 {
        let index = self.files.iter().position(|known| *known == name).unwrap_or_else(|| {
            self.files.push(name);
            self.files.len() - 1
        });
        u32::try_from(index).expect("there should be fewer files than bytes")
    }

    /// Index, from 0, of the line of the parsed text that holds `offset`.
    fn physical_line(&self, offset: u32) -> u32 {
        let after = self.line_starts.partition_point(|&start| start <= offset);
        u32::try_from(after.saturating_sub(1)).expect("there should be fewer lines than bytes")
    }

    /// The file, line and column of a byte offset, through the line markers before it.
    pub fn locate(&self, offset: u32) -> Location<'_> {
        let physical = self.physical_line(offset);
        let start = self.line_starts.get(physical as usize).copied().unwrap_or(0);
        let column = offset - start + 1;
        let after = self.markers.partition_point(|marker| marker.physical <= physical);
        match after.checked_sub(1).map(|index| self.markers[index]) {
            Some(marker) => Location {
                file: &self.files[marker.file as usize],
                line: marker.line.saturating_add(physical - marker.physical),
                column,
            },
            None => Location { file: "", line: physical + 1, column },
        }
    }

    /// All files named by line markers, in the order of their first marker.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_markers_lines_are_physical() {
        let map = SourceMap::new(b"ab\ncd\n");
        assert_eq!(map.locate(0), Location { file: "", line: 1, column: 1 });
        assert_eq!(map.locate(4), Location { file: "", line: 2, column: 2 });
        assert_eq!(map.locate(6), Location { file: "", line: 3, column: 1 });
    }

    #[test]
    fn a_marker_without_a_name_keeps_the_file() {
        let text = b"# 7 \"a.h\"\nx\n#line 3\ny";
        let mut map = SourceMap::new(text);
        map.mark(0, 7, Some("a.h".into()));
        map.mark(12, 3, None);
        assert_eq!(map.locate(10).to_string(), "a.h:7:1");
        assert_eq!(map.locate(20).to_string(), "a.h:3:1");
    }
}
