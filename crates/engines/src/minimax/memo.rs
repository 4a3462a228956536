//! The memo table: interpolants of nodes whose subtrees are done.
//!
//! The interpolants of a location are grouped by the variables of which they ask for a value, as x = 3 does, and in a group
//! found by these values. A state can imply only those whose values it has itself. So a test looks at one list for each group,
//! and of these at the newest and at those that were of use last, at a limited number of interpolants.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use symra_analysis::encode::Encoder;
use symra_analysis::infer::atoms::conjuncts;
use symra_ir::{LocId, VarId};
use symra_terms::{Substitution, Term, TermPool, Value};

use super::tree::constants;

/// The most interpolants of a group that a state is compared with.
const LOOKED_AT: usize = 24;

/// The open heads that an interpolant leans on: paths below its node came back there.
pub(super) type Support = BTreeSet<usize>;

/// An interpolant.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) loc: LocId,
    /// From a state where it holds, no claim is reached before a head of the support is, with what is kept there.
    pub(super) formula: Term,
    /// The heads that are not done.
    pub(super) support: Support,
    /// If paths below were cut off, how many heads there were before: it says nothing of a node with fewer.
    pub(super) cut: Option<usize>,
    /// The node's number in the drawing.
    pub(super) drawn: usize,
}

/// The interpolants of a location that ask for values of the same variables.
#[derive(Debug, Default)]
struct Group {
    /// By the values; the newest, or what was of use last, is last.
    by_values: FxHashMap<Vec<Value>, Vec<usize>>,
    /// All, for states that have no values.
    all: Vec<usize>,
}

/// The table.
#[derive(Debug, Default)]
pub(super) struct Memo {
    /// By numbers. Those that are forgotten are gone.
    entries: Vec<Option<Entry>>,
    groups: BTreeMap<LocId, BTreeMap<Vec<VarId>, Group>>,
    /// The entries that lean on a head.
    leaning: BTreeMap<usize, Vec<usize>>,
}

impl Memo {
    /// Adds an interpolant.
    pub(super) fn insert(&mut self, pool: &TermPool, encoder: &mut Encoder<'_>, entry: Entry) {
        let (vars, values) = key(pool, encoder, entry.formula);
        let groups = self.groups.entry(entry.loc).or_default();
        let group = groups.entry(vars).or_default();
        let same = group.by_values.entry(values).or_default();
        let known = |number: &usize| {
            let other = self.entries[*number].as_ref().expect("an entry of a group is there");
            let covered = other.cut.is_none_or(|other| entry.cut.is_some_and(|cut| other <= cut));
            other.formula == entry.formula && other.support == entry.support && covered
        };
        if same.iter().any(known) {
            return;
        }
        let number = self.entries.len();
        same.push(number);
        group.all.push(number);
        for head in &entry.support {
            self.leaning.entry(*head).or_default().push(number);
        }
        self.entries.push(Some(entry));
    }

    /// The interpolants of a location that a state may imply, with their numbers, the most promising first. The state's value
    /// of a variable, if it has only one.
    pub(super) fn candidates(
        &self,
        loc: LocId,
        value: &mut dyn FnMut(VarId) -> Option<Value>,
    ) -> Vec<(usize, Entry)> {
        let mut found = Vec::new();
        for (vars, group) in self.groups.get(&loc).into_iter().flatten() {
            let values: Option<Vec<Value>> = vars.iter().map(|var| value(*var)).collect();
            let list = match values {
                Some(values) => group.by_values.get(&values).map_or(&[][..], Vec::as_slice),
                None => &group.all,
            };
            found.extend(list.iter().rev().take(LOOKED_AT).map(|number| {
                let entry = self.entries[*number].clone();
                (*number, entry.expect("an entry of a group is there"))
            }));
        }
        found
    }

