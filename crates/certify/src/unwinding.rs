//! Re-checks that all runs end without a violation, or are trapped in formulas that hold from then on.
//!
//! Every path is followed with plain substitution, and every branch is asked of the solver: no model is reused, no answer cached,
//! no branch skipped. A path ends where its condition is unsatisfiable, where no edge leaves, or where it implies the trap.
//! What is not implied goes on outside the trap. A path whose condition stays undecided is followed like a feasible one, and if it
//! reaches a claim, nothing is known: neither does the proof hold, nor is it refuted.

use symra_ir::{EdgeRef, Invariant, LocRef, Operation, Program, Scope, Task, VarId};
use symra_smt::{Answer, Backend, SmtError, Solver, WhyUnknown};
use symra_terms::{Substitution, Term, TermPool};
use symra_verdict::Budget;

use crate::Check;

#[derive(Clone)]
struct State {
    at: LocRef,
    /// The values of all variables; locals are those of the innermost call.
    values: Vec<Term>,
    callers: Vec<(EdgeRef, Vec<(VarId, Term)>)>,
    /// How many facts of the path the state has.
    facts: usize,
    /// The fact to add when the state is taken up.
    fact: Option<Term>,
    /// Why it is not known whether the path can be taken, if it is not.
    undecided: Option<WhyUnknown>,
}

/// Are all runs that don't enter the trap finite and without violation?
pub(crate) fn check(
    task: &mut Task,
    trap: &Invariant,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let Task { pool, program } = task;
    let mut unwinding = Unwinding {
        pool,
        program,
        solver: backend.solver(&budget.limits())?,
        facts: 0,
        queries: 0,
    };
    let mut open = vec![unwinding.initial()];
    while let Some(mut state) = open.pop() {
        if let Some(reason) = budget.spent() {
            return Ok(Check::Open(format!("{reason} before all paths were followed again")));
        }
        if !unwinding.take_up(&mut state)? {
            continue;
        }
        if let Some(formula) = trap.get(&state.at)
            && unwinding.trapped(&mut state, *formula)?
        {
            continue;
        }
        if program.location(state.at).claim.is_some() {
            let name = &program.location(state.at).name;
            if let Some(why) = state.undecided {
                return Ok(Check::Open(format!("whether a path reaches `{name}` is open: {why}")));
            }
            return Ok(Check::Refuted(format!(
                "a path that was not excluded reaches the claim at `{name}`"
            )));
        }
        open.extend(unwinding.successors(state));
    }
    Ok(Check::Holds { queries: unwinding.queries })
}

struct Unwinding<'u> {
    pool: &'u mut TermPool,
    program: &'u Program,
    solver: Box<dyn Solver>,
    facts: usize,
    queries: u64,
}

