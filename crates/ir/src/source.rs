//! Where things stand in the user's files.

use std::sync::Arc;

/// A file of a program's source table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SourceId(pub u32);

/// A source file: its name as the user knows it, and its text where it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceFile {
    /// The name.
    pub name: String,
    /// The text; empty where only the name is known (a header that a line marker names).
    pub text: Arc<str>,
}

/// A place in a source file. Lines and columns count from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    /// The file.
    pub file: SourceId,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}
