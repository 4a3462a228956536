//! Bit-vectors of any width, narrow ones without allocation.

pub(super) mod ops;
#[cfg(test)]
mod tests;

use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};
use std::fmt;
use std::str::FromStr;

/// A bit-vector: a width of at least 1 and as many bits.
///
/// ```
/// use symra_terms::BitVec;
///
/// let a = BitVec::from_u64(200, 8);
/// let b = BitVec::from_u64(100, 8);
/// assert_eq!(a.add(&b), BitVec::from_u64(44, 8));
/// assert_eq!(a.to_i64(), Some(-56));
/// assert_eq!(a.to_string(), "#xc8");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BitVec(Repr);

/// `Small` for widths up to 64, `Big` above; unused high bits are zero.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Repr {
    Small { width: u32, bits: u64 },
    Big { width: u32, bits: Box<UBig> },
}

/// The text is not a bit-vector literal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not a bit-vector literal such as `#b0101` or `#x5f`")]
pub struct ParseBitVecError {
    /// What was to be read.
    pub text: String,
}

/// The low `width` bits set, for widths from 1 to 64.
#[inline]
pub(crate) const fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// The signed reading of the low `width` bits, for widths from 1 to 64.
#[inline]
#[expect(clippy::cast_possible_wrap, reason = "the sign bit is moved to the top on purpose")]
pub(crate) const fn signed(bits: u64, width: u32) -> i64 {
    ((bits << (64 - width)) as i64) >> (64 - width)
}

impl BitVec {
    /// The low `width` bits of `value`.
    #[inline]
    pub fn from_u64(value: u64, width: u32) -> Self {
        assert!(width >= 1, "a bit-vector should have at least one bit");
        if width <= 64 {
            Self(Repr::Small { width, bits: value & mask(width) })
        } else {
            Self(Repr::Big { width, bits: Box::new(UBig::from(value)) })
        }
    }

    /// The low `width` bits of the two's complement of `value`.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "two's complement is meant")]
    pub fn from_i64(value: i64, width: u32) -> Self {
        if width <= 64 {
            Self::from_u64(value as u64, width)
        } else {
            Self::from_ibig(&IBig::from(value), width)
        }
    }

    /// The low `width` bits of `value`.
    pub fn from_ubig(value: &UBig, width: u32) -> Self {
        if width <= 64 {
            // Only the lowest word counts, and a word has 64 bits or less.
            let mut low = value.clone();
            low.clear_high_bits(64);
            let low = u64::try_from(&low).expect("64 bits should fit in a `u64`");
            Self::from_u64(low, width)
        } else {
            Self::big(value.clone(), width)
        }
    }

    /// The low `width` bits of the two's complement of `value`.
    pub fn from_ibig(value: &IBig, width: u32) -> Self {
        let (sign, magnitude) = value.clone().into_parts();
        let magnitude = Self::from_ubig(&magnitude, width);
        if sign == dashu_int::Sign::Negative { magnitude.neg() } else { magnitude }
    }

    /// A single bit.
    pub fn from_bool(bit: bool) -> Self {
        Self::from_u64(u64::from(bit), 1)
    }

    /// A wide one from a number whose high bits are still to be cut.
    fn big(mut value: UBig, width: u32) -> Self {
        debug_assert!(width > 64, "a narrow bit-vector should be small");
        value.clear_high_bits(width as usize);
        Self(Repr::Big { width, bits: Box::new(value) })
    }

    /// All bits zero.
    pub fn zero(width: u32) -> Self {
        Self::from_u64(0, width)
    }

    /// All bits one.
    pub fn ones(width: u32) -> Self {
        if width <= 64 {
            Self::from_u64(u64::MAX, width)
        } else {
            Self::big(UBig::ones(width as usize), width)
        }
    }

    /// How many bits.
    #[inline]
    pub fn width(&self) -> u32 {
        match self.0 {
            Repr::Small { width, .. } | Repr::Big { width, .. } => width,
        }
    }

    /// The unsigned number.
    pub fn to_ubig(&self) -> UBig {
        match &self.0 {
            Repr::Small { bits, .. } => UBig::from(*bits),
            Repr::Big { bits, .. } => (**bits).clone(),
        }
    }

    /// The signed number.
    pub fn to_ibig(&self) -> IBig {
        match &self.0 {
            Repr::Small { width, bits } => IBig::from(signed(*bits, *width)),
            Repr::Big { width, bits } => {
                let value = IBig::from((**bits).clone());
                if self.is_negative() { value - (IBig::ONE << *width as usize) } else { value }
            }
        }
    }

    /// The unsigned number, if a `u64` holds it.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        match &self.0 {
            Repr::Small { bits, .. } => Some(*bits),
            Repr::Big { bits, .. } => u64::try_from(&**bits).ok(),
        }
    }

    /// The signed number, if an `i64` holds it.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small { width, bits } => Some(signed(*bits, *width)),
            Repr::Big { .. } => i64::try_from(&self.to_ibig()).ok(),
        }
    }

    /// The bit at a position, counted from the lowest; false beyond the width.
    pub fn bit(&self, position: u32) -> bool {
        match &self.0 {
            Repr::Small { bits, .. } => position < 64 && bits >> position & 1 == 1,
            Repr::Big { bits, .. } => bits.bit(position as usize),
        }
    }

    /// Whether the highest bit is set.
    pub fn is_negative(&self) -> bool {
        self.bit(self.width() - 1)
    }

    /// Whether all bits are zero.
    pub fn is_zero(&self) -> bool {
        match &self.0 {
            Repr::Small { bits, .. } => *bits == 0,
            Repr::Big { bits, .. } => bits.is_zero(),
        }
    }

    /// Whether all bits are one.
    pub fn is_ones(&self) -> bool {
        match &self.0 {
            Repr::Small { width, bits } => *bits == mask(*width),
            Repr::Big { width, bits } => bits.count_ones() == *width as usize,
        }
    }

    /// Writes the bits as binary digits, all of them.
    pub(crate) fn write_binary(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.width() as usize;
        match &self.0 {
            Repr::Small { bits, .. } => write!(f, "{bits:0width$b}"),
            Repr::Big { bits, .. } => write!(f, "{:0width$b}", **bits),
        }
    }
}

/// Prints `#b..` or, where the width is a multiple of four, `#x..`.
impl fmt::Display for BitVec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.width() as usize;
        if !width.is_multiple_of(4) {
            f.write_str("#b")?;
            return self.write_binary(f);
        }
        let digits = width / 4;
        match &self.0 {
            Repr::Small { bits, .. } => write!(f, "#x{bits:0digits$x}"),
            Repr::Big { bits, .. } => write!(f, "#x{:0digits$x}", **bits),
        }
    }
}

/// Reads `#b..` or `#x..`; the number of digits gives the width.
impl FromStr for BitVec {
    type Err = ParseBitVecError;

    fn from_str(text: &str) -> Result<Self, ParseBitVecError> {
        let error = || ParseBitVecError { text: text.to_owned() };
        let (digits, radix, bits_each) = if let Some(digits) = text.strip_prefix("#b") {
            (digits, 2, 1)
        } else if let Some(digits) = text.strip_prefix("#x") {
            (digits, 16, 4)
        } else {
            return Err(error());
        };
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return Err(error());
        }
        let width = u32::try_from(digits.len())
            .ok()
            .and_then(|count| count.checked_mul(bits_each))
            .ok_or_else(error)?;
        let value = UBig::from_str_radix(digits, radix).map_err(|_| error())?;
        Ok(Self::from_ubig(&value, width))
    }
}
