//! Operators that SMT-LIB leaves open somewhere: where, and what they are there by our convention (see [`Op`]).
//!
//! The text of such an operator is guarded, `(ite (= y 0) 0 (div x y))`, so that it means the same elsewhere. A choice that
//! is such a guard is the operator itself.

use dashu_int::UBig;

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::{FloatFormat, Sort};
use crate::value::{BitVec, Float, Value};

impl TermPool {
    /// The arm of a choice that the other arm equals wherever it is taken.
    pub(super) fn guarded(&mut self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        if self.convention(otherwise).is_some_and(|fallback| fallback == then)
            && self.open_where(otherwise) == condition
        {
            return Some(otherwise);
        }
        if self.convention(then).is_some_and(|fallback| fallback == otherwise) {
            let open = self.open_where(then);
            if self.not(open) == condition {
                return Some(then);
            }
        }
        None
    }

    /// What a term is where SMT-LIB leaves it open, if it does so anywhere.
    fn convention(&mut self, term: Term) -> Option<Term> {
        match self.op(term) {
            Op::Div => Some(self.int(0)),
            Op::Mod => Some(self.args(term)[0]),
            Op::FpMin | Op::FpMax => Some(self.args(term)[1]),
            Op::FpToBits => {
                let Sort::Float(format) = *self.sort(self.args(term)[0]) else { return None };
                Some(self.bits(Float::nan(format).to_bits().clone()))
            }
            Op::FpToSbv(width) | Op::FpToUbv(width) => Some(self.bits(BitVec::zero(width))),
            _ => None,
        }
    }

    /// Where SMT-LIB leaves a term open.
    fn open_where(&mut self, term: Term) -> Term {
        match self.op(term) {
            Op::Div | Op::Mod => {
                let [_, divisor] = self.args2(term);
                let zero = self.int(0);
                self.eq(divisor, zero)
            }
            Op::FpMin | Op::FpMax => {
                let [x, y] = self.args2(term);
                let (x, y) = (self.fp_is_zero(x), self.fp_is_zero(y));
                self.and(&[x, y])
            }
            Op::FpToBits => {
                let x = self.args1(term);
                self.fp_is_nan(x)
            }
            op @ (Op::FpToSbv(_) | Op::FpToUbv(_)) => {
                let [mode, x] = self.args2(term);
                let Sort::Float(format) = *self.sort(x) else { return self.false_() };
                let integral = self.fp_round(mode, x);
                let (least, above) = conversion_bounds(op, format);
                let least = self.constant(Value::Float(least));
                let above = self.constant(Value::Float(above));
                let bounds = [self.fp_le(least, integral), self.fp_lt(integral, above)];
                let inside = self.and(&bounds);
                self.not(inside)
            }
            _ => self.false_(),
        }
    }
}

/// The integral floats that convert to a bit-vector lie from the first of these up to below the second.
pub(crate) fn conversion_bounds(op: Op, format: FloatFormat) -> (Float, Float) {
    match op {
        Op::FpToSbv(width) => (
            power_of_two(format, width - 1, true).unwrap_or_else(|| Float::largest(format, true)),
            power_of_two(format, width - 1, false)
                .unwrap_or_else(|| Float::infinity(format, false)),
        ),
        Op::FpToUbv(width) => (
            Float::zero(format, false),
            power_of_two(format, width, false).unwrap_or_else(|| Float::infinity(format, false)),
        ),
        _ => panic!("a float should be converted to a bit-vector, not by {op:?}"),
    }
}

/// Plus or minus `2^exponent`, if the format has it.
pub(super) fn power_of_two(format: FloatFormat, exponent: u32, negative: bool) -> Option<Float> {
    let bias = (UBig::from(1u8) << (format.exponent as usize - 1)) - UBig::from(1u8);
    let field = &bias + UBig::from(exponent);
    if field > &bias + &bias {
        return None;
    }
    Some(signed(format, field << (format.significand as usize - 1), negative))
}

fn signed(format: FloatFormat, magnitude: UBig, negative: bool) -> Float {
    let sign = UBig::from(u8::from(negative)) << (format.width() as usize - 1);
    Float::from_bits(format, &BitVec::from_ubig(&(magnitude | sign), format.width()))
}
