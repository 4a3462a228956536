//! The lemma store: what is known to hold at the heads of loops, for all engines that work on the same program.
//!
//! Engines have pools of their own, also when they run side by side; the store has one too, and lemmas are
//! [imported](TermPool::import) on the way in and out. It only grows. Everyone may add, everyone may use.
//!
//! The store remembers who found a lemma first, so that a proof can tell which of its formulas are lemmas, and whose.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use symra_ir::LocId;
use symra_terms::{Term, TermPool};
use symra_verdict::LemmaSource;

use crate::infer::atoms::conjuncts;
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

/// Formulas that hold whenever a run is at the head of a loop: a handle of the store, under the name of a source.
#[derive(Clone, Debug, Default)]
pub struct Lemmas {
    store: Arc<Mutex<Store>>,
    source: LemmaSource,
}

#[derive(Debug, Default)]
struct Store {
    pool: TermPool,
    all: Vec<Entry>,
    known: BTreeSet<(LocId, Grounds, Term)>,
}

#[derive(Debug)]
struct Entry {
    head: LocId,
    grounds: Grounds,
    formula: Term,
    source: LemmaSource,
}

impl Lemmas {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same store, for an engine: what is added by this handle is said to be the engine's.
    #[must_use]
    pub fn by(&self, engine: &'static str) -> Self {
        let source = LemmaSource { engine, analysis: None };
        Self { store: self.store.clone(), source }
    }

    /// The same store, for an analysis that the engine of this handle uses.
    #[must_use]
    pub fn of(&self, analysis: &'static str) -> Self {
        let source = LemmaSource { analysis: Some(analysis), ..self.source };
        Self { store: self.store.clone(), source }
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
        let source = self.source;
        self.locked(|store| {
            for (head, all) in formulas {
                for formula in store.pool.import(pool, all) {
                    if store.known.insert((*head, grounds, formula)) {
                        store.all.push(Entry { head: *head, grounds, formula, source });
                    }
                }
            }
        });
    }

    /// The lemmas from the position `seen` on, in terms of a pool: the inductive ones, and the others. Moves `seen` behind them.
    pub fn since(&self, seen: &mut usize, pool: &mut TermPool) -> (Annotation, Annotation) {
        let (mut inductive, mut others) = (Annotation::new(), Annotation::new());
        self.locked(|store| {
            for entry in &store.all[*seen..] {
                let formulas = pool.import(&store.pool, &[entry.formula]);
                let to = match entry.grounds {
                    Grounds::Inductive => &mut inductive,
                    Grounds::Analysis => &mut others,
                };
                join(to, &Annotation::from([(entry.head, formulas)]));
            }
            *seen = store.all.len();
        });
        (inductive, others)
    }

    /// The inductive lemmas that are parts of formulas, with their sources: all conjuncts of theirs are among the given ones.
    pub fn among(
        &self,
        pool: &mut TermPool,
        formulas: &Annotation,
    ) -> Vec<(LocId, Term, LemmaSource)> {
        self.locked(|store| {
            let mut found = Vec::new();
            for entry in store.all.iter().filter(|entry| entry.grounds == Grounds::Inductive) {
                let Some(here) = formulas.get(&entry.head) else { continue };
                let formula = pool.import(&store.pool, &[entry.formula])[0];
                let parts = conjuncts(pool, formula);
                if !parts.is_empty() && parts.iter().all(|part| here.contains(part)) {
                    found.push((entry.head, formula, entry.source));
                }
            }
            found
        })
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

    #[test]
    fn who_comes_first_is_the_source() {
        let mut pool = TermPool::new();
        let (x, two) = (pool.var("x", &Sort::Int), pool.int(2));
        let (small, same) = (pool.le(x, two), pool.eq(x, two));
        let both = pool.and(&[small, same]);
        let head = LocId(3);
        let store = Lemmas::new();
        let add = |lemmas: &Lemmas, formula, grounds| {
            lemmas.add(&pool, &Annotation::from([(head, vec![formula])]), grounds);
        };
        add(&store.by("kind").of("linear equations"), same, Grounds::Inductive);
        add(&store.by("ic3ia"), same, Grounds::Inductive);
        add(&store.by("ic3ia"), both, Grounds::Inductive);
        // What rests on an analysis alone is no part of a proof.
        add(&store.by("houdini").of("intervals"), small, Grounds::Analysis);
        assert_eq!(store.len(), 3, "all handles are of one store");
        let sources = |lemmas: Vec<(LocId, Term, LemmaSource)>| -> Vec<String> {
            lemmas.into_iter().map(|(_, _, source)| source.to_string()).collect()
        };
        let mut there = pool.clone();
        let of_one = Annotation::from([(head, vec![same])]);
        assert_eq!(sources(store.among(&mut there, &of_one)), ["kind (linear equations)"]);
        let of_both = Annotation::from([(head, vec![small, same])]);
        let found = sources(store.among(&mut there, &of_both));
        assert_eq!(found, ["kind (linear equations)", "ic3ia"]);
        let elsewhere = Annotation::from([(LocId(4), vec![small, same])]);
        assert!(store.among(&mut there, &elsewhere).is_empty());
    }
}
