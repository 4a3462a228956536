//! From a path of transitions to a run.

use symra_ir::{Trace, VarId};
use symra_terms::{Substitution, Term, Value};
use symra_verdict::Reason;

use super::predicates::atoms;
use super::{Abstraction, Halt};
use crate::transitions::{Target, symbol};

impl Abstraction<'_> {
    /// A run along the path from the entry with this index and then along these transitions.
    pub(crate) fn run_along(&mut self, start: usize, path: &[usize]) -> Result<Trace, Halt> {
        let transitions: Vec<_> = std::iter::once(&self.system.initial[start])
            .chain(path.iter().map(|index| &self.system.transitions[*index]))
            .cloned()
            .collect();
        let mut values = self.system.terms.clone();
        let mut facts = Vec::new();
        let mut inputs: Vec<Vec<Term>> = Vec::new();
        for transition in &transitions {
            let mut substitution = Substitution::default();
            for (variable, value) in self.system.terms.iter().zip(&values) {
                substitution.bind(symbol(self.pool, *variable), *value);
            }
            let mut chosen = Vec::new();
            for input in &transition.inputs {
                let sort = self.pool.sort(input.term).clone();
                let fresh = self.pool.fresh("i", &sort);
                substitution.bind(symbol(self.pool, input.term), fresh);
                chosen.push(fresh);
            }
            inputs.push(chosen);
            let fact = substitution.apply(self.pool, transition.guard);
            if fact != self.pool.true_() {
                facts.push(fact);
            }
            for (place, term) in &transition.updates {
                values[*place] = substitution.apply(self.pool, *term);
            }
        }
        let model = match self.prover.model(self.pool, &facts)? {
            Ok(model) => model,
            Err(Some(why)) => return Err(Halt::Undecided(why)),
            Err(None) => {
                let what = "no run follows the path that the engine found".to_owned();
                return Err(Halt::Stopped(Reason::NotReplayed { what }));
            }
        };
        let initial: Vec<(VarId, Value)> = self
            .system
            .variables
            .iter()
            .zip(&self.system.terms)
            .map(|(var, term)| (*var, self.pool.evaluate_in(*term, &model)))
            .collect();
        let path: Vec<_> = transitions.iter().collect();
        Ok(self.system.trace(&path, initial, |position, input| {
            let place = transitions[position].inputs.iter().position(|other| other == input);
            let term =
                inputs[position][place.expect("the input should be one of the transition's")];
            self.pool.evaluate_in(term, &model)
        }))
    }

    /// The atoms of the guards of all transitions that end at a cut, or of those that end at a claim: without explicit
    /// variables, and with inputs eliminated.
    pub(crate) fn guard_predicates(&mut self, of_claims: bool) -> Result<Vec<Term>, Halt> {
        let mut found = Vec::new();
        for index in 0..self.system.transitions.len() {
            let transition = self.system.transitions[index].clone();
            if matches!(transition.to, Target::Claim(_)) != of_claims {
                continue;
            }
            let inputs: Vec<Term> = transition.inputs.iter().map(|input| input.term).collect();
            let Some(guard) = self.eliminate(&inputs, vec![transition.guard])? else { continue };
            found.extend(atoms(self.pool, guard));
        }
        let explicit: Vec<Term> =
            self.control.explicit.iter().map(|place| self.system.terms[*place]).collect();
        found.retain(|atom| {
            self.pool
                .variables(*atom)
                .iter()
                .all(|name| !explicit.contains(&self.pool.symbol_term(*name)))
        });
        Ok(found)
    }
}
