//! Comparisons of bit-vectors.
//!
//! A comparison with a constant is always `<=`, and one that holds for all values but one is a negated equality.

use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};
use crate::value::BitVec;

/// How the bits are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Unsigned,
    Signed,
}

impl Reading {
    fn least(self, width: u32) -> BitVec {
        match self {
            Self::Unsigned => BitVec::zero(width),
            Self::Signed => self.greatest(width).not(),
        }
    }

    fn greatest(self, width: u32) -> BitVec {
        match self {
            Self::Unsigned => BitVec::ones(width),
            Self::Signed => BitVec::ones(width).lshr(&BitVec::from_u64(1, width)),
        }
    }

    fn less(self) -> Op {
        match self {
            Self::Unsigned => Op::BvUlt,
            Self::Signed => Op::BvSlt,
        }
    }

    fn less_or_equal(self) -> Op {
        match self {
            Self::Unsigned => Op::BvUle,
            Self::Signed => Op::BvSle,
        }
    }
}

impl TermPool {
    /// Unsigned `a < b`.
    pub fn bv_ult(&mut self, a: Term, b: Term) -> Term {
        self.bv_less(Reading::Unsigned, a, b)
    }

    /// Unsigned `a <= b`.
    pub fn bv_ule(&mut self, a: Term, b: Term) -> Term {
        self.bv_less_or_equal(Reading::Unsigned, a, b)
    }

    /// Signed `a < b`.
    pub fn bv_slt(&mut self, a: Term, b: Term) -> Term {
        self.bv_less(Reading::Signed, a, b)
    }

    /// Signed `a <= b`.
    pub fn bv_sle(&mut self, a: Term, b: Term) -> Term {
        self.bv_less_or_equal(Reading::Signed, a, b)
    }

    fn bv_less(&mut self, reading: Reading, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if a == b {
            return self.false_();
        }
        let one = BitVec::from_u64(1, width);
        if let Some(bound) = self.bv_value(b) {
            if *bound == reading.least(width) {
                return self.false_();
            }
            let bound = bound.sub(&one);
            let bound = self.bits(bound);
            return self.bv_less_or_equal(reading, a, bound);
        }
        if let Some(bound) = self.bv_value(a) {
            if *bound == reading.greatest(width) {
                return self.false_();
            }
            let bound = bound.add(&one);
            let bound = self.bits(bound);
            return self.bv_less_or_equal(reading, bound, b);
        }
        if let Some((reading, a, b)) = self.narrow_comparison(reading, a, b) {
            return self.bv_less(reading, a, b);
        }
        if self.is_remainder_by(reading, a, b) {
            let zero = self.bv(0, width);
            return self.ne(b, zero);
        }
        self.finish(reading.less(), &[a, b], SortId::BOOL)
    }

    /// Whether a term is a remainder of a division by another, so that it is below it, unless that is 0.
    fn is_remainder_by(&self, reading: Reading, term: Term, divisor: Term) -> bool {
        reading == Reading::Unsigned
            && self.op(term) == Op::BvUrem
            && self.args(term).get(1) == Some(&divisor)
    }

    fn bv_less_or_equal(&mut self, reading: Reading, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if a == b {
            return self.true_();
        }
        if self.is_const(a) && self.is_const(b) {
            return self.fold(reading.less_or_equal(), &[a, b], SortId::BOOL);
        }
        if let Some((reading, a, b)) = self.narrow_comparison(reading, a, b) {
            return self.bv_less_or_equal(reading, a, b);
        }
        let one = BitVec::from_u64(1, width);
        let (least, greatest) = (reading.least(width), reading.greatest(width));
        if let Some(bound) = self.bv_value(b) {
            if *bound == greatest || self.is_below(reading, a, bound) {
                return self.true_();
            }
            if *bound == least {
                return self.eq(a, b);
            }
            if self.is_above(reading, a, bound) {
                return self.false_();
            }
            if *bound == greatest.sub(&one) {
                let greatest = self.bits(greatest);
                return self.ne(a, greatest);
            }
        }
        if let Some(bound) = self.bv_value(a) {
            if *bound == least || self.is_above(reading, b, bound) {
                return self.true_();
            }
            if *bound == greatest {
                return self.eq(a, b);
            }
            if self.is_below(reading, b, bound) {
                return self.false_();
            }
            if *bound == least.add(&one) {
                let least = self.bits(least);
                return self.ne(b, least);
            }
        }
        if self.is_remainder_by(reading, b, a) {
            let zero = self.bv(0, width);
            return self.eq(a, zero);
        }
        self.finish(reading.less_or_equal(), &[a, b], SortId::BOOL)
    }

    /// Whether an extended term is below a bound that doesn't fit into its narrow width.
    fn is_below(&self, reading: Reading, term: Term, bound: &BitVec) -> bool {
        let width = bound.width();
        match reading {
            Reading::Unsigned => self.zero_bits(term) > 0 && bound.is_negative(),
            Reading::Signed => {
                self.sign_bits(term) > 0 && !bound.is_negative() && bound.bit(width - 2)
            }
        }
    }

    /// Whether an extended term is above a bound that doesn't fit into its narrow width.
    fn is_above(&self, reading: Reading, term: Term, bound: &BitVec) -> bool {
        reading == Reading::Signed
            && ((self.sign_bits(term) > 0 && bound.is_negative() && !bound.bit(bound.width() - 2))
                || (self.zero_bits(term) > 0 && bound.is_negative()))
    }

    /// The same comparison of fewer bits, or of the bits read as unsigned, where both sides are extensions.
    fn narrow_comparison(
        &mut self,
        reading: Reading,
        a: Term,
        b: Term,
    ) -> Option<(Reading, Term, Term)> {
        let zeros = self.zero_bits(a).min(self.zero_bits(b));
        let signs = self.sign_bits(a).min(self.sign_bits(b));
        // Sign extension keeps both orders. Numbers with a zero on top are in one order in both.
        let drop = zeros.max(signs);
        if drop == 0 {
            return None;
        }
        let reading = if zeros > 0 { Reading::Unsigned } else { reading };
        let high = self.width(a) - 1 - drop;
        Some((reading, self.extract(high, 0, a), self.extract(high, 0, b)))
    }

    /// How many high bits of a term are known to be zeros, of a constant at most all but one.
    pub(super) fn zero_bits(&self, term: Term) -> u32 {
        match self.op(term) {
            Op::ZeroExtend(by) => by,
            Op::Const(_) => self.bv_value(term).map_or(0, |bits| zeros(bits).min(bits.width() - 1)),
            Op::Concat => self
                .bv_value(self.args(term)[0])
                .map_or(0, |bits| zeros(bits).min(bits.width() - 1)),
            _ => 0,
        }
    }

    /// How many high bits of a term are known to be copies of the bit below them.
    pub(super) fn sign_bits(&self, term: Term) -> u32 {
        match self.op(term) {
            Op::SignExtend(by) => by,
            Op::ZeroExtend(by) => by - 1,
            Op::Const(_) => self.bv_value(term).map_or(0, |bits| {
                let zeros = if bits.is_negative() { zeros(&bits.not()) } else { zeros(bits) };
                zeros - 1
            }),
            _ => 0,
        }
    }
}

/// How many zeros are on top of a value.
fn zeros(bits: &BitVec) -> u32 {
    let width = bits.width();
    match bits.to_u64() {
        Some(small) if width <= 64 => small.leading_zeros() - (64 - width),
        _ => {
            let length = u32::try_from(dashu_int::ops::BitTest::bit_len(&bits.to_ubig()))
                .expect("a value should not be longer than its width");
            width - length
        }
    }
}
