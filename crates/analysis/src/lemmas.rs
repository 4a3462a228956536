//! The lemma store: what is known to hold at the heads of loops, for all engines that work on the same program.
//!
//! Engines have pools of their own, also when they run side by side; the store has one too, and lemmas are
//! [imported](TermPool::import) on the way in and out. It only grows. Everyone may add, everyone may use.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use symra_ir::LocId;
use symra_terms::{Term, TermPool};

use crate::{Annotation, join};

/// What a lemma rests on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grounds {
    /// On an analysis that has no formulas to show for it: it may guide a search, but is no part of a proof.
    Analysis,
    /// It is inductive together with the inductive lemmas that were there before, and may be a part of a proof. Since sets
    /// that are inductive stay so when others are added, all inductive lemmas together always are.
    Inductive,
}

/// Formulas that hold whenever a run is at the head of a loop.
#[derive(Debug, Default)]
pub struct Lemmas {
    store: Mutex<Store>,
}

#[derive(Debug, Default)]
struct Store {
    pool: TermPool,
    all: Vec<(LocId, Grounds, Term)>,
    known: BTreeSet<(LocId, Grounds, Term)>,
}

impl Lemmas {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many lemmas there are.
    pub fn len(&self) -> usize {
        self.locked(|store| store.all.len())
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds formulas of a pool. Requires: what `grounds` says of them, all together.
    pub fn add(&self, pool: &TermPool, formulas: &Annotation, grounds: Grounds) {
        self.locked(|store| {
            for (head, all) in formulas {
                for formula in store.pool.import(pool, all) {
                    if store.known.insert((*head, grounds, formula)) {
                        store.all.push((*head, grounds, formula));
                    }
                }
            }
        });
    }

    /// The lemmas from the position `seen` on, in terms of a pool: the inductive ones, and the others. Moves `seen` behind them.
    pub fn since(&self, seen: &mut usize, pool: &mut TermPool) -> (Annotation, Annotation) {
        let (mut inductive, mut others) = (Annotation::new(), Annotation::new());
        self.locked(|store| {
            for (head, grounds, formula) in &store.all[*seen..] {
                let formulas = pool.import(&store.pool, &[*formula]);
                let to = match grounds {
                    Grounds::Inductive => &mut inductive,
                    Grounds::Analysis => &mut others,
                };
                join(to, &Annotation::from([(*head, formulas)]));
            }
            *seen = store.all.len();
        });
        (inductive, others)
    }

    fn locked<T>(&self, work: impl FnOnce(&mut Store) -> T) -> T {
        work(&mut self.store.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::Sort;

    #[test]
    fn lemmas_of_one_pool_are_known_in_another() {
        let (mut one, mut other) = (TermPool::new(), TermPool::new());
        let _shift = other.var("y", &Sort::Int);
        let (x, two) = (one.var("x", &Sort::Int), one.int(2));
        let lemma = one.le(x, two);
        let store = Lemmas::new();
        let head = LocId(3);
        let formulas = Annotation::from([(head, vec![lemma])]);
        store.add(&one, &formulas, Grounds::Inductive);
        store.add(&one, &formulas, Grounds::Inductive);
        assert_eq!(store.len(), 1);
        let mut seen = 0;
        let (inductive, others) = store.since(&mut seen, &mut other);
        let (x, two) = (other.var("x", &Sort::Int), other.int(2));
        assert_eq!(inductive[&head], vec![other.le(x, two)]);
        assert!(others.is_empty());
        assert!(store.since(&mut seen, &mut other).0.is_empty());
    }
}
