//! Values: what closed terms denote.

mod array;
mod bitvec;
mod float;
mod integer;

use std::fmt;

pub use array::ArrayValue;
pub use bitvec::BitVec;
pub use float::{Float, RoundingMode};
pub use integer::Integer;

use crate::sort::Sort;

/// A value of some sort. Equality is identity of denotation; the order is total and arbitrary but fixed.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// An unbounded integer.
    Int(Integer),
    /// A bit-vector.
    Bv(BitVec),
    /// A floating-point number.
    Float(Float),
    /// A rounding mode.
    RoundingMode(RoundingMode),
    /// An array.
    Array(ArrayValue),
}

impl Value {
    /// The value's sort.
    pub fn sort(&self) -> Sort {
        match self {
            Self::Bool(_) => Sort::Bool,
            Self::Int(_) => Sort::Int,
            Self::Bv(bits) => Sort::Bv(bits.width()),
            Self::Float(float) => Sort::Float(float.format()),
            Self::RoundingMode(_) => Sort::RoundingMode,
            Self::Array(array) => array.sort(),
        }
    }

    /// A value of the sort that stands for "anything": false, zero, round-to-nearest-even, or an array of such.
    pub fn default_of(sort: &Sort) -> Self {
        match sort {
            Sort::Bool => Self::Bool(false),
            Sort::Int => Self::Int(Integer::from(0)),
            Sort::Bv(width) => Self::Bv(BitVec::from_u64(0, *width)),
            Sort::Float(format) => {
                Self::Float(Float::from_bits(*format, &BitVec::from_u64(0, format.width())))
            }
            Sort::RoundingMode => Self::RoundingMode(RoundingMode::NearestEven),
            Sort::Array(array) => {
                Self::Array(ArrayValue::constant(array.clone(), Self::default_of(&array.element)))
            }
        }
    }

    /// The truth value, if this is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(b) => Some(*b),
            _ => None,
        }
    }
}

/// Prints the value as SMT-LIB text.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(b) => write!(f, "{b}"),
            Self::Int(i) => i.fmt(f),
            Self::Bv(b) => b.fmt(f),
            Self::Float(x) => x.fmt(f),
            Self::RoundingMode(mode) => mode.fmt(f),
            Self::Array(a) => a.fmt(f),
        }
    }
}
