//! Values: what closed terms denote.

mod array;
mod bitvec;
mod float;
mod integer;

use std::fmt;

/// Bit-vector operations on machine words.
pub(crate) mod words {
    pub(crate) use super::bitvec::ops::{
        ashr_word, lshr_word, sdiv_word, shl_word, smod_word, srem_word, udiv_word, urem_word,
    };
    pub(crate) use super::bitvec::{mask, signed};
}

pub use array::ArrayValue;
pub use bitvec::{BitVec, ParseBitVecError};
pub use float::{Float, ParseFloatError, RoundingMode};
pub use integer::{Integer, ParseIntegerError};

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

    /// The bit-vector of the low `width` bits of `bits`.
    pub fn bv(bits: u64, width: u32) -> Self {
        Self::Bv(BitVec::from_u64(bits, width))
    }

    /// The integer.
    pub fn int(value: impl Into<Integer>) -> Self {
        Self::Int(value.into())
    }

    /// The truth value, if this is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(b) => Some(*b),
            _ => None,
        }
    }

    /// The integer, if this is one.
    pub fn as_int(&self) -> Option<&Integer> {
        match self {
            Self::Int(int) => Some(int),
            _ => None,
        }
    }

    /// The bit-vector, if this is one.
    pub fn as_bv(&self) -> Option<&BitVec> {
        match self {
            Self::Bv(bits) => Some(bits),
            _ => None,
        }
    }

    /// The float, if this is one.
    pub fn as_float(&self) -> Option<&Float> {
        match self {
            Self::Float(float) => Some(float),
            _ => None,
        }
    }

    /// The rounding mode, if this is one.
    pub fn as_rounding_mode(&self) -> Option<RoundingMode> {
        match self {
            Self::RoundingMode(mode) => Some(*mode),
            _ => None,
        }
    }

    /// The array, if this is one.
    pub fn as_array(&self) -> Option<&ArrayValue> {
        match self {
            Self::Array(array) => Some(array),
            _ => None,
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<Integer> for Value {
    fn from(value: Integer) -> Self {
        Self::Int(value)
    }
}

impl From<BitVec> for Value {
    fn from(value: BitVec) -> Self {
        Self::Bv(value)
    }
}

impl From<Float> for Value {
    fn from(value: Float) -> Self {
        Self::Float(value)
    }
}

impl From<RoundingMode> for Value {
    fn from(value: RoundingMode) -> Self {
        Self::RoundingMode(value)
    }
}

impl From<ArrayValue> for Value {
    fn from(value: ArrayValue) -> Self {
        Self::Array(value)
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
