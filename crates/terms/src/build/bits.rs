//! Bitwise operators and shifts.
//!
//! Shifts by constants and masks of one run of ones become parts (see [`super::parts`]), so that they meet the other
//! ways to take a word apart.

use smallvec::SmallVec;

use super::FLAT;
use super::parts::Parts;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::value::BitVec;

impl TermPool {
    /// Bitwise complement.
    pub fn bv_not(&mut self, a: Term) -> Term {
        self.width(a);
        let sort = self.sort_of(a);
        match self.op(a) {
            Op::BvNot => self.args1(a),
            Op::BvNeg => {
                // ~(-x) = x - 1
                let inner = self.args1(a);
                let minus_one = BitVec::ones(self.width(a));
                let minus_one = self.bits(minus_one);
                self.bv_add(inner, minus_one)
            }
            Op::BvXor => {
                let [x, y] = self.args2(a);
                match self.bv_value(y) {
                    Some(mask) => {
                        let mask = mask.not();
                        let mask = self.bits(mask);
                        self.bv_xor(x, mask)
                    }
                    None => self.node(Op::BvNot, &[a], sort),
                }
            }
            _ => self.finish(Op::BvNot, &[a], sort),
        }
    }

    /// Bitwise and.
    pub fn bv_and(&mut self, a: Term, b: Term) -> Term {
        let (mut a, b) = self.bitwise_operands(a, b);
        if a == b {
            return a;
        }
        if let Some(mask) = self.bv_value(b) {
            let mut mask = mask.clone();
            if self.is_const(a) {
                return self.fold(Op::BvAnd, &[a, b], self.sort_of(a));
            }
            if self.op(a) == Op::BvAnd {
                let [x, y] = self.args2(a);
                if let Some(inner) = self.bv_value(y) {
                    mask = mask.and(inner);
                    a = x;
                }
            }
            return self.bv_mask(a, &mask);
        }
        if self.are_complements(a, b) {
            let width = self.width(a);
            return self.bits(BitVec::zero(width));
        }
        self.bitwise(Op::BvAnd, a, b)
    }

    /// A term under a constant mask.
    fn bv_mask(&mut self, a: Term, mask: &BitVec) -> Term {
        let width = mask.width();
        if mask.is_zero() {
            return self.bits(BitVec::zero(width));
        }
        if mask.is_ones() {
            return a;
        }
        if let Some((hi, lo)) = run_of_ones(mask) {
            let mut parts: SmallVec<[Term; 3]> = SmallVec::new();
            if hi + 1 < width {
                parts.push(self.bits(BitVec::zero(width - hi - 1)));
            }
            parts.push(self.extract(hi, lo, a));
            if lo > 0 {
                parts.push(self.bits(BitVec::zero(lo)));
            }
            return self.concat_all(&parts);
        }
        if let Op::ZeroExtend(by) = self.op(a) {
            let inner = self.args1(a);
            let narrow = mask.extract(width - by - 1, 0);
            let narrow = self.bits(narrow);
            let inner = self.bv_and(inner, narrow);
            return self.zero_extend(by, inner);
        }
        let sort = self.sort_of(a);
        let mask = self.bits(mask.clone());
        self.finish(Op::BvAnd, &[a, mask], sort)
    }

    /// Concatenation of some, the highest first.
    fn concat_all(&mut self, parts: &[Term]) -> Term {
        let mut parts = parts.iter().rev();
        let mut term = *parts.next().expect("a concatenation should have parts");
        for part in parts {
            term = self.concat(*part, term);
        }
        term
    }

    /// Bitwise or.
    pub fn bv_or(&mut self, a: Term, b: Term) -> Term {
        let (mut a, mut b) = self.bitwise_operands(a, b);
        if a == b {
            return a;
        }
        if let Some(mask) = self.bv_value(b) {
            if mask.is_zero() {
                return a;
            }
            if mask.is_ones() {
                return b;
            }
            if self.op(a) == Op::BvOr {
                let [x, y] = self.args2(a);
                if let Some(inner) = self.bv_value(y) {
                    let mask = mask.or(inner);
                    if mask.is_ones() {
                        return self.bits(mask);
                    }
                    b = self.bits(mask);
                    a = x;
                }
            }
        } else if self.are_complements(a, b) {
            let width = self.width(a);
            return self.bits(BitVec::ones(width));
        }
        if let Some(joined) = self.join_disjoint(Op::BvOr, a, b) {
            return joined;
        }
        self.bitwise(Op::BvOr, a, b)
    }

