//! Formulas some of whose atoms say nothing in some states.

use std::collections::BTreeMap;

use super::Formula;

impl Formula {
    /// The formula in which an atom that says nothing in a state neither fulfils nor violates anything there, nor does its
    /// negation. The nearest temporal operator decides what that means: what must hold some time (below `F`, on the right of
    /// `U` and `W`, on the left of `R`) does not hold in such a state; what must hold all the time (below `G`, on the left of
    /// `U` and `W`, on the right of `R`) does. Outside of all temporal operators neither an atom nor its negation holds.
    ///
    /// An atom is to be false where it says nothing; `weak` has, for each that sometimes does, one that is true there.
    #[must_use]
    pub fn partial(&self, weak: &BTreeMap<usize, usize>) -> Self {
        read(self, weak, false)
    }
}

/// A part that is true where its atoms say nothing, or false.
fn read(formula: &Formula, weak: &BTreeMap<usize, usize>, truth: bool) -> Formula {
    let part = |one: &Formula, truth| Box::new(read(one, weak, truth));
    let same = |one: &Formula| part(one, truth);
    match formula {
        Formula::Atom(atom) if truth => Formula::Atom(*weak.get(atom).unwrap_or(atom)),
        Formula::Constant(_) | Formula::Atom(_) => formula.clone(),
        Formula::Not(one) => Formula::Not(part(one, !truth)),
        Formula::And(one, other) => Formula::And(same(one), same(other)),
        Formula::Or(one, other) => Formula::Or(same(one), same(other)),
        Formula::Next(one) => Formula::Next(same(one)),
        Formula::Until(one, other) => Formula::Until(part(one, true), part(other, false)),
        Formula::Release(one, other) => {
            let right = match &**other {
                // `p W q`.
                Formula::Or(p, q) if q == one => {
                    Box::new(Formula::Or(part(p, true), part(q, false)))
                }
                _ => part(other, true),
            };
            Formula::Release(part(one, false), right)
        }
    }
}