impl Unwinding<'_> {
    fn initial(&mut self) -> State {
        let main = self.program.procedure(self.program.main);
        let values =
            (0..self.program.variables.len()).map(|var| self.arbitrary(VarId::new(var))).collect();
        State {
            at: LocRef { proc: self.program.main, loc: main.entry },
            values,
            callers: Vec::new(),
            facts: 0,
            fact: None,
            undecided: None,
        }
    }

    fn arbitrary(&mut self, var: VarId) -> Term {
        let sort = self.pool.sort(self.program.variable(var).term).clone();
        self.pool.fresh("c", &sort)
    }

    /// Makes the solver hold the state's facts; false where they are unsatisfiable.
    fn take_up(&mut self, state: &mut State) -> Result<bool, SmtError> {
        while self.facts > state.facts {
            self.solver.pop()?;
            self.facts -= 1;
        }
        match state.fact.take() {
            Some(fact) => self.add(state, fact),
            None => Ok(true),
        }
    }

    /// Adds a fact to the state's path; false where the path becomes unsatisfiable.
    fn add(&mut self, state: &mut State, fact: Term) -> Result<bool, SmtError> {
        self.solver.push()?;
        self.facts += 1;
        state.facts = self.facts;
        self.solver.assert(self.pool, fact)?;
        self.queries += 1;
        state.undecided = match self.solver.check(self.pool, &[])? {
            Answer::Unsat(_) => return Ok(false),
            // All facts of the path were asked together, so what was open before is decided now.
            Answer::Sat(_) => None,
            Answer::Unknown(why) => Some(why),
        };
        Ok(true)
    }

    /// Whether the state is in the trap; what is not stays on the path.
    fn trapped(&mut self, state: &mut State, formula: Term) -> Result<bool, SmtError> {
        let inside = self.value(state, formula);
        let outside = self.pool.not(inside);
        Ok(!self.add(state, outside)?)
    }

    fn value(&mut self, state: &State, term: Term) -> Term {
        let mut substitution = Substitution::default();
        for (variable, value) in self.program.variables.iter().zip(&state.values) {
            let symbol = self
                .pool
                .symbol(variable.term)
                .expect("a program variable should be a variable term");
            substitution.bind(symbol, *value);
        }
        substitution.apply(self.pool, term)
    }

    fn successors(&mut self, mut state: State) -> Vec<State> {
        let procedure = self.program.procedure(state.at.proc);
        if state.at.loc == procedure.exit {
            return self.returned(state).into_iter().collect();
        }
        let outgoing = &self.program.location(state.at).outgoing;
        let mut successors = Vec::with_capacity(outgoing.len());
        for edge in outgoing.iter().rev() {
            let edge = EdgeRef { proc: state.at.proc, edge: *edge };
            successors.push(self.next(&state, edge));
        }
        state.values.clear();
        successors
    }

    fn returned(&mut self, mut state: State) -> Option<State> {
        let (call, saved) = state.callers.pop()?;
        let procedure = self.program.procedure(state.at.proc);
        let results: Vec<Term> =
            procedure.results.iter().map(|var| state.values[var.index()]).collect();
        for (var, value) in saved {
            state.values[var.index()] = value;
        }
        let edge = self.program.edge(call);
        let Operation::Call { results: targets, .. } = &edge.operation else {
            unreachable!("a caller should wait at a call")
        };
        for (target, result) in targets.iter().zip(results) {
            state.values[target.index()] = result;
        }
        state.at = LocRef { proc: call.proc, loc: edge.to };
        Some(state)
    }

    fn next(&mut self, state: &State, edge: EdgeRef) -> State {
        let data = self.program.edge(edge);
        let mut next = state.clone();
        next.at.loc = data.to;
        match &data.operation {
            Operation::Assume(term) => {
                let fact = self.value(state, *term);
                next.fact = Some(fact);
            }
            Operation::Assign(pairs) => {
                for (var, term) in pairs {
                    next.values[var.index()] = self.value(state, *term);
                }
            }
            Operation::Havoc(vars) => {
                for var in vars {
                    next.values[var.index()] = self.arbitrary(*var);
                }
            }
            Operation::Call { callee, arguments, .. } => {
                let arguments: Vec<Term> =
                    arguments.iter().map(|term| self.value(state, *term)).collect();
                let callee_data = self.program.procedure(*callee);
                // The caller's locals are saved; in a recursive call they are the same variables as the callee's.
                let saved = (0..self.program.variables.len())
                    .map(VarId::new)
                    .filter(|var| self.program.variable(*var).scope == Scope::Local(edge.proc))
                    .map(|var| (var, state.values[var.index()]))
                    .collect();
                next.callers.push((edge, saved));
                for local in &callee_data.locals {
                    next.values[local.index()] = self.arbitrary(*local);
                }
                for (parameter, argument) in callee_data.parameters.iter().zip(arguments) {
                    next.values[parameter.index()] = argument;
                }
                next.at = LocRef { proc: *callee, loc: callee_data.entry };
            }
        }
        next
    }
}