    /// Bitwise exclusive or.
    pub fn bv_xor(&mut self, a: Term, b: Term) -> Term {
        let (mut a, mut b) = self.bitwise_operands(a, b);
        let width = self.width(a);
        if a == b {
            return self.bits(BitVec::zero(width));
        }
        let mut flip = false;
        for term in [&mut a, &mut b] {
            if self.op(*term) == Op::BvNot {
                *term = self.args1(*term);
                flip = !flip;
            }
        }
        if a == b {
            return self.bits(if flip { BitVec::ones(width) } else { BitVec::zero(width) });
        }
        let (a, b) = self.bitwise_operands(a, b);
        let term = self.bv_xor_positive(a, b);
        if flip { self.bv_not(term) } else { term }
    }

    fn bv_xor_positive(&mut self, mut a: Term, mut b: Term) -> Term {
        if let Some(mask) = self.bv_value(b) {
            let mut mask = mask.clone();
            if self.op(a) == Op::BvXor {
                let [x, y] = self.args2(a);
                if let Some(inner) = self.bv_value(y) {
                    mask = mask.xor(inner);
                    a = x;
                }
            }
            if mask.is_zero() {
                return a;
            }
            if mask.is_ones() && !self.is_const(a) {
                return self.bv_not(a);
            }
            b = self.bits(mask);
        } else {
            for (a, b) in [(a, b), (b, a)] {
                if self.op(a) == Op::BvXor {
                    let [x, y] = self.args2(a);
                    if x == b {
                        return y;
                    }
                    if y == b {
                        return x;
                    }
                }
            }
        }
        if let Some(joined) = self.join_disjoint(Op::BvXor, a, b) {
            return joined;
        }
        self.bitwise(Op::BvXor, a, b)
    }

    /// The operands with a constant last, else in their order.
    fn bitwise_operands(&self, a: Term, b: Term) -> (Term, Term) {
        self.check_bv_pair(a, b);
        let swap = if self.is_const(b) { false } else { self.is_const(a) || b < a };
        if swap { (b, a) } else { (a, b) }
    }

    /// The term of an operator whose operands were put in order; `x op (x op y)` is `x op y` but for exclusive or.
    fn bitwise(&mut self, op: Op, a: Term, b: Term) -> Term {
        if op != Op::BvXor {
            for (a, b) in [(a, b), (b, a)] {
                if self.op(a) == op && self.args(a).contains(&b) {
                    return a;
                }
            }
        }
        let sort = self.sort_of(a);
        self.finish(op, &[a, b], sort)
    }

    fn are_complements(&self, a: Term, b: Term) -> bool {
        (self.op(a) == Op::BvNot && self.args1(a) == b)
            || (self.op(b) == Op::BvNot && self.args1(b) == a)
    }

    /// `or` or `xor` of terms made of parts, where one of them is constant wherever the other isn't: the concatenation.
    fn join_disjoint(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        let is_split = |pool: &Self, term| matches!(pool.op(term), Op::Concat | Op::ZeroExtend(_));
        if !(is_split(self, a) || is_split(self, b)) {
            return None;
        }
        let (mut of_a, mut of_b) = (Parts::new(), Parts::new());
        if !self.collect_parts(a, &mut of_a) || !self.collect_parts(b, &mut of_b) {
            return None;
        }
        let cuts = self.common_cuts(&of_a, &of_b);
        if cuts.len() > FLAT {
            return None;
        }
        let mut end = self.width(a);
        let mut joined: SmallVec<[Term; FLAT]> = SmallVec::new();
        for start in cuts {
            let part_a = self.part_between(&of_a, end, start);
            let part_b = self.part_between(&of_b, end, start);
            joined.push(self.combine_parts(op, part_a, part_b)?);
            end = start;
        }
        Some(self.concat_all(&joined))
    }