    /// An interpolant that was looked at was of use: it comes to the end of its lists.
    pub(super) fn used(&mut self, pool: &TermPool, encoder: &mut Encoder<'_>, number: usize) {
        let group = self.place(pool, encoder, number);
        for list in [group.0, group.1] {
            if let Some(at) = list.iter().rev().take(LOOKED_AT).position(|other| *other == number) {
                let at = list.len() - 1 - at;
                list[at..].rotate_left(1);
            }
        }
    }

    /// A head is done: what leaned on it leans on what it leans on itself, and what is kept there is known.
    pub(super) fn settle(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        head: usize,
        kept: &mut Substitution,
        support: &Support,
    ) {
        let numbers = self.leaning_on(head);
        self.remove(pool, encoder, &numbers);
        for number in numbers {
            let entry = self.entries[number].as_mut().expect("the entry is there");
            entry.formula = kept.apply(pool, entry.formula);
            entry.support.remove(&head);
            for other in support {
                if entry.support.insert(*other) {
                    self.leaning.entry(*other).or_default().push(number);
                }
            }
            let (same, all) = self.place(pool, encoder, number);
            same.push(number);
            all.push(number);
        }
    }

    /// Forgets what leans on heads that are explored anew.
    pub(super) fn forget(&mut self, pool: &TermPool, encoder: &mut Encoder<'_>, heads: &Support) {
        for head in heads {
            let numbers = self.leaning_on(*head);
            self.remove(pool, encoder, &numbers);
            for number in numbers {
                self.entries[number] = None;
            }
        }
    }

    /// The entries that lean on a head, which no longer counts.
    fn leaning_on(&mut self, head: usize) -> Vec<usize> {
        let mut numbers = self.leaning.remove(&head).unwrap_or_default();
        numbers.retain(|number| self.entries[*number].is_some());
        numbers
    }

    /// All interpolants, the oldest first.
    pub(super) fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().flatten()
    }

    /// The lists that an entry belongs to: those with its values, and all of its group.
    fn place(
        &mut self,
        pool: &TermPool,
        encoder: &mut Encoder<'_>,
        number: usize,
    ) -> (&mut Vec<usize>, &mut Vec<usize>) {
        let entry = self.entries[number].as_ref().expect("the entry is there");
        let (vars, values) = key(pool, encoder, entry.formula);
        let group = self.groups.entry(entry.loc).or_default().entry(vars).or_default();
        (group.by_values.entry(values).or_default(), &mut group.all)
    }

    /// Takes entries from their lists.
    fn remove(&mut self, pool: &TermPool, encoder: &mut Encoder<'_>, numbers: &[usize]) {
        let gone: BTreeSet<usize> = numbers.iter().copied().collect();
        let mut touched: BTreeMap<(LocId, Vec<VarId>), BTreeSet<Vec<Value>>> = BTreeMap::new();
        for number in numbers {
            let entry = self.entries[*number].as_ref().expect("the entry is there");
            let (vars, values) = key(pool, encoder, entry.formula);
            touched.entry((entry.loc, vars)).or_default().insert(values);
        }
        for ((loc, vars), all_values) in touched {
            let groups = self.groups.get_mut(&loc).expect("a location of an entry has groups");
            let group = groups.get_mut(&vars).expect("an entry is in its group");
            group.all.retain(|number| !gone.contains(number));
            for values in all_values {
                let same = group.by_values.get_mut(&values).expect("it is found by its values");
                same.retain(|number| !gone.contains(number));
                if same.is_empty() {
                    group.by_values.remove(&values);
                }
            }
        }
    }
}

/// The variables of which a formula asks for a value, in their order, and the values.
fn key(pool: &TermPool, encoder: &mut Encoder<'_>, formula: Term) -> (Vec<VarId>, Vec<Value>) {
    let mut asked: BTreeMap<VarId, Value> = BTreeMap::new();
    for (variable, number) in constants(pool, &conjuncts(pool, formula)) {
        // Names of constraints are no variables of the program.
        if let (Some(var), Some(value)) =
            (encoder.variables(pool, variable).first(), pool.value(number))
        {
            asked.insert(*var, value.clone());
        }
    }
    asked.into_iter().unzip()
}
