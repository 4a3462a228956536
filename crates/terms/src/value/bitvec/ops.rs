//! The operations on bit-vectors: total, as SMT-LIB defines them.

use dashu_int::UBig;
use std::cmp::Ordering;

use super::{BitVec, Repr, mask, signed};

/// Applies `small` to two narrow operands, or `big` to two wide ones.
#[inline]
fn binary(
    a: &BitVec,
    b: &BitVec,
    small: impl FnOnce(u64, u64, u32) -> u64,
    big: impl FnOnce(&UBig, &UBig, u32) -> UBig,
) -> BitVec {
    match (&a.0, &b.0) {
        (Repr::Small { width, bits: x }, Repr::Small { width: other, bits: y })
            if width == other =>
        {
            BitVec(Repr::Small { width: *width, bits: small(*x, *y, *width) & mask(*width) })
        }
        (Repr::Big { width, bits: x }, Repr::Big { width: other, bits: y }) if width == other => {
            BitVec::big(big(x, y, *width), *width)
        }
        _ => differing_widths(a, b),
    }
}

#[cold]
fn differing_widths(a: &BitVec, b: &BitVec) -> ! {
    panic!("operands should have one width, not {} and {}", a.width(), b.width())
}

/// The quotient of magnitudes; all ones if the divisor is 0.
#[inline]
pub(crate) fn udiv_word(a: u64, b: u64, width: u32) -> u64 {
    a.checked_div(b).unwrap_or(mask(width))
}

/// The remainder of magnitudes; the dividend if the divisor is 0.
#[inline]
pub(crate) fn urem_word(a: u64, b: u64) -> u64 {
    a.checked_rem(b).unwrap_or(a)
}

/// The truncated signed quotient; by 0 it is 1 for a negative dividend and all ones for the rest.
#[inline]
#[expect(clippy::cast_sign_loss, reason = "two's complement is meant")]
pub(crate) fn sdiv_word(a: u64, b: u64, width: u32) -> u64 {
    let (x, y) = (signed(a, width), signed(b, width));
    let quotient = if y == 0 { if x < 0 { 1 } else { -1 } } else { x.wrapping_div(y) };
    quotient as u64 & mask(width)
}

/// The signed remainder with the dividend's sign; the dividend if the divisor is 0.
#[inline]
#[expect(clippy::cast_sign_loss, reason = "two's complement is meant")]
pub(crate) fn srem_word(a: u64, b: u64, width: u32) -> u64 {
    let (x, y) = (signed(a, width), signed(b, width));
    (if y == 0 { x } else { x.wrapping_rem(y) }) as u64 & mask(width)
}

/// The signed remainder with the divisor's sign; the dividend if the divisor is 0.
#[inline]
#[expect(clippy::cast_sign_loss, reason = "two's complement is meant")]
pub(crate) fn smod_word(a: u64, b: u64, width: u32) -> u64 {
    let (x, y) = (signed(a, width), signed(b, width));
    if y == 0 {
        return a;
    }
    let remainder = x.wrapping_rem(y);
    let modulus =
        if remainder != 0 && (remainder < 0) != (y < 0) { remainder + y } else { remainder };
    modulus as u64 & mask(width)
}

/// Shift left; 0 if the amount is the width or more.
#[inline]
pub(crate) fn shl_word(a: u64, by: u64, width: u32) -> u64 {
    if by < u64::from(width) { (a << by) & mask(width) } else { 0 }
}

/// Logical shift right; 0 if the amount is the width or more.
#[inline]
pub(crate) fn lshr_word(a: u64, by: u64, width: u32) -> u64 {
    if by < u64::from(width) { a >> by } else { 0 }
}

/// Arithmetic shift right; copies of the sign if the amount is the width or more.
#[inline]
#[expect(clippy::cast_sign_loss, reason = "two's complement is meant")]
pub(crate) fn ashr_word(a: u64, by: u64, width: u32) -> u64 {
    (signed(a, width) >> by.min(63)) as u64 & mask(width)
}

