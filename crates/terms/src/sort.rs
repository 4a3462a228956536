//! Sorts: the types of terms.

use std::fmt;
use std::sync::Arc;

/// The exponent and significand widths of an IEEE 754 binary format, as SMT-LIB counts them:
/// the significand width includes the hidden bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FloatFormat {
    /// Bits of the exponent, at least 2.
    pub exponent: u32,
    /// Bits of the significand with the hidden bit, at least 2.
    pub significand: u32,
}

impl FloatFormat {
    /// IEEE binary16.
    pub const HALF: Self = Self { exponent: 5, significand: 11 };
    /// IEEE binary32, C's `float`.
    pub const SINGLE: Self = Self { exponent: 8, significand: 24 };
    /// IEEE binary64, C's `double`.
    pub const DOUBLE: Self = Self { exponent: 11, significand: 53 };
    /// The x87 extended format (its value set: the explicit integer bit is not stored).
    pub const EXTENDED: Self = Self { exponent: 15, significand: 64 };
    /// IEEE binary128.
    pub const QUAD: Self = Self { exponent: 15, significand: 113 };

    /// The width of the interchange bit pattern: sign, exponent, and significand without hidden bit.
    pub const fn width(self) -> u32 {
        self.exponent + self.significand
    }
}

/// The index and element sorts of an array sort.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ArraySort {
    /// The sort of the indices.
    pub index: Sort,
    /// The sort of the elements.
    pub element: Sort,
}

/// The sort of a term.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Sort {
    /// Truth values.
    Bool,
    /// Unbounded integers.
    Int,
    /// Bit-vectors of the given width, at least 1.
    Bv(u32),
    /// IEEE 754 binary floating-point numbers, with one NaN.
    Float(FloatFormat),
    /// The five IEEE rounding modes.
    RoundingMode,
    /// Total functions from an index sort to an element sort.
    Array(Arc<ArraySort>),
}

impl Sort {
    /// The array sort from `index` to `element`.
    pub fn array(index: Self, element: Self) -> Self {
        Self::Array(Arc::new(ArraySort { index, element }))
    }

    /// The width of a bit-vector sort.
    pub fn bv_width(&self) -> Option<u32> {
        match self {
            Self::Bv(width) => Some(*width),
            _ => None,
        }
    }
}

/// Prints the SMT-LIB form, such as `(_ BitVec 32)`.
impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => f.write_str("Bool"),
            Self::Int => f.write_str("Int"),
            Self::Bv(width) => write!(f, "(_ BitVec {width})"),
            Self::Float(format) => {
                write!(f, "(_ FloatingPoint {} {})", format.exponent, format.significand)
            }
            Self::RoundingMode => f.write_str("RoundingMode"),
            Self::Array(array) => write!(f, "(Array {} {})", array.index, array.element),
        }
    }
}
