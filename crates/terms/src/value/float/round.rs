//! Taking floats apart, and rounding exact numbers to floats.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::{Float, RoundingMode};
use crate::sort::FloatFormat;

/// A number that is not zero: `significand * 2^exponent` with a sign.
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub(super) negative: bool,
    pub(super) significand: UBig,
    pub(super) exponent: i64,
}

/// What a float stands for.
#[derive(Clone, Debug)]
pub(super) enum Unpacked {
    Nan,
    Infinite { negative: bool },
    Zero { negative: bool },
    Finite(Number),
}

/// Whether something was cut off below the lowest bit: more than nothing and less than that bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sticky {
    Exact,
    Inexact,
}

impl Sticky {
    pub(super) fn when(inexact: bool) -> Self {
        if inexact { Self::Inexact } else { Self::Exact }
    }
}

impl Float {
    pub(super) fn unpack(&self) -> Unpacked {
        let negative = self.sign();
        if self.has_top_exponent() {
            return if self.fraction_is_zero() {
                Unpacked::Infinite { negative }
            } else {
                Unpacked::Nan
            };
        }
        let format = self.format;
        let mut significand = self.bits.to_ubig();
        significand.clear_high_bits(format.fraction() as usize);
        let biased = self.biased_exponent().to_u64().and_then(|biased| i64::try_from(biased).ok());
        let mut exponent = biased.expect("an exponent should have at most 60 bits");
        if exponent == 0 {
            // Subnormal numbers have the lowest normal exponent and no hidden bit.
            exponent = 1;
        } else {
            significand.set_bit(format.fraction() as usize);
        }
        if significand.is_zero() {
            return Unpacked::Zero { negative };
        }
        let exponent = exponent - format.bias() - i64::from(format.fraction());
        Unpacked::Finite(Number { negative, significand, exponent })
    }
}

/// What is cut off a magnitude, against half of the lowest bit that stays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tail {
    Nothing,
    BelowHalf,
    Half,
    AboveHalf,
}

/// Whether a magnitude is rounded up; `odd` is its lowest bit.
fn rounds_up(mode: RoundingMode, negative: bool, odd: bool, tail: Tail) -> bool {
    match mode {
        RoundingMode::NearestEven => tail == Tail::AboveHalf || (tail == Tail::Half && odd),
        RoundingMode::NearestAway => matches!(tail, Tail::Half | Tail::AboveHalf),
        RoundingMode::TowardPositive => !negative && tail != Tail::Nothing,
        RoundingMode::TowardNegative => negative && tail != Tail::Nothing,
        RoundingMode::TowardZero => false,
    }
}

/// Divides a magnitude by `2^by` and rounds it to an integer.
pub(super) fn shift_right_rounded(
    mode: RoundingMode,
    negative: bool,
    magnitude: &UBig,
    by: u64,
    sticky: Sticky,
) -> UBig {
    let inexact = sticky == Sticky::Inexact;
    let length = magnitude.bit_len() as u64;
    let (kept, half, rest) = match usize::try_from(by) {
        Ok(0) => (magnitude.clone(), false, inexact),
        Ok(by) if by as u64 <= length + 1 => (
            magnitude >> by,
            magnitude.bit(by - 1),
            inexact || magnitude.trailing_zeros().is_some_and(|zeros| zeros < by - 1),
        ),
        _ => (UBig::ZERO, false, inexact || !magnitude.is_zero()),
    };
    let tail = match (half, rest) {
        (false, false) => Tail::Nothing,
        (false, true) => Tail::BelowHalf,
        (true, false) => Tail::Half,
        (true, true) => Tail::AboveHalf,
    };
    let odd = kept.bit(0);
    if rounds_up(mode, negative, odd, tail) { kept + UBig::ONE } else { kept }
}

/// The float nearest to a number in the sense of the rounding mode.
///
/// Requires: if `sticky` is inexact, the significand is longer than the format's.
pub(super) fn round(
    format: FloatFormat,
    mode: RoundingMode,
    number: &Number,
    sticky: Sticky,
) -> Float {
    let Number { negative, significand, exponent } = number;
    let precision = i64::from(format.significand);
    let length = i64::try_from(significand.bit_len()).expect("a length should fit in an `i64`");
    debug_assert!(
        sticky == Sticky::Exact || length > precision,
        "an inexact significand should be longer than the format's"
    );
    // The exponent of the lowest bit that the format can keep of this number.
    let mut lowest = (exponent + length - precision).max(format.lowest_bit());
    let cut = lowest - exponent;
    let mut kept = if cut <= 0 {
        significand
            << usize::try_from(-cut).expect("a short significand should be widened by few bits")
    } else {
        shift_right_rounded(mode, *negative, significand, cut.unsigned_abs(), sticky)
    };
    if kept.bit_len() > format.significand as usize {
        kept >>= 1;
        lowest += 1;
    }
    if kept.bit_len() < format.significand as usize {
        // Subnormal or zero: the exponent bits are zero.
        return Float::from_magnitude(format, *negative, kept);
    }
    let biased = lowest + i64::from(format.fraction()) + format.bias();
    if biased > 2 * format.bias() {
        return overflow(format, mode, *negative);
    }
    kept.clear_bit(format.fraction() as usize);
    let biased = UBig::from(biased.unsigned_abs()) << format.fraction() as usize;
    Float::from_magnitude(format, *negative, biased | kept)
}

/// What a number beyond the largest finite one is rounded to.
fn overflow(format: FloatFormat, mode: RoundingMode, negative: bool) -> Float {
    let to_infinity = match mode {
        RoundingMode::NearestEven | RoundingMode::NearestAway => true,
        RoundingMode::TowardPositive => !negative,
        RoundingMode::TowardNegative => negative,
        RoundingMode::TowardZero => false,
    };
    if to_infinity { Float::infinity(format, negative) } else { Float::largest(format, negative) }
}
