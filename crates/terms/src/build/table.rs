//! Tables: an array that was written at constant indices only, read at an index that is not one.
//!
//! ```text
//! TB:1  the written indices, less the smallest one, over their common stride: keys
//! TB:2  runs of keys with the same element; what was not written has the element that is everywhere
//! TB:3  a balanced tree of comparisons of the key with where runs begin; off the stride, the element that is everywhere
//! ```
//!
//! A solver that sees a chain of hundreds of `store`s reasons about each of them; a tree is decided by its bits.

use std::collections::BTreeMap;

use super::spine::FoundElement;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::Value;

/// Shorter chains stay as they are.
const SHORT: usize = 8;
/// So do longer ones.
const LONG: usize = 8192;
/// And arrays with more runs of equal elements.
const RUNS: usize = 1024;

impl TermPool {
    /// The element of a table at an index; `None` if the array is none.
    pub(super) fn table_element(&mut self, array: Term, index: Term) -> Option<Term> {
        let Sort::Bv(width @ 1..=64) = *self.sort(index) else { return None };
        if self.op(array) != Op::Store || self.is_const(index) {
            return None;
        }
        let (written, base) = self.written(array)?;
        let other = match self.look_up(base, index) {
            FoundElement::Below(base) => self.everywhere(base)?,
            FoundElement::Element(_) => return None,
        };
        // TB:1
        let least = *written.keys().next()?;
        let stride = written.keys().map(|key| (key - least).trailing_zeros()).min()?;
        let stride = stride.min(width - 1);
        let mut runs: Vec<(u64, Term)> = Vec::new();
        let mut next = Some(0);
        for (key, element) in &written {
            let key = (key - least) >> stride;
            if let Some(next) = next.filter(|next| key > *next) {
                push(&mut runs, next, other);
            }
            push(&mut runs, key, *element);
            next = key.checked_add(1);
        }
        let keys = 1_u128 << (width - stride);
        if let Some(next) = next.filter(|next| u128::from(*next) < keys) {
            push(&mut runs, next, other);
        }
        if runs.len() > RUNS {
            return None;
        }
        let least = self.bv(least, width);
        let offset = self.bv_sub(index, least);
        let key = self.extract(width - 1, stride, offset);
        let tree = self.tree(key, width - stride, &runs);
        if stride == 0 {
            return Some(tree);
        }
        let rest = self.extract(stride - 1, 0, offset);
        let zero = self.bv(0, stride);
        let fits = self.eq(rest, zero);
        Some(self.ite(fits, tree, other))
    }

    /// The elements that a chain writes at constant indices, and the array below it; `None` if it is too short or too long.
    fn written(&self, array: Term) -> Option<(BTreeMap<u64, Term>, Term)> {
        let mut written = BTreeMap::new();
        let (mut below, mut length) = (array, 0);
        while self.op(below) == Op::Store {
            let [next, index, element] = self.args(below) else { return None };
            let Some(Value::Bv(bits)) = self.value(*index) else { return None };
            written.entry(bits.to_u64()?).or_insert(*element);
            below = *next;
            length += 1;
            if length > LONG {
                return None;
            }
        }
        (written.len() >= SHORT).then_some((written, below))
    }

    /// TB:3. The runs begin with key 0.
    fn tree(&mut self, key: Term, width: u32, runs: &[(u64, Term)]) -> Term {
        let (first, rest) = runs.split_at(runs.len() / 2);
        let (Some(_), Some((begin, _))) = (first.first(), rest.first()) else {
            return runs.first().expect("a table should have a run").1;
        };
        let begin = self.bv(*begin, width);
        let before = self.bv_ult(key, begin);
        // The depth is the logarithm of the number of runs.
        let (low, high) = (self.tree(key, width, first), self.tree(key, width, rest));
        self.ite(before, low, high)
    }
}

/// TB:2.
fn push(runs: &mut Vec<(u64, Term)>, begin: u64, element: Term) {
    if runs.last().is_none_or(|(_, last)| *last != element) {
        runs.push((begin, element));
    }
}

#[cfg(test)]
mod tests {
    use crate::pool::TermPool;
    use crate::sort::{ArraySort, Sort};
    use crate::value::Value;
    use std::sync::Arc;

    /// An array written at multiples of `stride` from `first` on, and what it has to be.
    fn check(first: u64, stride: u64, count: u64, element: impl Fn(u64) -> u64) {
        let mut pool = TermPool::new();
        let sort = Arc::new(ArraySort { index: Sort::Bv(8), element: Sort::Bv(8) });
        let none = pool.bv(99, 8);
        let mut array = pool.const_array(&sort, none);
        let mut expected = [99_u64; 256];
        for number in 0..count {
            let at = (first + number * stride) % 256;
            let (index, value) = (pool.bv(at, 8), pool.bv(element(number), 8));
            array = pool.store(array, index, value);
            expected[usize::try_from(at).unwrap()] = element(number);
        }
        let k = pool.var("k", &Sort::Bv(8));
        let read = pool.select(array, k);
        assert!(!pool.post_order(&[read]).any(|term| matches!(pool.sort(term), Sort::Array(_))));
        let symbol = pool.symbol(k).unwrap();
        for (at, value) in (0_u64..).zip(expected) {
            let found = pool.evaluate(read, &mut |asked| {
                assert_eq!(asked, symbol);
                Value::bv(at, 8)
            });
            assert_eq!(found, Value::bv(value, 8), "{first} {stride} {count} at {at}");
        }
    }

    #[test]
    fn a_table_has_the_elements_that_were_written() {
        for (first, stride, count) in [
            (0, 1, 256),
            (0, 1, 255),
            (5, 1, 20),
            (8, 4, 30),
            (8, 4, 62),
            (3, 8, 9),
            (250, 1, 12),
            (0, 16, 16),
            (7, 6, 11),
        ] {
            check(first, stride, count, |_| 1);
            check(first, stride, count, |number| number * 7 % 50);
        }
    }
}
