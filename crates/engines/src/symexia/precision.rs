//! Precision functions: where, when and by what predicates to abstract.

use std::collections::BTreeMap;

use symra_ir::LocId;
use symra_terms::Term;

/// The precision p(l) = (threshold, predicates) of an abstraction location.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entry {
    /// Abstract here only when the path has been here at least so often before.
    pub(crate) threshold: u64,
    /// What the abstraction keeps.
    pub(crate) predicates: Vec<Term>,
}

/// A precision function. Its domain are the heads of the loops.
#[derive(Clone, Debug, Default)]
pub(crate) struct Precision {
    entries: BTreeMap<LocId, Entry>,
}

impl Precision {
    /// The same threshold and no predicates everywhere.
    pub(crate) fn initial(heads: impl Iterator<Item = LocId>, threshold: u64) -> Self {
        let entry = Entry { threshold, predicates: Vec::new() };
        Self { entries: heads.map(|head| (head, entry.clone())).collect() }
    }

    /// The entry of a head.
    pub(crate) fn at(&self, head: LocId) -> &Entry {
        self.entries.get(&head).expect("every head should have a precision")
    }

    /// Adds a predicate; whether it is new.
    pub(crate) fn add(&mut self, head: LocId, predicate: Term) -> bool {
        let entry = self.entries.entry(head).or_default();
        let new = !entry.predicates.contains(&predicate);
        if new {
            entry.predicates.push(predicate);
        }
        new
    }

    /// Raises the threshold of a head.
    pub(crate) fn raise(&mut self, head: LocId, threshold: u64) {
        let entry = self.entries.entry(head).or_default();
        entry.threshold = entry.threshold.max(threshold);
    }

    /// The heads with their entries.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (LocId, &Entry)> {
        self.entries.iter().map(|(head, entry)| (*head, entry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::{Sort, TermPool};

    #[test]
    fn a_precision_only_grows() {
        let mut pool = TermPool::new();
        let [p, q] = ["p", "q"].map(|name| pool.var(name, &Sort::Bool));
        let [one, other] = [LocId(1), LocId(4)];
        let mut precision = Precision::initial([one, other].into_iter(), 2);
        assert!(precision.add(one, p) && precision.add(one, q) && !precision.add(one, p));
        assert_eq!(precision.at(one).predicates, [p, q]);
        assert!(precision.at(other).predicates.is_empty(), "each head has its own");
        precision.raise(one, 5);
        precision.raise(one, 3);
        assert_eq!((precision.at(one).threshold, precision.at(other).threshold), (5, 2));
        let heads: Vec<LocId> = precision.iter().map(|(head, _)| head).collect();
        assert_eq!(heads, [one, other]);
    }
}
