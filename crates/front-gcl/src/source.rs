//! The text of a model, with positions: lines and columns for reports, excerpts for diagnostics.

use std::sync::Arc;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

/// A stretch of bytes of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    /// The least stretch that covers both.
    pub(crate) fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The bytes as indices.
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl From<Span> for SourceSpan {
    fn from(span: Span) -> Self {
        (span.range().start, span.range().len()).into()
    }
}

/// Bytes between two entries of the table of continuation bytes.
const STRIDE: usize = 256;
/// A longer line is shown in part.
const SHOWN: usize = 240;

/// A named text. Copies share it.
#[derive(Clone, Debug)]
pub struct Source {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    name: String,
    text: Arc<str>,
    /// Where each line starts.
    lines: Vec<u32>,
    /// How many UTF-8 continuation bytes come before each multiple of [`STRIDE`], so that columns cost no walk
    /// along a long line.
    continuations: Vec<u32>,
}

impl Source {
    /// The text under its name. It must be shorter than 4 GiB.
    pub(crate) fn new(name: &str, text: Arc<str>) -> Self {
        let mut lines = vec![0];
        let mut continuations = Vec::with_capacity(text.len() / STRIDE + 1);
        let mut count = 0;
        for (offset, byte) in (0_u32..).zip(text.bytes()) {
            if (offset as usize).is_multiple_of(STRIDE) {
                continuations.push(count);
            }
            if byte == b'\n' {
                lines.push(offset + 1);
            }
            count += u32::from(is_continuation(byte));
        }
        continuations.push(count);
        Self { inner: Arc::new(Inner { name: name.to_owned(), text, lines, continuations }) }
    }

    /// The name, as the user knows it.
    pub fn name(&self) -> &str {
        &self.inner.name
    }

    /// The text.
    pub fn text(&self) -> &Arc<str> {
        &self.inner.text
    }

    /// The text of a stretch.
    pub(crate) fn slice(&self, span: Span) -> &str {
        self.inner.text.get(span.range()).unwrap_or_default()
    }

    /// Line and column of a byte, both from 1; columns count characters.
    pub(crate) fn line_column(&self, offset: u32) -> (u32, u32) {
        let line = self.line_index(offset);
        let start = self.inner.lines[line] as usize;
        let offset = (offset as usize).min(self.inner.text.len());
        let column =
            (offset - start) - (self.continuations(offset) - self.continuations(start)) as usize;
        (small(line + 1), small(column + 1))
    }

    fn line_index(&self, offset: u32) -> usize {
        self.inner.lines.partition_point(|start| *start <= offset) - 1
    }

    fn continuations(&self, offset: usize) -> u32 {
        let entry = offset / STRIDE;
        let known = self.inner.continuations.get(entry).copied().unwrap_or_default();
        let rest = &self.inner.text.as_bytes()[entry * STRIDE..offset];
        known + small(rest.iter().filter(|byte| is_continuation(**byte)).count())
    }

    /// The bytes of a line without its line break.
    fn line_bytes(&self, line: usize) -> std::ops::Range<usize> {
        let start = self.inner.lines[line] as usize;
        let end =
            self.inner.lines.get(line + 1).map_or(self.inner.text.len(), |next| *next as usize);
        let text = &self.inner.text[start..end];
        start..start + text.trim_end_matches(['\n', '\r']).len()
    }

    /// The part of a stretch that lies on its first line, and not too much of it.
    pub(crate) fn marked(&self, span: Span) -> Span {
        let line = self.line_bytes(self.line_index(span.start));
        let end = span.range().end.min(line.end.max(span.range().start));
        let end = self.floor(end.min(span.range().start + SHOWN / 2));
        Span { start: span.start, end: small(end) }
    }

    /// The last character of a stretch.
    pub(crate) fn last_character(&self, span: Span) -> Span {
        match self.slice(span).char_indices().next_back() {
            Some((offset, _)) => Span { start: span.start + small(offset), end: span.end },
            None => span,
        }
    }

    /// The nearest character boundary at or before an offset.
    fn floor(&self, mut offset: usize) -> usize {
        while !self.inner.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    }
}

fn is_continuation(byte: u8) -> bool {
    byte & 0xc0 == 0x80
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Shows the lines of a stretch; of long lines only the part around it.
impl SourceCode for Source {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        lines_before: usize,
        _lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let text = &self.inner.text;
        let (start, end) = (span.offset(), span.offset() + span.len());
        // Errors mark short stretches; a long one is an attempt to show two marks in one excerpt.
        if end > text.len() || span.len() > 4 * SHOWN {
            return Err(MietteError::OutOfBounds);
        }
        let (first, last) = (self.line_index(small(start)), self.line_index(small(end)));
        // Without context the contents start where the stretch does: their column is the one to be printed.
        let mut from = if lines_before == 0 { start } else { self.line_bytes(first).start };
        let mut to = self.line_bytes(last).end.max(end);
        if start - from > SHOWN {
            from = self.floor(start - SHOWN / 2);
        }
        if to - end > SHOWN {
            to = self.floor(end + SHOWN / 2);
        }
        let (_, column) = self.line_column(small(from));
        Ok(Box::new(MietteSpanContents::new_named(
            self.name().to_owned(),
            &text.as_bytes()[from..to],
            (from, to - from).into(),
            first,
            column as usize - 1,
            last - first + 1,
        )))
    }
}
