//! Between which numbers a term is, as its form says: a square of an `int` that was extended to 64 bits does not overflow.

use symra_terms::{Op, Term, TermPool, Value};

/// How many parts of a term are looked at.
const MOST: u32 = 100;

/// The least and the greatest number that a bit-vector of at most 64 bits can be, read with or without a sign.
pub(super) fn span(pool: &TermPool, term: Term, is_signed: bool) -> Option<(i128, i128)> {
    let width = pool.sort(term).bv_width().filter(|width| *width <= 64)?;
    Some(Spans { pool, left: MOST }.of(term, width, is_signed))
}

/// All numbers of a width.
pub(super) fn numbers(width: u32, is_signed: bool) -> (i128, i128) {
    if is_signed { (-(1 << (width - 1)), (1 << (width - 1)) - 1) } else { (0, (1 << width) - 1) }
}

struct Spans<'p> {
    pool: &'p TermPool,
    left: u32,
}

impl Spans<'_> {
    fn of(&mut self, term: Term, width: u32, is_signed: bool) -> (i128, i128) {
        let all = numbers(width, is_signed);
        if self.left == 0 {
            return all;
        }
        self.left -= 1;
        let found = crate::sema::deeper(|| self.by_form(term, width, is_signed));
        found.filter(|(low, high)| all.0 <= *low && *high <= all.1).unwrap_or(all)
    }

    /// What the form of a term says of the number before it wraps.
    fn by_form(&mut self, term: Term, width: u32, is_signed: bool) -> Option<(i128, i128)> {
        if let Some(Value::Bv(bits)) = self.pool.value(term) {
            let number = if is_signed { bits.to_ibig() } else { bits.to_ubig().into() };
            let number = i128::try_from(number).ok()?;
            return Some((number, number));
        }
        match (self.pool.op(term), self.pool.args(term)) {
            (Op::SignExtend(by), [inner]) => Some(self.of(*inner, width - by, true)),
            (Op::ZeroExtend(by), [inner]) => Some(self.of(*inner, width - by, false)),
            (Op::Ite, [_, yes, no]) => {
                let (a, b) = (self.of(*yes, width, is_signed), self.of(*no, width, is_signed));
                Some((a.0.min(b.0), a.1.max(b.1)))
            }
            (Op::BvNeg, [inner]) => {
                let (low, high) = self.of(*inner, width, is_signed);
                Some((-high, -low))
            }
            (Op::BvAdd, terms) => {
                let mut sum = (0_i128, 0_i128);
                for term in terms {
                    let (low, high) = self.of(*term, width, is_signed);
                    sum = (sum.0.checked_add(low)?, sum.1.checked_add(high)?);
                }
                Some(sum)
            }
            (Op::BvMul, [a, b]) if a == b => {
                let (low, high) = self.of(*a, width, is_signed);
                let (low, high) = (low.checked_mul(low)?, high.checked_mul(high)?);
                Some((0, low.max(high)))
            }
            (Op::BvMul, [a, b]) => {
                let (a, b) = (self.of(*a, width, is_signed), self.of(*b, width, is_signed));
                product(a, b)
            }
            _ => None,
        }
    }
}

/// Between which numbers the products of numbers are.
pub(super) fn product(a: (i128, i128), b: (i128, i128)) -> Option<(i128, i128)> {
    let mut corners = [0; 4];
    for (corner, (x, y)) in corners.iter_mut().zip([(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)])
    {
        *corner = x.checked_mul(y)?;
    }
    Some((corners.into_iter().min()?, corners.into_iter().max()?))
}

#[cfg(test)]
mod tests {
    use symra_terms::Sort;

    use super::*;

    #[test]
    fn spans_hold_all_numbers() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(4));
        let y = pool.var("y", &Sort::Bv(4));
        let (wide_x, wide_y) = (pool.sign_extend(4, x), pool.zero_extend(4, y));
        let square = pool.bv_mul(wide_x, wide_x);
        let product = pool.bv_mul(wide_x, wide_y);
        let sum = pool.bv_add(square, wide_y);
        let difference = pool.bv_sub(wide_y, wide_x);
        let cube = pool.bv_mul(square, wide_x);
        for (term, is_signed, expected) in [
            (wide_x, true, (-8, 7)),
            (wide_x, false, (0, 255)),
            (wide_y, true, (0, 15)),
            (square, true, (0, 64)),
            (product, true, (-120, 105)),
            (sum, true, (0, 79)),
            (difference, true, (-7, 23)),
            (difference, false, (0, 255)),
            (cube, true, (-128, 127)),
        ] {
            assert_eq!(span(&pool, term, is_signed), Some(expected), "{expected:?}");
        }
    }
}
