//! Bit-vectors of any width, narrow ones without allocation.

use dashu_int::UBig;
use std::fmt;

/// A bit-vector: a width of at least 1 and as many bits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BitVec {
    width: u32,
    bits: Bits,
}

/// `Small` for widths up to 64, `Big` above; unused high bits are zero.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Bits {
    Small(u64),
    Big(Box<UBig>),
}

impl BitVec {
    /// The low `width` bits of `value`.
    pub fn from_u64(value: u64, width: u32) -> Self {
        let bits = if width < 64 { value & ((1 << width) - 1) } else { value };
        if width <= 64 {
            Self { width, bits: Bits::Small(bits) }
        } else {
            Self { width, bits: Bits::Big(Box::new(UBig::from(value))) }
        }
    }

    /// The low `width` bits of the two's complement of `value`.
    pub fn from_i64(value: i64, width: u32) -> Self {
        let _ = (value, width);
        todo!()
    }

    /// The low `width` bits of `value`.
    pub fn from_ubig(value: &UBig, width: u32) -> Self {
        let _ = (value, width);
        todo!()
    }

    /// How many bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The unsigned number.
    pub fn to_ubig(&self) -> UBig {
        match &self.bits {
            Bits::Small(small) => UBig::from(*small),
            Bits::Big(big) => (**big).clone(),
        }
    }

    /// The unsigned number, if a `u64` holds it.
    pub fn to_u64(&self) -> Option<u64> {
        match &self.bits {
            Bits::Small(small) => Some(*small),
            Bits::Big(big) => u64::try_from(&**big).ok(),
        }
    }

    /// The signed number, if an `i64` holds it.
    pub fn to_i64(&self) -> Option<i64> {
        todo!()
    }
}

/// Prints `#b..` or, where the width is a multiple of four, `#x..`.
impl fmt::Display for BitVec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let _ = f;
        todo!()
    }
}
