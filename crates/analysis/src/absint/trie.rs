//! A persistent map from numbers, whose merges skip what two maps share.
//!
//! A big-endian Patricia tree (Okasaki and Gill, "Fast mergeable integer maps", 1998): a branch is at the highest bit
//! in which its keys differ. Maps that came from one another share most of their nodes, so a join of abstract states costs what has
//! changed in them and not what they hold. The depth is at most the number of bits of a key.

use std::sync::Arc;

/// A map from `u64` to `V` that is cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Trie<V>(Option<Link<V>>);

type Link<V> = Arc<TrieNode<V>>;

#[derive(Debug)]
enum TrieNode<V> {
    Leaf {
        key: u64,
        value: V,
    },
    /// The keys agree above `bit`, where they have `prefix`; those with a 0 at `bit` are in `zero`.
    Branch {
        prefix: u64,
        bit: u32,
        zero: Link<V>,
        one: Link<V>,
    },
}

/// What a merge does with a key that only one of the maps has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Single {
    /// It is left out.
    Drop,
    /// It is kept as it is.
    Keep,
    /// The function is asked.
    Ask,
}

impl<V> Default for Trie<V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<V: PartialEq> PartialEq for Trie<V> {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(a), Some(b)) => same(a, b),
            (None, Some(_)) | (Some(_), None) => false,
        }
    }
}

fn same<V: PartialEq>(a: &Link<V>, b: &Link<V>) -> bool {
    if Arc::ptr_eq(a, b) {
        return true;
    }
    match (&**a, &**b) {
        (TrieNode::Leaf { key, value }, TrieNode::Leaf { key: k, value: v }) => {
            key == k && value == v
        }
        (
            TrieNode::Branch { prefix, bit, zero, one },
            TrieNode::Branch { prefix: p, bit: b, zero: z, one: o },
        ) => prefix == p && bit == b && same(zero, z) && same(one, o),
        _ => false,
    }
}

/// The bits of a key above a bit.
fn above(key: u64, bit: u32) -> u64 {
    if bit == 63 { 0 } else { key >> (bit + 1) << (bit + 1) }
}

fn has_bit(key: u64, bit: u32) -> bool {
    key >> bit & 1 == 1
}

impl<V> TrieNode<V> {
    /// Some key below, which stands for the bits that all have.
    fn sample(&self) -> u64 {
        match self {
            Self::Leaf { key, .. } => *key,
            Self::Branch { prefix, .. } => *prefix,
        }
    }
}

/// The branch over two trees none of which could hold the other's keys.
fn fork<V>(a: Link<V>, b: Link<V>) -> Link<V> {
    let (x, y) = (a.sample(), b.sample());
    let bit = (x ^ y).ilog2();
    let (zero, one) = if has_bit(x, bit) { (b, a) } else { (a, b) };
    Arc::new(TrieNode::Branch { prefix: above(x, bit), bit, zero, one })
}

fn branch<V>(
    prefix: u64,
    bit: u32,
    zero: Option<Link<V>>,
    one: Option<Link<V>>,
) -> Option<Link<V>> {
    match (zero, one) {
        (Some(zero), Some(one)) => Some(Arc::new(TrieNode::Branch { prefix, bit, zero, one })),
        (one_side, None) | (None, one_side) => one_side,
    }
}

impl<V: Clone + PartialEq> Trie<V> {
    /// The value of a key.
    pub(super) fn get(&self, key: u64) -> Option<&V> {
        find(self.0.as_ref()?, key)
    }

