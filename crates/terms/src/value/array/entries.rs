//! The exceptions of an array: a persistent map from indices to elements.
//!
//! Indices that are machine words are kept in pages of neighbours, so that a loop over an array stays in few of them;
//! other indices are kept in a search tree. A clone shares everything; what has one owner is changed in place.

use imbl::OrdMap;
use std::sync::Arc;

use crate::sort::Sort;
use crate::value::Value;

/// How many indices share a page, as a power of two.
const PAGE_BITS: u32 = 5;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entries {
    Pages { pages: OrdMap<u64, Arc<Page>>, length: usize },
    Tree(OrdMap<Value, Value>),
}

/// The exceptions among the indices that differ in the lowest bits only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Page {
    /// Which of them there are.
    present: u32,
    /// Those, in order.
    items: Vec<(Value, Value)>,
}

impl Page {
    /// Where an index is among the items, or should be.
    fn position(&self, bit: u32) -> usize {
        (self.present & (bit - 1)).count_ones() as usize
    }

    /// Gives an index an element, and says whether it had none before.
    fn insert(&mut self, bit: u32, index: Value, element: Value) -> bool {
        let position = self.position(bit);
        if self.present & bit != 0 {
            self.items[position].1 = element;
            return false;
        }
        self.present |= bit;
        self.items.insert(position, (index, element));
        true
    }
}

/// The page of a word and its bit in there.
fn locate(word: u64) -> (u64, u32) {
    (word >> PAGE_BITS, 1 << (word & ((1 << PAGE_BITS) - 1)))
}

/// The number of an index whose sort has pages.
fn word(index: &Value) -> u64 {
    match index {
        Value::Bool(truth) => u64::from(*truth),
        Value::Bv(bits) => bits.to_u64().expect("the index of a page should have at most 64 bits"),
        _ => panic!("the index of a page should be a word, not {}", index.sort()),
    }
}

impl Entries {
    pub(super) fn new(index: &Sort) -> Self {
        match index {
            Sort::Bool | Sort::Bv(..=64) => Self::Pages { pages: OrdMap::new(), length: 0 },
            _ => Self::Tree(OrdMap::new()),
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Self::Pages { length, .. } => *length,
            Self::Tree(tree) => tree.len(),
        }
    }

    #[inline]
    pub(super) fn get(&self, index: &Value) -> Option<&Value> {
        match self {
            Self::Pages { pages, .. } => {
                let (number, bit) = locate(word(index));
                let page = pages.get(&number)?;
                (page.present & bit != 0).then(|| &page.items[page.position(bit)].1)
            }
            Self::Tree(tree) => tree.get(index),
        }
    }

    pub(super) fn insert(&mut self, index: Value, element: Value) {
        match self {
            Self::Pages { pages, length } => {
                let (number, bit) = locate(word(&index));
                if let Some(page) = pages.get_mut(&number) {
                    *length += usize::from(Arc::make_mut(page).insert(bit, index, element));
                } else {
                    let page = Page { present: bit, items: vec![(index, element)] };
                    pages.insert(number, Arc::new(page));
                    *length += 1;
                }
            }
            Self::Tree(tree) => {
                tree.insert(index, element);
            }
        }
    }

    pub(super) fn remove(&mut self, index: &Value) {
        match self {
            Self::Pages { pages, length } => {
                let (number, bit) = locate(word(index));
                // Nothing is copied for an index that is no exception.
                if pages.get(&number).is_none_or(|page| page.present & bit == 0) {
                    return;
                }
                let page = Arc::make_mut(pages.get_mut(&number).expect("the page should be there"));
                page.items.remove(page.position(bit));
                page.present &= !bit;
                *length -= 1;
                if page.present == 0 {
                    pages.remove(&number);
                }
            }
            Self::Tree(tree) => {
                tree.remove(index);
            }
        }
    }

