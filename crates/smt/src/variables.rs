//! The variables of terms that come again and again.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Symbol, Term, TermPool};

/// Remembers the variables of the terms it was asked for.
#[derive(Default)]
pub(crate) struct VariablesOf {
    known: FxHashMap<Term, Rc<[Symbol]>>,
}

impl VariablesOf {
    /// The variables of a term in the order of their making, each once.
    pub(crate) fn get(&mut self, pool: &TermPool, term: Term) -> Rc<[Symbol]> {
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        let mut todo = vec![term];
        while let Some(next) = todo.pop() {
            if seen.insert(next) {
                found.extend(pool.symbol(next));
                todo.extend_from_slice(pool.args(next));
            }
        }
        found.sort_unstable();
        let found: Rc<[Symbol]> = found.into();
        self.known.insert(term, found.clone());
        found
    }
}