    /// Whether there is no key.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Whether two maps are the same by construction.
    pub(super) fn is_shared(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(a), Some(b)) => Arc::ptr_eq(a, b),
            (None, Some(_)) | (Some(_), None) => false,
        }
    }

    /// Gives a key a value.
    pub(super) fn insert(&mut self, key: u64, value: V) {
        self.0 = Some(match self.0.take() {
            None => Arc::new(TrieNode::Leaf { key, value }),
            Some(root) => insert(&root, key, value),
        });
    }

    /// Takes a key out.
    pub(super) fn remove(&mut self, key: u64) {
        if let Some(root) = self.0.take() {
            self.0 = remove(&root, key);
        }
    }

    /// The keys with their values, in the order of the keys.
    pub(super) fn iter(&self) -> Iter<'_, V> {
        Iter { stack: self.0.iter().map(|link| &**link).collect() }
    }

    /// The map of `f(key, a, b)` for the keys of both maps; `single` says what becomes of the keys of one. `f` must
    /// give `v` for `v` and `v`, for it is not asked where the maps share. Where nothing changes, this map's nodes are kept.
    pub(super) fn merge(&self, other: &Self, single: Single, f: &mut Merge<'_, V>) -> Self {
        Self(merge(self.0.as_ref(), other.0.as_ref(), &mut Merger { single, f }))
    }
}

impl<V> FromIterator<u64> for Trie<V>
where
    V: Default + Clone + PartialEq,
{
    fn from_iter<I: IntoIterator<Item = u64>>(keys: I) -> Self {
        let mut trie = Self::default();
        for key in keys {
            trie.insert(key, V::default());
        }
        trie
    }
}

fn find<V>(mut node: &Link<V>, key: u64) -> Option<&V> {
    loop {
        match &**node {
            TrieNode::Leaf { key: found, value } => return (*found == key).then_some(value),
            TrieNode::Branch { bit, zero, one, .. } => {
                node = if has_bit(key, *bit) { one } else { zero };
            }
        }
    }
}

fn insert<V: PartialEq>(node: &Link<V>, key: u64, new: V) -> Link<V> {
    match &**node {
        TrieNode::Leaf { key: found, value } if *found == key => {
            if *value == new {
                node.clone()
            } else {
                Arc::new(TrieNode::Leaf { key, value: new })
            }
        }
        TrieNode::Branch { prefix, bit, zero, one } if above(key, *bit) == *prefix => {
            let (prefix, bit) = (*prefix, *bit);
            let side = if has_bit(key, bit) { one } else { zero };
            let changed = insert(side, key, new);
            if Arc::ptr_eq(&changed, side) {
                return node.clone();
            }
            let (zero, one) =
                if has_bit(key, bit) { (zero.clone(), changed) } else { (changed, one.clone()) };
            Arc::new(TrieNode::Branch { prefix, bit, zero, one })
        }
        _ => fork(node.clone(), Arc::new(TrieNode::Leaf { key, value: new })),
    }
}

fn remove<V>(node: &Link<V>, key: u64) -> Option<Link<V>> {
    match &**node {
        TrieNode::Leaf { key: found, .. } => (*found != key).then(|| node.clone()),
        TrieNode::Branch { prefix, bit, zero, one } => {
            if above(key, *bit) != *prefix {
                return Some(node.clone());
            }
            let side = if has_bit(key, *bit) { one } else { zero };
            let changed = remove(side, key);
            if changed.as_ref().is_some_and(|changed| Arc::ptr_eq(changed, side)) {
                return Some(node.clone());
            }
            if has_bit(key, *bit) {
                branch(*prefix, *bit, Some(zero.clone()), changed)
            } else {
                branch(*prefix, *bit, changed, Some(one.clone()))
            }
        }
    }
}

type Merge<'f, V> = dyn FnMut(u64, Option<&V>, Option<&V>) -> Option<V> + 'f;

struct Merger<'f, V> {
    single: Single,
    f: &'f mut Merge<'f, V>,
}

