//! Sets of arrays: what is at some indices, and what is everywhere else.

use symra_terms::ArrayValue;

use super::trie::{Single, Trie};
use super::value::Abstract;

/// At most how many elements of an array are told apart.
const MOST: usize = 1024;

/// Arrays, by their elements: those at the indices of `told` are there, all others are in `rest`.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Cells {
    rest: Abstract,
    told: Trie<Abstract>,
    /// How many cells there are; no less.
    count: usize,
}

impl Cells {
    /// The arrays whose elements are all in a set.
    pub(super) fn everywhere(rest: Abstract) -> Self {
        Self { rest, ..Self::default() }
    }

    /// The one array, as far as its elements are told apart.
    pub(super) fn of_value(array: &ArrayValue) -> Self {
        let mut cells = Self::everywhere(Abstract::of_value(array.default_value()));
        for (index, element) in array.entries() {
            let element = Abstract::of_value(element);
            cells = cells.store(&Abstract::of_value(index), &element);
        }
        cells
    }

    pub(super) fn is_top(&self) -> bool {
        self.rest.is_top() && self.told.is_empty()
    }

    /// The elements that are told apart, with their indices.
    pub(super) fn cells(&self) -> impl Iterator<Item = (u64, &Abstract)> {
        self.told.iter()
    }

    fn at(&self, index: u64) -> &Abstract {
        self.told.get(index).unwrap_or(&self.rest)
    }

    /// The elements at an index of a set.
    pub(super) fn load(&self, index: &Abstract) -> Abstract {
        if let Some(index) = index.as_index() {
            return self.at(index).clone();
        }
        let (mut found, mut hits) = (None::<Abstract>, 0_u128);
        for (at, element) in self.told.iter() {
            if index.has_index(at) {
                hits += 1;
                found = Some(found.map_or_else(|| element.clone(), |found| found.join(element)));
            }
        }
        match found {
            Some(found) if index.count().is_some_and(|count| count <= hits) => found,
            Some(found) => found.join(&self.rest),
            None => self.rest.clone(),
        }
    }

    /// The arrays after a write at an index of a set.
    pub(super) fn store(&self, index: &Abstract, element: &Abstract) -> Self {
        let mut stored = self.clone();
        let Some(index) = index.as_index() else {
            stored.rest = stored.rest.join(element);
            for (at, old) in self.told.iter() {
                if index.has_index(at) {
                    stored.told.insert(at, old.join(element));
                }
            }
            return stored;
        };
        if *stored.at(index) == *element {
            return stored;
        }
        if stored.told.get(index).is_none() {
            if stored.count >= MOST {
                stored.rest = stored.rest.join(element);
                return stored;
            }
            stored.count += 1;
        }
        stored.told.insert(index, element.clone());
        stored
    }

    /// The arrays with an element of a set at an index; none if there are none.
    pub(super) fn with(&self, index: u64, element: &Abstract) -> Option<Self> {
        let met = self.at(index).meet(element)?;
        let mut cells = self.clone();
        if cells.told.get(index).is_some() || cells.count < MOST {
            cells.count += usize::from(cells.told.get(index).is_none());
            cells.told.insert(index, met);
        }
        Some(cells)
    }

    pub(super) fn join(&self, other: &Self) -> Self {
        let rest = self.rest.join(&other.rest);
        let told = self.told.merge(&other.told, Single::Ask, &mut |_, a, b| {
            let (a, b) = (a.unwrap_or(&self.rest), b.unwrap_or(&other.rest));
            Some(a.join(b)).filter(|joined| *joined != rest)
        });
        Self { rest, told, count: self.count.max(other.count) }.counted()
    }

    pub(super) fn meet(&self, other: &Self) -> Option<Self> {
        let mut empty = false;
        let told = self.told.merge(&other.told, Single::Ask, &mut |_, a, b| {
            let (a, b) = (a.unwrap_or(&self.rest), b.unwrap_or(&other.rest));
            let met = a.meet(b);
            empty |= met.is_none();
            met
        });
        if empty {
            return None;
        }
        // Where all indices have cells, there may be nothing that the rest is about.
        let rest = self.rest.meet(&other.rest).unwrap_or_else(|| self.rest.clone());
        Some(Self { rest, told, count: self.count.max(other.count) }.counted())
    }

    pub(super) fn widen(&self, next: &Self, thresholds: &[i128]) -> Self {
        let told = self.told.merge(&next.told, Single::Ask, &mut |_, a, b| {
            let (a, b) = (a.unwrap_or(&self.rest), b.unwrap_or(&next.rest));
            Some(a.widen(b, thresholds))
        });
        let rest = self.rest.widen(&next.rest, thresholds);
        Self { rest, told, count: self.count.max(next.count) }.counted()
    }

    /// Counts the cells anew.
    fn counted(mut self) -> Self {
        if self.count > 0 {
            self.count = self.told.iter().count();
        }
        self
    }
}
