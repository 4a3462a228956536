//! Which formulas of a solution a proof needs, so that what others read and check is short.
//!
//! ```text
//! SP:1  need the formulas by which the solver sees that no rule leads to a claim
//! SP:2  while one is needed that was not looked at: need those by which it sees that it holds at the ends of rules
//! SP:3  where arrays are involved, with few formulas at first: each model that violates another one adds it
//! ```

use std::collections::{BTreeMap, BTreeSet};

use symra_smt::{Answer, SmtError};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

use super::{HornSystem, Relation, Solution, apply, indices_of};
use crate::encode::Values;
use crate::infer::arrays::{elements_in, instances};

/// At most so many models are looked at before all formulas are assumed.
const ROUNDS: usize = 40;

/// A formula of a relation.
pub(super) type Needed = (Relation, Term);

/// Whether some formulas can hold together where a body leads.
pub(super) struct Question<'q> {
    /// Whose assumptions count.
    pub(super) premise: Premise,
    /// What is to be excluded.
    pub(super) excluded: &'q [Term],
    /// A formula that is likely to be needed.
    pub(super) same: Option<Needed>,
    /// Of these it is to be known which hold in a model.
    pub(super) watched: &'q [Term],
}

/// The answer.
pub(super) enum Grown {
    /// They can't, by these formulas.
    Unsat(Vec<Needed>),
    /// They can; which of the watched formulas hold then.
    Sat(Vec<bool>),
    /// Neither was shown.
    Open,
}

/// Which formulas hold in a model.
fn held(model: &mut Values<'_>, formulas: &[Term]) -> Result<Vec<bool>, SmtError> {
    formulas.iter().map(|formula| model.holds(*formula)).collect()
}

/// What a body may assume.
struct Given {
    term: Term,
    /// The same at the cells that the body reads.
    instances: Vec<Term>,
}

/// The first of some that does not hold in a model.
fn first_violated(
    model: &mut Values<'_>,
    all: &[Given],
    open: impl Iterator<Item = usize>,
) -> Result<Option<usize>, SmtError> {
    for index in open {
        let given = &all[index];
        for term in [&given.term].into_iter().chain(&given.instances) {
            if !model.holds(*term)? {
                return Ok(Some(index));
            }
        }
    }
    Ok(None)
}

/// Whose assumptions count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Premise {
    /// Those of a body.
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
            let question = Question {
                premise: Premise::Body(body),
                excluded: &[any],
                same: None,
                watched: &[],
            };
            match self.reasons(pool, kept, &question, budget)? {
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
                let question = Question { premise, excluded: &excluded, same, watched: &[] };
                match self.reasons(pool, kept, &question, budget)? {
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
        question: &Question<'_>,
        budget: &Budget,
    ) -> Result<Option<Vec<Needed>>, SmtError> {
        Ok(match self.grow(pool, kept, question, budget)? {
            Grown::Unsat(reasons) => Some(reasons),
            Grown::Sat(_) | Grown::Open => None,
        })
    }

    /// SP:3: whether formulas of a solution, and what is known, exclude some others in a body.
    pub(super) fn grow(
        &mut self,
        pool: &mut TermPool,
        kept: &Solution,
        question: &Question<'_>,
        budget: &Budget,
    ) -> Result<Grown, SmtError> {
        let Question { premise, excluded, same, watched } = *question;
        if excluded.contains(&pool.false_()) {
            return Ok(Grown::Unsat(Vec::new()));
        }
        let names = self.names(pool, kept, premise);
        let body = self.body_of(premise);
        // What a step does not change holds as it is assumed to.
        let is_assumed = |term: &Term| names.get(&pool.not(*term));
        if let (Some(same), Some(known)) = (same, excluded.iter().find_map(is_assumed)) {
            let one = if known.contains(&same) { same } else { known[0] };
            return Ok(Grown::Unsat(vec![one]));
        }
        let about_arrays =
            self.arrays && names.keys().any(|assumed| !elements_in(pool, *assumed).is_empty());
        let all = self.given(pool, &names, (body, excluded), about_arrays);
        let is_same = |given: &Given| same.is_some_and(|same| names[&given.term].contains(&same));
        // All of them at once can be too much where arrays are involved: the same one first, and then what models violate.
        let mut grows = about_arrays.then(|| all.iter().map(is_same).collect::<Vec<bool>>());
        let mut rounds = 0;
        loop {
            if budget.spent().is_some() {
                return Ok(Grown::Open);
            }
            rounds += 1;
            let chosen = |index: usize| grows.as_ref().is_none_or(|grows| grows[index]);
            let mut of_given: BTreeMap<Term, Term> = BTreeMap::new();
            for (_, given) in all.iter().enumerate().filter(|(index, _)| chosen(*index)) {
                let terms = given.instances.iter().chain([&given.term]);
                of_given.extend(terms.map(|term| (*term, given.term)));
            }
            let mut assumed: Vec<Term> = of_given.keys().copied().collect();
            assumed.extend(excluded);
            self.queries += 1;
            let body = &mut self.bodies[body];
            let solver = body.bare.as_mut().unwrap_or(&mut body.solver);
            let next = match solver.check(pool, &assumed)? {
                Answer::Unsat(mut refutation) => {
                    let core = refutation.core()?;
                    let given = core.iter().filter_map(|term| of_given.get(term));
                    let reasons = given.filter_map(|term| names.get(term)).flatten();
                    return Ok(Grown::Unsat(reasons.copied().collect()));
                }
                Answer::Sat(mut model) => {
                    let mut model = Values::new(pool, &mut *model);
                    let open = (0..all.len()).filter(|index| !chosen(*index));
                    match first_violated(&mut model, &all, open)? {
                        Some(next) if rounds < ROUNDS => Some(next),
                        Some(_) => None,
                        None => return Ok(Grown::Sat(held(&mut model, watched)?)),
                    }
                }
                Answer::Unknown(_) => None,
            };
            match (&mut grows, next) {
                (None, _) => return Ok(Grown::Open),
                (Some(grows), Some(next)) => grows[next] = true,
                (Some(_), None) => grows = None,
            }
        }
    }

    /// What a body may assume, with instances where it is about arrays.
    fn given(
        &self,
        pool: &mut TermPool,
        names: &BTreeMap<Term, Vec<Needed>>,
        (body, excluded): (usize, &[Term]),
        about_arrays: bool,
    ) -> Vec<Given> {
        let mut indices = indices_of(pool, excluded);
        indices.extend(&self.bodies[body].read);
        indices.sort_unstable();
        indices.dedup();
        let given = names.keys().map(|term| {
            let at = if about_arrays { instances(pool, &[*term], &indices) } else { Vec::new() };
            Given { term: *term, instances: at }
        });
        given.collect()
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
            let known = [kept, &self.known].into_iter().filter_map(|all| all.get(&relation));
            for formula in known.flatten() {
                let assumed = assumption.instance(pool, *formula);
                names.entry(assumed).or_default().push((relation, *formula));
            }
        }
        names.remove(&pool.true_());
        names
    }
}
