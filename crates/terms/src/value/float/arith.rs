//! Arithmetic on floats.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem, SquareRootRem};

use super::round::{Number, Sticky, Unpacked, round, shift_right_rounded};
use super::{Float, RoundingMode};
use crate::sort::FloatFormat;

/// Computes with the machine's own numbers where they round as asked.
macro_rules! native {
    ($mode:expr, $x:expr $(, $y:expr)?; $single:expr, $double:expr) => {
        if $mode == RoundingMode::NearestEven {
            if let Some(x) = $x.native_f64() {
                return Self::from_f64($double(x $(, $y.native_f64().expect("formats should agree"))?));
            }
            if let Some(x) = $x.native_f32() {
                return Self::from_f32($single(x $(, $y.native_f32().expect("formats should agree"))?));
            }
        }
    };
}

impl Float {
    /// Sum.
    #[must_use]
    pub fn add(&self, mode: RoundingMode, other: &Self) -> Self {
        self.same_format(other);
        native!(mode, self, other; |x: f32, y: f32| x + y, |x: f64, y: f64| x + y);
        self.soft_add(mode, other)
    }

    pub(super) fn soft_add(&self, mode: RoundingMode, other: &Self) -> Self {
        add(self.format, mode, self.unpack(), other.unpack())
    }

    /// Difference.
    #[must_use]
    pub fn sub(&self, mode: RoundingMode, other: &Self) -> Self {
        self.same_format(other);
        native!(mode, self, other; |x: f32, y: f32| x - y, |x: f64, y: f64| x - y);
        self.soft_add(mode, &other.neg())
    }

    /// Product.
    #[must_use]
    pub fn mul(&self, mode: RoundingMode, other: &Self) -> Self {
        self.same_format(other);
        native!(mode, self, other; |x: f32, y: f32| x * y, |x: f64, y: f64| x * y);
        self.soft_mul(mode, other)
    }

    pub(super) fn soft_mul(&self, mode: RoundingMode, other: &Self) -> Self {
        match multiply(self.unpack(), other.unpack()) {
            Unpacked::Finite(product) => round(self.format, mode, &product, Sticky::Exact),
            special => special_value(self.format, &special),
        }
    }

    /// Quotient.
    #[must_use]
    pub fn div(&self, mode: RoundingMode, other: &Self) -> Self {
        self.same_format(other);
        native!(mode, self, other; |x: f32, y: f32| x / y, |x: f64, y: f64| x / y);
        self.soft_div(mode, other)
    }

    pub(super) fn soft_div(&self, mode: RoundingMode, other: &Self) -> Self {
        let format = self.format;
        let negative = self.sign() != other.sign();
        match (self.unpack(), other.unpack()) {
            (Unpacked::Nan, _)
            | (_, Unpacked::Nan)
            | (Unpacked::Infinite { .. }, Unpacked::Infinite { .. })
            | (Unpacked::Zero { .. }, Unpacked::Zero { .. }) => Self::nan(format),
            (Unpacked::Infinite { .. }, _) | (_, Unpacked::Zero { .. }) => {
                Self::infinity(format, negative)
            }
            (Unpacked::Zero { .. }, _) | (_, Unpacked::Infinite { .. }) => {
                Self::zero(format, negative)
            }
            (Unpacked::Finite(x), Unpacked::Finite(y)) => {
                // Enough bits that the quotient is longer than the format's significand.
                let wanted = format.significand as usize + 2 + y.significand.bit_len();
                let shift = wanted.saturating_sub(x.significand.bit_len());
                let (significand, rest) = (x.significand << shift).div_rem(y.significand);
                let exponent = x.exponent - y.exponent - bits(shift);
                let quotient = Number { negative, significand, exponent };
                round(format, mode, &quotient, Sticky::when(!rest.is_zero()))
            }
        }
    }

    /// Fused `self * factor + summand`, rounded once.
    #[must_use]
    pub fn fma(&self, mode: RoundingMode, factor: &Self, summand: &Self) -> Self {
        self.same_format(factor);
        self.same_format(summand);
        add(self.format, mode, multiply(self.unpack(), factor.unpack()), summand.unpack())
    }

