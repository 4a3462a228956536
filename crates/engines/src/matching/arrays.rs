//! Arrays that were written at known indices, in a form in which equal ones are the same.
//!
//! Threads that write the same cells in another order leave the same memory behind, and so does a loop that writes the same cells
//! again. Where all of an array is known that is seen by its value. Where its first contents are an input it is a chain of writes:
//! of those at one index only the last counts, and those at different indices can change places.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use symra_terms::{Op, Symbol, Term, TermPool};

/// So many forms are remembered.
const KNOWN: usize = 200_000;

/// The forms of arrays.
#[derive(Default)]
pub(super) struct OrderedArrays {
    known: FxHashMap<Term, Term>,
}

impl OrderedArrays {
    /// An equal array whose last writes, as far as their indices are known, are in the order of these, one for each; any other term
    /// as it is.
    pub(super) fn ordered(&mut self, pool: &mut TermPool, term: Term) -> Term {
        if pool.op(term) != Op::Store {
            return term;
        }
        if let Some(known) = self.known.get(&term) {
            return *known;
        }
        let (base, writes) = last_writes(pool, term);
        let ordered = writes
            .into_iter()
            .fold(base, |array, (index, element)| pool.store(array, index, element));
        if self.known.len() >= KNOWN {
            self.known.clear();
        }
        self.known.insert(term, ordered);
        ordered
    }
}

/// The last writes of an array as far as their indices are known, and what they are made to.
fn last_writes(pool: &TermPool, array: Term) -> (Term, BTreeMap<Term, Term>) {
    let mut writes = BTreeMap::new();
    let mut base = array;
    while let (Op::Store, &[below, index, element]) = (pool.op(base), pool.args(base)) {
        // Values are different where their terms are.
        if pool.value(index).is_none() {
            break;
        }
        writes.entry(index).or_insert(element);
        base = below;
    }
    (base, writes)
}

/// The input that is an array's first contents and the cells that were written since, if all their indices are known.
pub(super) fn written(pool: &TermPool, array: Term) -> Option<(Symbol, BTreeMap<Term, Term>)> {
    let (base, writes) = last_writes(pool, array);
    Some((pool.symbol(base)?, writes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::Sort;

    #[test]
    fn the_last_write_of_each_cell_counts_in_any_order() {
        let mut pool = TermPool::new();
        let sort = Sort::array(Sort::Bv(8), Sort::Bv(8));
        let base = pool.var("memory", &sort);
        let unknown = pool.var("i", &Sort::Bv(8));
        let [one, two, three] = [1, 2, 3].map(|number| pool.bv(number, 8));
        let mut arrays = OrderedArrays::default();
        let mut chain = |base: Term, writes: &[(Term, Term)]| {
            let array = writes.iter().fold(base, |array, (i, e)| pool.store(array, *i, *e));
            arrays.ordered(&mut pool, array)
        };
        let plain = chain(base, &[(one, three), (two, one)]);
        assert_eq!(chain(base, &[(two, one), (one, three)]), plain);
        assert_eq!(chain(base, &[(one, two), (two, one), (one, three)]), plain);
        assert_ne!(chain(base, &[(one, three), (two, two)]), plain);
        assert_ne!(chain(base, &[(two, one), (one, three), (two, three)]), plain);
        // A write at an unknown index may be one of them: what comes before it stays before it.
        let after = chain(base, &[(unknown, two), (two, one), (one, three)]);
        assert_eq!(chain(base, &[(unknown, two), (one, three), (two, one)]), after);
        assert_ne!(chain(base, &[(one, three), (unknown, two), (two, one)]), after);
        let (first, cells) = written(&pool, plain).expect("its indices should be known");
        assert_eq!(Some(first), pool.symbol(base));
        assert_eq!(cells, BTreeMap::from([(one, three), (two, one)]));
        assert!(written(&pool, after).is_none());
    }
}
