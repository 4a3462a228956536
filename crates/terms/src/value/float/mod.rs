//! IEEE 754 binary floating-point numbers of any format.
//!
//! Every operation takes its operands apart ([`round`]), computes exactly on big integers, or exactly up to one sticky bit, and rounds
//! once. C's `float` and `double` go through the machine's own arithmetic where it does the same thing.

mod arith;
mod convert;
mod round;
#[cfg(test)]
mod tests;
mod text;

use dashu_int::UBig;
use std::cmp::Ordering;
use std::fmt;

pub use text::ParseFloatError;

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

/// A floating-point number. There is one NaN. Equality is identity: NaN equals NaN, and the zeros differ;
/// [`Float::ieee_eq`] is the other one.
///
/// ```
/// use symra_terms::{Float, RoundingMode};
///
/// let third = Float::from_f64(1.0).div(RoundingMode::NearestEven, &Float::from_f64(3.0));
/// assert_eq!(third.to_f64(), 1.0 / 3.0);
/// assert_eq!(third.to_decimal(), "0.3333333333333333");
/// let up = Float::from_f64(1.0).div(RoundingMode::TowardPositive, &Float::from_f64(3.0));
/// assert!(third.ieee_lt(&up));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Float {
    format: FloatFormat,
    bits: BitVec,
}

impl FloatFormat {
    /// What is added to a number's exponent in its bit pattern.
    ///
    /// # Panics
    /// If the exponent has more than 60 bits, or one of the widths is less than 2.
    pub fn bias(self) -> i64 {
        assert!(
            (2..=60).contains(&self.exponent) && self.significand >= 2,
            "a float should have an exponent of 2 to 60 bits and a significand of at least 2"
        );
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent of the lowest bit of the smallest subnormal number.
    fn lowest_bit(self) -> i64 {
        2 - self.bias() - i64::from(self.significand)
    }

    /// How many bits the significand has without the hidden one.
    fn fraction(self) -> u32 {
        self.significand - 1
    }
}

impl Float {
    /// The float with this bit pattern; every NaN pattern gives the one NaN.
    ///
    /// # Panics
    /// If the pattern has not the width of the format.
    pub fn from_bits(format: FloatFormat, bits: &BitVec) -> Self {
        assert!(bits.width() == format.width(), "a float should have all bits of its format");
        let float = Self { format, bits: bits.clone() };
        if float.has_top_exponent() && !float.fraction_is_zero() {
            Self::nan(format)
        } else {
            float
        }
    }

    /// NaN.
    pub fn nan(format: FloatFormat) -> Self {
        let quiet = UBig::ones(format.exponent as usize + 1) << (format.fraction() as usize - 1);
        Self { format, bits: BitVec::from_ubig(&quiet, format.width()) }
    }

    /// An infinity.
    pub fn infinity(format: FloatFormat, negative: bool) -> Self {
        let top = UBig::ones(format.exponent as usize) << format.fraction() as usize;
        Self::from_magnitude(format, negative, top)
    }

    /// A zero.
    pub fn zero(format: FloatFormat, negative: bool) -> Self {
        Self::from_magnitude(format, negative, UBig::ZERO)
    }

    /// The finite number that is farthest from zero.
    pub fn largest(format: FloatFormat, negative: bool) -> Self {
        let top = UBig::ones(format.exponent as usize) << format.fraction() as usize;
        Self::from_magnitude(format, negative, top - UBig::ONE)
    }

    /// The float of a sign and the bits below it, which are not those of NaN.
    fn from_magnitude(format: FloatFormat, negative: bool, mut bits: UBig) -> Self {
        if negative {
            bits.set_bit(format.width() as usize - 1);
        }
        Self { format, bits: BitVec::from_ubig(&bits, format.width()) }
    }

    /// The float's format.
    #[inline]
    pub fn format(&self) -> FloatFormat {
        self.format
    }

    /// The bit pattern; for NaN the positive quiet NaN with no payload.
    #[inline]
    pub fn to_bits(&self) -> &BitVec {
        &self.bits
    }

    /// Whether the sign bit is set.
    fn sign(&self) -> bool {
        self.bits.is_negative()
    }

    fn biased_exponent(&self) -> BitVec {
        self.bits.extract(self.format.width() - 2, self.format.fraction())
    }

