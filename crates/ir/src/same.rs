//! States that are the same up to the names of objects.
//!
//! Names are paired as they are met: in the values of variables, then in what is written in the objects of each pair. What is in objects
//! that no pair has is not looked at: nothing leads to them. Where a program treats all names alike ([`Names`]), it can do in one of two
//! such states what it can do in the other, as long as no input is such a name: `crates/ir/src/names.rs` says why.

use std::collections::BTreeMap;

use symra_terms::{ArrayValue, BitVec, Sort, Value};

use crate::VarId;
use crate::names::{Names, OBJECT_BITS};

/// Whether states are the same up to names, in some variables with their values in both. All that are live must be among them.
pub fn same_up_to_names<'v>(
    names: &Names,
    values: impl IntoIterator<Item = (VarId, &'v Value, &'v Value)>,
) -> bool {
    let values: Vec<(VarId, &Value, &Value)> = values.into_iter().collect();
    let number = |value: &Value| value.as_bv().and_then(BitVec::to_u64);
    let counter = values.iter().find(|(var, ..)| *var == names.counter);
    let next = counter.and_then(|(_, one, other)| Some((number(one)?, number(other)?)));
    let (of, back) = (BTreeMap::new(), BTreeMap::new());
    let mut pairs = Pairs { names, next, of, back, new: Vec::new() };
    let mut arrays: Vec<(&ArrayValue, &ArrayValue)> = Vec::new();
    for (_, one, other) in &values {
        match (one, other) {
            (Value::Array(a), Value::Array(b)) if is_by_name(a) => arrays.push((a, b)),
            _ if !pairs.agree(one, other) => return false,
            _ => (),
        }
    }
    if !arrays.iter().all(|(one, other)| pairs.agree_elsewhere(one, other)) {
        return false;
    }
    while let Some(pair) = pairs.new.pop() {
        if !arrays.iter().all(|(one, other)| pairs.agree_at(one, other, pair)) {
            return false;
        }
    }
    true
}

/// Whether a value has a name that the program gave.
pub fn has_new_name(names: &Names, value: &Value) -> bool {
    match value {
        Value::Bv(bits) => name(bits).is_some_and(|(name, _)| names.is_new(name)),
        Value::Array(array) => {
            let entries = array.entries().flat_map(|(index, element)| [index, element]);
            entries.chain([array.default_value()]).any(|value| has_new_name(names, value))
        }
        _ => false,
    }
}

/// The name in a value, and what is below it.
fn name(bits: &BitVec) -> Option<(u64, Option<BitVec>)> {
    let below = bits.width().checked_sub(OBJECT_BITS).filter(|bits| [0, 64, 8].contains(bits))?;
    let name = bits.extract(bits.width() - 1, below).to_u64()?;
    Some((name, (below > 0).then(|| bits.extract(below - 1, 0))))
}

fn is_by_name(array: &ArrayValue) -> bool {
    let Sort::Array(sort) = array.sort() else { return false };
    [0, 64, 8].into_iter().any(|below| sort.index == Sort::Bv(OBJECT_BITS + below))
}

/// The index with another name in it.
fn at(name: u64, below: Option<&BitVec>) -> Value {
    let name = BitVec::from_u64(name, OBJECT_BITS);
    match below {
        Some(below) => name.concat(below).into(),
        None => name.into(),
    }
}

/// The names of one state that are names of another.
struct Pairs<'n> {
    names: &'n Names,
    /// The next names to be given.
    next: Option<(u64, u64)>,
    of: BTreeMap<u64, u64>,
    back: BTreeMap<u64, u64>,
    /// Pairs whose objects were not looked at.
    new: Vec<(u64, u64)>,
}

