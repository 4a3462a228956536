//! Terms that are worth a try for the variable of a formula about elements.
//!
//! Where a formula is about the element `4 k + 8` for all `k`, and a query reads the element `8000 i + 4 j`, then the `k` of
//! interest is `2000 i + j - 2`. Whatever is tried follows from the formula, so that nothing here needs to be right.

use std::collections::{BTreeMap, BTreeSet};

use symra_terms::{Op, Sort, Symbol, Term, TermPool};

/// At most so many terms are made for a formula.
const MADE: usize = 64;

/// A sum of multiples modulo 2^w, with a constant.
struct Sum {
    width: u32,
    constant: i64,
    parts: BTreeMap<Term, i64>,
}

impl Sum {
    /// A term as a sum; of one that is none the sum has one part.
    fn of(pool: &TermPool, term: Term) -> Option<Self> {
        let Sort::Bv(width @ 1..=64) = *pool.sort(term) else { return None };
        let mut sum = Self { width, constant: 0, parts: BTreeMap::new() };
        let mut open = vec![(term, 1_i64)];
        while let Some((term, factor)) = open.pop() {
            let args = pool.args(term);
            let number = |term: Term| pool.value(term)?.as_bv()?.to_i64();
            if let Some(constant) = number(term) {
                sum.constant = sum.constant.wrapping_add(constant.wrapping_mul(factor));
                continue;
            }
            match (pool.op(term), args) {
                (Op::BvAdd, _) => open.extend(args.iter().map(|arg| (*arg, factor))),
                (Op::BvNeg, [a]) => open.push((*a, factor.wrapping_neg())),
                (Op::BvMul, [a, b]) => match (number(*a), number(*b)) {
                    (Some(times), _) => open.push((*b, factor.wrapping_mul(times))),
                    (_, Some(times)) => open.push((*a, factor.wrapping_mul(times))),
                    _ => sum.add(term, factor),
                },
                _ => sum.add(term, factor),
            }
        }
        Some(sum)
    }

    fn add(&mut self, part: Term, factor: i64) {
        let sum = self.parts.entry(part).or_default();
        *sum = sum.wrapping_add(factor);
    }

    /// This without another, over a divisor, if nothing is left over.
    fn without_over(&self, other: &Self, divisor: i64) -> Option<Self> {
        let mut found = Self { width: self.width, constant: self.constant, parts: BTreeMap::new() };
        found.constant = found.constant.wrapping_sub(other.constant);
        found.parts.clone_from(&self.parts);
        for (part, factor) in &other.parts {
            found.add(*part, factor.wrapping_neg());
        }
        found.parts.retain(|_, factor| *factor != 0);
        let divides = |number: &i64| number.checked_rem(divisor) == Some(0);
        if !divides(&found.constant) || !found.parts.values().all(divides) {
            return None;
        }
        found.constant = found.constant.checked_div(divisor)?;
        for factor in found.parts.values_mut() {
            *factor = factor.checked_div(divisor)?;
        }
        Some(found)
    }

    fn term(&self, pool: &mut TermPool) -> Term {
        let number = |pool: &mut TermPool, number: i64| {
            pool.constant(symra_terms::BitVec::from_i64(number, self.width).into())
        };
        let mut parts = vec![number(pool, self.constant)];
        for (part, factor) in &self.parts {
            let factor = number(pool, *factor);
            parts.push(pool.bv_mul(factor, *part));
        }
        pool.bv_sum(&parts)
    }
}

/// For the variable of a formula: where the elements that a query has to do with would be those that the formula is about.
pub(crate) fn solved(
    pool: &mut TermPool,
    formula: Term,
    variable: Symbol,
    query: &[Term],
) -> Vec<Term> {
    let variable = pool.symbol_term(variable);
    let patterns: Vec<Sum> = indices(pool, &[formula])
        .into_iter()
        .filter_map(|index| Sum::of(pool, index))
        .filter(|sum| sum.parts.contains_key(&variable))
        .collect();
    let read: Vec<Sum> =
        indices(pool, query).into_iter().filter_map(|index| Sum::of(pool, index)).collect();
    let mut found = Vec::new();
    for mut pattern in patterns {
        let Some(factor) = pattern.parts.remove(&variable) else { continue };
        for index in read.iter().filter(|index| index.width == pattern.width) {
            if let Some(solved) = index.without_over(&pattern, factor)
                && found.len() < MADE
            {
                let term = solved.term(pool);
                if !found.contains(&term) {
                    found.push(term);
                }
            }
        }
    }
    found
}

/// The indices of the elements that terms have to do with.
fn indices(pool: &TermPool, terms: &[Term]) -> BTreeSet<Term> {
    let accesses = pool.post_order(terms);
    accesses
        .filter(|term| matches!(pool.op(*term), Op::Select | Op::Store))
        .map(|term| pool.args(term)[1])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use symra_terms::ArraySort;

    #[test]
    fn the_variable_of_a_formula_is_solved_for() {
        let mut pool = TermPool::new();
        let sort = Sort::Array(Arc::new(ArraySort { index: Sort::Bv(64), element: Sort::Bv(32) }));
        let array = pool.var("a", &sort);
        let [k, i, j] = ["k", "i", "j"].map(|name| pool.var(name, &Sort::Bv(64)));
        let times = |pool: &mut TermPool, number: u64, term: Term| {
            let number = pool.bv(number, 64);
            pool.bv_mul(number, term)
        };
        let (four, eight) = (times(&mut pool, 4, k), pool.bv(8, 64));
        let index = pool.bv_add(four, eight);
        let zero = pool.bv(0, 32);
        let element = pool.select(array, index);
        let formula = pool.eq(element, zero);
        let (row, column) = (times(&mut pool, 8000, i), times(&mut pool, 4, j));
        let at = pool.bv_add(row, column);
        let element = pool.select(array, at);
        let query = pool.eq(element, zero);
        let symbol = pool.symbol(k).unwrap();
        let found = solved(&mut pool, formula, symbol, &[query]);
        let (row, two) = (times(&mut pool, 2000, i), pool.bv(2, 64));
        let sum = pool.bv_add(row, j);
        assert_eq!(found, [pool.bv_sub(sum, two)]);
        // No `k` is there for an index that is not a multiple.
        let element = pool.select(array, j);
        let query = pool.eq(element, zero);
        assert_eq!(solved(&mut pool, formula, symbol, &[query]), []);
    }
}