    fn has_top_exponent(&self) -> bool {
        self.biased_exponent().is_ones()
    }

    fn fraction_is_zero(&self) -> bool {
        self.bits.extract(self.format.fraction() - 1, 0).is_zero()
    }

    /// Is it NaN?
    pub fn is_nan(&self) -> bool {
        self.has_top_exponent() && !self.fraction_is_zero()
    }

    /// Is it infinite?
    pub fn is_infinite(&self) -> bool {
        self.has_top_exponent() && self.fraction_is_zero()
    }

    /// Is it a zero?
    pub fn is_zero(&self) -> bool {
        self.biased_exponent().is_zero() && self.fraction_is_zero()
    }

    /// Is it normal?
    pub fn is_normal(&self) -> bool {
        let exponent = self.biased_exponent();
        !exponent.is_zero() && !exponent.is_ones()
    }

    /// Is it subnormal?
    pub fn is_subnormal(&self) -> bool {
        self.biased_exponent().is_zero() && !self.fraction_is_zero()
    }

    /// Is its sign negative, and it is not NaN?
    pub fn is_negative(&self) -> bool {
        self.sign() && !self.is_nan()
    }

    /// Is its sign positive, and it is not NaN?
    pub fn is_positive(&self) -> bool {
        !self.sign() && !self.is_nan()
    }

    /// The number with a positive sign.
    #[must_use]
    pub fn abs(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// The number with the other sign; NaN stays.
    #[must_use]
    pub fn neg(&self) -> Self {
        if self.is_nan() {
            return self.clone();
        }
        let flip = BitVec::from_bool(true).concat(&BitVec::zero(self.format.width() - 1));
        Self { format: self.format, bits: self.bits.xor(&flip) }
    }

    /// The IEEE order: none with NaN, and the zeros are equal.
    ///
    /// # Panics
    /// If the formats differ.
    pub fn ieee_cmp(&self, other: &Self) -> Option<Ordering> {
        self.same_format(other);
        if self.is_nan() || other.is_nan() {
            return None;
        }
        if self.is_zero() && other.is_zero() {
            return Some(Ordering::Equal);
        }
        // Bit patterns of one sign are in the order of the distance from zero.
        Some(match (self.sign(), other.sign()) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => self.bits.ucmp(&other.bits),
            (true, true) => other.bits.ucmp(&self.bits),
        })
    }

    /// IEEE less than.
    pub fn ieee_lt(&self, other: &Self) -> bool {
        self.ieee_cmp(other) == Some(Ordering::Less)
    }

    /// IEEE less or equal.
    pub fn ieee_le(&self, other: &Self) -> bool {
        matches!(self.ieee_cmp(other), Some(Ordering::Less | Ordering::Equal))
    }

    /// IEEE equality: the zeros are equal, NaN is not.
    pub fn ieee_eq(&self, other: &Self) -> bool {
        self.ieee_cmp(other) == Some(Ordering::Equal)
    }

    /// The smaller of two; the other one if one is NaN; the second of two zeros.
    #[must_use]
    pub fn ieee_min(&self, other: &Self) -> Self {
        if other.is_nan() || self.ieee_lt(other) { self.clone() } else { other.clone() }
    }

    /// The larger of two; the other one if one is NaN; the second of two zeros.
    #[must_use]
    pub fn ieee_max(&self, other: &Self) -> Self {
        if other.is_nan() || other.ieee_lt(self) { self.clone() } else { other.clone() }
    }

    #[track_caller]
    fn same_format(&self, other: &Self) {
        assert!(self.format == other.format, "operands should have one float format");
    }
}

/// Prints `(fp #b0 #b.. #b..)`, `(_ NaN e s)`, `(_ +oo e s)` or `(_ -oo e s)`.
impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FloatFormat { exponent, significand } = self.format;
        if self.is_nan() {
            return write!(f, "(_ NaN {exponent} {significand})");
        }
        if self.is_infinite() {
            let sign = if self.sign() { '-' } else { '+' };
            return write!(f, "(_ {sign}oo {exponent} {significand})");
        }
        write!(f, "(fp #b{} #b", u8::from(self.sign()))?;
        self.biased_exponent().write_binary(f)?;
        f.write_str(" #b")?;
        self.bits.extract(self.format.fraction() - 1, 0).write_binary(f)?;
        f.write_str(")")
    }
}
