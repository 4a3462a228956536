//! Exactness of abstract transitions, and preimages.
//!
//! With explicit control out of the way, an abstract transition is a valuation `a`, an action with guard `g`, updates `e` and
//! inputs `i`, and a valuation `b`:
//!
//! - it is a *must* transition iff `a => exists i. g & b[e/x]`, which is `a => pre(b, t)`;
//! - successors `B` *cover* `a` iff `a & g => or of b[e/x] for b in B`, which is `sp(a, t) => or of B`.
//!
//! Literals of `b` over variables that the action leaves alone are literals of `a`, so only the others are asked.

use rustc_hash::FxHashMap;
use symra_terms::{Substitution, Term};

use super::control::{Action, ActionId};
use super::predicates::atoms;
use super::prover::Decision;
use super::{Abstraction, Halt, ValuationId};
use crate::transitions::symbol;

/// A predicate after an action, as a term over the state before.
#[derive(Clone, Copy, Debug)]
struct Image {
    predicate: usize,
    term: Term,
    /// Whether it depends on what the environment chooses.
    input: bool,
}

/// What is known of abstract transitions with the present predicates.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    images: FxHashMap<ActionId, std::rc::Rc<[Image]>>,
    must: FxHashMap<(ValuationId, ActionId, ValuationId), Decision>,
    cover: FxHashMap<(ValuationId, ActionId, Vec<ValuationId>), Decision>,
}