    /// Square root.
    #[must_use]
    pub fn sqrt(&self, mode: RoundingMode) -> Self {
        native!(mode, self; f32::sqrt, f64::sqrt);
        self.soft_sqrt(mode)
    }

    pub(super) fn soft_sqrt(&self, mode: RoundingMode) -> Self {
        let format = self.format;
        match self.unpack() {
            Unpacked::Zero { .. } | Unpacked::Infinite { negative: false } => self.clone(),
            Unpacked::Finite(Number { negative: false, significand, exponent }) => {
                let wanted = 2 * (format.significand as usize + 2);
                let mut shift = wanted.saturating_sub(significand.bit_len());
                if (exponent - bits(shift)) % 2 != 0 {
                    shift += 1;
                }
                let (significand, rest) = (significand << shift).sqrt_rem();
                let exponent = (exponent - bits(shift)) / 2;
                let root = Number { negative: false, significand, exponent };
                round(format, mode, &root, Sticky::when(!rest.is_zero()))
            }
            _ => Self::nan(format),
        }
    }

    /// The IEEE remainder: `self - n * other` for the integer `n` nearest to the quotient, the even one of two.
    #[must_use]
    pub fn rem(&self, other: &Self) -> Self {
        self.same_format(other);
        let (x, y) = match (self.unpack(), other.unpack()) {
            (Unpacked::Finite(x), Unpacked::Finite(y)) => (x, y),
            (Unpacked::Nan | Unpacked::Infinite { .. }, _)
            | (_, Unpacked::Nan | Unpacked::Zero { .. }) => return Self::nan(self.format),
            (Unpacked::Zero { .. }, _) | (_, Unpacked::Infinite { .. }) => return self.clone(),
        };
        let top = |number: &Number| number.exponent + bits(number.significand.bit_len());
        if top(&x) < top(&y) - 1 {
            // Less than half of the divisor: nothing is taken away.
            return self.clone();
        }
        let exponent = x.exponent.min(y.exponent);
        let lift = (y.exponent - exponent).unsigned_abs();
        let divisor = y.significand << usize::try_from(lift).expect("a shift should be small");
        // Modulo twice the divisor, so that the parity of the quotient is known.
        let modulus = &divisor << 1;
        let scale = power_of_two((x.exponent - exponent).unsigned_abs(), &modulus);
        let mut rest = (x.significand * scale) % modulus;
        let odd = rest >= divisor;
        if odd {
            rest -= &divisor;
        }
        let twice = &rest << 1;
        let (negative, significand) = if twice > divisor || (odd && twice == divisor) {
            (!x.negative, divisor - rest)
        } else {
            (x.negative, rest)
        };
        if significand.is_zero() {
            return Self::zero(self.format, x.negative);
        }
        let remainder = Number { negative, significand, exponent };
        round(self.format, RoundingMode::TowardZero, &remainder, Sticky::Exact)
    }

    /// Rounding to an integral value, with the sign kept.
    #[must_use]
    pub fn round_to_integral(&self, mode: RoundingMode) -> Self {
        match self.unpack() {
            Unpacked::Finite(number) if number.exponent < 0 => {
                let Number { negative, significand, exponent } = number;
                let by = exponent.unsigned_abs();
                let significand =
                    shift_right_rounded(mode, negative, &significand, by, Sticky::Exact);
                if significand.is_zero() {
                    return Self::zero(self.format, negative);
                }
                let integral = Number { negative, significand, exponent: 0 };
                round(self.format, mode, &integral, Sticky::Exact)
            }
            _ => self.clone(),
        }
    }
}

fn bits(length: usize) -> i64 {
    i64::try_from(length).expect("a length should fit in an `i64`")
}

/// `2^exponent` modulo `modulus`.
fn power_of_two(exponent: u64, modulus: &UBig) -> UBig {
    if let Ok(small) = usize::try_from(exponent)
        && small <= 4096
    {
        return UBig::ONE << small;
    }
    let mut power = UBig::ONE % modulus;
    for place in (0..64 - exponent.leading_zeros()).rev() {
        power = power.sqr() % modulus;
        if exponent >> place & 1 == 1 {
            power = (power << 1) % modulus;
        }
    }
    power
}

