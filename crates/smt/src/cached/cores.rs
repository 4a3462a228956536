//! Which known cores a growing and shrinking set of terms contains.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use symra_terms::Term;

struct Core {
    terms: Box<[Term]>,
    /// How many of its terms are in the set.
    present: usize,
}

/// Sets of terms that are unsatisfiable together, and the current set. Each core counts its terms that are present, so that a change
/// of the set costs as many steps as there are cores with the changed term, and the question costs nothing.
#[derive(Default)]
pub(super) struct Cores {
    known: FxHashMap<u64, Core>,
    /// The cores that have a term, oldest first.
    with: FxHashMap<Term, VecDeque<u64>>,
    order: VecDeque<u64>,
    next: u64,
    /// How often each term is in the set.
    counts: FxHashMap<Term, u32>,
    /// The cores that the set contains, in the order in which it came to contain them.
    contained: Vec<u64>,
    limit: usize,
}

impl Cores {
    pub(super) fn new(limit: usize) -> Self {
        Self { limit, ..Self::default() }
    }

    /// Adds a term to the set; says whether it is new.
    pub(super) fn insert(&mut self, term: Term) -> bool {
        let count = self.counts.entry(term).or_insert(0);
        *count += 1;
        if *count > 1 {
            return false;
        }
        for id in self.with.get(&term).into_iter().flatten() {
            let core = self.known.get_mut(id).expect("a listed core should be there");
            core.present += 1;
            if core.present == core.terms.len() {
                self.contained.push(*id);
            }
        }
        true
    }

    /// Takes a term out of the set once; says whether it is gone.
    pub(super) fn remove(&mut self, term: Term) -> bool {
        let Some(count) = self.counts.get_mut(&term) else { return false };
        *count -= 1;
        if *count > 0 {
            return false;
        }
        self.counts.remove(&term);
        for id in self.with.get(&term).into_iter().flatten() {
            let core = self.known.get_mut(id).expect("a listed core should be there");
            if core.present == core.terms.len() {
                self.contained.retain(|other| other != id);
            }
            core.present -= 1;
        }
        true
    }

    /// Whether the set has a term.
    pub(super) fn has(&self, term: Term) -> bool {
        self.counts.contains_key(&term)
    }

    /// A core that the set contains, in order.
    pub(super) fn contained(&self) -> Option<&[Term]> {
        let id = self.contained.first()?;
        self.known.get(id).map(|core| &*core.terms)
    }

    /// Remembers an unsatisfiable set of terms, in order and each named once. The oldest is forgotten if there are too many.
    pub(super) fn remember(&mut self, terms: Vec<Term>) {
        if self.order.len() >= self.limit {
            self.forget_oldest();
        }
        let id = self.next;
        self.next += 1;
        let present = terms.iter().filter(|term| self.has(**term)).count();
        for term in &terms {
            self.with.entry(*term).or_default().push_back(id);
        }
        if present == terms.len() {
            self.contained.push(id);
        }
        self.known.insert(id, Core { terms: terms.into(), present });
        self.order.push_back(id);
    }

    fn forget_oldest(&mut self) {
        let Some(id) = self.order.pop_front() else { return };
        let Some(core) = self.known.remove(&id) else { return };
        self.contained.retain(|other| *other != id);
        for term in &core.terms {
            if let Some(list) = self.with.get_mut(term) {
                // The oldest core is the first of each of its terms.
                list.pop_front();
                if list.is_empty() {
                    self.with.remove(term);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::{Sort, TermPool};

    fn terms(count: usize) -> Vec<Term> {
        let mut pool = TermPool::new();
        (0..count).map(|i| pool.var(&format!("b{i}"), &Sort::Bool)).collect()
    }

    #[test]
    fn a_superset_contains_a_core_and_a_smaller_set_does_not() {
        let t = terms(4);
        let mut cores = Cores::new(8);
        cores.remember(vec![t[0], t[2]]);
        assert!(cores.insert(t[1]));
        assert!(cores.insert(t[0]));
        assert_eq!(cores.contained(), None);
        assert!(cores.insert(t[2]));
        assert_eq!(cores.contained(), Some(&[t[0], t[2]][..]));
        assert!(!cores.insert(t[2]));
        assert!(!cores.remove(t[2]));
        assert!(cores.contained().is_some());
        assert!(cores.remove(t[2]));
        assert_eq!(cores.contained(), None);
    }

    #[test]
    fn a_core_remembered_late_counts_what_is_there() {
        let t = terms(3);
        let mut cores = Cores::new(8);
        cores.insert(t[0]);
        cores.insert(t[1]);
        cores.remember(vec![t[0], t[1]]);
        assert!(cores.contained().is_some());
        cores.remove(t[0]);
        assert!(cores.contained().is_none());
    }

    #[test]
    fn the_oldest_core_goes_first() {
        let t = terms(3);
        let mut cores = Cores::new(2);
        cores.remember(vec![t[0]]);
        cores.remember(vec![t[1]]);
        cores.remember(vec![t[1], t[2]]);
        cores.insert(t[0]);
        assert!(cores.contained().is_none());
        cores.insert(t[1]);
        assert_eq!(cores.contained(), Some(&[t[1]][..]));
    }
}
