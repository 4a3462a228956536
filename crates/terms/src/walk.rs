//! Walks over terms, each subterm once, with an explicit stack.

use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

use crate::op::{Op, Symbol};
use crate::pool::{Term, TermPool};

/// The subterms of some terms, each once, arguments before what they are arguments of. See [`TermPool::post_order`].
pub struct PostOrder<'p> {
    pool: &'p TermPool,
    /// Terms on the way down, and whether their arguments have been put above them.
    stack: Vec<(Term, bool)>,
    seen: FxHashSet<Term>,
}

impl Iterator for PostOrder<'_> {
    type Item = Term;

    fn next(&mut self) -> Option<Term> {
        while let Some((term, entered)) = self.stack.pop() {
            if entered {
                return Some(term);
            }
            if self.seen.insert(term) {
                self.stack.push((term, true));
                let seen = &self.seen;
                let args = self.pool.args(term).iter().rev();
                self.stack.extend(args.filter(|arg| !seen.contains(arg)).map(|arg| (*arg, false)));
            }
        }
        None
    }
}

impl TermPool {
    /// The subterms of the terms (themselves included), each once, arguments first.
    pub fn post_order(&self, roots: &[Term]) -> PostOrder<'_> {
        let stack = roots.iter().rev().map(|root| (*root, false)).collect();
        PostOrder { pool: self, stack, seen: FxHashSet::default() }
    }

    /// How many different subterms a term has, itself included.
    pub fn size(&self, term: Term) -> usize {
        self.post_order(&[term]).count()
    }

    /// The length of the longest way from a term down to a constant or variable: 0 for these.
    pub fn depth(&self, term: Term) -> usize {
        let mut depths: FxHashMap<Term, usize> = FxHashMap::default();
        for term in self.post_order(&[term]) {
            let below = self.args(term).iter().map(|arg| depths[arg] + 1).max();
            depths.insert(term, below.unwrap_or(0));
        }
        depths[&term]
    }

    /// The variables of a term, in their order, each once. [`Variables`] remembers them.
    pub fn variables(&self, term: Term) -> Vec<Symbol> {
        let mut symbols: Vec<Symbol> =
            self.post_order(&[term]).filter_map(|term| self.symbol(term)).collect();
        symbols.sort_unstable();
        symbols
    }
}

/// How many variables a term has at most for [`Variables`] to remember it though it was not asked for.
const REMEMBERED: usize = 64;

/// What is known of a term's variables.
#[derive(Clone, Debug)]
enum Known {
    /// They are these.
    These(Arc<[Symbol]>),
    /// They are too many to remember at each subterm.
    Many,
}

/// The variables of terms, remembered: a term that shares subterms with those that were asked for before costs only what is new.
/// It belongs to one pool.
///
/// ```
/// use symra_terms::{Sort, TermPool, Variables};
///
/// let mut pool = TermPool::new();
/// let (x, y) = (pool.var("x", &Sort::Int), pool.var("y", &Sort::Int));
/// let sum = pool.add(&[y, x]);
/// let mut variables = Variables::default();
/// let names: Vec<&str> = variables.of(&pool, sum).iter().map(|v| pool.name(*v)).collect();
/// assert_eq!(names, ["x", "y"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Variables {
    known: FxHashMap<Term, Known>,
}

impl Variables {
    /// The variables of a term, in their order, each once.
    pub fn of(&mut self, pool: &TermPool, term: Term) -> Arc<[Symbol]> {
        let mut stack = vec![term];
        while let Some(term) = stack.last().copied() {
            if self.known.contains_key(&term) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(pool.args(term).iter().filter(|arg| !self.known.contains_key(arg)));
            if stack.len() == before {
                let known = self.combine(pool, term);
                self.known.insert(term, known);
                stack.pop();
            }
        }
        match &self.known[&term] {
            Known::These(symbols) => symbols.clone(),
            Known::Many => {
                let symbols = self.collect(pool, term);
                self.known.insert(term, Known::These(symbols.clone()));
                symbols
            }
        }
    }

