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

impl RoundingMode {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::NearestEven,
        Self::NearestAway,
        Self::TowardPositive,
        Self::TowardNegative,
        Self::TowardZero,
    ];
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
        assert!(bits.width() == format.width(), "a float should have all bits of its format");
        let fraction = format.significand - 1;
        let exponent = bits.extract(format.width() - 2, fraction);
        let bits = if exponent.is_ones() && !bits.extract(fraction - 1, 0).is_zero() {
            let quiet = BitVec::from_u64(1, fraction)
                .shl(&BitVec::from_u64(u64::from(fraction) - 1, fraction));
            BitVec::from_bool(false).concat(&exponent).concat(&quiet)
        } else {
            bits.clone()
        };
        Self { format, bits }
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
        let fraction = self.format.significand - 1;
        f.write_str("(fp #b")?;
        self.bits.extract(self.format.width() - 1, self.format.width() - 1).write_binary(f)?;
        f.write_str(" #b")?;
        self.bits.extract(self.format.width() - 2, fraction).write_binary(f)?;
        f.write_str(" #b")?;
        self.bits.extract(fraction - 1, 0).write_binary(f)?;
        f.write_str(")")
    }
}
