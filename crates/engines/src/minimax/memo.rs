//! The memo table: interpolants of nodes whose subtrees are done.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::LocId;
use symra_terms::{Substitution, Term, TermPool};

/// The open heads that an interpolant leans on: paths below its node came back there.
pub(super) type Support = BTreeSet<usize>;

/// An interpolant.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// From a state where it holds, no claim is reached before a head of the support is, with what is kept there.
    pub(super) formula: Term,
    /// The heads that are not done.
    pub(super) support: Support,
}

/// The table.
#[derive(Debug, Default)]
pub(super) struct Memo {
    entries: BTreeMap<LocId, Vec<Entry>>,
}

impl Memo {
    /// Adds an interpolant.
    pub(super) fn insert(&mut self, loc: LocId, entry: Entry) {
        let all = self.entries.entry(loc).or_default();
        if !all.iter().any(|e| e.formula == entry.formula && e.support == entry.support) {
            all.push(entry);
        }
    }

    /// The interpolants of a location, the oldest first.
    pub(super) fn at(&self, loc: LocId) -> &[Entry] {
        self.entries.get(&loc).map_or(&[], Vec::as_slice)
    }

    /// A head is done: what leaned on it leans on what it leans on itself, and what is kept there is known.
    pub(super) fn settle(
        &mut self,
        pool: &mut TermPool,
        head: usize,
        kept: &mut Substitution,
        support: &Support,
    ) {
        for entry in self.entries.values_mut().flatten() {
            if entry.support.remove(&head) {
                entry.formula = kept.apply(pool, entry.formula);
                entry.support.extend(support);
            }
        }
    }

    /// Forgets what leans on heads that are explored anew.
    pub(super) fn forget(&mut self, heads: &Support) {
        for entries in self.entries.values_mut() {
            entries.retain(|entry| entry.support.is_disjoint(heads));
        }
    }

    /// How many interpolants there are.
    pub(super) fn len(&self) -> usize {
        self.entries.values().map(Vec::len).sum()
    }
}