impl Pairs<'_> {
    /// Makes two names a pair, if they can be one.
    fn pair(&mut self, one: u64, other: u64) -> bool {
        if !self.names.is_new(one) || !self.names.is_new(other) {
            return one == other;
        }
        if let Some((next, other_next)) = self.next
            && (one >= next || other >= other_next)
        {
            return one >= next && other >= other_next && one - next == other - other_next;
        }
        match (self.of.get(&one), self.back.get(&other)) {
            (None, None) => {
                self.of.insert(one, other);
                self.back.insert(other, one);
                self.new.push((one, other));
                true
            }
            (of, back) => of == Some(&other) && back == Some(&one),
        }
    }

    fn agree(&mut self, one: &Value, other: &Value) -> bool {
        match (one, other) {
            (Value::Bv(a), Value::Bv(b)) if a.width() == b.width() => match (name(a), name(b)) {
                (Some((a, below)), Some((b, other))) => below == other && self.pair(a, b),
                _ => a == b,
            },
            (Value::Array(a), Value::Array(b)) if !is_by_name(a) => {
                let all: Vec<&Value> =
                    a.entries().chain(b.entries()).map(|entry| entry.0).collect();
                let (default, names) = (a.default_value(), self.names);
                default == b.default_value()
                    && !all.iter().copied().chain([default]).any(|v| has_new_name(names, v))
                    && all.into_iter().all(|index| self.agree(a.get(index), b.get(index)))
            }
            _ => one == other && !has_new_name(self.names, one),
        }
    }

    /// Whether arrays agree where the program's text has names, and where none was given yet.
    fn agree_elsewhere(&mut self, one: &ArrayValue, other: &ArrayValue) -> bool {
        let default = one.default_value();
        if default != other.default_value() || has_new_name(self.names, default) {
            return false;
        }
        let mut indices: Vec<(Value, Value)> = Vec::new();
        for (array, forth) in [(one, true), (other, false)] {
            for (index, _) in array.entries() {
                let Some((given, below)) = index.as_bv().and_then(name) else { return false };
                if !self.names.is_new(given) {
                    indices.push((index.clone(), index.clone()));
                    continue;
                }
                let Some((next, other_next)) = self.next else { continue };
                let (next, from) = if forth { (next, other_next) } else { (other_next, next) };
                if given >= next {
                    let there = at(from + (given - next), below.as_ref());
                    let pair = (index.clone(), there);
                    indices.push(if forth { pair } else { (pair.1, pair.0) });
                }
            }
        }
        indices.into_iter().all(|(a, b)| self.agree(one.get(&a), other.get(&b)))
    }

    /// Whether arrays agree in the objects of a pair.
    fn agree_at(&mut self, one: &ArrayValue, other: &ArrayValue, pair: (u64, u64)) -> bool {
        let mut indices: Vec<(Value, Value)> = Vec::new();
        for (array, own) in [(one, pair.0), (other, pair.1)] {
            for (index, _) in array.entries() {
                let Some((given, below)) = index.as_bv().and_then(name) else { return false };
                if given == own {
                    indices.push((at(pair.0, below.as_ref()), at(pair.1, below.as_ref())));
                }
            }
        }
        indices.into_iter().all(|(a, b)| self.agree(one.get(&a), other.get(&b)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use symra_terms::ArraySort;

    use super::*;

    /// The next name, the list, and the next of each node that has one.
    type Lists<'l> = (u64, u64, &'l [(u64, u64)]);

    fn object(name: u64) -> Value {
        BitVec::from_u64(name, OBJECT_BITS).into()
    }

    fn state((next, list, nodes): Lists<'_>) -> [Value; 3] {
        let sort = ArraySort { index: Sort::Bv(OBJECT_BITS), element: Sort::Bv(OBJECT_BITS) };
        let mut array = ArrayValue::constant(Arc::new(sort), object(0));
        for (node, next) in nodes {
            array.set(object(*node), object(*next));
        }
        [object(next), object(list), Value::Array(array)]
    }

    fn same(one: Lists<'_>, other: Lists<'_>) -> bool {
        let names = Names { counter: VarId::new(0), fixed: 2 };
        let (one, other) = (state(one), state(other));
        let vars = (0..3).map(VarId::new).zip(one.iter().zip(&other));
        same_up_to_names(&names, vars.map(|(var, (one, other))| (var, one, other)))
    }

    #[test]
    fn lists_of_the_same_shape_are_the_same_whatever_is_garbage() {
        assert!(same((4, 2, &[(2, 3)]), (9, 7, &[(7, 5), (4, 8)])));
        assert!(same((4, 3, &[(3, 3)]), (9, 7, &[(7, 7)])), "a ring");
    }

    #[test]
    fn other_shapes_names_of_the_text_and_cells_to_come_tell_states_apart() {
        assert!(!same((4, 2, &[(2, 3)]), (9, 7, &[(7, 7)])), "a ring is no list");
        assert!(!same((4, 2, &[(2, 3), (3, 2)]), (9, 7, &[(7, 5)])), "it is longer");
        assert!(!same((4, 1, &[]), (9, 2, &[])), "the text has a name");
        assert!(!same((4, 2, &[(4, 2)]), (9, 7, &[])), "a new object would differ");
        assert!(!same((4, 5, &[]), (9, 9, &[])), "a name that is still to be given");
    }
}
