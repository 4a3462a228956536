//! Abstract states: for each variable what it can be.

use symra_ir::VarId;

use super::trie::{Single, Trie};
use super::value::Abstract;

/// Sets of values of variables, each on its own; a variable that is not there can be anything.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct AbstractState(Trie<Abstract>);

fn key(var: VarId) -> u64 {
    u64::from(var.0)
}

fn var(key: u64) -> VarId {
    VarId(u32::try_from(key).expect("a key should be a variable"))
}

impl AbstractState {
    /// What a variable can be.
    pub(super) fn get(&self, var: VarId) -> &Abstract {
        self.0.get(key(var)).unwrap_or(&Abstract::Top)
    }

    pub(super) fn set(&mut self, var: VarId, value: Abstract) {
        if value.is_top() {
            self.0.remove(key(var));
        } else {
            self.0.insert(key(var), value);
        }
    }

    /// The variables that can't be anything.
    pub(super) fn iter(&self) -> impl Iterator<Item = (VarId, &Abstract)> {
        self.0.iter().map(|(key, value)| (var(key), value))
    }

    pub(super) fn join(&self, other: &Self) -> Self {
        Self(self.0.merge(&other.0, Single::Drop, &mut |_, a, b| {
            let joined = a?.join(b?);
            (!joined.is_top()).then_some(joined)
        }))
    }

    pub(super) fn meet(&self, other: &Self) -> Option<Self> {
        let mut empty = false;
        let met = self.0.merge(&other.0, Single::Keep, &mut |_, a, b| {
            let met = a?.meet(b?);
            empty |= met.is_none();
            met
        });
        (!empty).then_some(Self(met))
    }

    /// A superset of `next`, itself one of this, by the widening of each variable that changed.
    pub(super) fn widen(
        &self,
        next: &Self,
        widen: &mut dyn FnMut(VarId, &Abstract, &Abstract) -> Abstract,
    ) -> Self {
        Self(self.0.merge(&next.0, Single::Drop, &mut |key, a, b| {
            let (a, b) = (a?, b?);
            let widened = if a == b { a.clone() } else { widen(var(key), a, b) };
            (!widened.is_top()).then_some(widened)
        }))
    }
}