impl Abstraction<'_> {
    /// The predicates that an action touches, as they are before it.
    fn images(&mut self, id: ActionId) -> std::rc::Rc<[Image]> {
        if let Some(images) = self.exactness.images.get(&id) {
            return images.clone();
        }
        let action = self.control.action(id).clone();
        let mut substitution = Substitution::default();
        let mut touched = Vec::new();
        for (place, term) in &action.updates {
            let name = symbol(self.pool, self.variables[*place]);
            touched.push(name);
            substitution.bind(name, *term);
        }
        let mut images = Vec::new();
        for predicate in 0..self.predicates.len() {
            if self.predicates.variables(predicate).iter().any(|name| touched.contains(name)) {
                let term = substitution.apply(self.pool, self.predicates.terms()[predicate]);
                images.push(Image { predicate, term, input: self.has_input(&action, term) });
            }
        }
        let images: std::rc::Rc<[Image]> = images.into();
        self.exactness.images.insert(id, images.clone());
        images
    }

    fn has_input(&self, action: &Action, term: Term) -> bool {
        !action.inputs.is_empty() && {
            let names = self.pool.variables(term);
            action
                .inputs
                .iter()
                .any(|input| names.binary_search(&symbol(self.pool, *input)).is_ok())
        }
    }

    /// The literal of a valuation after an action.
    fn literal(&mut self, image: Image, b: ValuationId) -> Term {
        if self.bits(b).get(image.predicate) { image.term } else { self.pool.not(image.term) }
    }

    /// The parts of `pre(b, t)`: terms over the state before, of which `a` must imply each. None where inputs could not be
    /// eliminated.
    fn preimage(&mut self, action: ActionId, b: ValuationId) -> Result<Option<Vec<Term>>, Halt> {
        let data = self.control.action(action).clone();
        let mut parts = Vec::new();
        let mut chosen = Vec::new();
        for conjunct in super::linear::conjuncts(self.pool, &[data.guard]).unwrap_or_default() {
            if self.has_input(&data, conjunct) {
                chosen.push(conjunct);
            } else {
                parts.push(conjunct);
            }
        }
        for image in self.images(action).iter() {
            let literal = self.literal(*image, b);
            if image.input { chosen.push(literal) } else { parts.push(literal) }
        }
        if !chosen.is_empty() {
            match self.eliminate(&data.inputs, chosen)? {
                Some(part) => parts.push(part),
                None => return Ok(None),
            }
        }
        Ok(Some(parts))
    }

    /// `exists inputs. conjunction`.
    pub(super) fn eliminate(
        &mut self,
        inputs: &[Term],
        mut conjunction: Vec<Term>,
    ) -> Result<Option<Term>, Halt> {
        for input in inputs {
            let name = symbol(self.pool, *input);
            let Some(flat) = super::linear::conjuncts(self.pool, &conjunction) else {
                return Ok(Some(self.pool.false_()));
            };
            let (with, without): (Vec<Term>, Vec<Term>) =
                flat.into_iter().partition(|term| super::linear::occurs(self.pool, name, *term));
            conjunction = without;
            if !with.is_empty() {
                match self.canon.exists(self.pool, *input, &with)? {
                    Some(part) => conjunction.push(part),
                    None => return Ok(None),
                }
            }
        }
        Ok(Some(self.pool.and(&conjunction)))
    }

    /// Can every state of `a` go to one of `b`?
    pub(crate) fn must(
        &mut self,
        a: ValuationId,
        action: ActionId,
        b: ValuationId,
    ) -> Result<Decision, Halt> {
        if let Some(decision) = self.exactness.must.get(&(a, action, b)) {
            return Ok(decision.clone());
        }
        let decision = match self.preimage(action, b)? {
            None => Decision::Undecided(symra_smt::WhyUnknown::Incomplete(
                "inputs were not eliminated".to_owned(),
            )),
            Some(parts) => {
                let mut decision = Decision::Yes;
                for part in parts {
                    decision = decision.and(self.implied(a, part)?);
                    if decision == Decision::No {
                        break;
                    }
                }
                decision
            }
        };
        self.exactness.must.insert((a, action, b), decision.clone());
        Ok(decision)
    }

    /// Do all states of `a` go, by the action, only to states of these successors? They are sorted.
    pub(crate) fn covered(
        &mut self,
        a: ValuationId,
        action: ActionId,
        successors: &[ValuationId],
    ) -> Result<Decision, Halt> {
        if self.guard(a, action) == Some(false) {
            return Ok(Decision::Yes);
        }
        let key = (a, action, successors.to_vec());
        if let Some(decision) = self.exactness.cover.get(&key) {
            return Ok(decision.clone());
        }
        // Without inputs, a must transition leaves no other way.
        let decision = if let [b] = successors
            && self.control.action(action).inputs.is_empty()
            && self.must(a, action, *b)?.is_yes()
        {
            Decision::Yes
        } else if let Some(all) = self.escapes(a, action, successors) {
            match self.prover.satisfiable(self.pool, &all)? {
                Decision::Yes => Decision::No,
                Decision::No => Decision::Yes,
                undecided @ Decision::Undecided(_) => undecided,
            }
        } else {
            Decision::Yes
        };
        self.exactness.cover.insert(key, decision.clone());
        Ok(decision)
    }

    /// Can no state of a valuation satisfy the guard of an action?
    pub(crate) fn excludes(&mut self, a: ValuationId, action: ActionId) -> Result<Decision, Halt> {
        self.covered(a, action, &[])
    }

    /// Facts that say: a state of `a` goes by the action to a state of none of these successors. None if that is plainly
    /// impossible.
    fn escapes(
        &mut self,
        a: ValuationId,
        action: ActionId,
        successors: &[ValuationId],
    ) -> Option<Vec<Term>> {
        let images = self.images(action);
        let mut facts: Vec<Term> = self.facts(a).to_vec();
        facts.push(self.control.action(action).guard);
        for b in successors {
            let mut literals = Vec::with_capacity(images.len());
            for image in images.iter() {
                literals.push(self.literal(*image, *b));
            }
            let there = self.pool.and(&literals);
            let elsewhere = self.pool.not(there);
            if elsewhere == self.pool.false_() {
                return None;
            }
            facts.push(elsewhere);
        }
        Some(facts)
    }

    /// Whether the successors agree with `a` on what the action leaves alone, so that it can lead to them.
    pub(crate) fn agrees(&mut self, a: ValuationId, action: ActionId, b: ValuationId) -> bool {
        let images = self.images(action);
        let touched: Vec<usize> = images.iter().map(|image| image.predicate).collect();
        (0..self.predicates.len()).all(|index| {
            touched.binary_search(&index).is_ok()
                || self.bits(a).get(index) == self.bits(b).get(index)
        })
    }

    /// Predicates that tell the states of `a` that can go to `b` from those that can't: the atoms of the parts of the
    /// preimage that `a` does not imply.
    pub(crate) fn refinement(
        &mut self,
        a: ValuationId,
        action: ActionId,
        b: ValuationId,
    ) -> Result<Vec<Term>, Halt> {
        let mut found = Vec::new();
        for part in self.preimage(action, b)?.unwrap_or_default() {
            if !self.implied(a, part)?.is_yes() {
                found.extend(atoms(self.pool, part));
            }
        }
        Ok(found)
    }

    /// The valuations of states that the action reaches from `a` outside the successors.
    pub(crate) fn missing(
        &mut self,
        a: ValuationId,
        action: ActionId,
        successors: &[ValuationId],
    ) -> Result<Vec<ValuationId>, Halt> {
        let images = self.images(action);
        let Some(facts) = self.escapes(a, action, successors) else { return Ok(Vec::new()) };
        let mut questions: Vec<Term> = images.iter().map(|image| image.term).collect();
        questions.retain(|question| self.pool.value(*question).is_none());
        questions.sort_unstable();
        questions.dedup();
        let minterms =
            self.prover.all_sat(self.pool, &facts, &questions)?.map_err(Halt::Undecided)?;
        let mut found = Vec::new();
        for minterm in minterms {
            let mut bits = self.bits(a).clone();
            for image in images.iter() {
                let truth = match questions.binary_search(&image.term) {
                    Ok(place) => minterm.truth[place],
                    Err(_) => image.term == self.pool.true_(),
                };
                bits.set(image.predicate, truth);
            }
            found.push(self.intern(bits));
        }
        Ok(found)
    }
}
