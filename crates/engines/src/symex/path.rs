//! Feasibility of a path: the layers that decide a branch before a solver is asked.
//!
//! One solver follows the path that is being executed: each conjunct of the path condition is a frame of its stack.
//! Changing to another state pops to the common prefix and pushes the rest.

use std::sync::Arc;

use symra_smt::{Answer, SmtError, Solver, WhyUnknown};
use symra_terms::{Assignment, Symbol, Term, TermPool, Value, Variables};

use super::state::{Conjunct, FactSet, SymbolicState};
use crate::engine::Progress;

/// Whether a path can be continued under a condition.
pub(super) enum Feasibility {
    /// It can't.
    No,
    /// It can, and the condition adds nothing to the path's own.
    Implied,
    /// It can: this model satisfies the path and the condition.
    Yes(Arc<Assignment>),
    /// Not decided.
    Undecided(WhyUnknown),
}

/// The solver that follows the current path.
pub(super) struct PathSolver {
    solver: Box<dyn Solver>,
    /// Whether to leave out the layers between values and the solver.
    pub(super) every_branch: bool,
    /// The conjuncts on the solver's stack, oldest first.
    stack: Vec<Arc<Conjunct>>,
    facts: FactSet,
    /// The inputs that the conjuncts mention, in the order of first mention, and how many each frame added.
    inputs: Vec<Symbol>,
    added: Vec<usize>,
    mentioned: Vec<bool>,
    variables: Variables,
}

impl PathSolver {
    pub(super) fn new(solver: Box<dyn Solver>, every_branch: bool) -> Self {
        Self {
            solver,
            every_branch,
            stack: Vec::new(),
            facts: FactSet::default(),
            inputs: Vec::new(),
            added: Vec::new(),
            mentioned: Vec::new(),
            variables: Variables::default(),
        }
    }

    /// Can the state's path be continued where `condition` holds?
    pub(super) fn decide(
        &mut self,
        pool: &mut TermPool,
        state: &SymbolicState,
        condition: Term,
        progress: &Progress,
    ) -> Result<Feasibility, SmtError> {
        if let Some(Value::Bool(holds)) = pool.value(condition) {
            Progress::add(&progress.decided, 1);
            return Ok(if *holds { Feasibility::Implied } else { Feasibility::No });
        }
        self.follow(pool, state)?;
        if self.every_branch {
            Progress::add(&progress.asked, 1);
            return self.ask(pool, &[condition], state);
        }
        let negation = pool.not(condition);
        if self.facts.contains(condition) || self.facts.contains(negation) {
            Progress::add(&progress.decided, 1);
            return Ok(if self.facts.contains(condition) {
                Feasibility::Implied
            } else {
                Feasibility::No
            });
        }
        // D2
        if let Some(model) = &state.model
            && pool.evaluate_in(condition, model) == Value::Bool(true)
        {
            Progress::add(&progress.decided, 1);
            return Ok(Feasibility::Yes(model.clone()));
        }
        Progress::add(&progress.asked, 1);
        self.ask(pool, &[condition], state)
    }

    /// Is the state's path feasible at all? Asked where a branch before stayed undecided.
    pub(super) fn confirm(
        &mut self,
        pool: &mut TermPool,
        state: &SymbolicState,
    ) -> Result<Feasibility, SmtError> {
        self.follow(pool, state)?;
        self.ask(pool, &[], state)
    }

    fn ask(
        &mut self,
        pool: &TermPool,
        assuming: &[Term],
        state: &SymbolicState,
    ) -> Result<Feasibility, SmtError> {
        match self.solver.check(pool, assuming)? {
            Answer::Sat(mut model) => {
                // Where the solver says which inputs the question is about, the others keep their values.
                let known = state.model.as_deref().zip(model.about());
                let (mut assignment, symbols) = known.map_or_else(
                    || {
                        let mut inputs = self.inputs.clone();
                        for term in assuming {
                            let new = self.variables.of(pool, *term);
                            inputs.extend(new.iter().filter(|new| !is_set(&self.mentioned, **new)));
                        }
                        (Assignment::default(), inputs)
                    },
                    |(known, about)| (known.clone(), about),
                );
                for symbol in symbols {
                    assignment.set(symbol, model.value(pool, pool.symbol_term(symbol))?);
                }
                Ok(Feasibility::Yes(Arc::new(assignment)))
            }
            Answer::Unsat(_) => Ok(Feasibility::No),
            Answer::Unknown(why) => Ok(Feasibility::Undecided(why)),
        }
    }

    /// Makes the solver's stack the state's path condition.
    fn follow(&mut self, pool: &TermPool, state: &SymbolicState) -> Result<(), SmtError> {
        let length = state.condition.as_ref().map_or(0, |conjunct| conjunct.length);
        let mut missing: Vec<&Arc<Conjunct>> = Vec::new();
        let mut next = state.condition.as_ref();
        while let Some(conjunct) = next {
            if self.stack.get(conjunct.length - 1).is_some_and(|there| Arc::ptr_eq(there, conjunct))
            {
                break;
            }
            missing.push(conjunct);
            next = conjunct.parent.as_ref();
        }
        self.shrink(length - missing.len())?;
        for conjunct in missing.into_iter().rev() {
            self.solver.push()?;
            self.solver.assert(pool, conjunct.fact)?;
            self.facts.insert(conjunct.fact);
            let before = self.inputs.len();
            for symbol in self.variables.of(pool, conjunct.fact).iter() {
                if !is_set(&self.mentioned, *symbol) {
                    self.mentioned.resize(self.mentioned.len().max(symbol.index() + 1), false);
                    self.mentioned[symbol.index()] = true;
                    self.inputs.push(*symbol);
                }
            }
            self.added.push(self.inputs.len() - before);
            self.stack.push(conjunct.clone());
        }
        Ok(())
    }

    fn shrink(&mut self, length: usize) -> Result<(), SmtError> {
        while self.stack.len() > length {
            self.solver.pop()?;
            let conjunct = self.stack.pop().expect("a stack above a length should not be empty");
            self.facts.remove(conjunct.fact);
            let added = self.added.pop().expect("each frame should have its count of inputs");
            for symbol in self.inputs.drain(self.inputs.len() - added..) {
                self.mentioned[symbol.index()] = false;
            }
        }
        Ok(())
    }
}

fn is_set(marks: &[bool], symbol: Symbol) -> bool {
    marks.get(symbol.index()).copied().unwrap_or(false)
}
