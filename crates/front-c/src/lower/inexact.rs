//! Records of what the program does not say exactly of its source.

use indexmap::IndexMap;
use symra_ir::{Approximation, Direction, Inexact};

use super::Lower;
use super::cfg::Loc;
use super::value::Val;
use crate::options::Purpose;
use crate::types::TypeId;

impl Lower<'_> {
    /// Records what is not exact from here on.
    pub(super) fn note_inexact(&mut self, direction: Direction, what: String, scope: Inexact) {
        let (here, position) = (self.frame.here, self.frame.position);
        let record = Approximation { direction, position, what, scope };
        self.frame.notes.approximations.push((here, record));
    }

    /// What follows takes any value for that of a function which has a certain one, or likewise for `errno` after it. Nothing else is
    /// arbitrary than what is made now.
    pub(super) fn approximated<T>(&mut self, name: &str, make: impl FnOnce(&mut Self) -> T) -> T {
        let first = self.frame.notes.arbitrary.len();
        let record = self.not_computed(name, Inexact::Anything);
        let made = make(self);
        if let Some(record) = record {
            let values = self.frame.notes.arbitrary[first..].to_vec();
            self.frame.notes.approximations[record].1.scope = Inexact::Values(values);
        }
        made
    }

    /// Any value for that of a function which has a certain one.
    pub(super) fn approximated_value(&mut self, name: &str, result: TypeId) -> Val {
        self.approximated(name, |lower| {
            lower.any_errno();
            lower.arbitrary_value(result)
        })
    }

    /// Records that the value of a function is not computed; which record that is, unless such programs are refused.
    pub(super) fn not_computed(&mut self, name: &str, scope: Inexact) -> Option<usize> {
        if self.options.purpose == Purpose::Run {
            self.unsupported(&format!("the value of `{name}`"));
            return None;
        }
        self.flush();
        let record = self.frame.notes.approximations.len();
        let what = format!("`{name}` returns any value that its description allows");
        self.more_than_exact(what, scope);
        Some(record)
    }
}

/// The records of places that some run comes to, of each place one.
pub(super) fn merged(
    records: Vec<(Loc, Approximation)>,
    reached: impl Fn(Loc) -> bool,
) -> Vec<Approximation> {
    let mut merged: IndexMap<_, Approximation> = IndexMap::new();
    for (_, record) in records.into_iter().filter(|(loc, _)| reached(*loc)) {
        let key = (record.position, record.direction, record.what.clone());
        match merged.get_mut(&key) {
            Some(known) => known.scope = both(std::mem::take(&mut known.scope), record.scope),
            None => drop(merged.insert(key, record)),
        }
    }
    merged.into_values().collect()
}

/// What two records are about together.
fn both(one: Inexact, other: Inexact) -> Inexact {
    match (one, other) {
        (Inexact::Values(mut all), Inexact::Values(more)) => {
            all.extend(more);
            Inexact::Values(all)
        }
        (Inexact::Procedure(one), Inexact::Procedure(other)) if one == other => {
            Inexact::Procedure(one)
        }
        _ => Inexact::Anything,
    }
}