    /// The lower ends of the pieces that both sequences of parts fall into, from the top down.
    fn common_cuts(&self, of_a: &Parts, of_b: &Parts) -> SmallVec<[u32; FLAT]> {
        let mut cuts: SmallVec<[u32; FLAT]> = SmallVec::new();
        for parts in [of_a, of_b] {
            let mut start = 0;
            for part in parts.iter().rev() {
                cuts.push(start);
                start += self.width(*part);
            }
        }
        cuts.sort_unstable_by(|a, b| b.cmp(a));
        cuts.dedup();
        cuts
    }

    /// The part that covers a piece, and which of its bits the piece is.
    fn part_between(&self, parts: &Parts, end: u32, start: u32) -> (Term, u32, u32) {
        let mut low = 0;
        for part in parts.iter().rev() {
            let width = self.width(*part);
            if start < low + width {
                return (*part, end - 1 - low, start - low);
            }
            low += width;
        }
        unreachable!("a piece should lie in a part")
    }

    fn combine_parts(&mut self, op: Op, a: (Term, u32, u32), b: (Term, u32, u32)) -> Option<Term> {
        for ((a, a_hi, a_lo), (b, b_hi, b_lo)) in [(a, b), (b, a)] {
            let Some(bits) = self.bv_value(a) else { continue };
            let bits = bits.extract(a_hi, a_lo);
            if bits.is_zero() {
                return Some(self.extract(b_hi, b_lo, b));
            }
            if let Some(other) = self.bv_value(b) {
                let other = other.extract(b_hi, b_lo);
                let both = if op == Op::BvOr { bits.or(&other) } else { bits.xor(&other) };
                return Some(self.bits(both));
            }
            if bits.is_ones() && op == Op::BvOr {
                return Some(self.bits(bits));
            }
        }
        None
    }

    /// Shift left; 0 if the amount is the width or more.
    pub fn bv_shl(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if self.is_bv_zero(a) {
            return a;
        }
        match self.shift_amount(b) {
            None => self.finish(Op::BvShl, &[a, b], self.sort_of(a)),
            Some(0) => a,
            Some(by) if by >= width => self.bits(BitVec::zero(width)),
            Some(by) => {
                let kept = self.extract(width - 1 - by, 0, a);
                let zeros = self.bits(BitVec::zero(by));
                self.concat(kept, zeros)
            }
        }
    }

    /// Logical shift right.
    pub fn bv_lshr(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if self.is_bv_zero(a) {
            return a;
        }
        match self.shift_amount(b) {
            None => self.finish(Op::BvLshr, &[a, b], self.sort_of(a)),
            Some(0) => a,
            Some(by) if by >= width => self.bits(BitVec::zero(width)),
            Some(by) => {
                let kept = self.extract(width - 1, by, a);
                self.zero_extend(by, kept)
            }
        }
    }

    /// Arithmetic shift right.
    pub fn bv_ashr(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if self.bv_value(a).is_some_and(|bits| bits.is_zero() || bits.is_ones()) {
            return a;
        }
        match self.shift_amount(b) {
            None => self.finish(Op::BvAshr, &[a, b], self.sort_of(a)),
            Some(0) => a,
            Some(by) => {
                let by = by.min(width - 1);
                let kept = self.extract(width - 1, by, a);
                self.sign_extend(by, kept)
            }
        }
    }

    /// A constant amount, cut off at the largest number.
    fn shift_amount(&self, amount: Term) -> Option<u32> {
        let bits = self.bv_value(amount)?;
        Some(bits.to_u64().and_then(|by| u32::try_from(by).ok()).unwrap_or(u32::MAX))
    }
}

/// The highest and lowest position of the ones, if they are without a gap.
fn run_of_ones(mask: &BitVec) -> Option<(u32, u32)> {
    let number = mask.to_ubig();
    let low = number.trailing_zeros()?;
    let run = number >> low;
    let length = run.trailing_ones()?;
    if !(run >> length).is_zero() {
        return None;
    }
    let position = |bit: usize| u32::try_from(bit).ok();
    Some((position(low + length - 1)?, position(low)?))
}
