//! Substitution of terms for variables.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::op::{Op, Symbol};
use crate::pool::{Term, TermPool};

/// Terms to be put for variables, all at once. What was substituted once is remembered until the next binding, so it belongs to
/// one pool.
///
/// ```
/// use symra_terms::{Sort, Substitution, TermPool};
///
/// let mut pool = TermPool::new();
/// let (x, y) = (pool.var("x", &Sort::Int), pool.var("y", &Sort::Int));
/// let sum = pool.add(&[x, y]);
/// let (two, three) = (pool.int(2), pool.int(3));
/// let mut substitution = Substitution::default();
/// substitution.bind(pool.symbol(x).unwrap(), two);
/// substitution.bind(pool.symbol(y).unwrap(), three);
/// assert_eq!(substitution.apply(&mut pool, sum), pool.int(5));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Substitution {
    bindings: FxHashMap<Symbol, Term>,
    memo: FxHashMap<Term, Term>,
}

impl Substitution {
    /// Puts a term for a variable; a second binding of the same variable replaces the first.
    pub fn bind(&mut self, symbol: Symbol, term: Term) {
        if self.bindings.insert(symbol, term) != Some(term) {
            self.memo.clear();
        }
    }

    /// The term that is put for a variable, if there is one.
    pub fn get(&self, symbol: Symbol) -> Option<Term> {
        self.bindings.get(&symbol).copied()
    }

    /// Whether no variable is bound.
    pub fn is_empty(&self) -> bool {
        self.bindings.is_empty()
    }

    /// The term with all bound variables replaced, simplified.
    ///
    /// # Panics
    /// If a variable in it is bound to a term of another sort.
    pub fn apply(&mut self, pool: &mut TermPool, term: Term) -> Term {
        if self.bindings.is_empty() {
            return term;
        }
        let mut stack = vec![term];
        while let Some(term) = stack.last().copied() {
            if self.memo.contains_key(&term) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(pool.args(term).iter().filter(|arg| !self.memo.contains_key(arg)));
            if stack.len() == before {
                let replaced = self.replace(pool, term);
                self.memo.insert(term, replaced);
                stack.pop();
            }
        }
        self.memo[&term]
    }

    /// The term whose arguments have all been replaced.
    fn replace(&self, pool: &mut TermPool, term: Term) -> Term {
        match pool.op(term) {
            Op::Const(_) => term,
            Op::Var(symbol) => {
                let Some(bound) = self.get(symbol) else { return term };
                assert!(
                    pool.sort_of(bound) == pool.sort_of(term),
                    "a variable should be bound to a term of its sort: `{}` is of sort {}, not {}",
                    pool.name(symbol),
                    pool.sort(term),
                    pool.sort(bound)
                );
                bound
            }
            op => {
                let args: SmallVec<[Term; 4]> =
                    pool.args(term).iter().map(|arg| self.memo[arg]).collect();
                if args[..] == *pool.args(term) {
                    return term;
                }
                let sort = pool.sort(term).clone();
                pool.rebuild(op, &args, &sort)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn all_variables_are_replaced_at_once() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Bv(8)), pool.var("y", &Sort::Bv(8)));
        let quotient = pool.bv_udiv(x, y);
        let mut swap = Substitution::default();
        swap.bind(pool.symbol(x).unwrap(), y);
        swap.bind(pool.symbol(y).unwrap(), x);
        let swapped = swap.apply(&mut pool, quotient);
        assert_eq!(swapped, pool.bv_udiv(y, x));
        assert_ne!(swapped, quotient);
        assert_eq!(swap.apply(&mut pool, swapped), quotient);
    }

    #[test]
    fn a_new_binding_forgets_what_the_old_one_gave() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Int);
        let (one, two) = (pool.int(1), pool.int(2));
        let next = pool.add(&[x, one]);
        let mut substitution = Substitution::default();
        assert_eq!(substitution.apply(&mut pool, next), next);
        substitution.bind(pool.symbol(x).unwrap(), one);
        assert_eq!(substitution.apply(&mut pool, next), two);
        substitution.bind(pool.symbol(x).unwrap(), two);
        assert_eq!(substitution.apply(&mut pool, next), pool.int(3));
        assert_eq!(substitution.get(pool.symbol(x).unwrap()), Some(two));
    }

    #[test]
    #[should_panic(expected = "a variable should be bound to a term of its sort: `x`")]
    fn a_binding_of_another_sort_is_our_fault() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Int);
        let mut substitution = Substitution::default();
        substitution.bind(pool.symbol(x).unwrap(), pool.true_());
        substitution.apply(&mut pool, x);
    }
}
