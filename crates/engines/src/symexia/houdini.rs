//! Which of some candidates hold at the heads of loops on every run.
//!
//! ```text
//! HO:1  keep all candidates
//! HO:2  while a block from a head (or the entry) where the kept ones hold leads to a head where one does not:
//! HO:3    drop the ones that the model violates
//! ```
//!
//! After Flanagan and Leino (2001). What is kept in the end is inductive, and it is the largest such set: every set of
//! candidates that is inductive survives HO:3.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::LocId;
use symra_smt::{Answer, Backend, Limits, SmtError, Solver};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

use super::Facts;
use super::affine::Affine;
use super::block::{Block, Executor, Memory};
use super::cells::{instances, read_indices};
use super::patient::Patient;
use super::samples::Samples;
use super::search::Values;

/// A block with a solver that holds its clauses.
pub(super) struct Start<'b> {
    pub(super) loc: LocId,
    /// Whether runs begin here.
    pub(super) entry: bool,
    pub(super) block: Block,
    pub(super) solver: Box<dyn Solver + 'b>,
}

/// The blocks of a procedure, each from an arbitrary state.
pub(crate) struct Houdini<'b> {
    pub(super) starts: Vec<Start<'b>>,
    pub(crate) queries: u64,
}

impl<'b> Houdini<'b> {
    /// Executes every block.
    pub(crate) fn new(
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        backend: &dyn Backend,
        limits: &Limits,
    ) -> Result<Self, SmtError> {
        Self::with(pool, executor, &mut || backend.solver(limits))
    }

    /// Executes every block, for queries about arrays that may be hard.
    pub(crate) fn about_arrays(
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        backend: &'b dyn Backend,
        limits: &Limits,
    ) -> Result<Self, SmtError> {
        Self::with(pool, executor, &mut || Ok(Box::new(Patient::new(backend, limits)?)))
    }

    fn with(
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        new: &mut dyn FnMut() -> Result<Box<dyn Solver + 'b>, SmtError>,
    ) -> Result<Self, SmtError> {
        let entry = executor.procedure.entry;
        let heads: Vec<LocId> = executor.shape.loops.keys().copied().collect();
        let mut starts = Vec::with_capacity(heads.len() + 1);
        let first = if heads.contains(&entry) { None } else { Some((entry, true)) };
        for (loc, entry) in first.into_iter().chain(heads.into_iter().map(|head| (head, false))) {
            let mut solver = new()?;
            let block = executor.block(pool, loc, &Memory::new(), 0);
            for clause in &block.clauses {
                solver.assert(pool, *clause)?;
            }
            starts.push(Start { loc, entry, block, solver });
        }
        Ok(Self { starts, queries: 0 })
    }

    /// Adds facts that hold at the heads; those about all cells at the cells that the blocks read.
    pub(crate) fn add(&mut self, pool: &mut TermPool, facts: &Facts) -> Result<(), SmtError> {
        for start in self.starts.iter_mut().filter(|start| !start.entry) {
            let facts = facts.get(&start.loc).map_or(&[][..], Vec::as_slice);
            let indices = start.block.read_indices(pool);
            for fact in facts.iter().copied().chain(instances(pool, facts, &indices)) {
                start.solver.assert(pool, fact)?;
            }
        }
        Ok(())
    }

    /// The candidates that hold whenever a run is at their head; `None` if the budget ended first.
    pub(crate) fn inductive(
        &mut self,
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        candidates: &Facts,
        budget: &Budget,
    ) -> Result<Option<Facts>, SmtError> {
        let mut kept = candidates.clone(); // HO:1
        executor.refuse_dead(pool, &mut kept);
        let entry = executor.procedure.entry;
        if executor.shape.is_head(entry) {
            self.initial(pool, &mut kept, entry)?;
        }
        let mut open: BTreeSet<usize> = (0..self.starts.len()).collect();
        // HO:2
        while let Some(number) = open.pop_first() {
            if budget.spent().is_some() {
                return Ok(None);
            }
            let ends: Vec<LocId> = self.starts[number]
                .block
                .arrivals
                .iter()
                .map(|arrival| arrival.loc)
                .filter(|loc| executor.shape.is_head(*loc))
                .collect();
            for end in ends {
                match self.weaken(pool, executor, number, end, &mut kept, budget)? {
                    None => return Ok(None),
                    Some(false) => (),
                    Some(true) => {
                        open.extend(self.starts.iter().position(|start| start.loc == end));
                    }
                }
            }
        }
        Ok(Some(kept))
    }

