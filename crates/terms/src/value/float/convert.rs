//! Conversions between floats, bit-vectors, and the machine's own numbers.

use dashu_int::{IBig, Sign, UBig};

use super::round::{Number, Sticky, Unpacked, round, shift_right_rounded};
use super::{Float, RoundingMode};
use crate::sort::FloatFormat;
use crate::value::BitVec;

impl Float {
    /// The double of an `f64`.
    #[inline]
    pub fn from_f64(value: f64) -> Self {
        if value.is_nan() {
            return Self::nan(FloatFormat::DOUBLE);
        }
        Self { format: FloatFormat::DOUBLE, bits: BitVec::from_u64(value.to_bits(), 64) }
    }

    /// The single of an `f32`.
    #[inline]
    pub fn from_f32(value: f32) -> Self {
        if value.is_nan() {
            return Self::nan(FloatFormat::SINGLE);
        }
        Self { format: FloatFormat::SINGLE, bits: BitVec::from_u64(value.to_bits().into(), 32) }
    }

    /// The nearest `f64`, ties to even.
    pub fn to_f64(&self) -> f64 {
        let double = self.convert(FloatFormat::DOUBLE, RoundingMode::NearestEven);
        double.native_f64().expect("a double should be an `f64`")
    }

    /// The nearest `f32`, ties to even.
    pub fn to_f32(&self) -> f32 {
        let single = self.convert(FloatFormat::SINGLE, RoundingMode::NearestEven);
        single.native_f32().expect("a single should be an `f32`")
    }

    /// The same number as an `f64`, if this is a double.
    #[inline]
    pub(super) fn native_f64(&self) -> Option<f64> {
        if self.format == FloatFormat::DOUBLE {
            self.bits.to_u64().map(f64::from_bits)
        } else {
            None
        }
    }

    /// The same number as an `f32`, if this is a single.
    #[inline]
    pub(super) fn native_f32(&self) -> Option<f32> {
        if self.format != FloatFormat::SINGLE {
            return None;
        }
        self.bits.to_u64().and_then(|bits| u32::try_from(bits).ok()).map(f32::from_bits)
    }

    /// The number in another format, rounded.
    #[must_use]
    pub fn convert(&self, format: FloatFormat, mode: RoundingMode) -> Self {
        if format == self.format {
            return self.clone();
        }
        match self.unpack() {
            Unpacked::Nan => Self::nan(format),
            Unpacked::Infinite { negative } => Self::infinity(format, negative),
            Unpacked::Zero { negative } => Self::zero(format, negative),
            Unpacked::Finite(number) => round(format, mode, &number, Sticky::Exact),
        }
    }

    /// An integer, rounded; 0 gives the positive zero.
    pub fn from_ibig(format: FloatFormat, mode: RoundingMode, value: &IBig) -> Self {
        let (sign, significand) = value.clone().into_parts();
        if significand.is_zero() {
            return Self::zero(format, false);
        }
        let number = Number { negative: sign == Sign::Negative, significand, exponent: 0 };
        round(format, mode, &number, Sticky::Exact)
    }

    /// A bit-vector's signed number, rounded.
    pub fn from_sbv(format: FloatFormat, mode: RoundingMode, bits: &BitVec) -> Self {
        Self::from_ibig(format, mode, &bits.to_ibig())
    }

    /// A bit-vector's unsigned number, rounded.
    pub fn from_ubv(format: FloatFormat, mode: RoundingMode, bits: &BitVec) -> Self {
        Self::from_ibig(format, mode, &IBig::from(bits.to_ubig()))
    }

    /// The number rounded to an integer, as a signed bit-vector; `None` if it is NaN or out of range.
    pub fn to_sbv(&self, mode: RoundingMode, width: u32) -> Option<BitVec> {
        let (negative, magnitude) = self.to_integer(mode, width)?;
        let limit = UBig::ONE << (width as usize - 1);
        let fits = magnitude < limit || (negative && magnitude == limit);
        fits.then(|| signed_bits(negative, &magnitude, width))
    }

    /// The number rounded to an integer, as an unsigned bit-vector; `None` if it is NaN or out of range.
    pub fn to_ubv(&self, mode: RoundingMode, width: u32) -> Option<BitVec> {
        let (negative, magnitude) = self.to_integer(mode, width)?;
        let fits = magnitude.is_zero() || (!negative && magnitude < UBig::ONE << width as usize);
        fits.then(|| BitVec::from_ubig(&magnitude, width))
    }

    /// The number rounded to an integer; `None` if it has no value or `2^width` or more.
    fn to_integer(&self, mode: RoundingMode, width: u32) -> Option<(bool, UBig)> {
        match self.unpack() {
            Unpacked::Nan | Unpacked::Infinite { .. } => None,
            Unpacked::Zero { negative } => Some((negative, UBig::ZERO)),
            Unpacked::Finite(Number { negative, significand, exponent }) => {
                if exponent < 0 {
                    let by = exponent.unsigned_abs();
                    let magnitude =
                        shift_right_rounded(mode, negative, &significand, by, Sticky::Exact);
                    Some((negative, magnitude))
                } else if exponent <= i64::from(width) {
                    let by = usize::try_from(exponent).expect("a shift should be small");
                    Some((negative, significand << by))
                } else {
                    None
                }
            }
        }
    }
}

fn signed_bits(negative: bool, magnitude: &UBig, width: u32) -> BitVec {
    let bits = BitVec::from_ubig(magnitude, width);
    if negative { bits.neg() } else { bits }
}
