//! Concatenation, extraction and extension: bit-vectors as sequences of parts.
//!
//! In normal form a concatenation nests to the right, no two neighbours are constants or adjacent parts of one term, and
//! zeros on top are a zero extension.

use smallvec::SmallVec;

use super::FLAT;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::BitVec;

/// How many levels `extract` looks down.
const LEVELS: usize = 32;

/// How many operators `extract` is moved below.
const MOVES: usize = 8;

/// How often `extract` of a concatenation may meet another one below.
const SPANS: u32 = 4;

/// The parts of a bit-vector, the highest first.
pub(super) type Parts = SmallVec<[Term; FLAT]>;

/// What was around a term that bits are extracted from.
enum Around {
    Not,
    Masked(Op, BitVec),
    ZeroExtend(u32),
    SignExtend(u32),
}

impl TermPool {
    /// Concatenation; `high` gives the high bits.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let (high_width, low_width) = (self.width(high), self.width(low));
        let width = high_width
            .checked_add(low_width)
            .expect("a bit-vector should be narrower than 2^32 bits");
        let mut parts = Parts::new();
        if self.collect_parts(high, &mut parts) && self.collect_parts(low, &mut parts) {
            return self.join(&parts);
        }
        let sort = self.sort_id(&Sort::Bv(width));
        if self.is_bv_zero(high) {
            return self.finish(Op::ZeroExtend(high_width), &[low], sort);
        }
        self.finish(Op::Concat, &[high, low], sort)
    }

    /// Appends the parts of a term. Says no if there are too many.
    pub(super) fn collect_parts(&mut self, term: Term, parts: &mut Parts) -> bool {
        let mut stack: SmallVec<[Term; FLAT]> = SmallVec::from_slice(&[term]);
        while let Some(term) = stack.pop() {
            if parts.len() + stack.len() >= FLAT {
                return false;
            }
            match self.op(term) {
                Op::Concat => {
                    let [high, low] = self.args2(term);
                    stack.push(low);
                    stack.push(high);
                }
                Op::ZeroExtend(by) => {
                    let zeros = self.bits(BitVec::zero(by));
                    parts.push(zeros);
                    stack.push(self.args1(term));
                }
                _ => parts.push(term),
            }
        }
        true
    }

    /// The concatenation of parts.
    pub(super) fn join(&mut self, parts: &[Term]) -> Term {
        let mut merged = Parts::new();
        for part in parts {
            let mut part = *part;
            while let Some(above) = merged.last()
                && let Some(both) = self.merge_neighbours(*above, part)
            {
                merged.pop();
                part = both;
            }
            merged.push(part);
        }
        let mut term = merged.pop().expect("a concatenation should have parts");
        let mut width = self.width(term);
        for part in merged.into_iter().rev() {
            let above = self.width(part);
            width += above;
            let sort = self.sort_id(&Sort::Bv(width));
            term = if self.is_bv_zero(part) {
                self.finish(Op::ZeroExtend(above), &[term], sort)
            } else {
                self.finish(Op::Concat, &[part, term], sort)
            };
        }
        term
    }

    /// One term for two neighbours, if they are constants or adjacent bits of one term.
    fn merge_neighbours(&mut self, high: Term, low: Term) -> Option<Term> {
        if let (Some(a), Some(b)) = (self.bv_value(high), self.bv_value(low)) {
            let both = a.concat(b);
            return Some(self.bits(both));
        }
        if let (Op::Extract { hi, lo }, Op::Extract { hi: below, lo: lowest }) =
            (self.op(high), self.op(low))
            && lo == below + 1
            && self.args(high) == self.args(low)
        {
            let whole = self.args1(high);
            return Some(self.extract(hi, lowest, whole));
        }
        None
    }

    /// Bits `hi` down to `lo`.
    pub fn extract(&mut self, hi: u32, lo: u32, a: Term) -> Term {
        let width = self.width(a);
        assert!(
            lo <= hi && hi < width,
            "bits {hi} to {lo} should be bits of a vector of width {width}"
        );
        self.extract_within(hi, lo, a, SPANS)
    }

    fn extract_within(&mut self, hi: u32, lo: u32, a: Term, spans: u32) -> Term {
        let mut around: SmallVec<[Around; MOVES]> = SmallVec::new();
        let (mut high, mut low, mut term) = (hi, lo, a);
        for _ in 0..LEVELS {
            if around.len() > MOVES {
                break;
            }
            if low == 0 && high + 1 == self.width(term) {
                return self.wrap(term, around);
            }
            match self.op(term) {
                Op::Extract { lo, .. } => {
                    (high, low, term) = (high + lo, low + lo, self.args1(term));
                }
                Op::Concat => {
                    let [above, below] = self.args2(term);
                    let split = self.width(below);
                    if high < split {
                        term = below;
                    } else if low >= split {
                        (high, low, term) = (high - split, low - split, above);
                    } else {
                        match self.extract_across(high, low, term, spans) {
                            Some(inner) => return self.wrap(inner, around),
                            None => break,
                        }
                    }
                }
                Op::ZeroExtend(_) | Op::SignExtend(_) => {
                    let signed = matches!(self.op(term), Op::SignExtend(_));
                    let inner = self.args1(term);
                    let narrow = self.width(inner);
                    if high >= narrow {
                        if low >= narrow && !signed {
                            let zeros = self.bits(BitVec::zero(high - low + 1));
                            return self.wrap(zeros, around);
                        }
                        let start = low.min(narrow - 1);
                        let by = (high - low) - (narrow - 1 - start);
                        around.push(if signed {
                            Around::SignExtend(by)
                        } else {
                            Around::ZeroExtend(by)
                        });
                        (high, low) = (narrow - 1, start);
                    }
                    term = inner;
                }
                Op::BvNot => {
                    around.push(Around::Not);
                    term = self.args1(term);
                }
                op @ (Op::BvAnd | Op::BvOr | Op::BvXor) => {
                    let [inner, mask] = self.args2(term);
                    let Some(mask) = self.bv_value(mask) else {
                        return self.extract_plain(high, low, term, around);
                    };
                    around.push(Around::Masked(op, mask.extract(high, low)));
                    term = inner;
                }
                Op::BvAdd | Op::BvMul | Op::Ite => {
                    return match self.extract_below(high, low, term, spans) {
                        Some(inner) => self.wrap(inner, around),
                        None => self.extract_plain(high, low, term, around),
                    };
                }
                _ => return self.extract_plain(high, low, term, around),
            }
        }
        // Too deep: the term stays as it was asked for.
        let sort = self.sort_id(&Sort::Bv(hi - lo + 1));
        self.node(Op::Extract { hi, lo }, &[a], sort)
    }

    fn extract_plain(
        &mut self,
        hi: u32,
        lo: u32,
        term: Term,
        around: SmallVec<[Around; MOVES]>,
    ) -> Term {
        let sort = self.sort_id(&Sort::Bv(hi - lo + 1));
        let bits = self.finish(Op::Extract { hi, lo }, &[term], sort);
        self.wrap(bits, around)
    }

    /// Puts back what was around the extracted bits.
    fn wrap(&mut self, mut term: Term, around: SmallVec<[Around; MOVES]>) -> Term {
        for around in around.into_iter().rev() {
            term = match around {
                Around::Not => self.bv_not(term),
                Around::ZeroExtend(by) => self.zero_extend(by, term),
                Around::SignExtend(by) => self.sign_extend(by, term),
                Around::Masked(op, mask) => {
                    let mask = self.bits(mask);
                    match op {
                        Op::BvAnd => self.bv_and(term, mask),
                        Op::BvOr => self.bv_or(term, mask),
                        _ => self.bv_xor(term, mask),
                    }
                }
            };
        }
        term
    }

    /// Low bits of a sum or a product, or bits of a choice, where nothing is left to extract of what they are made of.
    fn extract_below(&mut self, hi: u32, lo: u32, term: Term, spans: u32) -> Option<Term> {
        let args: SmallVec<[Term; 3]> = SmallVec::from_slice(self.args(term));
        let op = self.op(term);
        let first = usize::from(op == Op::Ite);
        if spans == 0 || (op != Op::Ite && lo > 0) {
            return None;
        }
        let mut parts: SmallVec<[Term; 2]> = SmallVec::new();
        for arg in &args[first..] {
            let part = self.extract_within(hi, lo, *arg, spans - 1);
            if matches!(self.op(part), Op::Extract { .. }) {
                return None;
            }
            parts.push(part);
        }
        Some(match op {
            Op::Ite => self.ite(args[0], parts[0], parts[1]),
            Op::BvAdd => self.bv_sum(&parts),
            _ => {
                let first = parts[0];
                parts[1..].iter().fold(first, |product, part| self.bv_mul(product, *part))
            }
        })
    }

    /// Bits of a concatenation that are in several of its parts.
    fn extract_across(&mut self, hi: u32, lo: u32, term: Term, spans: u32) -> Option<Term> {
        let mut parts = Parts::new();
        if spans == 0 || !self.collect_parts(term, &mut parts) {
            return None;
        }
        let mut end = self.width(term);
        let mut taken = Parts::new();
        for part in parts {
            let width = self.width(part);
            let start = end - width;
            if start <= hi && end > lo {
                let (high, low) = (hi.min(end - 1) - start, lo.max(start) - start);
                taken.push(self.extract_within(high, low, part, spans - 1));
            }
            end = start;
        }
        // A part may have become several.
        let mut term = taken.pop()?;
        while let Some(above) = taken.pop() {
            term = self.concat(above, term);
        }
        Some(term)
    }

    /// Extension by `by` zero bits.
    pub fn zero_extend(&mut self, by: u32, a: Term) -> Term {
        if by == 0 {
            return a;
        }
        let width =
            self.width(a).checked_add(by).expect("a bit-vector should be narrower than 2^32 bits");
        let sort = self.sort_id(&Sort::Bv(width));
        match self.op(a) {
            Op::ZeroExtend(more) => {
                let inner = self.args1(a);
                self.node(Op::ZeroExtend(by + more), &[inner], sort)
            }
            Op::Concat => {
                let [high, low] = self.args2(a);
                match self.bv_value(high) {
                    Some(bits) => {
                        let bits = bits.zero_extend(by);
                        let high = self.bits(bits);
                        self.node(Op::Concat, &[high, low], sort)
                    }
                    None => self.node(Op::ZeroExtend(by), &[a], sort),
                }
            }
            _ => self.finish(Op::ZeroExtend(by), &[a], sort),
        }
    }

    /// Extension by `by` copies of the sign bit.
    pub fn sign_extend(&mut self, by: u32, a: Term) -> Term {
        if by == 0 {
            return a;
        }
        let width =
            self.width(a).checked_add(by).expect("a bit-vector should be narrower than 2^32 bits");
        let sort = self.sort_id(&Sort::Bv(width));
        match self.op(a) {
            Op::SignExtend(more) => {
                let inner = self.args1(a);
                self.node(Op::SignExtend(by + more), &[inner], sort)
            }
            Op::ZeroExtend(more) => {
                let inner = self.args1(a);
                self.zero_extend(by + more, inner)
            }
            Op::Concat => {
                let [high, low] = self.args2(a);
                match self.bv_value(high) {
                    Some(bits) => {
                        let bits = bits.sign_extend(by);
                        let high = self.bits(bits);
                        self.concat(high, low)
                    }
                    None => self.node(Op::SignExtend(by), &[a], sort),
                }
            }
            _ => self.finish(Op::SignExtend(by), &[a], sort),
        }
    }
}
