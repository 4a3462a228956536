//! The predicates Φ, and the valuations of them that abstract states have.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Op, Sort, Symbol, Term, TermPool};

/// A valuation of the predicates: bit `i` is the truth of predicate `i`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    pub(crate) fn new(length: usize) -> Self {
        Self(vec![0; length.div_ceil(64)])
    }

    pub(crate) fn get(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    pub(crate) fn set(&mut self, index: usize, value: bool) {
        if self.0.len() <= index / 64 {
            self.0.resize(index / 64 + 1, 0);
        }
        if value {
            self.0[index / 64] |= 1 << (index % 64);
        } else {
            self.0[index / 64] &= !(1 << (index % 64));
        }
    }
}

/// The atoms of a Boolean term, in the order of their first occurrence: its parts that no connective makes up.
pub(crate) fn atoms(pool: &TermPool, term: Term) -> Vec<Term> {
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        let connective = match pool.op(term) {
            Op::And | Op::Or | Op::Not => true,
            Op::Eq => pool.sort(pool.args(term)[0]) == &Sort::Bool,
            Op::Ite => pool.sort(term) == &Sort::Bool,
            _ => false,
        };
        if connective {
            open.extend(pool.args(term).iter().rev());
        } else if pool.value(term).is_none() {
            found.push(term);
        }
    }
    found
}

/// A set of predicates. One and its negation are the same predicate; the constructors of terms see to it that equivalent
/// linear comparisons are one term.
#[derive(Clone, Debug, Default)]
pub(crate) struct Predicates {
    terms: Vec<Term>,
    /// The variables of each.
    variables: Vec<Vec<Symbol>>,
    /// Each predicate and its negation, with its position and whether it is the predicate itself.
    places: FxHashMap<Term, (usize, bool)>,
}

impl Predicates {
    pub(crate) fn len(&self) -> usize {
        self.terms.len()
    }

    pub(crate) fn terms(&self) -> &[Term] {
        &self.terms
    }

    pub(crate) fn variables(&self, index: usize) -> &[Symbol] {
        &self.variables[index]
    }

    /// Adds a predicate unless it is there.
    pub(crate) fn add(&mut self, pool: &mut TermPool, predicate: Term) -> bool {
        if pool.value(predicate).is_some() || self.places.contains_key(&predicate) {
            return false;
        }
        let negation = pool.not(predicate);
        let place = self.terms.len();
        self.terms.push(predicate);
        self.variables.push(pool.variables(predicate));
        self.places.insert(predicate, (place, true));
        self.places.insert(negation, (place, false));
        true
    }

    /// The predicate that a term is, or is the negation of.
    pub(crate) fn place(&self, term: Term) -> Option<(usize, bool)> {
        self.places.get(&term).copied()
    }

    /// The predicate, or its negation.
    pub(crate) fn literal(&self, pool: &mut TermPool, index: usize, value: bool) -> Term {
        if value { self.terms[index] } else { pool.not(self.terms[index]) }
    }

    /// What a valuation says of a term whose atoms may be predicates: its truth if that follows from theirs.
    pub(crate) fn truth(&self, pool: &TermPool, bits: &Bits, term: Term) -> Option<bool> {
        if let Some((place, positive)) = self.place(term) {
            return Some(bits.get(place) == positive);
        }
        let mut known: FxHashMap<Term, Option<bool>> = FxHashMap::default();
        let mut open = vec![(term, false)];
        while let Some((term, entered)) = open.pop() {
            if known.contains_key(&term) {
                continue;
            }
            if let Some(value) = pool.value(term) {
                known.insert(term, value.as_bool());
                continue;
            }
            if let Some((place, positive)) = self.place(term) {
                known.insert(term, Some(bits.get(place) == positive));
                continue;
            }
            let args = pool.args(term);
            if !matches!(pool.op(term), Op::And | Op::Or | Op::Not) {
                known.insert(term, None);
                continue;
            }
            if !entered {
                open.push((term, true));
                open.extend(args.iter().map(|arg| (*arg, false)));
                continue;
            }
            let values = args.iter().map(|arg| known[arg]);
            let value = match pool.op(term) {
                Op::Not => known[&args[0]].map(|value| !value),
                Op::And => combine(values, false),
                _ => combine(values, true),
            };
            known.insert(term, value);
        }
        known[&term]
    }
}