impl BitVec {
    /// Bitwise complement.
    #[must_use]
    pub fn not(&self) -> Self {
        match &self.0 {
            Repr::Small { width, bits } => Self::from_u64(!bits, *width),
            Repr::Big { width, bits } => {
                Self::big(UBig::ones(*width as usize) - bits.as_ref(), *width)
            }
        }
    }

    /// Two's complement negation.
    #[must_use]
    pub fn neg(&self) -> Self {
        match &self.0 {
            Repr::Small { width, bits } => Self::from_u64(bits.wrapping_neg(), *width),
            Repr::Big { width, bits } => {
                Self::big((UBig::ONE << *width as usize) - bits.as_ref(), *width)
            }
        }
    }

    /// Bitwise and.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        binary(self, other, |a, b, _| a & b, |a, b, _| a & b)
    }

    /// Bitwise or.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        binary(self, other, |a, b, _| a | b, |a, b, _| a | b)
    }

    /// Bitwise exclusive or.
    #[must_use]
    pub fn xor(&self, other: &Self) -> Self {
        binary(self, other, |a, b, _| a ^ b, |a, b, _| a ^ b)
    }

    /// Wrapping sum.
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        binary(self, other, |a, b, _| a.wrapping_add(b), |a, b, _| a + b)
    }

    /// Wrapping difference.
    #[must_use]
    pub fn sub(&self, other: &Self) -> Self {
        binary(
            self,
            other,
            |a, b, _| a.wrapping_sub(b),
            |a, b, width| a + ((UBig::ONE << width as usize) - b),
        )
    }

    /// Wrapping product.
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        binary(self, other, |a, b, _| a.wrapping_mul(b), |a, b, _| a * b)
    }

    /// Unsigned quotient; all ones if the divisor is 0.
    #[must_use]
    pub fn udiv(&self, other: &Self) -> Self {
        binary(
            self,
            other,
            udiv_word,
            |a, b, width| {
                if b.is_zero() { UBig::ones(width as usize) } else { a / b }
            },
        )
    }

    /// Unsigned remainder; the dividend if the divisor is 0.
    #[must_use]
    pub fn urem(&self, other: &Self) -> Self {
        binary(
            self,
            other,
            |a, b, _| urem_word(a, b),
            |a, b, _| if b.is_zero() { a.clone() } else { a % b },
        )
    }

    /// Signed quotient, truncated; by 0 it is 1 for a negative dividend and -1 for the rest.
    #[must_use]
    pub fn sdiv(&self, other: &Self) -> Self {
        if let (Repr::Small { .. }, Repr::Small { .. }) = (&self.0, &other.0) {
            return binary(self, other, sdiv_word, |a, _, _| a.clone());
        }
        let quotient = self.magnitude().udiv(&other.magnitude());
        if self.is_negative() == other.is_negative() { quotient } else { quotient.neg() }
    }

    /// Signed remainder with the dividend's sign; the dividend if the divisor is 0.
    #[must_use]
    pub fn srem(&self, other: &Self) -> Self {
        if let (Repr::Small { .. }, Repr::Small { .. }) = (&self.0, &other.0) {
            return binary(self, other, srem_word, |a, _, _| a.clone());
        }
        let remainder = self.magnitude().urem(&other.magnitude());
        if self.is_negative() { remainder.neg() } else { remainder }
    }

    /// Signed remainder with the divisor's sign; the dividend if the divisor is 0.
    #[must_use]
    pub fn smod(&self, other: &Self) -> Self {
        if let (Repr::Small { .. }, Repr::Small { .. }) = (&self.0, &other.0) {
            return binary(self, other, smod_word, |a, _, _| a.clone());
        }
        let remainder = self.srem(other);
        if other.is_zero() || remainder.is_zero() || remainder.is_negative() == other.is_negative()
        {
            remainder
        } else {
            remainder.add(other)
        }
    }

    /// The absolute value as an unsigned number of the same width.
    fn magnitude(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// Shift left; 0 if the amount is the width or more.
    #[must_use]
    pub fn shl(&self, by: &Self) -> Self {
        binary(self, by, shl_word, |a, b, width| match shift_amount(b, width) {
            Some(by) => a << by,
            None => UBig::ZERO,
        })
    }

    /// Logical shift right; 0 if the amount is the width or more.
    #[must_use]
    pub fn lshr(&self, by: &Self) -> Self {
        binary(self, by, lshr_word, |a, b, width| match shift_amount(b, width) {
            Some(by) => a >> by,
            None => UBig::ZERO,
        })
    }

    /// Arithmetic shift right; copies of the sign if the amount is the width or more.
    #[must_use]
    pub fn ashr(&self, by: &Self) -> Self {
        if let (Repr::Small { .. }, Repr::Small { .. }) = (&self.0, &by.0) {
            return binary(self, by, ashr_word, |a, _, _| a.clone());
        }
        if self.is_negative() { self.not().lshr(by).not() } else { self.lshr(by) }
    }

    /// The order as unsigned numbers.
    #[inline]
    pub fn ucmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Repr::Small { width, bits: a }, Repr::Small { width: same, bits: b })
                if width == same =>
            {
                a.cmp(b)
            }
            (Repr::Big { width, bits: a }, Repr::Big { width: same, bits: b }) if width == same => {
                a.cmp(b)
            }
            _ => differing_widths(self, other),
        }
    }

    /// The order as signed numbers.
    #[inline]
    pub fn scmp(&self, other: &Self) -> Ordering {
        // Among equal signs the unsigned order is the signed one.
        other.is_negative().cmp(&self.is_negative()).then_with(|| self.ucmp(other))
    }

    /// Unsigned less than.
    pub fn ult(&self, other: &Self) -> bool {
        self.ucmp(other).is_lt()
    }

    /// Unsigned less or equal.
    pub fn ule(&self, other: &Self) -> bool {
        self.ucmp(other).is_le()
    }

    /// Signed less than.
    pub fn slt(&self, other: &Self) -> bool {
        self.scmp(other).is_lt()
    }

    /// Signed less or equal.
    pub fn sle(&self, other: &Self) -> bool {
        self.scmp(other).is_le()
    }

    /// Concatenation; `self` gives the high bits.
    #[must_use]
    pub fn concat(&self, low: &Self) -> Self {
        let width = self.width() + low.width();
        match (&self.0, &low.0) {
            (Repr::Small { bits: a, .. }, Repr::Small { width: low_width, bits: b })
                if width <= 64 =>
            {
                Self::from_u64(a << low_width | b, width)
            }
            _ => Self::big((self.to_ubig() << low.width() as usize) | low.to_ubig(), width),
        }
    }

    /// Bits `hi` down to `lo`.
    ///
    /// # Panics
    /// Unless `lo <= hi < width`.
    #[must_use]
    pub fn extract(&self, hi: u32, lo: u32) -> Self {
        assert!(lo <= hi && hi < self.width(), "bits {hi} to {lo} should lie in the bit-vector");
        let width = hi - lo + 1;
        match &self.0 {
            Repr::Small { bits, .. } => Self::from_u64(bits >> lo, width),
            Repr::Big { bits, .. } => Self::from_ubig(&(bits.as_ref() >> lo as usize), width),
        }
    }

    /// Extension by `by` zero bits.
    #[must_use]
    pub fn zero_extend(&self, by: u32) -> Self {
        let width = self.width() + by;
        match &self.0 {
            Repr::Small { bits, .. } => Self::from_u64(*bits, width),
            Repr::Big { bits, .. } => Self::big((**bits).clone(), width),
        }
    }

    /// Extension by `by` copies of the sign bit.
    #[must_use]
    pub fn sign_extend(&self, by: u32) -> Self {
        let width = self.width() + by;
        match &self.0 {
            Repr::Small { width: narrow, bits } => Self::from_i64(signed(*bits, *narrow), width),
            Repr::Big { .. } => Self::from_ibig(&self.to_ibig(), width),
        }
    }
}

/// The amount of a shift that leaves something of `width` bits.
fn shift_amount(by: &UBig, width: u32) -> Option<usize> {
    usize::try_from(by).ok().filter(|by| *by < width as usize)
}
