//! Which of some candidates hold on every run.
//!
//! ```text
//! HO:1  keep all candidates
//! HO:2  while a rule, where the kept ones that it assumes hold, leads to a relation where one does not:
//! HO:3    drop the ones that the model violates
//! ```
//!
//! After Flanagan and Leino (2001). What is kept in the end is inductive, and it is the largest such set, as far as the solver
//! decides: every set of candidates that is inductive survives HO:3.

use std::collections::BTreeSet;

use symra_smt::{Answer, SmtError};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

use super::support::{Grown, Needed, Premise, Question};
use super::{HornSystem, Relation, RuleTarget, Solution, apply, indices_of};
use crate::encode::Values;

impl HornSystem<'_> {
    /// The candidates that are a solution together; `None` if the budget ended first.
    pub fn inductive(
        &mut self,
        pool: &mut TermPool,
        candidates: &Solution,
        budget: &Budget,
    ) -> Result<Option<Solution>, SmtError> {
        let mut kept = candidates.clone(); // HO:1
        let mut open: BTreeSet<usize> = (0..self.rules.len()).collect();
        // HO:2
        while let Some(rule) = open.pop_first() {
            let RuleTarget::Relation(relation) = self.rules[rule].target else { continue };
            let mut dropped = false;
            self.attend(self.rules[rule].body);
            loop {
                // What the budget leaves unchecked is no more than a guess.
                if budget.spent().is_some() {
                    return Ok(None);
                }
                if !self.weaken(pool, rule, relation, &mut kept, budget)? {
                    break;
                }
                dropped = true;
            }
            if dropped {
                let again: Vec<usize> = self.rules_after(relation).collect();
                open.extend(again);
            }
        }
        Ok(Some(kept))
    }

    /// HO:3 once. Whether something was dropped.
    fn weaken(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        relation: Relation,
        kept: &mut Solution,
        budget: &Budget,
    ) -> Result<bool, SmtError> {
        let goals = kept.get(&relation).cloned().unwrap_or_default();
        if goals.is_empty() {
            return Ok(false);
        }
        let rule = &mut self.rules[number];
        let values: Vec<Term> =
            goals.iter().map(|goal| apply(&mut rule.values, pool, *goal)).collect();
        let body = &mut self.bodies[rule.body];
        let indices = if self.arrays { indices_of(pool, &values) } else { Vec::new() };
        let mut assumed = body.assumed_of(pool, kept, self.arrays.then_some(&indices[..]));
        for assumption in &mut rule.also {
            for formula in kept.get(&assumption.relation).map_or(&[][..], Vec::as_slice) {
                assumed.push(assumption.instance(pool, *formula));
            }
        }
        // What a step does not change holds as it is assumed to.
        let held: BTreeSet<Term> = assumed.iter().copied().collect();
        let (same, open): (Vec<usize>, Vec<usize>) =
            (0..goals.len()).partition(|index| held.contains(&values[*index]));
        let of = |all: &[Term], some: &[usize]| -> Vec<Term> {
            some.iter().map(|index| all[*index]).collect()
        };
        let (same, goals, values) = (of(&goals, &same), of(&goals, &open), of(&values, &open));
        if goals.is_empty() {
            return Ok(false);
        }
        let alone = self.arrays && body.bare.is_some() && rule.also.is_empty();
        if alone && self.hard.contains(&number) {
            return self.one_by_one(pool, (number, relation), (&goals, &values), kept, budget);
        }
        assumed.push(rule.reached);
        // Some at a time: what makes many of them hold at once can be hard to see.
        let mut chunks = chunks(values.len(), self.chunk);
        while let Some((from, to)) = chunks.pop() {
            let all = pool.and(&values[from..to]);
            let violated = pool.not(all);
            if violated == pool.false_() {
                continue;
            }
            assumed.push(violated);
            self.queries += 1;
            let answer = body.solver.check(pool, &assumed);
            assumed.pop();
            let left = match answer? {
                Answer::Unsat(_) => continue,
                Answer::Unknown(_) => None,
                Answer::Sat(mut model) => {
                    left_in(&mut Values::new(pool, &mut *model), &goals, &values)?
                }
            };
            let left = match left {
                Some(left) if !left.is_empty() => left,
                // It is not known which of them may be violated.
                None if to - from > 1 => {
                    if alone {
                        self.hard.insert(number);
                        let open = (&goals[..], &values[..]);
                        return self.one_by_one(pool, (number, relation), open, kept, budget);
                    }
                    let middle = usize::midpoint(from, to);
                    chunks.extend([(middle, to), (from, middle)]);
                    continue;
                }
                // Nothing can be said of the others: only these go.
                _ => goals[..from].iter().chain(&goals[to..]).copied().collect(),
            };
            tell_dropped(pool, relation, &goals, &left);
            kept.insert(relation, same.into_iter().chain(left).collect());
            return Ok(true);
        }
        Ok(false)
    }
}

