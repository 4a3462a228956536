//! The values of an initializer: in order, each place once.

use std::collections::BTreeMap;

use crate::hir::{Bits, InitEntry, InitValue, Repeat};
use crate::types::TypeTable;

/// What an initializer says, in the order it says it.
enum EntryStep {
    Store(InitEntry),
    /// Bits from one position to another are zero again.
    Clear(u64, u64),
}

/// Collects stores; sorts out overlaps at the end, if there were any.
#[derive(Default)]
pub(super) struct Entries {
    steps: Vec<EntryStep>,
    /// The bit behind the last one that was stored.
    high: u64,
    /// Whether something was stored or cleared before `high`.
    is_tangled: bool,
}

/// The bits that one store of the entry covers, repetitions left aside.
fn span_of(entry: &InitEntry, types: &TypeTable) -> (u64, u64) {
    let start = entry.offset * 8;
    match entry.bits {
        Some(bits) => {
            let start = start + u64::from(bits.first);
            (start, start + u64::from(bits.width))
        }
        None => (start, start + types.size_of(entry.ty).unwrap_or(0) * 8),
    }
}

fn is_zero(entry: &InitEntry) -> bool {
    matches!(entry.value, InitValue::Const(bits) if bits.is_zero())
}

impl Entries {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn last_is_expr(&self) -> bool {
        matches!(
            self.steps.last(),
            Some(EntryStep::Store(InitEntry { value: InitValue::Expr(_), .. }))
        )
    }

    pub(super) fn push(&mut self, entry: InitEntry, types: &TypeTable) {
        let (start, end) = span_of(&entry, types);
        if start < self.high {
            self.is_tangled = true;
        } else if is_zero(&entry) && !self.is_tangled {
            // The background is zero.
            self.high = end;
            return;
        }
        self.high = self.high.max(end);
        self.steps.push(EntryStep::Store(entry));
    }

    pub(super) fn clear(&mut self, offset: u64, bytes: u64) {
        if offset * 8 < self.high {
            self.is_tangled = true;
            self.steps.push(EntryStep::Clear(offset * 8, (offset + bytes) * 8));
        }
    }

    /// Repeats all stores since a mark, for the ranges of a designator.
    pub(super) fn repeat_from(&mut self, mark: usize, repeats: &[Repeat]) {
        for (number, &repeat) in repeats.iter().rev().enumerate() {
            let extent = (repeat.count - 1) * repeat.stride * 8;
            self.high += extent;
            let is_inner = number == 0;
            let steps = self.steps.split_off(mark);
            let simple = is_inner
                && steps
                    .iter()
                    .all(|step| matches!(step, EntryStep::Store(entry) if entry.repeat.is_none()));
            for step in &steps {
                match step {
                    EntryStep::Store(entry) if simple => {
                        self.steps.push(EntryStep::Store(InitEntry {
                            repeat: Some(repeat),
                            ..entry.clone()
                        }));
                    }
                    _ => (),
                }
            }
            if !simple {
                for copy in 0..repeat.count {
                    let by = copy * repeat.stride;
                    self.steps.extend(steps.iter().map(|step| shifted(step, by)));
                }
            } else if steps.len() > 1 {
                // Several members with gaps of one range each: in order only after sorting.
                self.is_tangled = true;
            }
        }
    }

    /// The entries in ascending order, none of them overlapping but for values of whole structs.
    pub(super) fn finish(self, types: &TypeTable) -> Vec<InitEntry> {
        if !self.is_tangled {
            let stores = self.steps.into_iter().filter_map(|step| match step {
                EntryStep::Store(entry) => Some(entry),
                EntryStep::Clear(..) => None,
            });
            return stores.collect();
        }
        let mut table = Table { entries: BTreeMap::new(), next: 0 };
        for step in self.steps {
            match step {
                EntryStep::Clear(start, end) => table.remove(start, end, types),
                EntryStep::Store(entry) => {
                    for single in singles(entry) {
                        let (start, end) = span_of(&single, types);
                        table.remove(start, end, types);
                        let inside_expr = table.covers(start, types);
                        if inside_expr || !is_zero(&single) {
                            table.insert(start, single);
                        }
                    }
                }
            }
        }
        table.entries.into_values().collect()
    }
}

fn shifted(step: &EntryStep, by: u64) -> EntryStep {
    match step {
        EntryStep::Store(entry) => {
            EntryStep::Store(InitEntry { offset: entry.offset + by, ..entry.clone() })
        }
        EntryStep::Clear(start, end) => EntryStep::Clear(start + by * 8, end + by * 8),
    }
}

fn singles(entry: InitEntry) -> impl Iterator<Item = InitEntry> {
    let repeat = entry.repeat.unwrap_or(Repeat { count: 1, stride: 0 });
    (0..repeat.count).map(move |copy| InitEntry {
        offset: entry.offset + copy * repeat.stride,
        repeat: None,
        ..entry.clone()
    })
}

/// Entries by their first bit and by their age.
struct Table {
    entries: BTreeMap<(u64, u64), InitEntry>,
    next: u64,
}

impl Table {
    fn insert(&mut self, start: u64, entry: InitEntry) {
        self.entries.insert((start, self.next), entry);
        self.next += 1;
    }

    /// Whether a value computed at run time lies under the bit.
    fn covers(&self, start: u64, types: &TypeTable) -> bool {
        self.entries
            .range(..=(start, u64::MAX))
            .next_back()
            .is_some_and(|(_, entry)| span_of(entry, types).1 > start)
    }

    /// Removes what lies in the bits, and takes apart a string that overlaps them.
    fn remove(&mut self, start: u64, end: u64, types: &TypeTable) {
        let before =
            self.entries.range(..(start, 0)).next_back().map(|(key, entry)| (*key, entry.clone()));
        if let Some((key, entry)) = before
            && let InitValue::Units(units) = &entry.value
            && span_of(&entry, types).1 > start
        {
            self.entries.remove(&key);
            self.insert_units(&entry, units, types);
        }
        let inside: Vec<(u64, u64)> = self
            .entries
            .range((start, 0)..(end, 0))
            .filter(|(_, entry)| span_of(entry, types).1 <= end)
            .map(|(key, _)| *key)
            .collect();
        for key in inside {
            self.entries.remove(&key);
        }
    }

    fn insert_units(&mut self, entry: &InitEntry, units: &[u32], types: &TypeTable) {
        let Some(element) = types.element(entry.ty) else { return };
        let size = types.size_of(element).unwrap_or(1);
        let Some(kind) = types.int_kind(element) else { return };
        for (index, &unit) in units.iter().enumerate() {
            let offset = entry.offset + index as u64 * size;
            let bits = Bits::from_i128(types.wrap(i128::from(unit), kind));
            let value = InitValue::Const(bits);
            self.insert(
                offset * 8,
                InitEntry { offset, bits: None, ty: element, value, repeat: None },
            );
        }
    }
}
