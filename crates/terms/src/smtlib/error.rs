//! What can be wrong with SMT-LIB text.

use crate::sort::Sort;

/// A fault in SMT-LIB text, and where it is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {cause}")]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub cause: ReadCause,
}

/// What is wrong with SMT-LIB text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadCause {
    /// The text ends in the middle of something.
    #[error("the text ends where {expected} should be")]
    UnexpectedEnd {
        /// What should be there.
        expected: &'static str,
    },
    /// Something else should be here.
    #[error("found `{found}` where {expected} should be")]
    Unexpected {
        /// What is there.
        found: String,
        /// What should be there.
        expected: &'static str,
    },
    /// A character that starts nothing.
    #[error("unexpected character `{0}`")]
    UnexpectedCharacter(char),
    /// A quoted symbol or a string has no end.
    #[error("{0} is not closed")]
    Unclosed(&'static str),
    /// No variable or definition has this name.
    #[error("unknown symbol `{0}`")]
    UnknownSymbol(String),
    /// No function has this name.
    #[error("unknown function `{0}`")]
    UnknownFunction(String),
    /// No sort has this name.
    #[error("unknown sort `{0}`")]
    UnknownSort(String),
    /// Sorts nested beyond all use.
    #[error("sorts are nested more than {limit} deep")]
    DeepSort {
        /// How deep they may be.
        limit: usize,
    },
    /// A function is given too few or too many arguments.
    #[error("`{function}` takes {expected} arguments, not {given}")]
    WrongArity {
        /// The function.
        function: String,
        /// How many it takes.
        expected: &'static str,
        /// How many it was given.
        given: usize,
    },
    /// An argument's sort is not one that the function takes.
    #[error("argument {position} of `{function}` should be {expected}, not of sort {found}")]
    WrongSort {
        /// The function.
        function: String,
        /// Which argument, from 1.
        position: usize,
        /// What it should be.
        expected: String,
        /// The sort that it has.
        found: Sort,
    },
    /// A real number where none can be.
    #[error("real numbers stand only in conversions to floats")]
    Real,
    /// A numeral is not one that is possible here.
    #[error("`{text}` is not a valid {expected}")]
    BadNumeral {
        /// The numeral.
        text: String,
        /// What it should be.
        expected: &'static str,
    },
    /// The term has another sort than declared.
    #[error("`{name}` is declared of sort {declared}, but its term is of sort {found}")]
    WrongDefinition {
        /// The defined name.
        name: String,
        /// The declared sort.
        declared: Sort,
        /// The term's sort.
        found: Sort,
    },
    /// The name means something already.
    #[error("`{0}` is declared already")]
    Redeclared(String),
    /// The variable exists at another sort.
    #[error("`{name}` is already a variable of sort {sort}")]
    SortClash {
        /// The variable.
        name: String,
        /// Its sort.
        sort: Sort,
    },
    /// A fact that is not a truth value.
    #[error("a fact should be of sort Bool, not {0}")]
    NotBool(Sort),
    /// Something of SMT-LIB that has no counterpart here.
    #[error("`{0}` is not supported")]
    Unsupported(String),
}