/// Parts of so many of a number of candidates, the first one last.
fn chunks(all: usize, chunk: usize) -> Vec<(usize, usize)> {
    let firsts = (0..all).step_by(chunk.min(all));
    firsts.map(|from| (from, all.min(from.saturating_add(chunk)))).rev().collect()
}

/// The goals whose values hold in a model; `None` if all do.
fn left_in(
    model: &mut Values<'_>,
    goals: &[Term],
    values: &[Term],
) -> Result<Option<Vec<Term>>, SmtError> {
    let mut left = Vec::with_capacity(goals.len());
    for (goal, value) in goals.iter().zip(values) {
        if model.holds(*value)? {
            left.push(*goal);
        }
    }
    Ok((left.len() < goals.len()).then_some(left))
}

impl HornSystem<'_> {
    /// HO:3 for each candidate by itself. Whether something was dropped.
    fn one_by_one(
        &mut self,
        pool: &mut TermPool,
        (rule, relation): (usize, Relation),
        (goals, values): (&[Term], &[Term]),
        kept: &mut Solution,
        budget: &Budget,
    ) -> Result<bool, SmtError> {
        let mut dropped = vec![false; goals.len()];
        for index in 0..goals.len() {
            if dropped[index] {
                continue;
            }
            // What is dropped for lack of time makes no difference: without time nothing is kept.
            if budget.spent().is_some() {
                return Ok(true);
            }
            let key = (rule, goals[index]);
            let holds = |(relation, formula): &Needed| {
                [&*kept, &self.known]
                    .iter()
                    .any(|all| all.get(relation).is_some_and(|all| all.contains(formula)))
            };
            if self.shown.get(&key).is_some_and(|reasons| reasons.iter().all(holds)) {
                continue;
            }
            let excluded = [self.rules[rule].reached, pool.not(values[index])];
            let same = Some((relation, goals[index]));
            let premise = Premise::Rule(rule);
            let question = Question { premise, excluded: &excluded, same, watched: values };
            match self.grow(pool, kept, &question, budget)? {
                Grown::Unsat(reasons) => {
                    self.shown.insert(key, reasons);
                    continue;
                }
                Grown::Sat(held) => {
                    for (dropped, held) in dropped.iter_mut().zip(held) {
                        *dropped |= !held;
                    }
                }
                Grown::Open => (),
            }
            dropped[index] = true;
            let gone: BTreeSet<Term> = goals
                .iter()
                .zip(&dropped)
                .filter(|(_, gone)| **gone)
                .map(|(goal, _)| *goal)
                .collect();
            if let Some(kept) = kept.get_mut(&relation) {
                kept.retain(|goal| !gone.contains(goal));
            }
        }
        Ok(dropped.contains(&true))
    }
}