    /// Drops what does not hold where runs begin.
    fn initial(
        &mut self,
        pool: &mut TermPool,
        kept: &mut Facts,
        entry: LocId,
    ) -> Result<(), SmtError> {
        let Some(candidates) = kept.get_mut(&entry) else { return Ok(()) };
        let Some(start) = self.starts.iter_mut().find(|start| start.loc == entry) else {
            return Ok(());
        };
        let mut left = Vec::new();
        for candidate in candidates.drain(..) {
            let violated = pool.not(candidate);
            self.queries += 1;
            if matches!(start.solver.check(pool, &[violated])?, Answer::Unsat(_)) {
                left.push(candidate);
            }
        }
        *candidates = left;
        Ok(())
    }

    /// HO:3, until the block preserves what is left. Whether something was dropped; `None` if the budget ended before that
    /// was shown, and then what is left is no more than a guess.
    fn weaken(
        &mut self,
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        number: usize,
        end: LocId,
        kept: &mut Facts,
        budget: &Budget,
    ) -> Result<Option<bool>, SmtError> {
        let start = &mut self.starts[number];
        let arrival = start
            .block
            .arrivals
            .iter()
            .find(|arrival| arrival.loc == end)
            .expect("the block should end there")
            .clone();
        let mut dropped = false;
        let mut indices = start.block.read_indices(pool);
        for goal in kept.get(&end).map_or(&[][..], Vec::as_slice) {
            let there = executor.value(pool, &arrival.memory, *goal);
            indices.extend(read_indices(pool, &[there]));
        }
        indices.sort_unstable();
        indices.dedup();
        loop {
            let goals = kept.get(&end).cloned().unwrap_or_default();
            if goals.is_empty() {
                return Ok(Some(dropped));
            }
            if budget.spent().is_some() {
                return Ok(None);
            }
            let mut assumed = if start.entry {
                Vec::new()
            } else {
                kept.get(&start.loc).cloned().unwrap_or_default()
            };
            let of_cells = instances(pool, &assumed, &indices);
            assumed.extend(of_cells);
            let values: Vec<Term> =
                goals.iter().map(|goal| executor.value(pool, &arrival.memory, *goal)).collect();
            let all = pool.and(&values);
            let violated = pool.not(all);
            if violated == pool.false_() {
                return Ok(Some(dropped));
            }
            assumed.extend([arrival.reached, violated]);
            self.queries += 1;
            let left: Vec<Term> = match start.solver.check(pool, &assumed)? {
                Answer::Unsat(_) => return Ok(Some(dropped)),
                Answer::Sat(mut model) => {
                    let mut model = Values::new(pool, &mut *model);
                    let mut left = Vec::with_capacity(goals.len());
                    for (goal, value) in goals.iter().zip(&values) {
                        if model.holds(*value)? {
                            left.push(*goal);
                        }
                    }
                    left
                }
                Answer::Unknown(_) => Vec::new(),
            };
            let left = if left.len() < goals.len() && !left.is_empty() {
                left
            } else {
                // All together were too much for the solver: one by one.
                assumed.pop();
                let mut left = Vec::new();
                for (goal, value) in goals.iter().zip(&values) {
                    let violated = pool.not(*value);
                    assumed.push(violated);
                    self.queries += 1;
                    if matches!(start.solver.check(pool, &assumed)?, Answer::Unsat(_)) {
                        left.push(*goal);
                    }
                    assumed.pop();
                    if budget.spent().is_some() {
                        break;
                    }
                }
                left
            };
            if left.len() == goals.len() {
                return Ok(Some(dropped));
            }
            dropped = true;
            kept.insert(end, left);
        }
    }

