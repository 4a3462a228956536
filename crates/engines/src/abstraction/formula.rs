//! Sets of abstract states as formulas.
//!
//! A set is written as a decision diagram over the explicit variables, then over the predicates: equal parts are one term, so
//! that the formula is small where the set is regular.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use symra_ir::Invariant;
use symra_terms::Term;

use super::control::PointId;
use super::data::DataId;
use super::{Abstraction, ValuationId};

/// What is allowed at a point of control.
#[derive(Clone, Debug, Default)]
pub(crate) struct Allowed {
    pub(crate) valuations: Vec<ValuationId>,
    pub(crate) data: Vec<DataId>,
}

impl Abstraction<'_> {
    /// A formula at each cut that says: control is at one of these points, and data is as allowed there. None if some data
    /// can't be written as a formula over the variables.
    pub(crate) fn invariant(
        &mut self,
        mut allowed: BTreeMap<PointId, Allowed>,
    ) -> Option<Invariant> {
        let mut leaves: BTreeMap<usize, Vec<(Vec<u16>, Term)>> = BTreeMap::new();
        let mut known: FxHashMap<Vec<ValuationId>, Term> = FxHashMap::default();
        for (point, here) in &mut allowed {
            here.valuations.sort_unstable();
            here.valuations.dedup();
            let mut parts = Vec::with_capacity(here.data.len() + 1);
            let term = match known.get(&here.valuations) {
                Some(term) => *term,
                None => self.valuations_formula(&here.valuations),
            };
            known.insert(here.valuations.clone(), term);
            parts.push(term);
            for data in &here.data {
                let data = self.table.get(*data).clone();
                if self.canon.has_spare(self.pool, &data) {
                    return None;
                }
                parts.push(self.canon.formula(self.pool, &data));
            }
            let leaf = self.pool.or(&parts);
            let point = self.control.point(*point);
            leaves.entry(point.cut).or_default().push((point.values.clone(), leaf));
        }
        let mut invariant = Invariant::new();
        for cut in 0..self.system.cuts.len() {
            let rows = leaves.remove(&cut).unwrap_or_default();
            let formula = self.points_formula(rows);
            invariant.insert(self.system.location(cut), formula);
        }
        Some(invariant)
    }

    /// The disjunction of valuations.
    fn valuations_formula(&mut self, valuations: &[ValuationId]) -> Term {
        let mut rows: Vec<(Vec<bool>, Term)> = valuations
            .iter()
            .map(|valuation| {
                let bits = self.bits(*valuation);
                (
                    (0..self.predicates.len()).map(|index| bits.get(index)).collect(),
                    self.pool.true_(),
                )
            })
            .collect();
        rows.sort_unstable();
        for column in (0..self.predicates.len()).rev() {
            let mut shorter: Vec<(Vec<bool>, Term)> = Vec::with_capacity(rows.len());
            let mut rest = rows.into_iter().peekable();
            while let Some((row, term)) = rest.next() {
                let (prefix, last) = (&row[..column], row[column]);
                let other =
                    rest.next_if(|(next, _)| next[..column] == *prefix).map(|(_, term)| term);
                let term = match other {
                    Some(other) if other == term => term,
                    Some(other) => self.pool.ite(self.predicates.terms()[column], other, term),
                    None => {
                        let literal = self.predicates.literal(self.pool, column, last);
                        self.pool.and(&[literal, term])
                    }
                };
                shorter.push((prefix.to_vec(), term));
            }
            rows = shorter;
        }
        rows.first().map_or(self.pool.false_(), |(_, term)| *term)
    }

    /// The disjunction of points, each with its leaf.
    fn points_formula(&mut self, mut rows: Vec<(Vec<u16>, Term)>) -> Term {
        rows.sort_unstable();
        for column in (0..self.control.explicit.len()).rev() {
            let variable = self.system.terms[self.control.explicit[column]];
            let mut shorter: Vec<(Vec<u16>, Term)> = Vec::new();
            let mut rest = rows.into_iter().peekable();
            while let Some((row, term)) = rest.next() {
                let prefix = row[..column].to_vec();
                // The values that lead to each formula.
                let mut children: BTreeMap<Term, Vec<u16>> = BTreeMap::new();
                children.entry(term).or_default().push(row[column]);
                while let Some((next, term)) =
                    rest.next_if(|(next, _)| next[..column] == prefix[..])
                {
                    children.entry(term).or_default().push(next[column]);
                }
                let mut parts = Vec::with_capacity(children.len());
                for (child, values) in children {
                    let mut choice = Vec::with_capacity(values.len());
                    for value in values {
                        let constant = self.control.domains[column][usize::from(value)];
                        choice.push(self.pool.eq(variable, constant));
                    }
                    let choice = self.pool.or(&choice);
                    parts.push(self.pool.and(&[choice, child]));
                }
                let term = self.pool.or(&parts);
                shorter.push((prefix, term));
            }
            rows = shorter;
        }
        rows.first().map_or(self.pool.false_(), |(_, term)| *term)
    }
}
