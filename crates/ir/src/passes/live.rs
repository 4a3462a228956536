//! Which variables matter at a location: liveness across calls, where a use counts only if what it is used for matters.
//!
//! A set belongs to a location, not to a call: a global matters in a procedure if it does after some call of it. So at
//! every location, in every call, the variables outside the set can have any values without changing the values of
//! those inside at later locations, nor where the run can go.

use super::uses::{TermVars, VarSet};
use crate::graph::reverse_postorder;
use crate::program::{LocId, LocRef, Operation, Task, VarId};

/// For each procedure and location the variables whose values there can influence where the rest of a run can go.
/// Locations that their entries do not reach have none.
pub fn live_variables(task: &Task) -> Vec<Vec<VarSet>> {
    live(task, &mut TermVars::new(task))
}

/// As [`live_variables`], where further variables are said to matter at some locations.
pub fn live_variables_with(task: &Task, more: &[(LocRef, VarId)]) -> Vec<Vec<VarSet>> {
    live_with(task, &mut TermVars::new(task), more)
}

/// For each procedure and location the variables whose values there can influence the rest of a run. Locations that
/// their entries do not reach have none.
pub(crate) fn live(task: &Task, vars: &mut TermVars) -> Vec<Vec<VarSet>> {
    live_with(task, vars, &[])
}

fn live_with(task: &Task, vars: &mut TermVars, more: &[(LocRef, VarId)]) -> Vec<Vec<VarSet>> {
    let program = &task.program;
    let mut globals = VarSet::default();
    globals.extend(program.globals());
    let empty = program.procedures.iter().map(|p| vec![VarSet::default(); p.locations.len()]);
    let mut analysis = Analysis { task, vars, globals, live: empty.collect() };
    for (at, var) in more {
        analysis.live[at.proc.index()][at.loc.index()].insert(*var);
    }
    let orders: Vec<Vec<LocId>> = program
        .procedures
        .iter()
        .map(|procedure| reverse_postorder(procedure).into_iter().rev().collect())
        .collect();
    loop {
        let mut grew = false;
        for (proc, order) in orders.iter().enumerate() {
            grew |= analysis.pass(proc, order);
        }
        if !grew {
            return analysis.live;
        }
    }
}

struct Analysis<'a> {
    task: &'a Task,
    vars: &'a mut TermVars,
    globals: VarSet,
    live: Vec<Vec<VarSet>>,
}

impl Analysis<'_> {
    /// Goes once over a procedure. Whether something was added.
    fn pass(&mut self, proc: usize, order: &[LocId]) -> bool {
        let procedure = &self.task.program.procedures[proc];
        let mut grew = false;
        for loc in order {
            for edge in &procedure.locations[loc.index()].outgoing {
                let edge = &procedure.edges[edge.index()];
                let after = self.live[proc][edge.to.index()].clone();
                grew |= self.at_exit(&edge.operation, &after);
                let before = self.before(&edge.operation, &after);
                grew |= self.live[proc][loc.index()].union(&before);
            }
        }
        grew
    }

    /// What matters at the exit of a callee, given what does after the call.
    fn at_exit(&mut self, operation: &Operation, after: &VarSet) -> bool {
        let Operation::Call { callee, results, .. } = operation else { return false };
        let procedure = self.task.program.procedure(*callee);
        let mut exit = after.clone();
        exit.intersect(&self.globals);
        for var in results {
            exit.remove(*var);
        }
        for (target, result) in results.iter().zip(&procedure.results) {
            if after.contains(*target) {
                exit.insert(*result);
            }
        }
        self.live[callee.index()][procedure.exit.index()].union(&exit)
    }

    /// What matters before an operation, given what does after it.
    fn before(&mut self, operation: &Operation, after: &VarSet) -> VarSet {
        let pool = &self.task.pool;
        let mut live = after.clone();
        match operation {
            Operation::Assume(condition) => {
                live.extend(self.vars.of(pool, *condition).iter().copied());
            }
            Operation::Assign(assignments) => {
                for (var, _) in assignments {
                    live.remove(*var);
                }
                for (_, term) in assignments.iter().filter(|(var, _)| after.contains(*var)) {
                    live.extend(self.vars.of(pool, *term).iter().copied());
                }
            }
            Operation::Havoc(variables) => {
                for var in variables {
                    live.remove(*var);
                }
            }
            Operation::Call { callee, arguments, results } => {
                // Globals go through the callee, locals past it.
                let procedure = self.task.program.procedure(*callee);
                let entry = &self.live[callee.index()][procedure.entry.index()];
                live.subtract(&self.globals);
                for var in results {
                    live.remove(*var);
                }
                for (parameter, argument) in procedure.parameters.iter().zip(arguments) {
                    if entry.contains(*parameter) {
                        live.extend(self.vars.of(pool, *argument).iter().copied());
                    }
                }
                let mut through = entry.clone();
                through.intersect(&self.globals);
                live.union(&through);
            }
        }
        live
    }
}