/// The float of a NaN, an infinity or a zero.
fn special_value(format: FloatFormat, special: &Unpacked) -> Float {
    match special {
        Unpacked::Infinite { negative } => Float::infinity(format, *negative),
        Unpacked::Zero { negative } => Float::zero(format, *negative),
        Unpacked::Nan => Float::nan(format),
        Unpacked::Finite(_) => unreachable!("a finite number should be rounded"),
    }
}

/// The exact product.
fn multiply(x: Unpacked, y: Unpacked) -> Unpacked {
    use Unpacked::{Finite, Infinite, Nan, Zero};
    match (x, y) {
        (Nan, _) | (_, Nan) | (Infinite { .. }, Zero { .. }) | (Zero { .. }, Infinite { .. }) => {
            Nan
        }
        (
            Infinite { negative: a },
            Infinite { negative: b } | Finite(Number { negative: b, .. }),
        )
        | (Finite(Number { negative: a, .. }), Infinite { negative: b }) => {
            Infinite { negative: a != b }
        }
        (Zero { negative: a }, Zero { negative: b } | Finite(Number { negative: b, .. }))
        | (Finite(Number { negative: a, .. }), Zero { negative: b }) => Zero { negative: a != b },
        (Finite(x), Finite(y)) => Finite(Number {
            negative: x.negative != y.negative,
            significand: x.significand * y.significand,
            exponent: x.exponent + y.exponent,
        }),
    }
}

/// The rounded sum of numbers that may be longer than the format's.
fn add(format: FloatFormat, mode: RoundingMode, x: Unpacked, y: Unpacked) -> Float {
    use Unpacked::{Finite, Infinite, Nan, Zero};
    match (x, y) {
        (Nan, _) | (_, Nan) => Float::nan(format),
        (Infinite { negative: a }, Infinite { negative: b }) if a != b => Float::nan(format),
        (Infinite { negative }, _) | (_, Infinite { negative }) => {
            Float::infinity(format, negative)
        }
        (Zero { negative: a }, Zero { negative: b }) => {
            Float::zero(format, if a == b { a } else { mode == RoundingMode::TowardNegative })
        }
        (Zero { .. }, Finite(number)) | (Finite(number), Zero { .. }) => {
            round(format, mode, &number, Sticky::Exact)
        }
        (Finite(x), Finite(y)) => {
            let (high, low) = if x.exponent >= y.exponent { (x, y) } else { (y, x) };
            add_aligned(format, mode, high, low)
        }
    }
}

/// The rounded sum of two numbers, of which the first has the higher exponent, or the same.
fn add_aligned(format: FloatFormat, mode: RoundingMode, high: Number, low: Number) -> Float {
    // So many bits more make the first number longer than the format's significand, with some to spare.
    let spare = format.significand as usize + 3;
    let low_top = low.exponent + bits(low.significand.bit_len());
    if low_top <= high.exponent - bits(spare) {
        // All of the second lies below the lowest of those bits. A difference is the next lower number and a bit.
        let mut significand = high.significand << spare;
        if high.negative != low.negative {
            significand -= UBig::ONE;
        }
        let sum = Number { significand, exponent: high.exponent - bits(spare), ..high };
        return round(format, mode, &sum, Sticky::Inexact);
    }
    let lift = usize::try_from(high.exponent - low.exponent).expect("a shift should be small");
    let (a, b) = (high.significand << lift, low.significand);
    let (negative, significand) = if high.negative == low.negative {
        (high.negative, a + b)
    } else if a >= b {
        (high.negative, a - b)
    } else {
        (low.negative, b - a)
    };
    if significand.is_zero() {
        return Float::zero(format, mode == RoundingMode::TowardNegative);
    }
    round(format, mode, &Number { negative, significand, exponent: low.exponent }, Sticky::Exact)
}
