//! What can be wrong with a program's text, and where.

use std::fmt::Write as _;

use symra_terms::smtlib::ReadCause;

use crate::validate::Fault;

/// How much of an offending line an error keeps.
const WINDOW: usize = 100;

/// A fault of a program's text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}:{column}: {fault}")]
pub struct TextError {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
    /// The line's text, or of a long line what surrounds the column.
    pub excerpt: String,
    /// Where the column is in the excerpt, from 0, in characters.
    pub caret: usize,
    /// What is wrong.
    #[source]
    pub fault: TextFault,
}

/// What is wrong with a program's text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TextFault {
    /// Something else should stand here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should.
        expected: &'static str,
        /// What does.
        found: String,
    },
    /// A name that nothing has.
    #[error("there is no {kind} `{name}`")]
    Unknown {
        /// What kind of thing it should be.
        kind: &'static str,
        /// The name.
        name: String,
    },
    /// A name that is given twice.
    #[error("there is already a {kind} `{name}`")]
    Duplicate {
        /// What kind of thing.
        kind: &'static str,
        /// The name.
        name: String,
    },
    /// A term or a sort that is not SMT-LIB's.
    #[error("{0}")]
    Term(#[source] ReadCause),
    /// A number that is too large for what it counts.
    #[error("the number is too large")]
    Number,
    /// The program is not well formed.
    #[error("{0}")]
    Program(#[source] Fault),
    /// There is no procedure at all.
    #[error("expected at least one procedure")]
    Empty,
    /// There are more errors than are worth reading.
    #[error("too many errors")]
    TooMany,
}

impl TextError {
    /// An error at a byte of a line.
    pub(super) fn new(line: u32, text: &str, at: usize, fault: TextFault) -> Self {
        let before = text.char_indices().take_while(|(index, _)| *index < at).count();
        let start = before.saturating_sub(WINDOW / 2);
        let excerpt = text.chars().skip(start).take(WINDOW);
        let excerpt = excerpt.map(|c| if c.is_control() { ' ' } else { c }).collect();
        let column = u32::try_from(before + 1).unwrap_or(u32::MAX);
        Self { line, column, excerpt, caret: before - start, fault }
    }

    /// The message with the offending line, and a caret below the place.
    ///
    /// ```
    /// let errors = symra_ir::parse("global x Int\n").unwrap_err();
    /// let wanted = "1:10: expected `:`, found `Int`\n  | global x Int\n  |          ^\n";
    /// assert_eq!(errors[0].render(), wanted);
    /// ```
    pub fn render(&self) -> String {
        let mut out = format!("{self}\n  | {}\n  | ", self.excerpt.trim_end());
        let caret = self.caret;
        writeln!(out, "{:caret$}^", "").expect("a string should take what is written");
        out
    }
}