fn tell_dropped(pool: &TermPool, relation: Relation, goals: &[Term], left: &[Term]) {
    if !tracing::enabled!(tracing::Level::TRACE) {
        return;
    }
    for goal in goals.iter().filter(|goal| !left.contains(goal)) {
        tracing::trace!(?relation, formula = %pool.display(*goal), "dropped");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode::Encoder;
    use crate::system::CutPoints;
    use std::cell::Cell;
    use symra_ir::{Cfa, LocId};
    use symra_smt::{Backend as _, Cancel, Limits, Solver};
    use symra_smt_z3::Z3;

    /// Stops the run after some queries, which are answered nevertheless.
    struct Stopping {
        inner: Box<dyn Solver>,
        left: std::rc::Rc<Cell<u32>>,
        cancel: Cancel,
    }

    impl Solver for Stopping {
        fn push(&mut self) -> Result<(), SmtError> {
            self.inner.push()
        }
        fn pop(&mut self) -> Result<(), SmtError> {
            self.inner.pop()
        }
        fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
            self.inner.assert(pool, fact)
        }
        fn check<'s>(&'s mut self, pool: &TermPool, with: &[Term]) -> Result<Answer<'s>, SmtError> {
            self.left.set(self.left.get().saturating_sub(1));
            if self.left.get() == 0 {
                self.cancel.cancel();
            }
            self.inner.check(pool, with)
        }
        fn name(&self) -> &'static str {
            self.inner.name()
        }
    }

    #[test]
    fn what_the_budget_leaves_unchecked_is_not_kept() {
        let mut task = symra_ir::parse(
            "global x : Int
            global y : Int
            proc main() {
              start -> outer : x := 0
              outer -> inner : y := 0
              inner -> inner : y := (+ y 1)
              inner -> outer : assume (> y 3)
              outer -> exit : assume (> x 3)
            }",
        )
        .unwrap();
        let live = symra_ir::live_variables(&task);
        let mut read = |text| symra_terms::smtlib::read_term(&mut task.pool, text).unwrap();
        let (right, wrong) = (read("(<= x 0)"), read("(<= y 5)"));
        let cfa = Cfa::new(&task.program).unwrap();
        let pool = &mut task.pool;
        let encoder = Encoder::new(pool, &cfa, &live[0]);
        let system = CutPoints::new(pool, encoder);
        let heads: Vec<LocId> = cfa.forest.heads().collect();
        let guesses: Solution =
            heads.iter().map(|head| (Relation::Head(*head), vec![right, wrong])).collect();
        let mut ended = 0;
        for queries in 1..14 {
            let budget = Budget::default();
            let left = std::rc::Rc::new(Cell::new(queries));
            let mut horn = HornSystem::of_cut_points(pool, &system, &mut || {
                let inner = Z3.solver(&Limits::default())?;
                let (left, cancel) = (left.clone(), budget.cancel.clone());
                Ok(Box::new(Stopping { inner, left, cancel }))
            })
            .unwrap();
            let kept = horn.inductive(pool, &guesses, &budget).unwrap();
            if let Some(kept) = kept {
                ended += 1;
                assert!(kept.values().all(|facts| !facts.contains(&wrong)), "{queries} queries");
                assert!(kept.values().all(|facts| facts.contains(&right)), "{queries} queries");
            }
        }
        assert!(ended > 0, "with enough queries it should come to an end");
    }

    #[test]
    fn what_does_not_matter_is_refused() {
        // Where the paths through the loop meet, `y` does not matter, and a block has one of its values only.
        for (one, other) in [(0, 1), (1, 0)] {
            let text = format!(
                "global x : Int
                global y : Int
                proc main() {{
                  start -> head : y := 1
                  head -> one : y := {one}
                  head -> other : y := {other}
                  one -> met : skip
                  other -> met : skip
                  met -> head : skip
                  head -> exit : assume (> x 3)
                }}"
            );
            let mut task = symra_ir::parse(&text).unwrap();
            let live = symra_ir::live_variables(&task);
            let guess = symra_terms::smtlib::read_term(&mut task.pool, "(= y 1)").unwrap();
            let cfa = Cfa::new(&task.program).unwrap();
            let pool = &mut task.pool;
            let encoder = Encoder::new(pool, &cfa, &live[0]);
            let mut system = CutPoints::new(pool, encoder);
            let (budget, lemmas) = (Budget::default(), crate::Lemmas::new());
            let ground = (&Z3 as &dyn symra_smt::Backend, &budget, &lemmas);
            let sources = crate::infer::InferenceConfig::default();
            let mut inference =
                crate::infer::Inference::new(pool, &system, sources, ground).unwrap();
            let guesses = cfa.forest.heads().map(|head| (head, vec![guess])).collect();
            inference.strengthen(pool, &mut system, guesses).unwrap();
            assert!(inference.inductive.values().all(Vec::is_empty), "{one} and {other}");
        }
    }
}