/// Puts a changed side of a branch in, or keeps the branch.
fn rebuilt<V>(
    node: &Link<V>,
    new_zero: Option<Link<V>>,
    new_one: Option<Link<V>>,
) -> Option<Link<V>> {
    let TrieNode::Branch { prefix, bit, zero, one } = &**node else {
        unreachable!("only a branch has sides")
    };
    let kept = |new: &Option<Link<V>>, old| new.as_ref().is_some_and(|new| Arc::ptr_eq(new, old));
    if kept(&new_zero, zero) && kept(&new_one, one) {
        return Some(node.clone());
    }
    branch(*prefix, *bit, new_zero, new_one)
}

/// What becomes of a tree whose keys the other map has not; `left` says whose tree it is.
fn lone<V: PartialEq>(node: &Link<V>, left: bool, merger: &mut Merger<'_, V>) -> Option<Link<V>> {
    match merger.single {
        Single::Drop => None,
        Single::Keep => Some(node.clone()),
        Single::Ask => match &**node {
            TrieNode::Leaf { key, value } => {
                let asked = if left {
                    (merger.f)(*key, Some(value), None)
                } else {
                    (merger.f)(*key, None, Some(value))
                };
                leaf(node, *key, value, asked)
            }
            TrieNode::Branch { zero, one, .. } => {
                let new_zero = lone(zero, left, merger);
                let new_one = lone(one, left, merger);
                rebuilt(node, new_zero, new_one)
            }
        },
    }
}

fn leaf<V: PartialEq>(node: &Link<V>, key: u64, value: &V, new: Option<V>) -> Option<Link<V>> {
    let new = new?;
    Some(if new == *value { node.clone() } else { Arc::new(TrieNode::Leaf { key, value: new }) })
}

fn merge<V: PartialEq>(
    a: Option<&Link<V>>,
    b: Option<&Link<V>>,
    merger: &mut Merger<'_, V>,
) -> Option<Link<V>> {
    let (a, b) = match (a, b) {
        (None, None) => return None,
        (Some(a), None) => return lone(a, true, merger),
        (None, Some(b)) => return lone(b, false, merger),
        (Some(a), Some(b)) => (a, b),
    };
    if Arc::ptr_eq(a, b) {
        return Some(a.clone());
    }
    match (&**a, &**b) {
        (TrieNode::Leaf { key, value }, TrieNode::Leaf { key: other, value: v })
            if key == other =>
        {
            let new = (merger.f)(*key, Some(value), Some(v));
            leaf(a, *key, value, new)
        }
        (
            TrieNode::Branch { prefix, bit, zero, one },
            TrieNode::Branch { prefix: p, bit: o, zero: z, one: n },
        ) if prefix == p && bit == o => {
            let new_zero = merge(Some(zero), Some(z), merger);
            let new_one = merge(Some(one), Some(n), merger);
            rebuilt(a, new_zero, new_one)
        }
        (TrieNode::Branch { prefix, bit, zero, one }, _) if holds(*prefix, *bit, b) => {
            let side = has_bit(b.sample(), *bit);
            let (to_zero, to_one) = if side { (None, Some(b)) } else { (Some(b), None) };
            let new_zero = merge(Some(zero), to_zero, merger);
            let new_one = merge(Some(one), to_one, merger);
            rebuilt(a, new_zero, new_one)
        }
        (_, TrieNode::Branch { prefix, bit, zero, one }) if holds(*prefix, *bit, a) => {
            let side = has_bit(a.sample(), *bit);
            let (from_zero, from_one) = if side { (None, Some(a)) } else { (Some(a), None) };
            let new_zero = merge(from_zero, Some(zero), merger);
            let new_one = merge(from_one, Some(one), merger);
            branch(*prefix, *bit, new_zero, new_one)
        }
        _ => {
            let (left, right) = (lone(a, true, merger), lone(b, false, merger));
            match (left, right) {
                (Some(left), Some(right)) => Some(fork(left, right)),
                (one_side, None) | (None, one_side) => one_side,
            }
        }
    }
}

/// Whether all keys of a node belong under a branch.
fn holds<V>(prefix: u64, bit: u32, node: &TrieNode<V>) -> bool {
    above(node.sample(), bit) == prefix
        && match node {
            TrieNode::Leaf { .. } => true,
            TrieNode::Branch { bit: below, .. } => *below < bit,
        }
}

