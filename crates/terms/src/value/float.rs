//! IEEE 754 binary floating-point numbers of any format.

use std::fmt;

use crate::sort::FloatFormat;
use crate::value::BitVec;

/// The five IEEE rounding modes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum RoundingMode {
    /// To nearest, ties to even.
    NearestEven,
    /// To nearest, ties away from zero.
    NearestAway,
    /// Towards positive infinity.
    TowardPositive,
    /// Towards negative infinity.
    TowardNegative,
    /// Towards zero.
    TowardZero,
}

/// Prints `RNE`, `RNA`, `RTP`, `RTN` or `RTZ`.
impl fmt::Display for RoundingMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NearestEven => "RNE",
            Self::NearestAway => "RNA",
            Self::TowardPositive => "RTP",
            Self::TowardNegative => "RTN",
            Self::TowardZero => "RTZ",
        })
    }
}

/// A floating-point number. There is one NaN.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Float {
    format: FloatFormat,
    bits: BitVec,
}

impl Float {
    /// The float with this bit pattern; every NaN pattern gives the one NaN.
    pub fn from_bits(format: FloatFormat, bits: &BitVec) -> Self {
        Self { format, bits: bits.clone() }
    }

    /// The float's format.
    pub fn format(&self) -> FloatFormat {
        self.format
    }

    /// The bit pattern; for NaN the positive quiet NaN with no payload.
    pub fn to_bits(&self) -> &BitVec {
        &self.bits
    }
}

/// Prints `(fp #b0 #b.. #b..)`, or `(_ NaN e s)`.
impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let _ = f;
        todo!()
    }
}