/// The truth of a connective with a dominant value: that where one operand has it, the other where all are known.
fn combine(values: impl Iterator<Item = Option<bool>>, dominant: bool) -> Option<bool> {
    let mut all = true;
    for value in values {
        match value {
            Some(value) if value == dominant => return Some(dominant),
            Some(_) => (),
            None => all = false,
        }
    }
    all.then_some(!dominant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::testing::Random;
    use symra_terms::{Assignment, Value};

    #[test]
    fn bits_are_kept_apart() {
        let mut bits = Bits::new(3);
        for index in [0, 2, 63, 64, 130] {
            bits.set(index, true);
        }
        bits.set(2, false);
        let held: Vec<usize> = (0..131).filter(|index| bits.get(*index)).collect();
        assert_eq!(held, [0, 63, 64, 130]);
    }

    #[test]
    fn atoms_are_what_no_connective_makes_up() {
        let mut pool = TermPool::new();
        let [p, q] = ["p", "q"].map(|name| pool.var(name, &Sort::Bool));
        let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Int));
        let two = pool.int(2);
        let (same, other) = (pool.eq(x, y), pool.eq(x, two));
        let not = pool.not(other);
        let either = pool.or(&[p, not]);
        let both = pool.eq(either, q);
        let all = pool.and(&[both, same]);
        let mut found = atoms(&pool, all);
        found.sort_unstable();
        let mut wanted = vec![p, q, other, same];
        wanted.sort_unstable();
        assert_eq!(found, wanted);
        assert_eq!(atoms(&pool, pool.true_()), []);
    }

    #[test]
    fn a_predicate_and_its_negation_are_one() {
        let mut pool = TermPool::new();
        let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Int));
        let less = pool.lt(x, y);
        let not = pool.not(less);
        let mut predicates = Predicates::default();
        assert!(predicates.add(&mut pool, less));
        assert!(!predicates.add(&mut pool, not) && !predicates.add(&mut pool, less));
        let always = pool.true_();
        assert!(!predicates.add(&mut pool, always));
        assert_eq!(predicates.len(), 1);
        assert_eq!(predicates.place(not), Some((0, false)));
        assert_eq!(predicates.literal(&mut pool, 0, false), not);
    }

    /// A formula over some atoms.
    fn formula(pool: &mut TermPool, random: &mut Random, atoms: &[Term], depth: usize) -> Term {
        if depth == 0 || random.once_in(4) {
            return *random.pick(atoms);
        }
        let parts: Vec<Term> = (0..2).map(|_| formula(pool, random, atoms, depth - 1)).collect();
        match random.below(3) {
            0 => pool.and(&parts),
            1 => pool.or(&parts),
            _ => pool.not(parts[0]),
        }
    }

    #[test]
    fn a_valuation_decides_what_follows_from_it() {
        let mut pool = TermPool::new();
        let atoms: Vec<Term> =
            (0..5).map(|number| pool.var(&format!("p{number}"), &Sort::Bool)).collect();
        let mut predicates = Predicates::default();
        for atom in &atoms[..3] {
            predicates.add(&mut pool, *atom);
        }
        let mut random = Random::new(7);
        let (mut decided, mut open) = (0, 0);
        for _ in 0..300 {
            let term = formula(&mut pool, &mut random, &atoms, 4);
            let mut bits = Bits::new(3);
            (0..3).for_each(|index| bits.set(index, random.once_in(2)));
            // The others may be anything.
            let results: Vec<Value> = (0..4_u32)
                .map(|rest| {
                    let mut state = Assignment::default();
                    for (index, atom) in atoms.iter().enumerate() {
                        let truth = match index {
                            0..3 => bits.get(index),
                            _ => rest >> (index - 3) & 1 == 1,
                        };
                        let name = pool.symbol(*atom).expect("an atom should be a variable");
                        state.set(name, Value::Bool(truth));
                    }
                    pool.evaluate_in(term, &state)
                })
                .collect();
            match predicates.truth(&pool, &bits, term) {
                Some(truth) => {
                    decided += 1;
                    assert!(results.iter().all(|result| *result == Value::Bool(truth)));
                }
                None => open += 1,
            }
        }
        assert!(decided > 50 && open > 20, "{decided} and {open}");
    }
}