    /// The linear equations that hold at the heads; `None` if the budget ended first.
    pub(crate) fn affine(
        &mut self,
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        samples: &Samples,
        budget: &Budget,
    ) -> Result<Option<Facts>, SmtError> {
        let mut affine = Affine::new(pool, executor);
        for (head, states) in &samples.states {
            for state in states {
                let mut value = |var| {
                    let symbol = pool.symbol(executor.program.variable(var).term)?;
                    state.get(symbol).cloned()
                };
                affine.reach(*head, Some(&mut value));
            }
        }
        affine.steps.clear();
        let mut known = affine.formulas(pool, executor);
        let mut open: BTreeSet<usize> = (0..self.starts.len()).collect();
        if executor.shape.is_head(executor.procedure.entry) {
            affine.reach(executor.procedure.entry, None);
            known = affine.formulas(pool, executor);
        }
        // AF:2
        while let Some(number) = open.pop_first() {
            let ends = self.starts[number].block.arrivals.len();
            for end in 0..ends {
                let arrival = self.starts[number].block.arrivals[end].clone();
                if !executor.shape.is_head(arrival.loc) {
                    continue;
                }
                let again = self.starts.iter().position(|start| start.loc == arrival.loc);
                let start = &mut self.starts[number];
                loop {
                    if budget.spent().is_some() {
                        return Ok(None);
                    }
                    let mut goals = Vec::new();
                    for goal in known.get(&arrival.loc).map_or(&[][..], Vec::as_slice) {
                        goals.push(executor.value(pool, &arrival.memory, *goal));
                    }
                    let all = pool.and(&goals);
                    let violated = pool.not(all);
                    if violated == pool.false_() {
                        break;
                    }
                    let mut assumed = if start.entry {
                        Vec::new()
                    } else {
                        known.get(&start.loc).cloned().unwrap_or_default()
                    };
                    assumed.extend([arrival.reached, violated]);
                    self.queries += 1;
                    match start.solver.check(pool, &assumed)? {
                        Answer::Unsat(_) => break,
                        Answer::Unknown(_) => affine.reach(arrival.loc, None),
                        Answer::Sat(mut model) => {
                            let mut model = Values::new(pool, &mut *model);
                            let mut value = |var| {
                                let own = executor.program.variable(var).term;
                                let term = *arrival.memory.get(&var).unwrap_or(&own);
                                model.value(term).ok()
                            };
                            affine.reach(arrival.loc, Some(&mut value));
                        }
                    }
                    known = affine.formulas(pool, executor);
                    open.extend(again);
                }
            }
        }
        for all in known.values_mut() {
            all.retain(|fact| *fact != pool.true_());
        }
        Ok(Some(known))
    }

    /// The formulas among `kept` that the proof needs, if the others that were added are known: those that keep the blocks
    /// from the claims, and those that these need. Where no single one does, all are kept; `None` if that is not shown.
    pub(crate) fn needed(
        &mut self,
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        kept: &Facts,
        budget: &Budget,
    ) -> Result<Option<Facts>, SmtError> {
        let mut needed: BTreeMap<LocId, BTreeSet<Term>> = BTreeMap::new();
        let mut open: Vec<(usize, Term, Option<Term>)> = Vec::new();
        for (number, start) in self.starts.iter().enumerate() {
            let claims: Vec<Term> = start
                .block
                .arrivals
                .iter()
                .filter(|arrival| !executor.shape.is_head(arrival.loc))
                .map(|arrival| arrival.reached)
                .collect();
            open.push((number, pool.or(&claims), None));
        }
        while let Some((number, violated, same)) = open.pop() {
            if budget.spent().is_some() {
                return Ok(None);
            }
            let loc = self.starts[number].loc;
            let found = self.enough(pool, number, violated, same, kept)?;
            let Some(found) = found else { return Ok(None) };
            for fact in found {
                if !needed.entry(loc).or_default().insert(fact) {
                    continue;
                }
                for (from, start) in self.starts.iter().enumerate() {
                    for arrival in start.block.arrivals.iter().filter(|end| end.loc == loc) {
                        let there = executor.value(pool, &arrival.memory, fact);
                        let fails = pool.not(there);
                        open.push((from, pool.and(&[arrival.reached, fails]), Some(fact)));
                    }
                }
            }
        }
        let sets = needed.into_iter();
        Ok(Some(sets.map(|(head, facts)| (head, facts.into_iter().collect())).collect()))
    }

