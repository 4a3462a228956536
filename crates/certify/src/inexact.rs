//! Violations that pass what is only approximated, and do not depend on it.
//!
//! The program does what its source does with some of the values that it takes where it is not exact. The run is executed with terms
//! in place of these values, and with the run's own for all others. If a solver shows that it goes the same way for all of them, then it does
//! so for those of the source.
//!
//! ```text
//! bad := false; for each condition c of the run, the last first:
//!   bad := c & bad      where c is an assumption of what is approximated: the values of the source fulfil it
//!   bad := !c | bad     elsewhere
//! ```

use std::collections::BTreeMap;

use symra_ir::{
    Approximation, EdgeRef, Inexact, Interpreter, Machine, ProcId, Program, Scope, Task, Trace,
    VarId, VarSet, VariableIndex,
};
use symra_smt::{Answer, Backend, SmtError};
use symra_terms::Term;
use symra_verdict::Budget;

use crate::run::Run;

/// Longer runs are not looked at.
const STEPS: usize = 100_000;

/// What is not exact.
struct Open {
    values: VarSet,
    procedures: Vec<ProcId>,
}

impl Open {
    /// Nothing if one of the approximations is about other things than values.
    fn of<'a>(approximations: impl Iterator<Item = &'a Approximation>) -> Option<Self> {
        let (mut values, mut procedures) = (Vec::new(), Vec::new());
        for approximation in approximations {
            match &approximation.scope {
                Inexact::Anything => return None,
                Inexact::Values(vars) => values.extend(vars),
                Inexact::Procedure(proc) => procedures.push(*proc),
            }
        }
        Some(Self { values: values.into_iter().copied().collect(), procedures })
    }

    /// Whether a condition is an assumption of a procedure about its own values: then there is no other way to go on.
    fn assumes(&self, program: &Program, id: EdgeRef) -> bool {
        let procedure = program.procedure(id.proc);
        let from = program.edge(id).from;
        self.procedures.contains(&id.proc) && procedure.locations[from.index()].outgoing.len() == 1
    }
}

/// Whether a run goes the same way whatever the values are that are approximated by these records.
pub(crate) fn is_independent<'a>(
    task: &mut Task,
    trace: &Trace,
    approximations: impl Iterator<Item = &'a Approximation>,
    (backend, budget): (&dyn Backend, &Budget),
) -> Result<bool, SmtError> {
    let Some(open) = Open::of(approximations) else { return Ok(false) };
    if trace.steps.len() > STEPS || !trace.repeats.is_empty() {
        return Ok(false);
    }
    let Some(mut run) = start(task, trace) else { return Ok(false) };
    let Task { pool, program } = task;
    let is_open = |run: &Run, var: VarId| {
        open.values.contains(var) || run.procedures().any(|proc| open.procedures.contains(&proc))
    };
    for step in &trace.steps {
        if budget.spent().is_some() || run.take(pool, program, step, &is_open).is_none() {
            return Ok(false);
        }
    }
    let mut bad = pool.false_();
    for (edge, condition) in run.conditions.iter().rev() {
        bad = if open.assumes(program, *edge) {
            pool.and(&[*condition, bad])
        } else {
            let fails = pool.not(*condition);
            pool.or(&[fails, bad])
        };
    }
    let mut solver = backend.solver(&budget.limits())?;
    Ok(match solver.check(&task.pool, &[bad])? {
        Answer::Unsat(_) => true,
        Answer::Sat(_) | Answer::Unknown(_) => false,
    })
}

/// The run before its first step.
fn start(task: &mut Task, trace: &Trace) -> Option<Run> {
    let (at, known) = {
        let interpreter = Interpreter::new(task);
        let machine = Machine::new(&interpreter, &trace.initial).ok()?;
        let state = machine.state();
        let values = interpreter.values(state).into_iter();
        let known: Vec<_> = values.map(|(var, value)| (var, value.clone())).collect();
        (state.location(), known)
    };
    let Task { pool, program } = task;
    let (mut globals, mut locals) = (BTreeMap::<VarId, Term>::new(), BTreeMap::new());
    for (var, value) in known {
        let term = pool.constant(value);
        let all =
            if program.variable(var).scope == Scope::Global { &mut globals } else { &mut locals };
        all.insert(var, term);
    }
    Some(Run::new(VariableIndex::new(program, pool), (at.proc, at.loc), globals, locals))
}