    /// The variables of a term all of whose arguments are known.
    fn combine(&self, pool: &TermPool, term: Term) -> Known {
        if let Op::Var(symbol) = pool.op(term) {
            return Known::These(Arc::from([symbol]));
        }
        let mut largest: Option<&Arc<[Symbol]>> = None;
        let mut all: Vec<Symbol> = Vec::new();
        for arg in pool.args(term) {
            let Known::These(symbols) = &self.known[arg] else { return Known::Many };
            if symbols.len() > REMEMBERED {
                return Known::Many;
            }
            all.extend_from_slice(symbols);
            if largest.is_none_or(|largest| largest.len() < symbols.len()) {
                largest = Some(symbols);
            }
        }
        all.sort_unstable();
        all.dedup();
        match largest {
            // The union is as large as one of the sets, so it is that set.
            Some(largest) if largest.len() == all.len() => Known::These(largest.clone()),
            _ if all.len() > REMEMBERED => Known::Many,
            _ => Known::These(all.into()),
        }
    }

    /// The variables of a term that has many, from the subterms that have few.
    fn collect(&self, pool: &TermPool, term: Term) -> Arc<[Symbol]> {
        let mut symbols: FxHashSet<Symbol> = FxHashSet::default();
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        let mut stack = vec![term];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) {
                continue;
            }
            match self.known.get(&term) {
                Some(Known::These(these)) => symbols.extend(these.iter().copied()),
                _ => stack.extend_from_slice(pool.args(term)),
            }
        }
        let mut symbols: Vec<Symbol> = symbols.into_iter().collect();
        symbols.sort_unstable();
        symbols.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn post_order_gives_each_subterm_once_and_arguments_first() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(8));
        let y = pool.var("y", &Sort::Bv(8));
        let xor = pool.bv_xor(x, y);
        let product = pool.bv_mul(xor, x);
        let order: Vec<Term> = pool.post_order(&[product, xor]).collect();
        assert_eq!(order.len(), 4);
        for (position, term) in order.iter().enumerate() {
            assert!(pool.args(*term).iter().all(|arg| order[..position].contains(arg)));
        }
        assert_eq!(pool.size(product), 4);
        assert_eq!(pool.depth(product), 2);
        assert_eq!(pool.depth(x), 0);
    }

    #[test]
    fn variables_are_sorted_and_unique() {
        let mut pool = TermPool::new();
        let vars: Vec<Term> = ["a", "b", "c"].map(|name| pool.var(name, &Sort::Int)).to_vec();
        let product = pool.mul(&[vars[2], vars[0]]);
        let sum = pool.add(&[product, vars[0]]);
        let symbols = [pool.symbol(vars[0]).unwrap(), pool.symbol(vars[2]).unwrap()];
        assert_eq!(pool.variables(sum), symbols);
        assert_eq!(*Variables::default().of(&pool, sum), symbols);
        let five = pool.int(5);
        assert!(pool.variables(five).is_empty());
        assert!(Variables::default().of(&pool, five).is_empty());
    }

    #[test]
    fn remembered_variables_agree_where_there_are_many() {
        let mut pool = TermPool::new();
        let mut variables = Variables::default();
        let mut term = pool.var("x0", &Sort::Bv(32));
        for n in 1..300 {
            let x = pool.var(&format!("x{}", n % 200), &Sort::Bv(32));
            let quotient = pool.bv_udiv(term, x);
            term = pool.bv_xor(quotient, x);
            if n % 37 == 0 || n == 299 {
                assert_eq!(*variables.of(&pool, term), pool.variables(term));
                assert_eq!(*variables.of(&pool, term), pool.variables(term));
            }
        }
        assert_eq!(variables.of(&pool, term).len(), 200);
    }
}
