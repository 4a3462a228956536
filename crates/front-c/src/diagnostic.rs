//! What is wrong with a C program, or only doubtful.

use std::fmt;
use std::sync::Arc;

use miette::{LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};
use symra_cparse::{Span, Tree};
use symra_ir::Position;

mod cause;
mod citation;

pub use cause::Cause;
use citation::Citation;

/// Whether the program can be used all the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// gcc accepts it, and so do we.
    Warning,
    /// The program has no meaning.
    Error,
}

/// One fault of a program, with its place. Displays as a sentence; miette renders it with the source.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What is wrong.
    pub cause: Cause,
    /// How bad it is.
    pub severity: Severity,
    /// Where, in the user's files.
    pub position: Position,
    /// The name of the file and the line and column, as `file:line:column`.
    pub place: String,
    span: Span,
    source: Arc<Excerpt>,
    /// Where it is in the file as it was before preprocessing, if that is known.
    citation: Option<Arc<Citation>>,
}

impl Diagnostic {
    pub(crate) fn new(
        cause: Cause,
        severity: Severity,
        position: Position,
        span: Span,
        source: Arc<Excerpt>,
    ) -> Self {
        let location = source.tree.locate(span.lo);
        let file = if location.file.is_empty() { &source.name } else { location.file };
        let place = format!("{file}:{}:{}", location.line, location.column);
        Self { cause, severity, position, place, span, source, citation: None }
    }

    /// Shows it in the text of a file before preprocessing, if it is of this file and its words are there: macros make other text of a line,
    /// with other columns.
    pub fn cite(&mut self, file: &str, text: &str) {
        let location = self.source.tree.locate(self.span.lo);
        if location.file != file {
            return;
        }
        let preprocessed = &self.source.text;
        let range = self.span.lo as usize..(self.span.hi as usize).min(preprocessed.len());
        let Some(citation) = Citation::find(file, text, location.line, (preprocessed, range))
        else {
            return;
        };
        self.place = format!("{file}:{}:{}", location.line, citation.column);
        self.citation = Some(Arc::new(citation));
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cause.fmt(f)
    }
}

impl std::error::Error for Diagnostic {}

impl miette::Diagnostic for Diagnostic {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(format!("c::{}", self.cause.code())))
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Warning => miette::Severity::Warning,
            Severity::Error => miette::Severity::Error,
        })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.cause.help().map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        match &self.citation {
            Some(citation) => Some(&citation.source),
            None => Some(&*self.source),
        }
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let start = self.span.lo as usize;
        let own = (start, (self.span.hi as usize).saturating_sub(start));
        let (start, len) = self.citation.as_ref().map_or(own, |citation| citation.span);
        let label = LabeledSpan::new(Some(self.cause.label()), start, len);
        Some(Box::new(std::iter::once(label)))
    }
}

/// The preprocessed text, shown under the names and line numbers of the files it was made from.
pub(crate) struct Excerpt {
    pub(crate) name: String,
    pub(crate) text: Arc<[u8]>,
    pub(crate) tree: Arc<Tree>,
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Excerpt").field("name", &self.name).finish_non_exhaustive()
    }
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let inner = (*self.text).read_span(span, before, after)?;
        let offset = u32::try_from(inner.span().offset()).unwrap_or(u32::MAX);
        let location = self.tree.locate(offset);
        let name = if location.file.is_empty() { &self.name } else { location.file };
        let line = location.line.saturating_sub(1) as usize;
        Ok(Box::new(MietteSpanContents::new_named(
            name.to_owned(),
            inner.data(),
            *inner.span(),
            line,
            inner.column(),
            inner.line_count(),
        )))
    }
}