    /// Formulas at the start of a block that exclude a condition: none, or one, or all.
    fn enough(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        violated: Term,
        same: Option<Term>,
        kept: &Facts,
    ) -> Result<Option<Vec<Term>>, SmtError> {
        if violated == pool.false_() {
            return Ok(Some(Vec::new()));
        }
        let start = &mut self.starts[number];
        let all = if start.entry {
            Vec::new()
        } else {
            kept.get(&start.loc).cloned().unwrap_or_default()
        };
        let mut indices = start.block.read_indices(pool);
        indices.extend(read_indices(pool, &[violated]));
        let mut sets: Vec<Vec<Term>> = vec![Vec::new()];
        sets.extend(same.filter(|same| all.contains(same)).map(|same| vec![same]));
        sets.extend(all.iter().map(|fact| vec![*fact]));
        sets.push(all);
        for set in sets {
            let mut assumed = instances(pool, &set, &indices);
            assumed.extend(set.iter().copied().chain([violated]));
            self.queries += 1;
            if matches!(start.solver.check(pool, &assumed)?, Answer::Unsat(_)) {
                return Ok(Some(set));
            }
        }
        Ok(None)
    }

    /// Do formulas that hold at the heads keep every block from the claims?
    pub(crate) fn excludes_claims(
        &mut self,
        pool: &mut TermPool,
        executor: &Executor<'_>,
        kept: &BTreeMap<LocId, Vec<Term>>,
    ) -> Result<bool, SmtError> {
        for start in &mut self.starts {
            let claims: Vec<Term> = start
                .block
                .arrivals
                .iter()
                .filter(|arrival| !executor.shape.is_head(arrival.loc))
                .map(|arrival| arrival.reached)
                .collect();
            let any = pool.or(&claims);
            if any == pool.false_() {
                continue;
            }
            let mut assumed = if start.entry {
                Vec::new()
            } else {
                kept.get(&start.loc).cloned().unwrap_or_default()
            };
            assumed.push(any);
            self.queries += 1;
            if !matches!(start.solver.check(pool, &assumed)?, Answer::Unsat(_)) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symexia::shape::Shape;
    use std::cell::Cell;
    use symra_smt::Cancel;
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
        let shape = Shape::new(task.program.procedure(task.program.main));
        let mut read = |text| symra_terms::smtlib::read_term(&mut task.pool, text).unwrap();
        let (right, wrong) = (read("(<= x 0)"), read("(<= y 5)"));
        let pool = &mut task.pool;
        let mut executor = Executor::new(pool, &task.program, &shape, &live[0]);
        let heads: Vec<LocId> = shape.loops.keys().copied().collect();
        let guesses: Facts = heads.iter().map(|head| (*head, vec![right, wrong])).collect();
        let mut ended = 0;
        for queries in 1..14 {
            let budget = Budget::default();
            let left = std::rc::Rc::new(Cell::new(queries));
            let mut houdini = Houdini::new(pool, &mut executor, &Z3, &Limits::default()).unwrap();
            for start in &mut houdini.starts {
                let inner = Z3.solver(&Limits::default()).unwrap();
                let inner = std::mem::replace(&mut start.solver, inner);
                let (left, cancel) = (left.clone(), budget.cancel.clone());
                start.solver = Box::new(Stopping { inner, left, cancel });
            }
            let kept = houdini.inductive(pool, &mut executor, &guesses, &budget).unwrap();
            if let Some(kept) = kept {
                ended += 1;
                assert!(kept.values().all(|facts| !facts.contains(&wrong)), "{queries} queries");
                assert!(kept.values().all(|facts| facts.contains(&right)), "{queries} queries");
            }
        }
        assert!(ended > 0, "with enough queries it should come to an end");
    }

    #[test]
    fn facts_about_what_does_not_matter_are_refused() {
        // Where the ways through the loop meet, `y` does not matter, and a block has one of its values only.
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
            let shape = Shape::new(task.program.procedure(task.program.main));
            let guess = symra_terms::smtlib::read_term(&mut task.pool, "(= y 1)").unwrap();
            let pool = &mut task.pool;
            let mut executor = Executor::new(pool, &task.program, &shape, &live[0]);
            let guesses: Facts = shape.loops.keys().map(|head| (*head, vec![guess])).collect();
            let mut houdini = Houdini::new(pool, &mut executor, &Z3, &Limits::default()).unwrap();
            let kept = houdini.inductive(pool, &mut executor, &guesses, &Budget::default());
            let kept = kept.unwrap().expect("there is no limit");
            assert!(kept.values().all(Vec::is_empty), "{one} and {other}");
        }
    }
}
