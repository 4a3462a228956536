//! The sorts of expressions, before parameters have values.

use std::fmt;

use crate::syntax::{DeclId, ProcessId, Scalar};

/// The sort of an expression, as far as the text fixes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ty {
    Bool,
    Int,
    /// An integer made of numbers only, which is also a bit-vector where one is wanted.
    Number,
    Bv(u32),
    Array {
        index: Scalar,
        element: Scalar,
    },
    /// `all(e)`: an array of any index sort; the element is a scalar or a number.
    All(Element),
    /// A family of variables that lacks this many indices.
    Family(DeclId, usize),
    /// A process that lacks its index.
    Process(ProcessId),
    /// One process.
    Instance(ProcessId),
    /// Wrong, and reported already.
    Error,
}

/// What `all` was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Element {
    Scalar(Scalar),
    Number,
}

impl From<Scalar> for Ty {
    fn from(scalar: Scalar) -> Self {
        match scalar {
            Scalar::Bool => Self::Bool,
            Scalar::Int => Self::Int,
            Scalar::Bv(width) => Self::Bv(width),
        }
    }
}

impl Ty {
    /// The sort that both can have, if there is one.
    pub(crate) fn unify(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Error, sort) | (sort, Self::Error) => Some(sort),
            (a, b) if a == b => Some(a),
            (Self::Number, sort @ (Self::Int | Self::Bv(_)))
            | (sort @ (Self::Int | Self::Bv(_)), Self::Number) => Some(sort),
            (Self::All(given), array @ Self::Array { element, .. })
            | (array @ Self::Array { element, .. }, Self::All(given)) => {
                let fits = match given {
                    Element::Scalar(scalar) => scalar == element,
                    Element::Number => element != Scalar::Bool,
                };
                fits.then_some(array)
            }
            _ => None,
        }
    }

    pub(crate) fn is_integer(self) -> bool {
        matches!(self, Self::Int | Self::Number | Self::Error)
    }

    pub(crate) fn is_bv(self) -> bool {
        matches!(self, Self::Bv(_) | Self::Error)
    }

    /// Whether it can be computed with.
    pub(crate) fn is_numeric(self) -> bool {
        self.is_integer() || self.is_bv()
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => f.write_str("bool"),
            Self::Int => f.write_str("int"),
            Self::Bv(width) => write!(f, "bv{width}"),
        }
    }
}

/// Prints the sort for messages.
impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => f.write_str("bool"),
            Self::Int | Self::Number => f.write_str("int"),
            Self::Bv(width) => write!(f, "bv{width}"),
            Self::Array { index, element } => write!(f, "{element}[{index}]"),
            Self::All(_) => f.write_str("an array"),
            Self::Family(..) => f.write_str("a family of variables without an index"),
            Self::Process(_) => f.write_str("a process without its index"),
            Self::Instance(_) => f.write_str("a process"),
            Self::Error => f.write_str("something wrong"),
        }
    }
}
