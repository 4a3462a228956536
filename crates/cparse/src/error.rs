//! What can be wrong with a text.

use thiserror::Error;

use crate::span::Span;

/// One fault of the text: where it is, and what it is.
///
/// Displays as a lower-case sentence without a full stop; [`Self::advice`] tells what to do about it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{kind}")]
pub struct ParseError {
    /// The bytes the message is about.
    pub span: Span,
    /// The cause.
    pub kind: ErrorKind,
}

/// The cause of a [`ParseError`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The grammar asks for something else here.
    #[error("expected {wanted}, found {found}")]
    Expected {
        /// What would have been right.
        wanted: String,
        /// What stands there.
        found: String,
    },
    /// A `{` has no partner.
    #[error("`{{` is never closed")]
    UnclosedBrace,
    /// A `}` has no partner.
    #[error("`}}` closes nothing")]
    UnmatchedBrace,
    /// A name stands where a type is needed, and no typedef of that name is in scope.
    #[error("unknown type name `{name}`")]
    UnknownTypeName {
        /// The name.
        name: String,
    },
    /// Specifiers that exclude each other, such as `long float` or `static extern`.
    #[error("`{second}` cannot follow `{first}` in one declaration")]
    SpecifierClash {
        /// What was read before.
        first: String,
        /// What contradicts it.
        second: String,
    },
    /// A declaration names a type twice, such as `int struct s x`.
    #[error("two types in one declaration")]
    TwoTypes,
    /// Something the parser understands but does not accept.
    #[error("{what} is not supported")]
    Unsupported {
        /// The construct.
        what: &'static str,
    },
    /// A function is defined inside a function.
    #[error("nested function `{name}` is not supported")]
    NestedFunction {
        /// The inner function.
        name: String,
    },
    /// A preprocessor directive is left in the text.
    #[error("directive `#{directive}` in preprocessed text")]
    Directive {
        /// The word after the `#`.
        directive: String,
    },
    /// A byte that starts no token.
    #[error("stray {character} in the text")]
    StrayCharacter {
        /// The byte, readable.
        character: String,
    },
    /// A word holds bytes that are no UTF-8.
    #[error("identifier `{name}` is not UTF-8")]
    NotUtf8 {
        /// The word, with the bad bytes replaced.
        name: String,
    },
    /// A string, character constant or comment has no end.
    #[error("unterminated {what}")]
    Unterminated {
        /// The construct.
        what: &'static str,
    },
    /// A number that is none.
    #[error("malformed number `{text}`")]
    MalformedNumber {
        /// The number as written.
        text: String,
    },
    /// An integer constant above 2^64 - 1.
    #[error("integer constant `{text}` needs more than 64 bits")]
    IntegerTooLarge {
        /// The number as written.
        text: String,
    },
    /// `''`.
    #[error("empty character constant")]
    EmptyCharacter,
    /// A backslash that starts no known escape or an escape without digits.
    #[error("malformed escape sequence")]
    MalformedEscape,
    /// Adjacent string literals such as `L"a" u"b"`.
    #[error("adjacent string literals have different prefixes")]
    MixedStrings,
    /// A `#pragma pack` that cannot be read.
    #[error("malformed `#pragma pack`")]
    MalformedPack,
    /// The text is too long for 32-bit offsets.
    #[error("text of {bytes} bytes is too large")]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
}

impl ParseError {
    /// What the author of the text can do, where we know.
    pub fn advice(&self) -> Option<&'static str> {
        match &self.kind {
            ErrorKind::UnknownTypeName { .. } => {
                Some("declare it with `typedef` before, or include the header that does")
            }
            ErrorKind::NestedFunction { .. } => Some(
                "move it out of the enclosing function; if it is not meant to be inside, a `}` is missing above",
            ),
            ErrorKind::Directive { .. } => Some("run the preprocessor first: `gcc -E`"),
            ErrorKind::NotUtf8 { .. } => Some("convert the file to UTF-8"),
            ErrorKind::UnclosedBrace => Some("add the missing `}`"),
            ErrorKind::UnmatchedBrace => Some("remove it, or add the missing `{` above"),
            ErrorKind::IntegerTooLarge { .. } => Some("no C type of this target holds the value"),
            ErrorKind::MixedStrings => Some("use one prefix for all parts"),
            ErrorKind::MalformedPack => Some(
                "write `pack(n)`, `pack()`, `pack(push, n)` or `pack(pop)` with n one of 1, 2, 4, 8, 16",
            ),
            ErrorKind::TooLarge { .. } => Some("split the text; the limit is 4 GiB"),
            _ => None,
        }
    }
}