    /// The indices at which two maps differ, in order. Costs what they do not share.
    pub(super) fn differences(&self, other: &Self) -> Vec<Value> {
        use imbl::ordmap::DiffItem;
        let mut indices = Vec::new();
        match (self, other) {
            (Self::Pages { pages: a, .. }, Self::Pages { pages: b, .. }) => {
                let empty = Page { present: 0, items: Vec::new() };
                for item in a.diff(b) {
                    let (old, new) = match item {
                        DiffItem::Add(_, new) => (&empty, &**new),
                        DiffItem::Update { old, new } => (&**old.1, &**new.1),
                        DiffItem::Remove(_, old) => (&**old, &empty),
                    };
                    let changed = |from: &Page, to: &Page| -> Vec<Value> {
                        let differs = |pair: &&(Value, Value)| !to.items.contains(pair);
                        from.items.iter().filter(differs).map(|(index, _)| index.clone()).collect()
                    };
                    let mut page = changed(old, new);
                    page.extend(changed(new, old));
                    page.sort_unstable();
                    page.dedup();
                    indices.extend(page);
                }
            }
            (Self::Tree(a), Self::Tree(b)) => {
                indices.extend(a.diff(b).map(|item| match item {
                    DiffItem::Add(index, _)
                    | DiffItem::Remove(index, _)
                    | DiffItem::Update { old: (index, _), .. } => index.clone(),
                }));
            }
            // Arrays of different sorts have no index in common.
            (Self::Pages { .. }, Self::Tree(_)) | (Self::Tree(_), Self::Pages { .. }) => (),
        }
        indices
    }

    /// The exceptions in the order of their indices.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&Value, &Value)> {
        let (pages, tree) = match self {
            Self::Pages { pages, .. } => (Some(pages), None),
            Self::Tree(tree) => (None, Some(tree)),
        };
        let items = pages.into_iter().flat_map(|pages| pages.values().flat_map(|page| &page.items));
        items
            .map(|(index, element)| (index, element))
            .chain(tree.into_iter().flat_map(OrdMap::iter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    proptest! {
        #[test]
        fn pages_and_trees_are_maps(
            changes in prop::collection::vec((0_u64..200, prop::option::of(0_i64..3)), 0..300),
            fork in 0_usize..300,
        ) {
            for sort in [Sort::Bv(64), Sort::Int] {
                let index = |number: u64| match sort {
                    Sort::Int => Value::int(i64::try_from(number).unwrap()),
                    _ => Value::bv(number * 7, 64),
                };
                let mut entries = Entries::new(&sort);
                let mut model: BTreeMap<Value, Value> = BTreeMap::new();
                let mut old = None;
                for (step, (number, change)) in changes.iter().enumerate() {
                    if step == fork {
                        old = Some((entries.clone(), model.clone()));
                    }
                    if let Some(element) = change {
                        entries.insert(index(*number), Value::int(*element));
                        model.insert(index(*number), Value::int(*element));
                    } else {
                        entries.remove(&index(*number));
                        model.remove(&index(*number));
                    }
                    prop_assert_eq!(entries.get(&index(*number)), model.get(&index(*number)));
                }
                if let Some((before, model_before)) = &old {
                    let differ = |at: &&Value| model_before.get(*at) != model.get(*at);
                    let mut expected: Vec<Value> =
                        model_before.keys().chain(model.keys()).filter(differ).cloned().collect();
                    expected.sort_unstable();
                    expected.dedup();
                    prop_assert_eq!(before.differences(&entries), expected);
                }
                // The clone has not seen what came after it.
                for (entries, model) in old.into_iter().chain([(entries, model)]) {
                    prop_assert_eq!(entries.len(), model.len());
                    prop_assert!(entries.iter().eq(model.iter()));
                    let mut again = Entries::new(&sort);
                    for (index, element) in &model {
                        again.insert(index.clone(), element.clone());
                    }
                    prop_assert_eq!(again, entries);
                }
            }
        }
    }
}
