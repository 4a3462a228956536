//! Which formulas of a solution a proof needs, so that what others read and check is short.
//!
//! ```text
//! SP:1  need the formulas by which the solver sees that no rule leads to a claim
//! SP:2  while one is needed that was not looked at: need those by which it sees that it holds at the ends of rules
//! ```

use std::collections::{BTreeMap, BTreeSet};

use symra_smt::{Answer, SmtError};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

use super::{HornSystem, Relation, Solution, apply, indices_of};
use crate::infer::arrays::{elements_in, instances};

/// A formula of a relation.
type Needed = (Relation, Term);

/// Whose assumptions count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Premise {
    Body(usize),
    /// Those of its body, and its own.
    Rule(usize),
}

impl HornSystem<'_> {
    /// Those formulas of a solution that prove the program together; `None` if that is not seen of them.
    pub fn minimize(
        &mut self,
        pool: &mut TermPool,
        kept: &Solution,
        budget: &Budget,
    ) -> Result<Option<Solution>, SmtError> {
        let mut needed: BTreeSet<Needed> = BTreeSet::new();
        for body in 0..self.bodies.len() {
            let any = self.claims_of(pool, body);
            match self.reasons(pool, kept, Premise::Body(body), &[any], None, budget)? {
                Some(reasons) => needed.extend(reasons), // SP:1
                None => return Ok(None),
            }
        }
        let mut open: Vec<Needed> = needed.iter().copied().collect();
        // SP:2
        while let Some((relation, formula)) = open.pop() {
            for rule in self.rules_to(relation) {
                let premise = Premise::Rule(rule);
                let rule = &mut self.rules[rule];
                let there = apply(&mut rule.values, pool, formula);
                let excluded = [rule.reached, pool.not(there)];
                let same = Some((relation, formula));
                match self.reasons(pool, kept, premise, &excluded, same, budget)? {
                    Some(reasons) => {
                        open.extend(reasons.into_iter().filter(|reason| needed.insert(*reason)));
                    }
                    None => return Ok(None),
                }
            }
        }
        let mut left = Solution::new();
        for (relation, formula) in needed {
            left.entry(relation).or_default().push(formula);
        }
        Ok(Some(left))
    }

    /// Formulas by which the solver sees that some others can't hold in a body; `None` if it does not see that.
    fn reasons(
        &mut self,
        pool: &mut TermPool,
        kept: &Solution,
        premise: Premise,
        excluded: &[Term],
        same: Option<Needed>,
        budget: &Budget,
    ) -> Result<Option<Vec<Needed>>, SmtError> {
        if excluded.contains(&pool.false_()) {
            return Ok(Some(Vec::new()));
        }
        let names = self.names(pool, kept, premise);
        let body = self.body_of(premise);
        // What a step does not change holds as it is assumed to.
        let is_assumed = |term: &Term| names.get(&pool.not(*term));
        if let (Some(same), Some(known)) = (same, excluded.iter().find_map(is_assumed)) {
            let one = if known.contains(&same) { same } else { known[0] };
            return Ok(Some(vec![one]));
        }
        let about_arrays =
            self.arrays && names.keys().any(|assumed| !elements_in(pool, *assumed).is_empty());
        let all: Vec<Term> = names.keys().copied().collect();
        let mut sets: Vec<Vec<Term>> = Vec::new();
        if about_arrays {
            // All of them at once can be too much where arrays are involved: none, the same one, and single ones first.
            sets.push(Vec::new());
            let is_same = |term: &&Term| same.is_some_and(|same| names[*term].contains(&same));
            sets.extend(all.iter().filter(is_same).map(|term| vec![*term]));
            sets.extend(all.iter().map(|term| vec![*term]));
        }
        sets.push(all);
        let mut indices = indices_of(pool, excluded);
        indices.extend(&self.bodies[body].read);
        for set in sets {
            if budget.spent().is_some() {
                return Ok(None);
            }
            let mut of_elements: BTreeMap<Term, Term> = BTreeMap::new();
            if about_arrays {
                for term in &set {
                    let more = instances(pool, &[*term], &indices);
                    of_elements.extend(more.into_iter().map(|instance| (instance, *term)));
                }
            }
            let mut assumed = set;
            assumed.extend(of_elements.keys());
            assumed.extend(excluded);
            self.queries += 1;
            match self.bodies[body].solver.check(pool, &assumed)? {
                Answer::Unsat(mut refutation) => {
                    let core = refutation.core()?;
                    let given = core.iter().map(|term| of_elements.get(term).unwrap_or(term));
                    let reasons = given.filter_map(|term| names.get(term)).flatten();
                    return Ok(Some(reasons.copied().collect()));
                }
                Answer::Sat(_) | Answer::Unknown(_) => (),
            }
        }
        Ok(None)
    }

    fn body_of(&self, premise: Premise) -> usize {
        match premise {
            Premise::Body(body) => body,
            Premise::Rule(rule) => self.rules[rule].body,
        }
    }

    /// What is assumed of a solution, and which formulas each assumption stands for.
    fn names(
        &mut self,
        pool: &mut TermPool,
        kept: &Solution,
        premise: Premise,
    ) -> BTreeMap<Term, Vec<Needed>> {
        let mut names: BTreeMap<Term, Vec<Needed>> = BTreeMap::new();
        let body = self.body_of(premise);
        let also = match premise {
            Premise::Body(_) => &mut [][..],
            Premise::Rule(rule) => &mut self.rules[rule].also[..],
        };
        for assumption in self.bodies[body].assumed.iter_mut().chain(also) {
            let relation = assumption.relation;
            for formula in kept.get(&relation).map_or(&[][..], Vec::as_slice) {
                let assumed = assumption.instance(pool, *formula);
                names.entry(assumed).or_default().push((relation, *formula));
            }
        }
        names.remove(&pool.true_());
        names
    }
}
