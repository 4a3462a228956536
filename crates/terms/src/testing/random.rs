//! A small generator of random numbers and values.

use std::sync::Arc;

use crate::sort::{FloatFormat, Sort};
use crate::value::{ArrayValue, BitVec, Float, RoundingMode, Value};

/// A generator: the same seed gives the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits (splitmix64).
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a bound should fit 64 bits");
        usize::try_from(self.bits() % bound).expect("a number below a usize should be one")
    }

    /// Whether something that happens this often in a hundred does.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of some.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A value of a sort, one of the special ones more often than not.
    pub fn value(&mut self, sort: &Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(self.chance(50)),
            Sort::Int => Value::int(self.integer()),
            Sort::Bv(width) => Value::Bv(self.bit_vector(*width)),
            Sort::Float(format) => Value::Float(self.float(*format)),
            Sort::RoundingMode => Value::RoundingMode(*self.pick(&RoundingMode::ALL)),
            Sort::Array(sort) => {
                let default = self.value(&sort.element);
                let mut array = ArrayValue::constant(Arc::clone(sort), default);
                for _ in 0..self.below(4) {
                    let (index, element) = (self.value(&sort.index), self.value(&sort.element));
                    array.set(index, element);
                }
                Value::Array(array)
            }
        }
    }

    fn integer(&mut self) -> i64 {
        match self.below(10) {
            0 => i64::MAX,
            1 => i64::MIN,
            2 => 0,
            _ => i64::try_from(self.below(17)).unwrap_or(0) - 8,
        }
    }

    fn bit_vector(&mut self, width: u32) -> BitVec {
        let small = BitVec::from_u64(self.below(6) as u64, width);
        match self.below(8) {
            0 => BitVec::zero(width),
            1 => BitVec::ones(width),
            2 => small,
            3 => small.not(),
            // The least signed number and those around it.
            4 => BitVec::ones(width).lshr(&BitVec::from_u64(1, width)).add(&small),
            5 => BitVec::from_u64(1, width)
                .shl(&BitVec::from_u64(self.below(width as usize) as u64, width)),
            _ => {
                let mut bits = BitVec::from_u64(self.bits(), width.min(64));
                while bits.width() < width {
                    let more = (width - bits.width()).min(64);
                    bits = bits.concat(&BitVec::from_u64(self.bits(), more));
                }
                bits
            }
        }
    }

    /// A float: zeros, infinities, NaN, subnormal numbers and powers of two are frequent.
    fn float(&mut self, format: FloatFormat) -> Float {
        let fraction = format.significand - 1;
        let sign = BitVec::from_bool(self.chance(50));
        let one_half = BitVec::ones(format.exponent).lshr(&BitVec::from_u64(1, format.exponent));
        let exponent = match self.below(6) {
            0 => BitVec::zero(format.exponent),
            1 => BitVec::ones(format.exponent),
            2 => one_half,
            3 => one_half.add(&BitVec::from_u64(self.below(8) as u64, format.exponent)),
            _ => self.bit_vector(format.exponent),
        };
        let significand =
            if self.chance(40) { BitVec::zero(fraction) } else { self.bit_vector(fraction) };
        Float::from_bits(format, &sign.concat(&exponent).concat(&significand))
    }
}
