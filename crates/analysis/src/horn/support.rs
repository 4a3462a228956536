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
            match self.reasons(pool, kept, body, &[any], None, budget)? {
                Some(reasons) => needed.extend(reasons), // SP:1
                None => return Ok(None),
            }
        }
        let mut open: Vec<Needed> = needed.iter().copied().collect();
        // SP:2
        while let Some((relation, formula)) = open.pop() {
            for rule in self.rules_to(relation) {
                let rule = &mut self.rules[rule];
                let there = apply(&mut rule.values, pool, formula);
                let (body, excluded) = (rule.body, [rule.reached, pool.not(there)]);
                let same = Some((relation, formula));
                match self.reasons(pool, kept, body, &excluded, same, budget)? {
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
        body: usize,
        excluded: &[Term],
        same: Option<Needed>,
        budget: &Budget,
    ) -> Result<Option<Vec<Needed>>, SmtError> {
        if excluded.contains(&pool.false_()) {
            return Ok(Some(Vec::new()));
        }
        let names = self.names(pool, kept, body);
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

    /// What a body assumes of a solution, and which formulas each assumption stands for.
    fn names(
        &mut self,
        pool: &mut TermPool,
        kept: &Solution,
        body: usize,
    ) -> BTreeMap<Term, Vec<Needed>> {
        let mut names: BTreeMap<Term, Vec<Needed>> = BTreeMap::new();
        for assumption in &mut self.bodies[body].assumed {
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
