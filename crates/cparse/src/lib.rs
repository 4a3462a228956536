//! A parser of preprocessed C11 with GNU extensions.
//!
//! [`parse`] takes the output of `gcc -E` and returns a [`Tree`] and the errors it met. It never
//! panics and never gives up: behind a broken declaration it goes on with the next one. The depth
//! of the text is limited by memory only.
//!
//! ```
#![doc = include_str!("../examples/functions.rs")]
//! ```
//!
//! # What the tree is
//!
//! Syntax, with the questions settled that only a parser with scopes can settle: whether `(T)(x)`
//! is a cast or a call, whether `T * x;` declares or multiplies. Literals have their values, basic
//! types are one enum, adjacent strings are joined, each struct knows the `#pragma pack` in force.
//! Types, sizes, conversions and constant expressions are left to the reader of the tree.
//!
//! # Invariants
//!
//! - Nodes are `Copy` and refer to each other by ids, so a tree is dropped without recursion.
//! - An error-free tree has no unreachable nodes: counting an arena counts the program.
//! - `print(parse(print(parse(x)))) == print(parse(x))` for every text without errors.
//! - Readers that recurse over a tree must bound their depth or grow their stack: `else if` chains,
//!   labels and lists are flat, but expressions, blocks and initializers nest as the text does.

mod directive;
mod error;
mod lexer;
mod literal;
mod names;
mod parser;
mod print;
mod scope;
mod span;
mod stack;
mod token;
mod tree;

pub use error::{ErrorKind, ParseError};
pub use literal::FloatParts;
pub use names::Name;
pub use print::print;
pub use span::{Location, SourceMap, Span};
pub use tree::*;

/// Parses a preprocessed C file.
///
/// The errors are sorted by position. Where there are any, the tree holds what could be read.
pub fn parse(source: impl AsRef<[u8]>) -> (Tree, Vec<ParseError>) {
    parse_with_types(source, &[])
}

/// Parses a preprocessed C file in which some type names need no declaration.
///
/// ```
/// let source = "some_type b;";
/// assert_eq!(symra_cparse::parse(source).1.len(), 1);
/// assert!(symra_cparse::parse_with_types(source, &["some_type"]).1.is_empty());
/// ```
pub fn parse_with_types(source: impl AsRef<[u8]>, types: &[&str]) -> (Tree, Vec<ParseError>) {
    let source = source.as_ref();
    if u32::try_from(source.len()).is_err() {
        let kind = ErrorKind::TooLarge { bytes: source.len() };
        return (Tree::default(), vec![ParseError { span: Span::default(), kind }]);
    }
    parser::Parser::new(source, lexer::lex(source), types).run()
}
