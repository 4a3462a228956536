//! Chains of `store`s at indices that are known to differ, and the tables that make reading them cheap.
//!
//! Two indices of one *family* are sums of the same terms with different constants (constants alone are the family of the empty sum), so they differ
//! if they are different terms. A run of `store`s at indices of one family is a *chain*; below it is its *base*. Short chains
//! are walked. For the newest version of a long chain the pool keeps a table from index to element: a write
//! moves the table on to the new version, so that writing and reading in a loop take constant time. An
//! older version that is used again has its table built again by one walk.
//!
//! A chain that holds many more `store`s than indices is built anew without those that are
//! overwritten, sorted by index, so that a loop over the same cells does not make it grow without bound.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::op::Op;
use crate::pool::{Term, TermPool};

/// Chains up to this length are walked.
const SHORT: usize = 8;

/// A chain is built anew when it is longer than twice its indices and this.
const SLACK: usize = 16;

/// How many entries the tables hold before tables of old versions are dropped.
const KEPT: usize = 1 << 22;

/// The terms whose sum an index is, without the constant.
pub(super) type Family = SmallVec<[Term; 4]>;

/// The tables of chains, each under its newest version. A copy of a pool starts without them.
#[derive(Default)]
pub(crate) struct Spines {
    tables: FxHashMap<Term, Spine>,
    entries: usize,
}

impl Clone for Spines {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// What a chain holds.
struct Spine {
    family: Family,
    elements: FxHashMap<Term, Term>,
    base: Term,
    /// How many `store`s it has.
    length: usize,
}

impl Spine {
    fn look_up(&self, index: Term) -> FoundElement {
        match self.elements.get(&index) {
            Some(element) => FoundElement::Element(*element),
            None => FoundElement::Below(self.base),
        }
    }
}

impl Spines {
    /// The table of a chain of this family.
    fn table(&self, array: Term, family: &Family) -> Option<&Spine> {
        self.tables.get(&array).filter(|spine| spine.family == *family)
    }

    fn take(&mut self, array: Term) -> Option<Spine> {
        let spine = self.tables.remove(&array)?;
        self.entries -= spine.elements.len();
        Some(spine)
    }

    fn put(&mut self, array: Term, spine: Spine) {
        self.entries += spine.elements.len();
        if let Some(old) = self.tables.insert(array, spine) {
            self.entries -= old.elements.len();
        }
    }

    /// Makes room for the table of a version that was walked.
    fn limit(&mut self) {
        if self.entries > KEPT {
            self.tables.clear();
            self.entries = 0;
        }
    }
}

/// What a chain holds at an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FoundElement {
    /// This element.
    Element(Term),
    /// What this array holds there.
    Below(Term),
}

impl TermPool {
    /// The family of an index.
    pub(super) fn family(&self, index: Term) -> Family {
        match self.op(index) {
            Op::Const(_) => Family::new(),
            Op::Add | Op::BvAdd => {
                let args = self.args(index);
                match args.split_last() {
                    Some((last, rest)) if self.is_const(*last) => Family::from_slice(rest),
                    _ => Family::from_slice(args),
                }
            }
            _ => Family::from_slice(&[index]),
        }
    }

    /// Whether an array is a `store` at an index of the family.
    fn continues(&self, array: Term, family: &Family) -> bool {
        if self.op(array) != Op::Store {
            return false;
        }
        let index = self.args(array)[1];
        if family.is_empty() { self.is_const(index) } else { self.family(index) == *family }
    }

    /// Whether the chain that an index belongs to is short: then its last `store` is replaced by one at the same
    /// index. In a long one it stays until the chain is built anew, for the table below it has moved on.
    pub(super) fn is_short(&self, array: Term, index: Term) -> bool {
        let family = self.family(index);
        if self.spines.table(array, &family).is_some() {
            return false;
        }
        let mut below = array;
        for _ in 0..SHORT {
            if !self.continues(below, &family) {
                return true;
            }
            below = self.args(below)[0];
        }
        false
    }

    /// What an array holds at an index, as far as the chain on top of it says.
    pub(super) fn look_up(&mut self, array: Term, index: Term) -> FoundElement {
        let family = self.family(index);
        if let Some(spine) = self.spines.table(array, &family) {
            return spine.look_up(index);
        }
        let mut below = array;
        for _ in 0..SHORT {
            if !self.continues(below, &family) {
                return FoundElement::Below(below);
            }
            let [next, at, element] = self.args3(below);
            if at == index {
                return FoundElement::Element(element);
            }
            below = next;
        }
        if !self.continues(below, &family) {
            return FoundElement::Below(below);
        }
        let spine = self.walk(array, family);
        let found = spine.look_up(index);
        self.spines.limit();
        self.spines.put(array, spine);
        found
    }

    /// The table of a version, by a walk down its chain.
    fn walk(&self, array: Term, family: Family) -> Spine {
        let mut elements: FxHashMap<Term, Term> = FxHashMap::default();
        let mut base = array;
        let mut length = 0;
        while self.continues(base, &family) {
            let [next, index, element] = self.args3(base);
            elements.entry(index).or_insert(element);
            length += 1;
            base = next;
        }
        Spine { family, elements, base, length }
    }

    /// The array with one more `store`, on top of its chain if the index belongs to it.
    pub(super) fn extend_chain(&mut self, array: Term, index: Term, element: Term) -> Term {
        let sort = self.sort_of(array);
        let stored = self.node(Op::Store, &[array, index, element], sort);
        if self.is_short(array, index) || self.spines.tables.contains_key(&stored) {
            return stored;
        }
        let mut spine = if let Some(spine) = self.spines.take(array) {
            spine
        } else {
            self.spines.limit();
            self.walk(array, self.family(index))
        };
        spine.elements.insert(index, element);
        spine.length += 1;
        if spine.length <= 2 * spine.elements.len() + SLACK {
            self.spines.put(stored, spine);
            return stored;
        }
        let mut elements: Vec<(Term, Term)> =
            spine.elements.iter().map(|(index, element)| (*index, *element)).collect();
        elements.sort_unstable();
        let mut array = spine.base;
        for (index, element) in elements {
            array = self.node(Op::Store, &[array, index, element], sort);
        }
        spine.length = spine.elements.len();
        if spine.length > SHORT {
            self.spines.put(array, spine);
        }
        array
    }
}