/// The entries of a [`Trie`], in the order of their keys.
pub(super) struct Iter<'t, V> {
    stack: Vec<&'t TrieNode<V>>,
}

impl<'t, V> Iterator for Iter<'t, V> {
    type Item = (u64, &'t V);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.stack.pop()? {
                TrieNode::Leaf { key, value } => return Some((*key, value)),
                TrieNode::Branch { zero, one, .. } => self.stack.extend([&**one, &**zero]),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use symra_ir::testing::Random;

    fn random(random: &mut Random, from: &Trie<u64>) -> (Trie<u64>, BTreeMap<u64, u64>) {
        let mut trie = from.clone();
        let mut model: BTreeMap<u64, u64> = from.iter().map(|(key, value)| (key, *value)).collect();
        for _ in 0..random.below(30) {
            let key = [random.number() % 40, random.number(), u64::MAX - random.number() % 3]
                [random.below(3)];
            if random.once_in(3) {
                trie.remove(key);
                model.remove(&key);
            } else {
                let value = random.number() % 4;
                trie.insert(key, value);
                model.insert(key, value);
            }
        }
        (trie, model)
    }

    fn listed(trie: &Trie<u64>) -> Vec<(u64, u64)> {
        trie.iter().map(|(key, value)| (key, *value)).collect()
    }

    #[test]
    fn agrees_with_a_tree_map() {
        for seed in 0..500 {
            let mut draw = Random::new(seed);
            let (base, _) = random(&mut draw, &Trie::default());
            let (a, model_a) = random(&mut draw, &base);
            let (b, model_b) = random(&mut draw, &base);
            assert_eq!(listed(&a), model_a.clone().into_iter().collect::<Vec<_>>());
            for (key, value) in &model_a {
                assert_eq!(a.get(*key), Some(value));
                assert_eq!(b.get(*key), model_b.get(key));
            }
            assert_eq!(a == b, model_a == model_b);
            for single in [Single::Drop, Single::Keep, Single::Ask] {
                let merged = a.merge(&b, single, &mut |_, x, y| match (x, y) {
                    (Some(x), Some(y)) => Some(*x.min(y)),
                    (Some(x), None) => Some(x + 10),
                    (None, Some(y)) => (*y > 1).then_some(y + 20),
                    (None, None) => None,
                });
                let mut expected = BTreeMap::new();
                for key in model_a.keys().chain(model_b.keys()) {
                    let value = match (model_a.get(key), model_b.get(key), single) {
                        (Some(x), Some(y), _) => Some(*x.min(y)),
                        (Some(_), None, Single::Drop)
                        | (None, _, Single::Drop)
                        | (None, None, _) => None,
                        (Some(x), None, Single::Keep) | (None, Some(x), Single::Keep) => Some(*x),
                        (Some(x), None, Single::Ask) => Some(x + 10),
                        (None, Some(y), Single::Ask) => (*y > 1).then_some(y + 20),
                    };
                    if let Some(value) = value {
                        expected.insert(*key, value);
                    }
                }
                assert_eq!(listed(&merged), expected.into_iter().collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn keeps_what_did_not_change() {
        let mut a: Trie<u64> = Trie::default();
        for key in 0..100 {
            a.insert(key * 7, key);
        }
        let mut b = a.clone();
        b.insert(70, 3);
        let mut asked = 0;
        let joined = a.merge(&b, Single::Drop, &mut |_, x, y| {
            asked += 1;
            x.max(y).copied()
        });
        assert_eq!(asked, 1);
        assert!(joined.is_shared(&a), "the larger value is this map's");
        let lowered = b.merge(&a, Single::Drop, &mut |_, x, y| x.max(y).copied());
        assert!(!lowered.is_shared(&b) && lowered == a);
    }
}
